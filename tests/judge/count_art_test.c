#include "judge/count_internal.h"

#include "suites.h"
#include "support/count_check.h"

/* clang-format off */
static const struct count_row rows[] = {
    {"Art 17 stone points are halved",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.prisoners = {0, 1, 2}},
     "+XOO-/+XOO-/+XXO-/+XXOo/xXXOo",
     "{\"territory\":{\"b\":4,\"w\":3},\"points\":{\"b\":13,\"w\":12},\"margin\""
     ":1}"},
    {"Art 12 whatever the number of moves: three prisoners cost three points",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.prisoners = {0, 3, 0}},
     "+XOO-/+XOO-/xXXO-/xXXO-/xXXO-",
     "{\"territory\":{\"b\":2,\"w\":5},\"points\":{\"b\":11,\"w\":14},\"margin\""
     ":-3}"},
    {"Art 17 unfilled dame are halved",
     "XX.O/XxOo", {.prisoners = {0}},
     "XX.O/X+O-",
     "{\"territory\":{\"b\":1,\"w\":1},\"points\":{\"b\":4,\"w\":4},\"margin\":0"
     "}"},
    {"Art 12 overflow: three stay out on both sides",
     "XXxO/XXXo", {.prisoners = {0, 0, 4}},
     "bX+O/bbXo",
     "{\"territory\":{\"b\":4,\"w\":0},\"points\":{\"b\":6,\"w\":2},\"margin\":4"
     "}"},
    {"Art 12 overflow beyond the stones on the board",
     "ooo/oOo/ooo", {.prisoners = {0, 3, 0}},
     "---/-w-/---",
     "{\"territory\":{\"b\":0,\"w\":11},\"points\":{\"b\":-1,\"w\":10},\"margin"
     "\":-11}"},
};
/* clang-format on */

START_TEST(procedure_shows_its_board)
{
    count_check(count_art, COUNT_ART, &rows[_i]);
}
END_TEST

TCase *count_art_tests(void)
{
    TCase *tc = tcase_create("count_art");

    tcase_add_loop_test(tc, procedure_shows_its_board, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    return tc;
}
