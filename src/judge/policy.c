#include "judge/policy.h"

#include "base/rng.h"

enum {
    CANDIDATES = 48,
    NAKADE = 6, /* the largest nakade shape */
    TWO_LIBERTY_PERCENT = 40,
    NAKADE_PERCENT = 50,   /* play a self-atari in the shape of a nakade */
    THROW_IN_PERCENT = 70, /* a single stone into atari */
    WASTE_PERMILLE = 8     /* any other self-atari of up to six stones */
};

struct choice {
    int n;
    vertex v[CANDIDATES];
};

static bool may_play(const struct sand *s, vertex v, enum color c,
                     const uint8_t *still)
{
    return !(still && still[v]) && sand_is_legal(s, v, c);
}

static void add(struct choice *c, vertex v)
{
    if (c->n < CANDIDATES)
        c->v[c->n++] = v;
}

static bool chance(uint64_t *random, uint32_t permille)
{
    return rng_below(random, 1000) < permille;
}

/* Moves that save the chain `head` of c, which is in atari: capture a
 * neighbour, or extend out of it. */
static void add_rescues(const struct sand *s, vertex head, enum color c,
                        const uint8_t *still, struct choice *out)
{
    vertex v = head, escape = sand_last_liberty(s, head);

    do {
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d), capture;

            if (s->at[n] != opponent(c) || !sand_in_atari(s, s->head[n]))
                continue;
            capture = sand_last_liberty(s, s->head[n]);
            if (may_play(s, capture, c, still))
                add(out, capture);
        }
        v = s->next[v];
    } while (v != head);
    if (may_play(s, escape, c, still) && !sand_self_atari(s, escape, c))
        add(out, escape);
}

/* The vital point of the stones just lifted: the one with most neighbours
 * among them. */
static vertex vital_point(const struct sand *s)
{
    vertex best = NO_VERTEX;
    int most = -1;

    for (int i = 0; i < s->n_lifted; i++) {
        int near = 0;

        for (int d = 0; d < 4; d++)
            for (int j = 0; j < s->n_lifted; j++)
                near += s->lifted[j] == vertex_next_to(s->lifted[i], d);
        if (near > most) {
            most = near;
            best = s->lifted[i];
        }
    }
    return best;
}

/* The liberties of a chain if they are two, each once. */
static bool two_liberties(const struct sand *s, vertex head, vertex out[2])
{
    vertex v = head;
    int n = 0;

    do {
        for (int d = 0; d < 4; d++) {
            vertex l = vertex_next_to(v, d);

            if (s->at[l] != EMPTY || (n && out[0] == l) ||
                (n > 1 && out[1] == l))
                continue;
            if (n == 2)
                return false;
            out[n++] = l;
        }
        v = s->next[v];
    } while (v != head);
    return n == 2;
}

static void add_two_liberty_moves(const struct sand *s, vertex head,
                                  enum color c, const uint8_t *still,
                                  struct choice *out)
{
    vertex l[2];

    if (sand_in_atari(s, head) || !two_liberties(s, head, l))
        return;
    for (int i = 0; i < 2; i++)
        if (may_play(s, l[i], c, still) && !sand_is_eye(s, l[i], c) &&
            !sand_self_atari(s, l[i], c))
            add(out, l[i]);
}

/* What the last move asks for, or NO_VERTEX. */
static vertex answer(const struct sand *s, enum color c, const uint8_t *still,
                     uint64_t *random)
{
    struct choice moves = {0};
    vertex v;

    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(s->last, d);

        if (s->at[n] == c && sand_in_atari(s, s->head[n]))
            add_rescues(s, s->head[n], c, still, &moves);
    }
    if (s->at[s->last] == opponent(c) && sand_in_atari(s, s->head[s->last])) {
        v = sand_last_liberty(s, s->head[s->last]);
        if (may_play(s, v, c, still))
            add(&moves, v);
    }
    if (moves.n)
        return moves.v[rng_below(random, (uint32_t)moves.n)];
    if (s->n_lifted >= 3 && s->n_lifted <= NAKADE) {
        v = vital_point(s);
        if (may_play(s, v, c, still))
            return v;
    }
    if (!chance(random, 10 * TWO_LIBERTY_PERCENT))
        return NO_VERTEX;
    if (s->at[s->last] == opponent(c))
        add_two_liberty_moves(s, s->head[s->last], c, still, &moves);
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(s->last, d);

        if (s->at[n] == c)
            add_two_liberty_moves(s, s->head[n], c, still, &moves);
    }
    return moves.n ? moves.v[rng_below(random, (uint32_t)moves.n)] : NO_VERTEX;
}

