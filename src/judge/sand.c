#include "judge/sand.h"

#include <string.h>

static const int8_t diagonal[4] = {-BOARD_STRIDE - 1, -BOARD_STRIDE + 1,
                                   BOARD_STRIDE - 1, BOARD_STRIDE + 1};

static bool is_stone(uint8_t c)
{
    return c == BLACK || c == WHITE;
}

static void add_pair(struct sand *s, vertex head, vertex liberty)
{
    s->pairs[head]++;
    s->sum[head] += liberty;
    s->squares[head] += liberty * liberty;
}

static void drop_pair(struct sand *s, vertex head, vertex liberty)
{
    s->pairs[head]--;
    s->sum[head] -= liberty;
    s->squares[head] -= liberty * liberty;
}

void sand_init(struct sand *s, const struct board *b)
{
    vertex last = vertex_at(b->width - 1, b->height - 1);

    memset(s, 0, sizeof *s);
    s->width = b->width;
    s->height = b->height;
    memcpy(s->at, b->at, sizeof s->at);
    memcpy(s->next, b->next, sizeof s->next);
    memcpy(s->head, b->head, sizeof s->head);
    memcpy(s->size, b->size, sizeof s->size);
    for (vertex v = vertex_at(0, 0); v <= last; v++) {
        if (b->at[v] != EMPTY)
            continue;
        s->place[v] = (int16_t)s->n_empty;
        s->empty[s->n_empty++] = v;
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d);

            if (is_stone(b->at[n]))
                add_pair(s, s->head[n], v);
        }
    }
}

void sand_copy(struct sand *to, const struct sand *from)
{
    size_t used = (size_t)(from->height + 2) * BOARD_STRIDE + 1;

    to->width = from->width;
    to->height = from->height;
    to->ko = from->ko;
    to->last = from->last;
    to->n_empty = from->n_empty;
    to->n_lifted = 0;
    memcpy(to->at, from->at, used);
    memcpy(to->next, from->next, used * sizeof to->next[0]);
    memcpy(to->head, from->head, used * sizeof to->head[0]);
    memcpy(to->size, from->size, used * sizeof to->size[0]);
    memcpy(to->pairs, from->pairs, used * sizeof to->pairs[0]);
    memcpy(to->sum, from->sum, used * sizeof to->sum[0]);
    memcpy(to->squares, from->squares, used * sizeof to->squares[0]);
    memcpy(to->place, from->place, used * sizeof to->place[0]);
    memcpy(to->empty, from->empty, (size_t)from->n_empty * sizeof to->empty[0]);
}

bool sand_is_legal(const struct sand *s, vertex v, enum color c)
{
    if (s->at[v] != EMPTY || v == s->ko)
        return false;
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (s->at[n] == EMPTY)
            return true;
        if (s->at[n] != OFF && sand_in_atari(s, s->head[n]) != (s->at[n] == c))
            return true;
    }
    return false;
}

static void lift(struct sand *s, vertex head)
{
    vertex v = head;

    do {
        s->at[v] = EMPTY;
        s->place[v] = (int16_t)s->n_empty;
        s->empty[s->n_empty++] = v;
        s->lifted[s->n_lifted++] = v;
        v = s->next[v];
    } while (v != head);
    do {
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d);

            if (is_stone(s->at[n]))
                add_pair(s, s->head[n], v);
        }
        v = s->next[v];
    } while (v != head);
}

static void join(struct sand *s, vertex a, vertex b)
{
    vertex big = s->size[a] >= s->size[b] ? a : b;
    vertex small = big == a ? b : a, v = small, swap;

    do {
        s->head[v] = big;
        v = s->next[v];
    } while (v != small);
    swap = s->next[big];
    s->next[big] = s->next[small];
    s->next[small] = swap;
    s->size[big] = (int16_t)(s->size[big] + s->size[small]);
    s->pairs[big] = (int16_t)(s->pairs[big] + s->pairs[small]);
    s->sum[big] += s->sum[small];
    s->squares[big] += s->squares[small];
}

static void put(struct sand *s, vertex v, enum color c)
{
    vertex moved = s->empty[--s->n_empty];

    s->empty[s->place[v]] = moved;
    s->place[moved] = s->place[v];
    s->at[v] = (uint8_t)c;
    s->head[v] = s->next[v] = v;
    s->size[v] = 1;
    s->pairs[v] = 0;
    s->sum[v] = 0;
    s->squares[v] = 0;
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (s->at[n] == EMPTY)
            add_pair(s, v, n);
        else if (s->at[n] != OFF)
            drop_pair(s, s->head[n], v);
    }
}

void sand_play(struct sand *s, vertex v, enum color c)
{
    enum color other = opponent(c);
    vertex head;

    put(s, v, c);
    s->n_lifted = 0;
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (s->at[n] == c && s->head[n] != s->head[v])
            join(s, s->head[n], s->head[v]);
    }
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (s->at[n] == other && !s->pairs[s->head[n]])
            lift(s, s->head[n]);
    }
    head = s->head[v];
    s->ko = s->n_lifted == 1 && s->size[head] == 1 && s->pairs[head] == 1
                ? s->lifted[0]
                : NO_VERTEX;
    s->last = v;
}

void sand_pass(struct sand *s)
{
    s->ko = s->last = NO_VERTEX;
    s->n_lifted = 0;
}

bool sand_is_eye(const struct sand *s, vertex v, enum color c)
{
    int edge = 0, enemy = 0;

    for (int d = 0; d < 4; d++) {
        uint8_t n = s->at[vertex_next_to(v, d)];

        if (n != c && n != OFF)
            return false;
    }
    for (int d = 0; d < 4; d++) {
        uint8_t n = s->at[v + diagonal[d]];

        edge |= n == OFF;
        enemy += n == opponent(c);
    }
    return enemy + edge < 2;
}

/* A few points, each once. */
struct few {
    int n;
    vertex v[8];
};

static void add_once(struct few *f, vertex v)
{
    for (int i = 0; i < f->n; i++)
        if (f->v[i] == v)
            return;
    f->v[f->n++] = v;
}

/* Add the liberties of a chain other than `but` until there are two. */
static void add_liberties(const struct sand *s, vertex head, vertex but,
                          struct few *liberties)
{
    vertex v = head;

    do {
        for (int d = 0; d < 4 && liberties->n < 2; d++) {
            vertex n = vertex_next_to(v, d);

            if (s->at[n] == EMPTY && n != but)
                add_once(liberties, n);
        }
        v = s->next[v];
    } while (v != head && liberties->n < 2);
}

int sand_self_atari(const struct sand *s, vertex v, enum color c)
{
    struct few liberties = {0}, friends = {0};
    int stones = 1;

    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (s->at[n] == EMPTY)
            add_once(&liberties, n);
        else if (s->at[n] == c)
            add_once(&friends, s->head[n]);
        else if (s->at[n] != OFF && sand_in_atari(s, s->head[n])) {
            if (s->size[s->head[n]] > 1)
                return 0; /* the points of two stones become liberties */
            add_once(&liberties, n);
        }
    }
    for (int i = 0; i < friends.n && liberties.n < 2; i++) {
        stones += s->size[friends.v[i]];
        add_liberties(s, friends.v[i], v, &liberties);
    }
    return liberties.n < 2 ? stones : 0;
}
