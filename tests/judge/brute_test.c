#include "support/brute.h"

#include "suites.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 2000000 };

/* Positions with known answers, by mode: attacker first, owner first; C
 * captured, S survives. Small letters are fixed, W is White and vital. Modes in
 * the order of enum brute_mode. */
static const struct {
    const char *name, *rows;
    int x, y;
    const char *answers;
} cases[] = {
    {"straight three, who is first", "...Xo/XXXXo/ooooo", 0, 1, "CS CS CS CS"},
    {"straight four", "....Xo/XXXXXo/oooooo", 0, 1, "SS SS SS SS"},
    {"square four", "..Xo/..Xo/XXXo/oooo", 0, 1, "CC CC CC CC"},
    {"two eyes", ".X.Xo/XXXXo/ooooo", 0, 1, "SS SS SS SS"},
    {"pyramid four, its middle taken", "XXXo/X.XX/.O.X/oooo", 0, 3,
     "CC CC CC CC"},
    {"2x3 in the corner, no liberty outside: who is first",
     "...Xo/...Xo/XXXXo/ooooo", 0, 1, "CS CS CS CS"},
    /* Only an owner with threats without end holds on: a ko. */
    {"bent four in the corner", "XXXXo/.X.Xo/OOOXo", 0, 2, "CC CC SS CC"},
    {"an eye and two that are kos", "Xoooo/.Xooo/XXXoo/.X.Xo", 0, 1,
     "CC CC SS CC"},
    {"double-ko seki, the outer side",
     "OOxxxxx/XOOxxxx/.XOOxxx/XXXOOOO/.XO.O.O", 0, 4, "SS SS SS SS"},
    {"double-ko seki, the inner side",
     "WWxxxxx/XWWxxxx/.XWWxxx/XXXWWWW/.XO.W.W", 0, 1, "SS SS SS SS"},
    {"double-ko seki, a stone in a ko",
     "WWxxxxx/XWWxxxx/.XWWxxx/XXXWWWW/.XO.W.W", 0, 3, "CC CC CC CC"},
};

START_TEST(small_problems)
{
    struct brute_board b;
    static const char letter[] = "CST";

    brute_read(&b, cases[_i].rows);
    for (int m = 0; m < BRUTE_MODES && cases[_i].answers[0]; m++) {
        enum brute_answer a[2];
        const char *want = cases[_i].answers + 3 * m;

        brute_solve(&b, cases[_i].x + cases[_i].y * b.width, (enum brute_mode)m,
                    MOST, a);
        ck_assert_msg(letter[a[0]] == want[0] && letter[a[1]] == want[1],
                      "%s: mode %d: %c%c", cases[_i].name, m, letter[a[0]],
                      letter[a[1]]);
    }
}
END_TEST

TCase *brute_tests(void)
{
    TCase *tc = tcase_create("brute");

    tcase_add_loop_test(tc, small_problems, 0,
                        (int)(sizeof cases / sizeof cases[0]));
    return tc;
}
