#include "go/groups.h"

#include "base/rng.h"
#include "support/draw.h"
#include "support/figures.h"
#include "support/slow_area.h"
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

static void random_board(uint64_t *seed, struct slow *s, struct board *b)
{
    uint32_t black = rng_below(seed, 80), white = rng_below(seed, 40);

    memset(s, 0, sizeof *s);
    s->w = 1 + (int)rng_below(seed, 6);
    s->h = 1 + (int)rng_below(seed, 6);
    board_init(b, s->w, s->h);
    for (int i = 0; i < s->w * s->h; i++) {
        uint32_t r = rng_below(seed, 120);

        s->at[i] = r < black ? 'X' : r < black + white ? 'O' : '.';
        if (s->at[i] != '.')
            board_add(b, vertex_at(i % s->w, i / s->w),
                      s->at[i] == 'X' ? BLACK : WHITE);
    }
}

static int point_of(const struct slow *s, vertex v)
{
    return vertex_x(v) + vertex_y(v) * s->w;
}

static void same_group(const struct slow *s, const struct groups *g, int stone)
{
    int number = g->of[vertex_at(stone % s->w, stone / s->w)];
    const struct group *fast = &g->group[number];
    char group[SLOW_POINTS];
    int stones = 0, empties = 0;

    slow_group(s, stone, group);
    for (int i = 0; i < s->w * s->h; i++) {
        bool in = g->of[vertex_at(i % s->w, i / s->w)] == number;

        ck_assert_int_eq(in, group[i] != 0);
        stones += group[i] && s->at[i] != '.';
        empties += group[i] && s->at[i] == '.';
    }
    ck_assert_int_eq(fast->stones, stones);
    ck_assert_int_eq(fast->empties, empties);
    ck_assert_int_eq(fast->independent, slow_independent(s, group));
    if (fast->independent) {
        int p = point_of(s, fast->eye[0]), q = point_of(s, fast->eye[1]);

        ck_assert(group[p] && group[q] && !slow_near(s, p, q));
        ck_assert(s->at[p] == '.' && s->at[q] == '.');
        ck_assert(slow_two_eyes(s, group, p, q));
    }
}

START_TEST(definition)
{
    uint64_t seed = 20100213;

    for (int i = 0; i < 3000; i++) {
        struct slow s;
        struct board b;
        struct groups g;
        bool known[SLOW_POINTS + 1] = {false};

        random_board(&seed, &s, &b);
        groups_find(&b, &g);
        for (int p = 0; p < s.w * s.h; p++) {
            int number = g.of[vertex_at(p % s.w, p / s.w)];

            if (s.at[p] == '.') {
                ck_assert_int_eq(number != 0, slow_own_region(&s, p, 'X') ||
                                                  slow_own_region(&s, p, 'O'));
            } else if (!known[number]) {
                same_group(&s, &g, p);
                known[number] = true;
            }
        }
        for (int k = 1; k <= g.n; k++)
            ck_assert(known[k]);
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
