#include "judge/count_internal.h"

#include "suites.h"
#include "support/count_check.h"

/* Black 13, White 12; Black has 8 stones, White 7. */
#define THIRTEEN "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo"

/* The figure of A 6.1: C6 and D6 are liberty-eyes, C5 and D5 public, 15:34. */
#define FIGURE_6_1 "OOXXOOo/OXxxXOo/OX..XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo"

/* clang-format off */
static const struct count_row rows[] = {
    {"7.1(2) White abandons first, Black made the last move: the A-type stone "
     "goes back to the bowl",
     THIRTEEN, {.black_pays = true},
     "+XOO-/+.OO-/+XXO-/+XXO-/+XXO-",
     "{\"raw\":{\"b\":5,\"w\":5},\"hands\":{\"b\":8,\"w\":7},\"b\":5,\"w\":5,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"A-negative B4\"],\"area\":{\"b\":12.5,\"w\":12.5},"
     "\"margin\":1}"},
    {"7.1(2) White abandons first, White made the last move: the A-type stone "
     "is refilled",
     THIRTEEN, {.black_pays = true, .virtual_moves = {0, 0, 1}},
     "+XOO-/+.OO-/+XXO-/+XXO-/xXXOo",
     "{\"raw\":{\"b\":5,\"w\":4},\"hands\":{\"b\":8,\"w\":8},\"b\":4,\"w\":4,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"A-negative B4\"],\"area\":{\"b\":12.5,\"w\":12.5},"
     "\"margin\":1}"},
    {"7.1(2) Black abandons first, White made the last move: balanced already",
     THIRTEEN, {.virtual_moves = {0, 0, 1}},
     "+XOO-/+XOO-/+XXO-/+XXO-/+XXOo",
     "{\"raw\":{\"b\":5,\"w\":4},\"hands\":{\"b\":8,\"w\":8},\"b\":5,\"w\":4,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,\"moves\":[],"
     "\"area\":{\"b\":13,\"w\":12},\"margin\":1}"},
    {"7.1(2) Black abandons first, Black made the last move: one B-type move, "
     "away from the border (2.5(2))",
     THIRTEEN, {.virtual_moves = {0, 1, 1}},
     "+XOO-/+XOO-/+XXO-/+XXO-/xbXOo",
     "{\"raw\":{\"b\":4,\"w\":4},\"hands\":{\"b\":9,\"w\":8},\"b\":5,\"w\":4,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"B-negative B1\"],\"area\":{\"b\":13,\"w\":12},"
     "\"margin\":1}"},
    {"7.1(2) White ahead in hands: Black makes virtual moves",
     THIRTEEN, {.virtual_moves = {0, 0, 3}},
     "+XOO-/+XOO-/+XXOo/xXXOo/xXXOo",
     "{\"raw\":{\"b\":5,\"w\":2},\"hands\":{\"b\":8,\"w\":10},\"b\":3,\"w\":2,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"virtual b\",\"virtual b\"],"
     "\"area\":{\"b\":13,\"w\":12},\"margin\":1}"},
    {"2.5 A-type and B-type: the payment takes the stone nearest to White, the "
     "balance those inside, then those at the border",
     "xXXXX/XXXXO", {.black_pays = true},
     "+bbbX/bbb.O",
     "{\"raw\":{\"b\":1,\"w\":0},\"hands\":{\"b\":8,\"w\":1},\"b\":7,\"w\":0,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"A-negative D1\",\"B-negative A1\",\"B-negative B1\","
     "\"B-negative B2\",\"B-negative C2\",\"B-negative C1\","
     "\"B-negative D2\"],\"area\":{\"b\":8.5,\"w\":1.5},\"margin\":8}"},
    {"7.1(3) dead stones, prisoners and virtual stones are refilled at home",
     "xXOOo/xXOOb/wXXOo/wXXOo/xXXOo",
     {.prisoners = {0, 1, 0}, .virtual_moves = {0, 0, 1}},
     "+XOO-/+XOO-/+XXOo/xXXOo/xXXOo",
     "{\"raw\":{\"b\":3,\"w\":2},\"hands\":{\"b\":10,\"w\":10},\"b\":3,"
     "\"w\":2,\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[],\"area\":{\"b\":13,\"w\":12},\"margin\":1}"},
    {"7.1(3) overflow: White has room for one of four, so three stay out on "
     "both sides and Black takes as many off his area",
     "XXxO/XXXo", {.prisoners = {0, 0, 4}},
     "bX+O/bbXo",
     "{\"raw\":{\"b\":1,\"w\":-3},\"hands\":{\"b\":5,\"w\":5},\"b\":4,\"w\":0,"
     "\"left_out\":3,\"last_real\":null,\"last_real_number\":0,\"moves\":[],"
     "\"area\":{\"b\":6,\"w\":2},\"margin\":4}"},
    {"7.1(3) overflow on both sides: the larger surplus stays out",
     THIRTEEN, {.prisoners = {0, 2, 7}},
     "+XOOo/xXOOo/xXXOo/xXXOo/xXXOo",
     "{\"raw\":{\"b\":3,\"w\":-2},\"hands\":{\"b\":10,\"w\":14},\"b\":1,"
     "\"w\":0,\"left_out\":2,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"virtual b\",\"virtual b\",\"virtual b\",\"virtual b\"],"
     "\"area\":{\"b\":13,\"w\":12},\"margin\":1}"},
    {"6.1 liberty-eyes are Black's, the public points are halved: 15:34",
     FIGURE_6_1, {.prisoners = {0}},
     "wOXXOw-/OXxxXO-/OX..XO-/wXOOXO-/wXXXXO-/wOOOOw-/-------",
     "{\"raw\":{\"b\":2,\"w\":13},\"hands\":{\"b\":12,\"w\":20},\"b\":0,"
     "\"w\":19,\"left_out\":6,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"virtual b\",\"virtual b\",\"virtual b\",\"virtual b\","
     "\"virtual b\",\"virtual b\",\"virtual b\",\"virtual b\"],"
     "\"area\":{\"b\":15,\"w\":34},\"margin\":-19}"},
    {"2.5(1) no white stone, no public point: any stone pays; the hands are "
     "equal, so it is refilled, and White's virtual stone finds no room",
     "xxxxx/xxxxx/xxXxx/xxxxx/xxxxx",
     {.virtual_moves = {0, 0, 1}, .black_pays = true},
     "+++++/+++++/++.++/+++++/+++++",
     "{\"raw\":{\"b\":24,\"w\":-1},\"hands\":{\"b\":1,\"w\":1},\"b\":24,"
     "\"w\":0,\"left_out\":1,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"A-negative C3\"],\"area\":{\"b\":24.5,\"w\":0.5},"
     "\"margin\":25}"},
    {"2.6 no black stone: the two half points are booked without one",
     "ooo/oOo/ooo", {.prisoners = {0, 3, 2}, .black_pays = true},
     "---/-w-/---",
     "{\"raw\":{\"b\":-3,\"w\":6},\"hands\":{\"b\":3,\"w\":3},\"b\":0,\"w\":9,"
     "\"left_out\":3,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"A-negative booked\"],\"area\":{\"b\":-0.5,\"w\":9.5},"
     "\"margin\":-9}"},
    {"7.1(2) Black ahead without a stone on the board: White makes the virtual "
     "moves",
     "ooo/oOo/ooo", {.prisoners = {0, 3, 0}},
     "---/-w-/---",
     "{\"raw\":{\"b\":-3,\"w\":8},\"hands\":{\"b\":3,\"w\":1},\"b\":0,\"w\":9,"
     "\"left_out\":3,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"virtual w\",\"virtual w\"],\"area\":{\"b\":0,\"w\":9},"
     "\"margin\":-9}"},
    {"one point", ".", {.prisoners = {0}}, ".",
     "{\"raw\":{\"b\":0,\"w\":0},\"hands\":{\"b\":0,\"w\":0},\"b\":0,\"w\":0,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,\"moves\":[],"
     "\"area\":{\"b\":0.5,\"w\":0.5},\"margin\":0}"},
    {"two points, a dead stone without room at home", "Xw",
     {.prisoners = {0}}, "b+",
     "{\"raw\":{\"b\":1,\"w\":-1},\"hands\":{\"b\":1,\"w\":1},\"b\":2,\"w\":0,"
     "\"left_out\":1,\"last_real\":null,\"last_real_number\":0,\"moves\":[],"
     "\"area\":{\"b\":2,\"w\":0},\"margin\":2}"},
    {"2.5 the stones that the players named are taken", THIRTEEN,
     {.prisoners = {0, 3, 0}, .black_pays = true, .named = "A C3 B B5 B C1"},
     "+bOO-/+XOO-/xX.O-/xXXO-/xbbO-",
     "{\"raw\":{\"b\":2,\"w\":5},\"hands\":{\"b\":11,\"w\":7},\"b\":5,\"w\":5,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
     "\"moves\":[\"A-negative C3\",\"B-negative B5\",\"B-negative C1\","
     "\"B-negative B1\"],\"area\":{\"b\":12.5,\"w\":12.5},\"margin\":1}"},
    {"named stones that no balance asks for stay", THIRTEEN,
     {.virtual_moves = {0, 0, 1}, .named = "A C3 B B5"},
     "+XOO-/+XOO-/+XXO-/+XXO-/+XXOo",
     "{\"raw\":{\"b\":5,\"w\":4},\"hands\":{\"b\":8,\"w\":8},\"b\":5,\"w\":4,"
     "\"left_out\":0,\"last_real\":null,\"last_real_number\":0,\"moves\":[],"
     "\"area\":{\"b\":13,\"w\":12},\"margin\":1}"},
};
/* clang-format on */

