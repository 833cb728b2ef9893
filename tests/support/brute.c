#include "support/brute.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { OWN, ENEMY }; /* of the target: who owns it, who attacks it */

/* Sets of points are bits; ban: points where that side may not retake. */
struct state {
    uint32_t stones[2], ban[2];
    uint32_t mover; /* OWN or ENEMY */
};

/* The moves between positions; 0 stands for every position after capture. */
struct edge {
    uint32_t from, to;
};

struct brute {
    enum brute_mode mode;
    bool suicide, ko, full;
    uint32_t most;
    int n, color; /* free points; colour of the owner */
    int point[BRUTE_POINTS];
    uint32_t near[BRUTE_POINTS], safe[2], target, vital;
    struct state *state; /* [0] is not used */
    uint32_t states, mask;
    uint32_t *slot; /* hash table: numbers of states, 0 empty */
    struct edge *edge;
    size_t edges, room;
    unsigned char *lost; /* by state: the attacker forces capture */
};

static void *take(size_t n, size_t size)
{
    void *p = calloc(n, size);

    if (!p)
        abort();
    return p;
}

void brute_read(struct brute_board *b, const char *rows)
{
    const char *end = strchr(rows, '/');

    *b = (struct brute_board){.width = end ? (int)(end - rows) : 0};
    if (!b->width)
        b->width = (int)strlen(rows);
    b->height = ((int)strlen(rows) + 1) / (b->width + 1);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            char c = rows[(b->height - 1 - y) * (b->width + 1) + x];
            int p = y * b->width + x;

            b->at[p] = (unsigned char)(strchr("XxB", c)   ? 1
                                       : strchr("OoW", c) ? 2
                                                          : 0);
            b->fixed[p] = !strchr("XOBW.", c);
            b->vital[p] = c == 'B' || c == 'W';
        }
}

/* ---- the board -----------------------------------------------------------*/

static int neighbours(const struct brute_board *b, int p, int out[4])
{
    int x = p % b->width, y = p / b->width, n = 0;

    if (x > 0)
        out[n++] = p - 1;
    if (x < b->width - 1)
        out[n++] = p + 1;
    if (y > 0)
        out[n++] = p - b->width;
    if (y < b->height - 1)
        out[n++] = p + b->width;
    return n;
}

static int side_of(const struct brute *s, int color)
{
    return color == s->color ? OWN : ENEMY;
}

/* What surrounds the free point i. */
static void read_point(struct brute *s, const struct brute_board *b,
                       const int *index, int i)
{
    int next[4], n = neighbours(b, s->point[i], next);

    for (int k = 0; k < n; k++) {
        int q = next[k];

        if (!b->fixed[q]) {
            s->near[i] |= 1u << index[q];
            continue;
        }
        assert(b->at[q]);
        s->safe[side_of(s, b->at[q])] |= 1u << i;
    }
}

static uint32_t around(const struct brute *s, uint32_t set)
{
    uint32_t out = 0;

    for (int i = 0; i < s->n; i++)
        if (set >> i & 1)
            out |= s->near[i];
    return out & ~set;
}

static uint32_t chain_of(const struct brute *s, uint32_t stones, uint32_t seed)
{
    uint32_t more = seed;

    do {
        seed = more;
        more = seed | (around(s, seed) & stones);
    } while (more != seed);
    return seed;
}

static bool breathes(const struct brute *s, const struct state *at, int side,
                     uint32_t chain)
{
    return (chain & s->safe[side]) ||
           (around(s, chain) & ~(at->stones[0] | at->stones[1]));
}

/* Take off the chains of `side` next to `point` that have no liberty. */
static uint32_t lift(const struct brute *s, struct state *at, int side,
                     uint32_t point)
{
    uint32_t left = around(s, point) & at->stones[side], lifted = 0;

    while (left) {
        uint32_t chain = chain_of(s, at->stones[side], left & -left);

        left &= ~chain;
        if (!breathes(s, at, side, chain))
            lifted |= chain;
    }
    at->stones[side] &= ~lifted;
    return lifted;
}

static bool one_bit(uint32_t set)
{
    return set && !(set & (set - 1));
}

/* A lone stone whose only liberty is what it has just taken. */
static bool is_ko(const struct brute *s, const struct state *at, int side,
                  uint32_t stone, uint32_t lifted)
{
    uint32_t all = at->stones[0] | at->stones[1];

    return one_bit(lifted) && !(stone & s->safe[side]) &&
           !(around(s, stone) & at->stones[side]) &&
           (around(s, stone) & ~all) == lifted;
}

static bool is_bound(const struct brute *s, int side)
{
    return !(s->mode == BRUTE_ATTACKER_FREE && side == ENEMY) &&
           !(s->mode == BRUTE_OWNER_FREE && side == OWN);
}

