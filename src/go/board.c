#include "go/board.h"

#include "base/rng.h"

#include <assert.h>
#include <string.h>

/* A key per (point, colour): mixed, not stored, so no table needs an init. */
static uint64_t stone_key(vertex v, enum color c)
{
    return rng_mix(((uint64_t)c << 32 | (uint64_t)v) * 0x9e3779b97f4a7c15u);
}

void board_init(struct board *b, int width, int height)
{
    assert(width >= 1 && width <= BOARD_MAX);
    assert(height >= 1 && height <= BOARD_MAX);
    memset(b->at, OFF, sizeof b->at);
    memset(b->head, NO_VERTEX, sizeof b->head);
    b->libs[NO_VERTEX] = 0;
    for (int y = 0; y < height; y++)
        memset(&b->at[vertex_at(0, y)], EMPTY, (size_t)width);
    b->width = width;
    b->height = height;
    b->stones[EMPTY] = width * height;
    b->stones[BLACK] = b->stones[WHITE] = 0;
    b->hash = rng_mix((uint64_t)(width * 64 + height));
}

static void put_stone(struct board *b, vertex v, enum color c)
{
    b->at[v] = (uint8_t)c;
    b->hash ^= stone_key(v, c);
    b->stones[EMPTY]--;
    b->stones[c]++;
}

static void take_stone(struct board *b, vertex v, enum color c)
{
    b->at[v] = EMPTY;
    b->hash ^= stone_key(v, c);
    b->stones[c]--;
    b->stones[EMPTY]++;
}

/* Join the chains named a and b; returns the name absorbed. */
static vertex join(struct board *b, vertex a, vertex c)
{
    vertex big = b->size[a] >= b->size[c] ? a : c;
    vertex small = big == a ? c : a;
    vertex v = small, swap;

    do {
        b->head[v] = big;
        v = b->next[v];
    } while (v != small);
    swap = b->next[big];
    b->next[big] = b->next[small];
    b->next[small] = swap;
    b->libs[big] = (int16_t)(b->libs[big] + b->libs[small]);
    b->size[big] = (int16_t)(b->size[big] + b->size[small]);
    return small;
}

/* The reverse of the join that absorbed `small`; later joins are undone. */
static void part(struct board *b, vertex small)
{
    vertex big = b->head[small], v = small;
    vertex swap = b->next[big];

    b->next[big] = b->next[small];
    b->next[small] = swap;
    b->libs[big] = (int16_t)(b->libs[big] - b->libs[small]);
    b->size[big] = (int16_t)(b->size[big] - b->size[small]);
    do {
        b->head[v] = small;
        v = b->next[v];
    } while (v != small);
}

/* Remove the chain named `head`, of colour c; its ring stays readable. */
static void lift(struct board *b, vertex head, enum color c)
{
    enum color other = opponent(c);
    vertex v = head;

    do {
        take_stone(b, v, c);
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d);

            if (b->at[n] == other)
                b->libs[b->head[n]]++;
        }
        v = b->next[v];
    } while (v != head);
}

static void unlift(struct board *b, vertex head, enum color c)
{
    enum color other = opponent(c);
    vertex v = head;

    do {
        put_stone(b, v, c);
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d);

            if (b->at[n] == other)
                b->libs[b->head[n]]--;
        }
        v = b->next[v];
    } while (v != head);
}

/* What a placement finds around its point, without branching on it: most of
 * the cost of a move is guessing wrong. `n_own`, `n_taken` may count a chain
 * twice. */
struct around {
    vertex own[4];   /* neighbours of the stone's colour */
    vertex taken[4]; /* neighbours of the other that have lost their last
                        liberty */
    int n_own, n_taken;
};

/* A chain of one stone at v, counted in its neighbours; no joining yet. Points
 * that hold no stone have a head too (board_init), and lose 0 there. */
static void start_chain(struct board *b, vertex v, enum color c,
                        struct around *a)
{
    enum color other = opponent(c);
    int libs = 0;

    put_stone(b, v, c);
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);
        int at = b->at[n];

        libs += at == EMPTY;
        b->libs[b->head[n]] =
            (int16_t)(b->libs[b->head[n]] - (at == BLACK || at == WHITE));
    }
    b->head[v] = b->next[v] = v;
    b->libs[v] = (int16_t)libs;
    b->size[v] = 1;
    a->n_own = a->n_taken = 0;
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        a->own[a->n_own] = n;
        a->n_own += b->at[n] == c;
        a->taken[a->n_taken] = n;
        a->n_taken += b->at[n] == other && b->libs[b->head[n]] == 0;
    }
}

/* Place and join; lift nothing. */
static void settle(struct board *b, vertex v, enum color c,
                   struct board_delta *d, struct around *a)
{
    assert(b->at[v] == EMPTY && (c == BLACK || c == WHITE));
    *d = (struct board_delta){.v = v,
                              .color = (uint8_t)c,
                              .old_next = b->next[v],
                              .old_head = b->head[v],
                              .old_libs = b->libs[v],
                              .old_size = b->size[v]};
    start_chain(b, v, c, a);
    for (int i = 0; i < a->n_own; i++) {
        vertex n = a->own[i];

        if (b->head[n] != b->head[v])
            d->absorbed[d->n_absorbed++] = join(b, b->head[n], b->head[v]);
    }
}

