#include "judge/count_internal.h"

#include "base/rng.h"
#include "support/draw.h"
#include "support/figures.h"
#include "support/finishes.h"
#include "support/settle.h"
#include "suites.h"

#include <string.h>

static int points(const struct count *c, const char *key)
{
    const struct figure *fig = count_figure(c, key);

    ck_assert_msg(fig != NULL, "no figure %s", key);
    ck_assert_int_eq(fig->number % 100, 0);
    return (int)(fig->number / 100);
}

/* ---- the essay's game --------------------------------------------------- */

/* LK 9: 146 stones and 37 empty points, 10 of them basic eyes of 5 groups, so
 * 27 roads, 173; White 172: Black wins by one. */
START_TEST(figure_5)
{
    struct finish f = settle_drawn("lanke", figure_lanke_5, "", NULL);
    struct count c;

    ck_assert_int_eq(f.stones[BLACK], 146);
    ck_assert_int_eq(f.empties[BLACK], 37);
    ck_assert_int_eq(f.stones[BLACK] + f.empties[BLACK], 183);
    ck_assert_int_eq(f.stones[WHITE] + f.empties[WHITE], 178);
    ck_assert_int_eq(count_make(COUNT_STONES, &f, -1, &c), ST_OK);
    ck_assert_int_eq(points(&c, "b"), 173);
    ck_assert_int_eq(points(&c, "w"), 172);
    ck_assert_int_eq(points(&c, "roads.b"), 27);
    ck_assert_int_eq(points(&c, "eyes.b"), 10);
    ck_assert_int_eq(points(&c, "eyes.w"), 6);
    ck_assert_int_eq(points(&c, "groups.b"), 5);
    ck_assert_int_eq(points(&c, "groups.w"), 3);
    ck_assert_int_eq(c.margin, 100);
    count_free(&c);
}
END_TEST

/* From any of the three drawings of the game to the figures of any other. */
static const struct {
    const char *name, *drawn;
    enum count_kind kind;
    int n;
    int b, w, bowl_b, bowl_w; /* as the essay prints them */
} counts[] = {
    {"figure 7 from 5: 20 roads each (LK 8)", figure_lanke_5, COUNT_ROADS, 20,
     153, 152, 27, 28},
    {"figure 7 as it stands", figure_lanke_7, COUNT_ROADS, 20, 153, 152, 27,
     28},
    {"figure 7 from 8", figure_lanke_8, COUNT_ROADS, 20, 153, 152, 27, 28},
    {"20 roads are the default", figure_lanke_8, COUNT_ROADS, -1, 153, 152, 27,
     28},
    {"both filled but for the eyes (LK 8)", figure_lanke_5, COUNT_ROADS, 0, 173,
     172, 7, 8},
    {"figure 8 from 5: 160 stones each (LK 10)", figure_lanke_5,
     COUNT_EQUAL_STONES, 160, 13, 12, 20, 20},
    {"figure 8 from 7", figure_lanke_7, COUNT_EQUAL_STONES, 160, 13, 12, 20,
     20},
    {"figure 8 as it stands", figure_lanke_8, COUNT_EQUAL_STONES, 160, 13, 12,
     20, 20},
    {"as many stones as both can have", figure_lanke_5, COUNT_EQUAL_STONES, -1,
     1, 0, 8, 8},
};

START_TEST(essay)
{
    struct finish f = settle_drawn("lanke", counts[_i].drawn, "", NULL);
    struct count c;

    ck_assert_int_eq(count_make(counts[_i].kind, &f, counts[_i].n, &c), ST_OK);
    ck_assert_int_eq(points(&c, "b"), counts[_i].b);
    ck_assert_int_eq(points(&c, "w"), counts[_i].w);
    ck_assert_int_eq(points(&c, "bowl.b"), counts[_i].bowl_b);
    ck_assert_int_eq(points(&c, "bowl.w"), counts[_i].bowl_w);
    ck_assert_int_eq(c.margin, 100);
    ck_assert_int_eq(count_work_total(&c, WORK_EYE), 16);
    count_free(&c);
}
END_TEST

static const struct {
    const char *name;
    enum count_kind kind;
    int n;
    enum status want;
} reach[] = {
    {"all that White has, as roads", COUNT_ROADS, 172, ST_OK},
    {"a road more", COUNT_ROADS, 173, ST_CANNOT_REACH},
    {"all that White has, as stones", COUNT_EQUAL_STONES, 172, ST_OK},
    {"a stone more", COUNT_EQUAL_STONES, 173, ST_CANNOT_REACH},
    {"no stone left", COUNT_EQUAL_STONES, 0, ST_OK},
};

START_TEST(numbers)
{
    struct finish f = settle_drawn("lanke", figure_lanke_5, "", NULL);
    struct count c;

    ck_assert_msg(count_make(reach[_i].kind, &f, reach[_i].n, &c) ==
                      reach[_i].want,
                  "%s", reach[_i].name);
    if (reach[_i].want == ST_OK)
        ck_assert_int_eq(c.margin, 100);
    count_free(&c);
}
END_TEST