/* The side on move plays on the empty point; false: illegal. */
static bool play(struct brute *s, struct state *at, uint32_t point)
{
    int me = (int)at->mover, you = 1 - me;
    uint32_t lifted, own;
    bool ko;

    at->stones[me] |= point;
    lifted = lift(s, at, you, point);
    ko = is_ko(s, at, me, point, lifted);
    if (ko && (at->ban[me] & point))
        return false;
    own = chain_of(s, at->stones[me], point);
    if (!breathes(s, at, me, own)) {
        if (!s->suicide || one_bit(own))
            return false;
        at->stones[me] &= ~own;
    }
    if (s->mode != BRUTE_JAPAN)
        at->ban[0] = at->ban[1] = 0;
    at->ban[0] &= ~point;
    at->ban[1] &= ~point;
    if (ko) {
        s->ko = true;
        if (is_bound(s, you))
            at->ban[you] |= lifted;
    }
    at->mover = (uint32_t)you;
    return true;
}

/* ---- the graph -----------------------------------------------------------*/

static uint32_t hash(const struct state *at)
{
    uint64_t h = at->stones[0] * 0x9e3779b97f4a7c15u;

    h = (h ^ (h >> 29) ^ at->stones[1]) * 0xbf58476d1ce4e5b9u;
    h = (h ^ (h >> 31) ^ at->ban[0]) * 0x94d049bb133111ebu;
    h = (h ^ (h >> 30) ^ at->ban[1]) * 0x9e3779b97f4a7c15u;
    return (uint32_t)((h ^ (h >> 32) ^ at->mover) * 0x85ebca6bu);
}

static bool same(const struct state *a, const struct state *b)
{
    return a->stones[0] == b->stones[0] && a->stones[1] == b->stones[1] &&
           a->ban[0] == b->ban[0] && a->ban[1] == b->ban[1] &&
           a->mover == b->mover;
}

/* The place in the table where this position is, or would be. */
static uint32_t find(const struct brute *s, const struct state *at)
{
    uint32_t k = hash(at) & s->mask;

    while (s->slot[k] && !same(&s->state[s->slot[k]], at))
        k = (k + 1) & s->mask;
    return k;
}

static void grow(struct brute *s)
{
    uint32_t slots = s->mask ? 2 * (s->mask + 1) : 1024;

    free(s->slot);
    s->slot = take(slots, sizeof *s->slot);
    s->mask = slots - 1;
    s->state = realloc(s->state, slots * sizeof *s->state);
    if (!s->state)
        abort();
    for (uint32_t i = 1; i < s->states; i++)
        s->slot[find(s, &s->state[i])] = i;
}

/* The number of a position; 0: the target is gone, or there is no room. */
static uint32_t number(struct brute *s, const struct state *at)
{
    uint32_t k;

    if (!(at->stones[OWN] & s->target))
        return 0;
    k = find(s, at);
    if (s->slot[k])
        return s->slot[k];
    if (s->states > s->most) {
        s->full = true;
        return 0;
    }
    if (2 * s->states > s->mask) {
        grow(s);
        k = find(s, at);
    }
    s->state[s->states] = *at;
    return s->slot[k] = s->states++;
}

static void join(struct brute *s, uint32_t from, const struct state *to)
{
    if (s->edges == s->room) {
        s->room = s->room ? 2 * s->room : 1024;
        s->edge = realloc(s->edge, s->room * sizeof *s->edge);
        if (!s->edge)
            abort();
    }
    s->edge[s->edges].from = from;
    s->edge[s->edges++].to = number(s, to);
}

/* The target hangs on to what is fixed, or what its attacker cannot spare is
 * gone, or it has two points wholly within it, where no single stone can be
 * put: no need to look further. */
static bool is_safe(const struct brute *s, const struct state *at)
{
    uint32_t chain = chain_of(s, at->stones[OWN], s->target);
    uint32_t empty = around(s, chain) & ~at->stones[ENEMY];
    int eyes = 0;

    if ((chain & s->safe[OWN]) || (s->vital & ~at->stones[ENEMY]))
        return true;
    for (int i = 0; i < s->n; i++)
        eyes += (empty >> i & 1) && !(s->near[i] & ~chain) &&
                !(s->safe[ENEMY] >> i & 1);
    return eyes >= 2;
}

static void expand(struct brute *s, uint32_t from)
{
    struct state at = s->state[from], to = at;
    uint32_t me = at.mover;

    if (is_safe(s, &at))
        return;
    to.mover = 1 - me;
    if (s->mode != BRUTE_JAPAN)
        to.ban[0] = to.ban[1] = 0;
    join(s, from, &to);
    for (int i = 0; i < s->n; i++) {
        uint32_t point = 1u << i;

        if (s->mode == BRUTE_JAPAN && (at.ban[me] & point)) {
            to = at;
            to.mover = 1 - me;
            to.ban[me] &= ~point;
            join(s, from, &to);
        }
        to = at;
        if (!((at.stones[0] | at.stones[1]) & point) && play(s, &to, point))
            join(s, from, &to);
    }
}

