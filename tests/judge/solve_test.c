#include "judge/solve.h"

#include "judge/zone.h"
#include "support/draw.h"
#include "suites.h"

#include <string.h>

/* Position, the chain in question, what happens with the attacker and with
 * the defender on move. Chains of the walls are named by a stone each. */
static const struct {
    const char *name, *rows, *target, *wall;
    enum solve_result attacked, defended;
} cases[] = {
    {"straight three: who moves first decides", "...XO/XXXXO/OOOOO/...../.....",
     "A4", "E5", SOLVE_CAPTURED, SOLVE_SURVIVES},
    {"straight four lives", "....XO/XXXXXO/OOOOOO/....../......", "A4", "F5",
     SOLVE_SURVIVES, SOLVE_SURVIVES},
    {"square four is dead", "..XO./..XO./XXXO./OOOO./.....", "A3", "D5",
     SOLVE_CAPTURED, SOLVE_CAPTURED},
    {"bent three: who moves first decides", "..XO./.XXO./XXOO./OOO../.....",
     "A3", "D5", SOLVE_CAPTURED, SOLVE_SURVIVES},
    {"two eyes live", ".X.XO/XXXXO/OOOOO/...../.....", "A4", "E5",
     SOLVE_SURVIVES, SOLVE_SURVIVES},
    {"bent four in the corner is killed by ko at the worst", /* J89 */
     ".O.XO/OOOXO/XXXXO/OOOOO/.....", "A3", "E5", SOLVE_CAPTURED,
     SOLVE_CAPTURED},
    {"the same liberties, but the stones inside make a bulky five: dead",
     "OOXO.XOO/OOXO.XOO/OOXOOXOO/OOXXXXOO/OOOOOOOO/......OO", "C6", "A6",
     SOLVE_CAPTURED, SOLVE_CAPTURED},
    {"two shared liberties and no eye: seki",
     "OOXO.XO/OOXOXXO/OOXOXXO/OOXO.XO/OOXXXXO/OOOOOOO/......O", "C7", "A7",
     SOLVE_SURVIVES, SOLVE_SURVIVES},
};

static enum solve_result solve_with(const struct board *b, const char *target,
                                    const char *walls, int first)
{
    uint8_t wall[BOARD_GRID] = {0};
    vertex stone[BOARD_POINTS], v = draw_vertex(walls, b);
    int n = board_chain(b, v, stone);
    struct solver *s = solver_new(12);
    struct local z;
    struct local_state at;
    enum solve_result r;
    uint32_t used = 0;

    for (int i = 0; i < n; i++)
        wall[stone[i]] = 1;
    ck_assert(zone_cut(b, draw_vertex(target, b), wall, &z, &at));
    at.to_move = (uint8_t)first;
    r = solve(s, &z, &at, 200000, &used);
    solver_free(s);
    return r;
}

START_TEST(small_problems)
{
    struct board b = draw_board(cases[_i].rows);

    ck_assert_msg(solve_with(&b, cases[_i].target, cases[_i].wall, ATTACKER) ==
                      cases[_i].attacked,
                  "%s: attacker first", cases[_i].name);
    ck_assert_msg(solve_with(&b, cases[_i].target, cases[_i].wall, DEFENDER) ==
                      cases[_i].defended,
                  "%s: defender first", cases[_i].name);
}
END_TEST

TCase *solve_tests(void)
{
    TCase *tc = tcase_create("solve");

    tcase_add_loop_test(tc, small_problems, 0,
                        (int)(sizeof cases / sizeof cases[0]));
    return tc;
}
