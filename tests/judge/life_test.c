#include "judge/life.h"

#include "support/draw.h"
#include "suites.h"

#include <stdlib.h>

/* Position, who would move first where that decides, a chain, its status and
 * what that rests on. */
static const struct {
    const char *name, *rows;
    enum color first;
    const char *chain;
    enum life_status status;
    enum evidence evidence;
} cases[] = {
    {"two eyes", ".X.XO../XXXXO../OOOOO../......./......./......./.......",
     EMPTY, "A6", LIFE_ALIVE, EVIDENCE_PROVED},
    {"a square of four is one eye",
     "..XO.O./..XOOOO/XXXO.O./OOOOOOO/......./......./.......", EMPTY, "A5",
     LIFE_DEAD, EVIDENCE_CONDITIONAL},
    {"a straight three, the attacker first",
     "...XO.O/XXXXOOO/OOOOO.O/O.O.OOO/OOOOOOO/......./.......", WHITE, "A6",
     LIFE_DEAD, EVIDENCE_CRITICAL},
    {"a straight three, its owner first",
     "...XO.O/XXXXOOO/OOOOO.O/O.O.OOO/OOOOOOO/......./.......", BLACK, "A6",
     LIFE_ALIVE, EVIDENCE_CRITICAL},
    {"a lone stone in a living area",
     ".O.O.../OOOO.X./......./......./......./......./.......", EMPTY, "F6",
     LIFE_DEAD, EVIDENCE_ESTIMATED},
    {"a stone in an eye of unconditional life is lost",
     ".XO.XO./XXXXXO./OOOOOO./......./......./......./.......", EMPTY, "C7",
     LIFE_DEAD, EVIDENCE_PROVED},
};

START_TEST(judges_chains)
{
    struct board b = draw_board(cases[_i].rows);
    struct life_question q = {cases[_i].first, false, 0};
    struct judge *j = judge_new();
    struct life *life = malloc(sizeof *life);
    vertex v = draw_vertex(cases[_i].chain, &b);

    ck_assert(j && life);
    judge_life(j, &b, &q, life);
    ck_assert_msg(life->status[v] == cases[_i].status, "%s: %s", cases[_i].name,
                  life_word((enum life_status)life->status[v]));
    ck_assert_msg(life->evidence[v] == cases[_i].evidence, "%s: %s",
                  cases[_i].name,
                  evidence_word((enum evidence)life->evidence[v]));
    free(life);
    judge_free(j);
}
END_TEST

/* The same answer whatever was asked before (life.h). */
START_TEST(is_a_function_of_the_question)
{
    struct life_question q = {EMPTY, false, 0};
    struct judge *used = judge_new(), *fresh = judge_new();
    struct life *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);

    ck_assert(used && fresh && a && b);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct board board = draw_board(cases[i].rows);

        judge_life(used, &board, &q, a);
    }
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct board board = draw_board(cases[i].rows);

        judge_life(used, &board, &q, a);
        judge_life(fresh, &board, &q, b);
        ck_assert_mem_eq(a, b, sizeof *a);
        judge_free(fresh);
        fresh = judge_new();
        ck_assert_ptr_nonnull(fresh);
    }
    free(a);
    free(b);
    judge_free(used);
    judge_free(fresh);
}
END_TEST

TCase *life_tests(void)
{
    TCase *tc = tcase_create("life");

    tcase_add_loop_test(tc, judges_chains, 0,
                        (int)(sizeof cases / sizeof cases[0]));
    tcase_add_test(tc, is_a_function_of_the_question);
    return tc;
}