/* Backwards from capture: the attacker needs one move into a lost position,
 * the owner loses when all his moves (a pass is always one) lead there. */
static void look_back(struct brute *s)
{
    uint32_t *first = take(s->states + 1, sizeof *first);
    uint32_t *by_to = take(s->edges + 1, sizeof *by_to);
    uint32_t *ways = take(s->states, sizeof *ways);
    uint32_t *queue = take(s->states + 1, sizeof *queue), head = 0, tail = 0;

    for (size_t i = 0; i < s->edges; i++) {
        first[s->edge[i].to + 1]++;
        ways[s->edge[i].from]++;
    }
    for (uint32_t i = 0; i < s->states; i++)
        first[i + 1] += first[i];
    for (size_t i = s->edges; i-- > 0;)
        by_to[--first[s->edge[i].to + 1]] = s->edge[i].from;
    memmove(first, first + 1, s->states * sizeof *first);
    first[s->states] = (uint32_t)s->edges;
    s->lost = take(s->states, 1);
    s->lost[0] = 1;
    queue[tail++] = 0;
    while (head < tail) {
        uint32_t at = queue[head++];

        for (uint32_t i = first[at]; i < first[at + 1]; i++) {
            uint32_t from = by_to[i];

            if (s->lost[from] || (s->state[from].mover == OWN && --ways[from]))
                continue;
            s->lost[from] = 1;
            queue[tail++] = from;
        }
    }
    free(first);
    free(by_to);
    free(ways);
    free(queue);
}

/* ---- what is offered -----------------------------------------------------*/

struct brute *brute_new(const struct brute_board *b, int target,
                        enum brute_mode mode, uint32_t most)
{
    int index[BRUTE_GRID];
    struct brute *s = take(1, sizeof *s);

    s->mode = mode;
    s->suicide = b->suicide;
    s->most = most;
    s->color = b->at[target];
    for (int p = 0; p < b->width * b->height; p++) {
        if (b->fixed[p])
            continue;
        if (s->n == BRUTE_POINTS) {
            free(s);
            return NULL;
        }
        if (b->vital[p] && b->at[p] != s->color)
            s->vital |= 1u << s->n;
        index[p] = s->n;
        s->point[s->n++] = p;
    }
    for (int i = 0; i < s->n; i++)
        read_point(s, b, index, i);
    s->target = 1u << index[target];
    s->states = 1;
    grow(s);
    return s;
}

void brute_free(struct brute *s)
{
    if (!s)
        return;
    free(s->slot);
    free(s->state);
    free(s->edge);
    free(s->lost);
    free(s);
}

static struct state state_of(const struct brute *s, const unsigned char *at,
                             int mover)
{
    struct state out = {.mover = (uint32_t)mover};

    for (int i = 0; i < s->n; i++)
        if (at[s->point[i]])
            out.stones[side_of(s, at[s->point[i]])] |= 1u << i;
    return out;
}

void brute_add(struct brute *s, const unsigned char *at)
{
    for (int mover = OWN; mover <= ENEMY; mover++) {
        struct state root = state_of(s, at, mover);

        number(s, &root);
    }
}

bool brute_run(struct brute *s)
{
    for (uint32_t i = 1; i < s->states && !s->full; i++)
        expand(s, i);
    if (s->full)
        return false;
    look_back(s);
    return true;
}

bool brute_has_ko(const struct brute *s)
{
    return s->ko;
}

uint32_t brute_size(const struct brute *s)
{
    return s->states - 1;
}

enum brute_answer brute_ask(const struct brute *s, const unsigned char *at,
                            enum brute_side first)
{
    struct state root = state_of(s, at, first == BRUTE_OWNER ? OWN : ENEMY);
    uint32_t i = s->slot[find(s, &root)];

    assert(i);
    return s->full      ? BRUTE_TOO_LARGE
           : s->lost[i] ? BRUTE_CAPTURED
                        : BRUTE_SURVIVES;
}

uint32_t brute_solve(const struct brute_board *b, int target,
                     enum brute_mode mode, uint32_t most,
                     enum brute_answer answer[2])
{
    struct brute *s = brute_new(b, target, mode, most);
    uint32_t n;

    answer[BRUTE_ATTACKER] = answer[BRUTE_OWNER] = BRUTE_TOO_LARGE;
    if (!s)
        return 0;
    brute_add(s, b->at);
    if (brute_run(s)) {
        answer[BRUTE_ATTACKER] = brute_ask(s, b->at, BRUTE_ATTACKER);
        answer[BRUTE_OWNER] = brute_ask(s, b->at, BRUTE_OWNER);
    }
    n = brute_size(s);
    brute_free(s);
    return n;
}
