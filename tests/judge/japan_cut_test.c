#include "judge/japan_cut.h"

#include "base/rng.h"
#include "suites.h"

#include <string.h>

enum { SIZE = 7 };

/* A random web on a small board, explored. */
static void random_web(uint64_t *seed, struct cut *c)
{
    uint32_t gaps = 1 + rng_below(seed, 6);

    cut_clear(c);
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            vertex v = vertex_at(x, y);

            if (rng_below(seed, 8) < gaps)
                continue;
            c->kind[v] = (uint8_t)(1u << rng_below(seed, 3));
            c->weight[v] = (uint8_t)rng_below(seed, 2);
        }
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
            if (c->kind[vertex_at(x, y)] && !c->time[vertex_at(x, y)])
                cut_explore(c, vertex_at(x, y));
}

/* The slow way: spread from `start` without v; returns the weight met. */
static int spread(const struct cut *c, vertex v, vertex start, bool *met)
{
    vertex queue[SIZE * SIZE];
    int n = 0, weight = 0;

    memset(met, 0, BOARD_GRID * sizeof *met);
    met[start] = true;
    queue[n++] = start;
    for (int i = 0; i < n; i++) {
        weight += c->weight[queue[i]];
        for (int d = 0; d < 4; d++) {
            vertex to = vertex_next_to(queue[i], d);

            if (to == v || met[to] || !cut_joined(c, queue[i], to))
                continue;
            met[to] = true;
            queue[n++] = to;
        }
    }
    return weight;
}

static void check_point(const struct cut *c, vertex v)
{
    struct cut_pieces p = cut_pieces(c, v);
    bool met[BOARD_GRID];
    int pieces = 0;

    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);
        bool is_new = true;
        int weight;

        if (!cut_joined(c, v, n)) {
            ck_assert_int_eq(p.side[d], -1);
            continue;
        }
        weight = spread(c, v, n, met);
        ck_assert_int_eq(p.weight[p.side[d]], weight);
        for (int e = 0; e < d; e++) {
            vertex m = vertex_next_to(v, e);

            if (!cut_joined(c, v, m))
                continue;
            ck_assert(met[m] == (p.side[d] == p.side[e]));
            is_new = is_new && !met[m];
        }
        pieces += is_new;
    }
    ck_assert_int_eq(p.n, pieces);
}

/* Taking each point out really leaves what cut_pieces says. */
START_TEST(pieces_by_flooding)
{
    uint64_t seed = (uint64_t)_i;
    struct cut c;

    for (int game = 0; game < 10; game++) {
        random_web(&seed, &c);
        for (int y = 0; y < SIZE; y++)
            for (int x = 0; x < SIZE; x++)
                if (c.kind[vertex_at(x, y)])
                    check_point(&c, vertex_at(x, y));
    }
}
END_TEST

/* A part is explored once; forgotten points can be explored again. */
START_TEST(forget)
{
    vertex row[3] = {vertex_at(0, 0), vertex_at(1, 0), vertex_at(2, 0)};
    struct cut c;

    cut_clear(&c);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 3; i++) {
            c.kind[row[i]] = WEB_EYE;
            c.weight[row[i]] = (uint8_t)(i + 1);
        }
        cut_explore(&c, row[round]);
        ck_assert_int_eq(c.now, 3);
        ck_assert_int_eq(c.sum[row[round]], 6);
        ck_assert_int_eq(cut_pieces(&c, row[1]).n, 2);
        ck_assert_int_eq(cut_pieces(&c, row[0]).n, 1);
        ck_assert_int_eq(cut_pieces(&c, row[0]).weight[0], 5);
        cut_forget(&c, row, 3);
    }
}
END_TEST

TCase *japan_cut_tests(void)
{
    TCase *tc = tcase_create("japan_cut");

    tcase_add_loop_test(tc, pieces_by_flooding, 0, 50);
    tcase_add_test(tc, forget);
    return tc;
}
