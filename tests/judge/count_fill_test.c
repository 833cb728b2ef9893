#include "judge/count_internal.h"

#include "suites.h"
#include "support/count_check.h"

/* clang-format off */
static const struct count_row rows[] = {
    {"7.3 each side fills its 12 stones in: Black leaves a point open",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.prisoners = {0}},
     "+XOOo/xXOOo/xXXOo/xXXOo/xXXOo",
     "{\"supply\":12,\"over\":{\"b\":0,\"w\":0},\"unfilled\":{\"b\":1,\"w\":0},\""
     "b\":13,\"w\":12,\"margin\":1}"},
    {"7.3(1) the A-type stone is taken off first",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.black_pays = true},
     "xXOOo/x.OOo/xXXOo/xXXOo/xXXOo",
     "{\"supply\":12,\"over\":{\"b\":0,\"w\":0},\"unfilled\":{\"b\":0,\"w\":0},\""
     "b\":12.5,\"w\":12.5,\"margin\":1}"},
    {"7.3(5) stones left over: the figure of 6.1, 15:34",
     "OOXXOOo/OXxxXOo/OX..XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo", {.prisoners = {0}},
     "OOXXOO-/OXxxXO-/OX..XO-/OXOOXO-/OXXXXO-/OOOOOO-/oooo---",
     "{\"supply\":24,\"over\":{\"b\":10,\"w\":0},\"unfilled\":{\"b\":0,\"w\":9},"
     "\"b\":15,\"w\":34,\"margin\":-19}"},
    {"1.2 more stones on the board than the supply: those borrowed go off",
     "XXXX/XXxO", {.prisoners = {0}},
     "bXXX/bX+O",
     "{\"supply\":4,\"over\":{\"b\":0,\"w\":3},\"unfilled\":{\"b\":3,\"w\":0},\"b"
     "\":7,\"w\":1,\"margin\":6}"},
    {"1.2 one stone more than the supply", "XXx", {.prisoners = {0}}, "bX+",
     "{\"supply\":1,\"over\":{\"b\":0,\"w\":1},\"unfilled\":{\"b\":2,\"w\":0},"
     "\"b\":3,\"w\":0,\"margin\":3}"},
    {"no black stone: the half points are booked, the board shows 0:9",
     "ooo/oOo/ooo", {.prisoners = {0, 3, 0}, .black_pays = true},
     "o--/oO-/o--",
     "{\"supply\":4,\"over\":{\"b\":4,\"w\":0},\"unfilled\":{\"b\":0,\"w\":5},\"b"
     "\":0,\"w\":9,\"margin\":-9}"},
    {"one point, no stones to fill with",
     ".", {.prisoners = {0}},
     ".",
     "{\"supply\":0,\"over\":{\"b\":0,\"w\":0},\"unfilled\":{\"b\":0,\"w\":0},\"b"
     "\":0.5,\"w\":0.5,\"margin\":0}"},
};
/* clang-format on */

START_TEST(procedure_shows_its_board)
{
    count_check(count_fill, COUNT_FILL, &rows[_i]);
}
END_TEST

TCase *count_fill_tests(void)
{
    TCase *tc = tcase_create("count_fill");

    tcase_add_loop_test(tc, procedure_shows_its_board, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    return tc;
}
