#include "judge/solve.h"

#include "base/bits.h"
#include "base/mem.h"

#include <string.h>

enum { DEPTH = 120, MOVES = LOCAL_POINTS + 1, INFINITE = 100000000 };

struct entry {
    uint64_t key;
    uint32_t pn, dn; /* proof and disproof number: capture is proof */
};

struct child {
    struct local_state state;
    uint64_t key;
    uint32_t pn, dn;
    uint8_t move;
    bool path; /* dn rests on a repetition of the path: not for the table */
};

struct frame {
    uint64_t key;
    int n;
    struct child child[MOVES];
};

struct solver {
    const struct local *zone;
    struct entry *table;
    uint64_t mask;
    struct frame *frame;
    uint32_t left;
    uint64_t salt; /* makes entries of earlier searches unknown */
};

struct solver *solver_new(int table_bits)
{
    struct solver *s = mem_new(1, sizeof *s);

    if (!s)
        return NULL;
    s->mask = ((uint64_t)1 << table_bits) - 1;
    s->table = mem_new((size_t)s->mask + 1, sizeof *s->table);
    s->frame = mem_new(DEPTH, sizeof *s->frame);
    if (s->table && s->frame)
        return s;
    solver_free(s);
    return NULL;
}

void solver_free(struct solver *s)
{
    if (!s)
        return;
    mem_free(s->table);
    mem_free(s->frame);
    mem_free(s);
}

void solver_reset(struct solver *s)
{
    memset(s->table, 0, ((size_t)s->mask + 1) * sizeof *s->table);
    s->salt = 0;
}

static struct entry *look(struct solver *s, uint64_t key)
{
    struct entry *e = &s->table[key & s->mask];

    return e->key == key ? e : NULL;
}

static void store(struct solver *s, uint64_t key, uint32_t pn, uint32_t dn)
{
    struct entry *e = &s->table[key & s->mask];

    *e = (struct entry){key, pn, dn};
}

static uint64_t key_of(const struct solver *s, const struct local_state *at)
{
    return local_key(at) ^ s->salt;
}

/* Numbers of a position not met before: terminal, or a guess. */
static void first_numbers(const struct solver *s, struct child *c)
{
    const struct local *z = s->zone;
    uint64_t stones = c->state.stones[0] | c->state.stones[1];
    uint64_t chain, libs;

    c->pn = c->dn = 1;
    if (local_captured(z, &c->state)) {
        c->pn = 0;
        c->dn = INFINITE;
        return;
    }
    if (c->state.to_move == ATTACKER && local_alive(z, &c->state)) {
        c->pn = INFINITE;
        c->dn = 0;
        return;
    }
    chain = local_chain(z, c->state.stones[DEFENDER], z->target & -z->target);
    libs = local_border(z, chain) & ~stones;
    c->pn = (uint32_t)bits_count(libs) + 1;
    if (c->state.to_move == ATTACKER && bits_count(libs) == 1 &&
        !(chain & z->outside[DEFENDER]))
        c->pn = 1;
}

static bool on_path(const struct solver *s, int depth, uint64_t key)
{
    for (int i = 0; i <= depth; i++)
        if (s->frame[i].key == key)
            return true;
    return false;
}

static void refresh(struct solver *s, int depth, struct child *c)
{
    const struct entry *e = look(s, c->key);

    c->path = false;
    if (on_path(s, depth, c->key)) {
        c->pn = INFINITE;
        c->dn = 0;
        c->path = true;
    } else if (e) {
        c->pn = e->pn;
        c->dn = e->dn;
    }
}

static void add_child(struct solver *s, struct frame *f, int depth,
                      const struct local_state *at, int move)
{
    struct child *c = &f->child[f->n];

    c->state = *at;
    if (!local_move(s->zone, &c->state, move))
        return;
    c->move = (uint8_t)move;
    c->key = key_of(s, &c->state);
    if (!look(s, c->key))
        first_numbers(s, c);
    refresh(s, depth, c);
    f->n++;
}

