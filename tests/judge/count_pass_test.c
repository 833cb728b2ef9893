#include "judge/count_internal.h"

#include "suites.h"
#include "support/count_check.h"

/* clang-format off */
static const struct count_row rows[] = {
    {"AGA: Black passed once, White twice",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.passes = {0, 1, 2}},
     "+XOO-/+XOO-/+XXO-/+XXOo/xXXOo",
     "{\"passes\":{\"b\":1,\"w\":2},\"b\":5,\"w\":5,\"margin\":1}"},
    {"AGA: prisoners and dead stones go home too",
     "xXOOo/xXOOb/wXXOo/wXXOo/xXXOo", {.prisoners = {0, 1, 0}, .passes = {0, 1, 1}},
     "+XOO-/+XOO-/xXXOo/xXXOo/xXXOo",
     "{\"passes\":{\"b\":1,\"w\":1},\"b\":5,\"w\":5,\"margin\":0}"},
    {"AGA: what finds no room counts all the same",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.passes = {0, 9, 1}},
     "xXOO-/xXOO-/xXXO-/xXXO-/xXXOo",
     "{\"passes\":{\"b\":9,\"w\":1},\"b\":5,\"w\":5,\"margin\":-8}"},
};
/* clang-format on */

START_TEST(procedure_shows_its_board)
{
    count_check(count_pass_stones, COUNT_PASS_STONES, &rows[_i]);
}
END_TEST

TCase *count_pass_tests(void)
{
    TCase *tc = tcase_create("count_pass");

    tcase_add_loop_test(tc, procedure_shows_its_board, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    return tc;
}