/* The chain that v would make, if it has at most NAKADE stones: their number,
 * else NAKADE + 1. */
static int would_make(const struct sand *s, vertex v, enum color c,
                      vertex out[NAKADE + 1])
{
    int n = 0;

    out[n++] = v;
    for (int d = 0; d < 4; d++) {
        vertex start = vertex_next_to(v, d), w = start;
        bool known = s->at[start] != c;

        for (int i = 0; i < n && !known; i++)
            known = out[i] == start;
        if (known)
            continue;
        do {
            if (n > NAKADE)
                return n;
            out[n++] = w;
            w = s->next[w];
        } while (w != start);
    }
    return n;
}

/* Is the shape one in which, once captured, a stone on the vital point leaves
 * a single eye? */
static bool is_nakade(const vertex *stone, int n)
{
    int pairs = 0, most = 0;

    for (int i = 0; i < n; i++) {
        int near = 0;

        for (int d = 0; d < 4; d++)
            for (int j = 0; j < n; j++)
                near += stone[j] == vertex_next_to(stone[i], d);
        pairs += near;
        most = near > most ? near : most;
    }
    pairs /= 2;
    return n <= 3 || (n == 4 && (most == 3 || pairs == 4)) ||
           (n == 5 && (most == 4 || pairs == 5)) ||
           (n == 6 && most == 4 && pairs >= 6);
}

/* Has a chain next to these stones of c an eye of its own elsewhere? */
static bool enemy_has_eye(const struct sand *s, const vertex *stone, int n,
                          enum color c)
{
    enum { LOOK = 60 }; /* liberties looked at: a bound on the work */

    for (int i = 0; i < n; i++)
        for (int d = 0; d < 4; d++) {
            vertex head = s->head[vertex_next_to(stone[i], d)], v = head;
            int looked = 0;

            if (s->at[vertex_next_to(stone[i], d)] != opponent(c))
                continue;
            do {
                for (int e = 0; e < 4; e++) {
                    vertex l = vertex_next_to(v, e);

                    if (s->at[l] != EMPTY)
                        continue;
                    looked++;
                    if (sand_is_eye(s, l, opponent(c)))
                        return true;
                }
                v = s->next[v];
            } while (v != head && looked < LOOK);
        }
    return false;
}

static bool is_sensible(const struct sand *s, vertex v, enum color c,
                        uint64_t *random)
{
    vertex stone[NAKADE + 1];
    int n;

    if (!sand_is_legal(s, v, c) || sand_is_eye(s, v, c))
        return false;
    n = sand_self_atari(s, v, c);
    if (!n)
        return true;
    if (n == 1)
        return chance(random, 10 * THROW_IN_PERCENT);
    if (n > NAKADE)
        return false;
    n = would_make(s, v, c, stone);
    if (is_nakade(stone, n) && !enemy_has_eye(s, stone, n, c))
        return chance(random, 10 * NAKADE_PERCENT);
    return chance(random, WASTE_PERMILLE);
}

vertex policy_move(struct sand *s, enum color c, const uint8_t *still,
                   uint64_t *random)
{
    vertex v;
    int start;

    if (s->last != NO_VERTEX && (v = answer(s, c, still, random)) != NO_VERTEX)
        return v;
    if (!s->n_empty)
        return NO_VERTEX;
    start = (int)rng_below(random, (uint32_t)s->n_empty);
    for (int i = 0; i < s->n_empty; i++) {
        v = s->empty[start + i < s->n_empty ? start + i
                                            : start + i - s->n_empty];
        if (!(still && still[v]) && is_sensible(s, v, c, random))
            return v;
    }
    return NO_VERTEX;
}