int board_place(struct board *b, vertex v, enum color c, struct board_delta *d)
{
    struct around a;

    settle(b, v, c, d, &a);
    for (int i = 0; i < a.n_taken; i++) {
        vertex head = b->head[a.taken[i]];

        if (b->at[head] == EMPTY)
            continue; /* lifted a moment ago */
        d->stones_lifted = (int16_t)(d->stones_lifted + b->size[head]);
        lift(b, head, opponent(c));
        d->lifted[d->n_lifted++] = head;
    }
    if (!b->libs[b->head[v]]) {
        d->suicide = true;
        d->stones_lifted = b->size[b->head[v]];
        d->lifted[d->n_lifted++] = b->head[v];
        lift(b, b->head[v], c);
    }
    return d->stones_lifted;
}

void board_undo(struct board *b, const struct board_delta *d)
{
    enum color c = (enum color)d->color;

    for (int i = d->n_lifted; i-- > 0;)
        unlift(b, d->lifted[i], d->suicide ? c : opponent(c));
    assert(b->at[d->v] == c);
    for (int i = d->n_absorbed; i-- > 0;)
        part(b, d->absorbed[i]);
    take_stone(b, d->v, c);
    for (int i = 0; i < 4; i++) {
        vertex n = vertex_next_to(d->v, i);
        int at = b->at[n];

        b->libs[b->head[n]] =
            (int16_t)(b->libs[b->head[n]] + (at == BLACK || at == WHITE));
    }
    b->next[d->v] = d->old_next;
    b->head[d->v] = d->old_head;
    b->libs[d->v] = d->old_libs;
    b->size[d->v] = d->old_size;
}

static int ring(const struct board *b, vertex head, vertex *out)
{
    vertex v = head;
    int n = 0;

    do {
        out[n++] = v;
        v = b->next[v];
    } while (v != head);
    return n;
}

int board_lifted(const struct board *b, const struct board_delta *d,
                 vertex *out)
{
    int n = 0;

    for (int i = 0; i < d->n_lifted; i++)
        n += ring(b, d->lifted[i], out + n);
    return n;
}

bool board_is_suicide(const struct board *b, vertex v, enum color c,
                      int *stones)
{
    vertex seen[4];
    int16_t touch[4]; /* how often v touches that chain */
    int n_seen = 0, joined = 1;

    assert(b->at[v] == EMPTY);
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);
        int i = 0;

        if (b->at[n] == EMPTY)
            return false;
        if (b->at[n] == OFF)
            continue;
        while (i < n_seen && seen[i] != b->head[n])
            i++;
        if (i == n_seen) {
            seen[n_seen] = b->head[n];
            touch[n_seen++] = 0;
        }
        touch[i]++;
    }
    for (int i = 0; i < n_seen; i++) {
        bool last = b->libs[seen[i]] == touch[i];

        if (last != (b->at[seen[i]] == c))
            return false; /* captures, or joins a chain with a liberty */
        if (b->at[seen[i]] == c)
            joined += b->size[seen[i]];
    }
    if (stones)
        *stones = joined;
    return true;
}

void board_add(struct board *b, vertex v, enum color c)
{
    struct board_delta ignored;
    struct around unused;

    settle(b, v, c, &ignored, &unused);
}

vertex board_libertyless(const struct board *b)
{
    vertex last = vertex_at(b->width - 1, b->height - 1);

    for (vertex v = vertex_at(0, 0); v <= last; v++)
        if ((b->at[v] == BLACK || b->at[v] == WHITE) && !b->libs[b->head[v]])
            return v;
    return NO_VERTEX;
}

int board_liberties(const struct board *b, vertex v, vertex *out)
{
    uint8_t seen[BOARD_GRID] = {0};
    vertex stone = v;
    int n = 0;

    assert(b->at[v] == BLACK || b->at[v] == WHITE);
    do {
        for (int d = 0; d < 4; d++) {
            vertex l = vertex_next_to(stone, d);

            if (b->at[l] != EMPTY || seen[l])
                continue;
            seen[l] = 1;
            if (out)
                out[n] = l;
            n++;
        }
        stone = b->next[stone];
    } while (stone != v);
    return n;
}

int board_chain(const struct board *b, vertex v, vertex *out)
{
    assert(b->at[v] == BLACK || b->at[v] == WHITE);
    return ring(b, v, out);
}

int board_points(const struct board *b, vertex *out)
{
    int n = 0;

    for (int x = 0; x < b->width; x++)
        for (int y = 0; y < b->height; y++)
            out[n++] = vertex_at(x, y);
    return n;
}

bool board_equal(const struct board *a, const struct board *b)
{
    if (a->width != b->width || a->height != b->height)
        return false;
    for (int y = 0; y < a->height; y++)
        if (memcmp(&a->at[vertex_at(0, y)], &b->at[vertex_at(0, y)],
                   (size_t)a->width))
            return false;
    return true;
}