START_TEST(procedure_shows_its_board)
{
    count_check(count_territory, COUNT_TERRITORY, &rows[_i]);
}
END_TEST

/* Japanese: nothing is balanced, no overflow; two prisoners more than the
 * territory holds still count. */
START_TEST(japanese_deducts_and_balances_nothing)
{
    struct finish_facts facts = {.prisoners = {0, 7, 1}};
    struct finish f = finish_drawn("xXOOo/xXOOb/wXXOo/wXXOo/xXXOo", &facts);

    f.rules.scoring = SCORING_TERRITORY;
    f.rules.public_points = PUBLIC_NOBODY;
    count_check_finish(
        count_territory, COUNT_TERRITORY, &f, "japanese",
        "xXOO-/xXOO-/xXXOo/xXXOo/xXXOo",
        "{\"raw\":{\"b\":-3,\"w\":2},\"hands\":{\"b\":16,\"w\":10},\"b\":-3,"
        "\"w\":2,\"left_out\":0,\"last_real\":null,\"last_real_number\":0,"
        "\"moves\":[],\"area\":{\"b\":13,\"w\":12},\"margin\":-5}");
}
END_TEST

/* Public points are nobody's elsewhere: the margin is the same, the totals are
 * not (rules.md 5.4). The last real move is shown (7.1(1)). */
START_TEST(public_points_may_be_nobodys)
{
    struct finish f = finish_drawn("X.O", NULL);

    f.rules.public_points = PUBLIC_NOBODY;
    f.last_real = WHITE;
    f.last_real_number = 2;
    count_check_finish(
        count_territory, COUNT_TERRITORY, &f, "nobody", "X.O",
        "{\"raw\":{\"b\":0,\"w\":0},\"hands\":{\"b\":1,\"w\":1},\"b\":0,"
        "\"w\":0,\"left_out\":0,\"last_real\":\"w\",\"last_real_number\":2,"
        "\"moves\":[],\"area\":{\"b\":1,\"w\":1},\"margin\":0}");
}
END_TEST

TCase *count_territory_tests(void)
{
    TCase *tc = tcase_create("count_territory");

    tcase_add_loop_test(tc, procedure_shows_its_board, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    tcase_add_test(tc, japanese_deducts_and_balances_nothing);
    tcase_add_test(tc, public_points_may_be_nobodys);
    return tc;
}