/* All moves; the attacker passes (plays elsewhere) only to lift a ko ban, for
 * else the defender passes too and nothing has happened. */
static void expand(struct solver *s, int depth, const struct local_state *at)
{
    struct frame *f = &s->frame[depth];
    uint64_t stones = at->stones[0] | at->stones[1];

    f->n = 0;
    for (int p = 0; p < s->zone->n; p++)
        if (!(stones >> p & 1))
            add_child(s, f, depth, at, p);
    if (at->to_move == DEFENDER || at->ko != LOCAL_NO_KO)
        add_child(s, f, depth, at, LOCAL_PASS);
}

static uint32_t add(uint32_t a, uint32_t b)
{
    return a + b > INFINITE ? INFINITE : a + b;
}

/* The numbers of a node from its children. `or_node`: the attacker moves.
 * Best child and the second best's number for the thresholds. */
struct summary {
    uint32_t pn, dn, second;
    int best;
    bool path;
};

static struct summary sum_up(const struct frame *f, bool or_node)
{
    struct summary m = {INFINITE, 0, INFINITE, -1, false};
    uint32_t low = INFINITE, sum = 0;
    bool low_path = false, any_path = false;

    for (int i = 0; i < f->n; i++) {
        const struct child *c = &f->child[i];
        uint32_t mine = or_node ? c->pn : c->dn;
        uint32_t other = or_node ? c->dn : c->pn;

        sum = add(sum, other);
        any_path |= c->path;
        if (m.best < 0 || mine < low) {
            m.second = m.best < 0 ? INFINITE : low;
            low = mine;
            low_path = c->path;
            m.best = i;
        } else if (mine < m.second) {
            m.second = mine;
        }
    }
    m.pn = or_node ? low : sum;
    m.dn = or_node ? sum : low;
    m.path = or_node ? any_path : low_path;
    return m;
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Search below frame `depth` until a number reaches its threshold. Depth is
 * bounded by DEPTH, so the recursion is. Returns whether a disproof rests on
 * the path. */
static bool search(struct solver *s, int depth, const struct local_state *at,
                   uint64_t key, uint32_t max_pn, uint32_t max_dn)
{
    struct frame *f = &s->frame[depth];
    bool or_node = at->to_move == ATTACKER;

    f->key = key;
    expand(s, depth, at);
    for (;;) {
        struct summary m = sum_up(f, or_node);
        struct child *c;
        uint32_t pn, dn;

        if (m.pn >= max_pn || m.dn >= max_dn || !m.pn || !m.dn || !s->left ||
            depth + 1 == DEPTH) {
            if (!(m.path && !m.dn))
                store(s, key, m.pn, m.dn);
            return m.path && !m.dn;
        }
        c = &f->child[m.best];
        s->left--;
        if (or_node) {
            pn = least(max_pn, add(m.second, 1 + m.second / 4));
            dn = add(max_dn - m.dn, c->dn);
        } else {
            dn = least(max_dn, add(m.second, 1 + m.second / 4));
            pn = add(max_pn - m.pn, c->pn);
        }
        if (search(s, depth + 1, &c->state, c->key, pn, dn)) {
            c->pn = INFINITE;
            c->dn = 0;
            c->path = true;
        } else {
            refresh(s, depth, c);
        }
    }
}

enum solve_result solve(struct solver *s, const struct local *z,
                        const struct local_state *start, uint32_t budget,
                        uint32_t *used)
{
    const struct entry *e;
    uint64_t key;
    bool path;

    s->zone = z;
    s->left = budget;
    s->salt += 0x9e3779b97f4a7c15u;
    key = key_of(s, start);
    if (local_alive(z, start) && start->to_move == ATTACKER)
        return SOLVE_SURVIVES;
    path = search(s, 0, start, key, INFINITE, INFINITE);
    *used += budget - s->left;
    if (path)
        return SOLVE_SURVIVES;
    e = look(s, key);
    if (e && !e->pn)
        return SOLVE_CAPTURED;
    return e && !e->dn ? SOLVE_SURVIVES : SOLVE_UNKNOWN;
}
