#include "judge/negative.h"

#include "suites.h"
#include "support/draw.h"
#include "support/finishes.h"

#define THIRTEEN "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo"

/* Which stone the count takes next, and what is said to a stone named. */
/* clang-format off */
static const struct {
    const char *name, *rows;
    struct finish_facts facts;
    char kind;
    const char *next, *stone, *refusal; /* "" = none; stone may be refused */
} rows[] = {
    {"2.5(1) first stone next to White by column, then row", THIRTEEN,
     {.black_pays = true}, 'A', "B4", "C3", NULL},
    {"2.5(1) no white stone: next to a public point", "xXX../xxX../xxX..",
     {.black_pays = true}, 'A', "C1", "C2", NULL},
    {"neither: any stone", "xxX/xXx/xxx",
     {.black_pays = true}, 'A', "B2", "C3", NULL},
    {"dead white stones are no border", "wXx/.XO/xXx",
     {.black_pays = true}, 'A', "B2", "B1",
     "not on the border with White (A 2.5(1))"},
    {"2.5(1) a stone inside is no border stone", THIRTEEN,
     {.black_pays = true}, 'A', "B4", "B1",
     "not on the border with White (A 2.5(1))"},
    {"2.5(1) a stone at a public point will do", "X.xXO",
     {.black_pays = true}, 'A', "D1", "A1", NULL},
    {"2.6 where Black does not pay", THIRTEEN,
     {.prisoners = {0}}, 'A', "", "B4", "Black does not pay a point"},
    {"2.6 once", THIRTEEN, {.black_pays = true, .named = "A C3"},
     'A', "", "B4", "the A-type negative move is made already"},
    {"a stone named that is no living black stone counts for nothing", THIRTEEN,
     {.black_pays = true, .named = "A D4"}, 'A', "B4", "C3", NULL},
    {"no black stone on the board", "ooo/oOo", {.black_pays = true},
     'A', "", "B1", "no living black stone there"},
    {"a dead black stone", "ob/OX", {.black_pays = true}, 'A', "B1", "B2",
     "no living black stone there"},
    {"2.5(3) hands differ by one: B-type, inside", THIRTEEN,
     {.prisoners = {0}}, 'B', "B1", "B5", NULL},
    {"7.1(2) hands differ by one and Black pays: the A-type stone balances",
     THIRTEEN, {.black_pays = true}, 'B', "", "B1",
     "Black has no hand too many"},
    {"White ahead: only Black makes negative moves", THIRTEEN,
     {.prisoners = {0, 0, 2}}, 'B', "", "B1", "Black has no hand too many"},
    {"stones named are skipped", THIRTEEN,
     {.prisoners = {0, 2, 0}, .named = "B B1"}, 'B', "B2", "B1",
     "that stone is taken already"},
    {"as often as the hands differ", THIRTEEN,
     {.prisoners = {0, 1, 0}, .named = "B B1 B C1"}, 'B', "", "B2",
     "Black has no hand too many"},
    {"the A-type point is public: stones at it are at the border", "XXO/XXO",
     {.prisoners = {0, 2, 0}, .black_pays = true}, 'B', "A2", "B2", NULL},
    {"Black ahead without a stone", "ooo/oOo", {.prisoners = {0, 3, 0}},
     'B', "", "A1", "no living black stone there"},
};
/* clang-format on */

START_TEST(stone_is_chosen_or_refused)
{
    struct finish f = finish_drawn(rows[_i].rows, &rows[_i].facts);
    const char *refusal = negative_refusal(
        &f, rows[_i].kind, draw_vertex(rows[_i].stone, &f.board));
    vertex want =
        *rows[_i].next ? draw_vertex(rows[_i].next, &f.board) : NO_VERTEX;

    ck_assert_msg(negative_next(&f, rows[_i].kind) == want, "%s",
                  rows[_i].name);
    if (rows[_i].refusal)
        ck_assert_msg(refusal && strcmp(refusal, rows[_i].refusal) == 0,
                      "%s: %s", rows[_i].name, refusal);
    else
        ck_assert_msg(!refusal, "%s: %s", rows[_i].name, refusal);
}
END_TEST

/* Only rules A and B balance the hands (A 2.5(3)). */
START_TEST(other_rules_know_no_b_type)
{
    struct finish f = finish_drawn(THIRTEEN, NULL);
    vertex stone = draw_vertex("B1", &f.board);

    ck_assert_int_eq(negative_next(&f, 'B'), stone);
    f.rules.scoring = SCORING_AREA;
    ck_assert_int_eq(negative_next(&f, 'B'), NO_VERTEX);
    ck_assert_str_eq(negative_refusal(&f, 'B', stone),
                     "this rule set balances no hands");
}
END_TEST

TCase *negative_tests(void)
{
    TCase *tc = tcase_create("negative");

    tcase_add_loop_test(tc, stone_is_chosen_or_refused, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    tcase_add_test(tc, other_rules_know_no_b_type);
    return tc;
}
