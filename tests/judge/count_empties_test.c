#include "judge/count_internal.h"

#include "suites.h"
#include "support/count_check.h"

/* clang-format off */
static const struct count_row rows[] = {
    {"7.4(5) equally many empties: more stones win",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.prisoners = {0}},
     "+XOO-/+XOO-/+XXO-/+XXO-/+XXO-",
     "{\"empties\":5,\"b\":8,\"w\":7,\"margin\":1}"},
    {"7.4(1) the A-type stone is taken off first",
     "xXOOo/xXOOo/xXXOo/xXXOo/xXXOo", {.black_pays = true},
     "+XOO-/+.OO-/+XXO-/+XXO-/+XXO-",
     "{\"empties\":5,\"b\":7,\"w\":7,\"margin\":1}"},
    {"7.4(3) who has more empties fills",
     "xXOo/xXOo/xXOO", {.prisoners = {0}},
     "+XO-/+XO-/xXOO",
     "{\"empties\":2,\"b\":4,\"w\":4,\"margin\":0}"},
    {"6.2 the liberty-eyes of 6.1 are filled first",
     "OOXXOOo/OXxxXOo/OX..XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo", {.prisoners = {0}},
     "OOXXOOo/OXxxXOo/OX..XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo",
     "{\"empties\":0,\"b\":14,\"w\":33,\"margin\":-19}"},
    {"6.2 a claimed one-sided point is filled first",
     "xXxOo", {.prisoners = {0}},
     "+XxO-",
     "{\"empties\":1,\"b\":2,\"w\":1,\"margin\":1}"},
    {"6.2 so is a region that a trial divided", "oxXx", {.prisoners = {0}},
     "oxXx", "{\"empties\":0,\"b\":3,\"w\":1,\"margin\":2}"},
    {"7.4(3) the open mouth of a ko is filled first",
     "oOOXx/oOXxX/oOOXx", {.prisoners = {0}},
     "-OOX+/-OXxX/oOOX+",
     "{\"empties\":2,\"b\":5,\"w\":6,\"margin\":-1}"},
    {"the A-type move takes the stone of that ko: no mouth is left",
     "oOOXx/oOXxX/oOOXx", {.black_pays = true},
     "-OOX+/-O.+X/-OOX+",
     "{\"empties\":3,\"b\":3,\"w\":5,\"margin\":-1}"},
    {"no black stone: booked, the board shows 0:9",
     "ooo/oOo/ooo", {.prisoners = {0, 3, 0}, .black_pays = true},
     "ooo/oOo/ooo",
     "{\"empties\":0,\"b\":0,\"w\":9,\"margin\":-9}"},
};
/* clang-format on */

START_TEST(procedure_shows_its_board)
{
    count_check(count_empties, COUNT_EMPTIES, &rows[_i]);
}
END_TEST

TCase *count_empties_tests(void)
{
    TCase *tc = tcase_create("count_empties");

    tcase_add_loop_test(tc, procedure_shows_its_board, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    return tc;
}