/* ---- other positions ---------------------------------------------------- */

static const struct {
    const char *name, *rules, *drawn, *said;
    const char *work; /* what stones and roads shows */
    int b, w;
} others[] = {
    {"seki without eyes keeps nothing (A 6.3(1)a)", "lanke",
     "....../....../....../OOOOOO/XXXXXO/.OO.XO", "",
     "#-----/#-----/------/OOOOOO/XXXXXO/.OO.XO", 6, 26},
    {"a group in seki with an eye keeps one", "lanke",
     "...OX../...OX../...OX../..OOX../OOOXXXX/XXXOOOX/.X.O.OX", "",
     "#--OX#+/#--OX#+/---OX++/--OOX++/OOOXXXX/XXXOOOX/#X.O#OX", 20, 22},
    {"each group two", "lanke", ".XO.OX./.XO.OX./.XO.OX./.XO.OX.", "",
     "#XO#OX#/+XO-OX+/#XO#OX#/+XO-OX+", 12, 10},
    {"marked alive with one eye: no second one to keep", "lanke",
     ".XOO/XXO./OOOO", "alive B3", "#XOO/XXO#/OOOO", 3, 7},
    {"an eye of two points is one eye", "lanke", "..X/XXX", "", "#+X/XXX", 5,
     0},
    {"marked seki a group with many keeps one", "lanke", ".X.X.", "seki B1",
     "#X+X+", 4, 0},
    {"liberty-eyes are basic eyes (A 6.3(1)a), shared ones nobody's", "jpd-a",
     figure_liberty_eyes, "",
     "OOXXOO-/OX##XO-/OX..XO-/OXOOXO-/OXXXXO-/OOOOOO#/-----#-", 12, 31},
    {"a claimed point is a road (A 6.3(1)b)", "jpd-a", "XX.O/XX.O/XX.O/XX.O",
     "black C1", "XX.O/XX.O/XX.O/XX+O", 9, 4},
};

START_TEST(positions)
{
    struct finish f =
        settle_drawn(others[_i].rules, others[_i].drawn, others[_i].said, NULL);
    static const char letters[] = " XOxo+-#bw.";
    struct count c;
    vertex v[BOARD_POINTS];
    int n = board_points(&f.board, v);
    int eyes[2] = {0};

    ck_assert_int_eq(count_make(COUNT_STONES, &f, -1, &c), ST_OK);
    for (int i = 0; i < n; i++) {
        char want = draw_letter(others[_i].work, &f.board, v[i]);

        eyes[0] += want == '#';
        eyes[1] += c.work[v[i]] == WORK_EYE;
        if (strchr("#+-", want) == NULL) /* which eye is free */
            ck_assert_int_eq(letters[c.work[v[i]]], want);
    }
    ck_assert_int_eq(eyes[1], eyes[0]);
    ck_assert_msg(
        points(&c, "b") == others[_i].b && points(&c, "w") == others[_i].w,
        "%s: %d:%d", others[_i].name, points(&c, "b"), points(&c, "w"));
    count_free(&c);
}
END_TEST

/* Any finished position: the three counts give one margin, whatever the
 * number, as long as it can be reached. */
START_TEST(agree)
{
    uint64_t seed = 1597;
    int reached = 0;

    for (int i = 0; i < 4000; i++) {
        struct finish f = finish_random(&seed, 9);
        struct count c, roads, stones;
        int n = (int)rng_below(&seed, 12);

        ck_assert_int_eq(count_make(COUNT_STONES, &f, -1, &c), ST_OK);
        if (count_make(COUNT_ROADS, &f, n, &roads) == ST_OK) {
            ck_assert_int_eq(roads.margin, c.margin);
            ck_assert_int_eq(count_work_total(&roads, WORK_EYE),
                             count_work_total(&c, WORK_EYE));
            reached++;
        } else {
            ck_assert(n > points(&c, "b") || n > points(&c, "w"));
        }
        ck_assert_int_eq(count_make(COUNT_EQUAL_STONES, &f, -1, &stones),
                         ST_OK);
        ck_assert_int_eq(stones.margin, c.margin);
        count_free(&c);
        count_free(&roads);
        count_free(&stones);
    }
    ck_assert_int_gt(reached, 1000);
}
END_TEST

TCase *count_lanke_tests(void)
{
    TCase *tc = tcase_create("count_lanke");

    tcase_add_test(tc, figure_5);
    tcase_add_loop_test(tc, essay, 0, (int)(sizeof counts / sizeof *counts));
    tcase_add_loop_test(tc, numbers, 0, (int)(sizeof reach / sizeof *reach));
    tcase_add_loop_test(tc, positions, 0,
                        (int)(sizeof others / sizeof *others));
    tcase_add_test(tc, agree);
    return tc;
}
