#include "judge/groups.h"

#include "base/rng.h"
#include "support/draw.h"
#include "support/figures.h"
#include "suites.h"

#include <string.h>

/* ---- drawn positions ---------------------------------------------------- */

static const struct {
    const char *name, *drawn;
    const char *groups; /* by their lowest, then leftmost point: B W
                           independent, b w not */
} rows[] = {
    {"an empty board has no group", ".../...", ""},
    {"one stone owns the whole board", "X../.../...", "B"},
    {"a full board", "XX/XX", "b"},
    {"one eye", ".X", "b"},
    {"two eyes of one point", ".X.X./XXXXX", "B"},
    {"an eye of two points: no two that are not adjacent", "..X/XXX", "b"},
    {"an eye of three holds two", "...X/XXXX", "B"},
    {"an eye of four in a square holds two", "..X/..X/XXX", "B"},
    {"the eye between two chains is false, the outer ones are not", ".X.X.",
     "B"},
    {"the middle joins two halves, so it is no basic eye", ".XO/X.X/OX.",
     "wBw"},
    {"two chains with two common eyes live: the two-headed dragon",
     "XX.XX/XXXOX/X.OOX/XXXOX/XX.XX", "Bw"},
    {"two chains with one common eye do not", "XX.XX/XXXOX/X.OOX", "bw"},
    {"a true eye, and a point that joins two halves", ".X.X/XX.X/OOXX/OOOO",
     "wB"},
    {"one eye each", "O.O/OOO/XXX/X.X", "bw"},
};

static void groups_of(const struct board *b, char *out)
{
    struct groups g;

    groups_find(b, &g);
    for (int i = 1; i <= g.n; i++) {
        const char *letters = g.group[i].color == BLACK ? "bB" : "wW";

        *out++ = letters[g.group[i].independent];
    }
    *out = '\0';
}

START_TEST(drawn)
{
    struct board b = draw_board(rows[_i].drawn);
    char got[BOARD_POINTS + 1];

    groups_of(&b, got);
    ck_assert_msg(strcmp(got, rows[_i].groups) == 0, "%s: %s", rows[_i].name,
                  got);
}
END_TEST

/* LK 9: five black groups and three white ones in the essay's game, however
 * the points inside an area are filled. */
START_TEST(essay)
{
    const char *figures[] = {figure_lanke_5, figure_lanke_7, figure_lanke_8};
    struct board b = draw_board(figures[_i]);
    struct groups g;
    int n[3] = {0}, eyes[3] = {0};

    groups_find(&b, &g);
    for (int i = 1; i <= g.n; i++) {
        ck_assert(g.group[i].independent);
        n[g.group[i].color]++;
        eyes[g.group[i].color] += 2;
    }
    ck_assert_int_eq(n[BLACK], 5);
    ck_assert_int_eq(n[WHITE], 3);
    ck_assert_int_eq(eyes[BLACK], 10);
    ck_assert_int_eq(eyes[WHITE], 6);
}
END_TEST

/* ---- the definition, word by word --------------------------------------- */

/* Marks in `seen` the part of `is` connected with (x, y); points are
 * x + y * w. */
static void flood(int w, int h, const char *is, char want, int from, char *seen)
{
    int stack[64], n = 0;

    stack[n++] = from;
    seen[from] = 1;
    while (n > 0) {
        int p = stack[--n], x = p % w, y = p / w;
        int next[4] = {x > 0 ? p - 1 : -1, x < w - 1 ? p + 1 : -1,
                       y > 0 ? p - w : -1, y < h - 1 ? p + w : -1};

        for (int d = 0; d < 4; d++)
            if (next[d] >= 0 && is[next[d]] == want && !seen[next[d]]) {
                seen[next[d]] = 1;
                stack[n++] = next[d];
            }
    }
}

static bool near(int w, int a, int b)
{
    int dx = a % w - b % w, dy = a / w - b / w;

    return dx * dx + dy * dy == 1;
}

/* Does some point of `set` lie next to p? */
static bool touches(int w, int area, const char *set, int p)
{
    for (int i = 0; i < area; i++)
        if (set[i] && near(w, i, p))
            return true;
    return false;
}

/* The empty region of p touches stones of c and no others. */
static bool own_region(int w, int h, const char *at, int p, char c)
{
    char seen[64] = {0};
    bool own = false;

    flood(w, h, at, '.', p, seen);
    for (int i = 0; i < w * h; i++)
        if (at[i] != '.' && touches(w, w * h, seen, i)) {
            if (at[i] != c)
                return false;
            own = true;
        }
    return own;
}

/* The group of the stone at `from`: its stones and own empty points. */
static void slow_group(int w, int h, const char *at, int from, char *group)
{
    int area = w * h, grown = 1;

    memset(group, 0, 64);
    flood(w, h, at, at[from], from, group);
    while (grown) {
        grown = 0;
        for (int i = 0; i < area; i++) {
            bool joins = !group[i] && touches(w, area, group, i) &&
                         (at[i] == at[from] ||
                          (at[i] == '.' && own_region(w, h, at, i, at[from])));

            if (joins) {
                flood(w, h, at, at[i], i, group);
                grown = 1;
            }
        }
    }
}

static bool two_eyes(int w, int h, const char *at, const char *group, int p,
                     int q)
{
    char filled[64] = {0}, seen[64];

    for (int i = 0; i < w * h; i++)
        if (group[i] && i != p && i != q)
            filled[i] = 1;
    for (int i = 0; i < w * h; i++) {
        if (!filled[i])
            continue;
        memset(seen, 0, sizeof seen);
        flood(w, h, filled, 1, i, seen);
        if (!touches(w, w * h, seen, p) || !touches(w, w * h, seen, q))
            return false;
    }
    (void)at;
    return true;
}

static bool slow_independent(int w, int h, const char *at, const char *group)
{
    for (int p = 0; p < w * h; p++)
        for (int q = p + 1; q < w * h; q++)
            if (group[p] && group[q] && at[p] == '.' && at[q] == '.' &&
                !near(w, p, q) && two_eyes(w, h, at, group, p, q))
                return true;
    return false;
}

static void random_board(uint64_t *seed, int *w, int *h, char *at)
{
    uint32_t black = rng_below(seed, 80), white = rng_below(seed, 40);

    *w = 1 + (int)rng_below(seed, 6);
    *h = 1 + (int)rng_below(seed, 6);
    for (int i = 0; i < *w * *h; i++) {
        uint32_t r = rng_below(seed, 120);

        at[i] = r < black ? 'X' : r < black + white ? 'O' : '.';
    }
}

static void same_group(int w, int h, const char *at, const struct groups *g,
                       int stone)
{
    const struct group *fast =
        &g->group[g->of[vertex_at(stone % w, stone / w)]];
    char group[64];
    int stones = 0, empties = 0;

    slow_group(w, h, at, stone, group);
    for (int i = 0; i < w * h; i++) {
        bool in = g->of[vertex_at(i % w, i / w)] == (int)(fast - g->group);

        ck_assert_int_eq(in, group[i] != 0);
        stones += group[i] && at[i] != '.';
        empties += group[i] && at[i] == '.';
    }
    ck_assert_int_eq(fast->stones, stones);
    ck_assert_int_eq(fast->empties, empties);
    ck_assert_int_eq(fast->independent, slow_independent(w, h, at, group));
    if (fast->independent) {
        int p = vertex_x(fast->eye[0]) + vertex_y(fast->eye[0]) * w;
        int q = vertex_x(fast->eye[1]) + vertex_y(fast->eye[1]) * w;

        ck_assert(group[p] && group[q] && !near(w, p, q));
        ck_assert(at[p] == '.' && at[q] == '.');
        ck_assert(two_eyes(w, h, at, group, p, q));
    }
}

START_TEST(definition)
{
    uint64_t seed = 20100213;

    for (int i = 0; i < 6000; i++) {
        char at[64];
        int w, h;
        struct board b;
        struct groups g;

        random_board(&seed, &w, &h, at);
        board_init(&b, w, h);
        for (int p = 0; p < w * h; p++)
            if (at[p] != '.')
                board_add(&b, vertex_at(p % w, p / w),
                          at[p] == 'X' ? BLACK : WHITE);
        groups_find(&b, &g);
        for (int p = 0; p < w * h; p++)
            if (at[p] != '.')
                same_group(w, h, at, &g, p);
            else if (g.of[vertex_at(p % w, p / w)] != 0)
                ck_assert(own_region(w, h, at, p, 'X') ||
                          own_region(w, h, at, p, 'O'));
    }
}
END_TEST

TCase *groups_tests(void)
{
    TCase *tc = tcase_create("groups");

    tcase_add_loop_test(tc, drawn, 0, (int)(sizeof rows / sizeof *rows));
    tcase_add_loop_test(tc, essay, 0, 3);
    tcase_add_test(tc, definition);
    return tc;
}
