#include "judge/verdict.h"

#include "support/failing.h"
#include "support/figures.h"
#include "support/script.h"
#include "suites.h"

#include <string.h>

static const struct {
    const char *name, *rules, *start, *script, *result;
} rows[] = {
    {"K17.1.korean", "korean",
     "OOOOOOO/OXO.O.O/X.XOXOX/XXXXXXX/OOOOOOO/......./.......",
     "b D6; w B5; b F6; w D5; b B6; w F5; b D6; w B5; b F6; w D5; b B6; w F5",
     "0"},
    {"K33.2.jpd-a", "jpd-a", "5x5", "b C3; w pass; b pass; accept", "B+17.5"},
    {"K36.2.jpd-a", "jpd-a", "5x5",
     "b C3; w pass; b pass; resume; w B3; b B4; w pass; b pass; accept",
     "W+6.5"},
    {"A03.2.tromp-taylor", "tromp-taylor", "XX.OO/.X.O./XX.OO/.X.O./XX.OO",
     "b pass; w pass", "W+7.5"},
    {"A03.4.jpd-a", "jpd-a", "XX.OO/.X.O./XX.OO/.X.O./XX.OO", "b pass; w pass",
     "W+6.5"},
    {"A03.5.jpd-art", "jpd-art", "XX.OO/.X.O./XX.OO/.X.O./XX.OO",
     "b pass; w pass", "W+6.5"},
    {"A03.6.japanese", "japanese", "XX.OO/.X.O./XX.OO/.X.O./XX.OO",
     "b pass; w pass", "W+6.5"},
    {"A06.1.aga", "aga", "5x5",
     "b B3; w D3; b B4; w D4; b B2; w D2; b B5; w D5; b B1; w D1; b C3; w C4; "
     "b C2; w C5; b C1; w pass; b pass; w pass",
     "W+6.5"},
    {"A09.3.jpd-a", "jpd-a", "5x5",
     "b virtual; w virtual; b B3; w D3; b B4; w D4; b B2; w D2; b B5; w D5; b "
     "B1; w D1; b C3; w C4; b C2; w C5; b C1; w pass; b pass; accept",
     "W+5.5"},
    {"A11.1.jpd-a", "jpd-a", "5x5",
     "b B3; w D3; b B4; w D4; b B2; w D2; b B5; w D5; b B1; w D1; b pass; w "
     "pass; accept",
     "W+6.5"},
    {"A11.2.jpd-b", "jpd-b", "5x5",
     "b B3; w D3; b B4; w D4; b B2; w D2; b B5; w D5; b B1; w D1; b pass; w "
     "pass; accept",
     "W+7.5"},
    {"A11.3.wmsg-2008", "wmsg-2008", "5x5",
     "b B3; w D3; b B4; w D4; b B2; w D2; b B5; w D5; b B1; w D1; b pass; w "
     "pass; accept",
     "W+6.5"},
    {"A12.2.jpd-a", "jpd-a", "5x5", "b pass; w pass", "W+6.5"},
    {"A13.4.jpd-a", "jpd-a", "5x5", "b C3; w pass; b pass", "B+17.5"},
    {"Q01.4.jpd-a", "jpd-a", "....../....../....../OOOOOO/XXXXXO/.OO.XO",
     "b pass; w pass", "W+28.5"},
    {"Q01.5.japanese", "japanese", "....../....../....../OOOOOO/XXXXXO/.OO.XO",
     "b pass; w pass", "W+24.5"},
    {"Q01.6.stone-scoring", "stone-scoring",
     "....../....../....../OOOOOO/XXXXXO/.OO.XO", "b pass; w pass", "W+27.5"},
    {"Q01.7.lanke", "lanke", "....../....../....../OOOOOO/XXXXXO/.OO.XO",
     "b pass; w pass", "W+20.0"},
    {"Q02.5.japanese", "japanese",
     "...OX../...OX../...OX../..OOX../OOOXXXX/XXXOOOX/.X.O.OX",
     "b pass; w pass", "W+9.5"},
    {"Q02.7.stone-scoring", "stone-scoring",
     "...OX../...OX../...OX../..OOX../OOOXXXX/XXXOOOX/.X.O.OX",
     "b pass; w pass", "W+9.5"},
    {"Q02.8.lanke", "lanke",
     "...OX../...OX../...OX../..OOX../OOOXXXX/XXXOOOX/.X.O.OX",
     "b pass; w pass", "W+2.0"},
    {"Q08.3.japanese", "japanese",
     "......./......./......./XXXXXX./OOXXXX./.OOOOX./XXX.OX.",
     "b pass; w pass; dead A3 B2 E1", "B+34.5"},
    {"Q08.4.chinese-2002", "chinese-2002",
     "......./......./......./XXXXXX./OOXXXX./.OOOOX./XXX.OX.",
     "b pass; w pass; dead A3 B2 E1", "B+41.5"},
    {"Q10.4.jpd-a", "jpd-a", ".XXO./XXOOO/X.XOO/XXOOO/.XO..", "b pass; w pass",
     "W+7.5"},
    {"G01.3.stone-scoring", "stone-scoring",
     ".XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX.",
     "b pass; w pass", "W+2.5"},
    {"G01.4.lanke", "lanke",
     ".XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX.",
     "b pass; w pass", "B+5.0"},
    {"R02.2.jpd-art", "jpd-art", "XX.OO/X.XOO/XXXOO/OXXOO/.OXO.",
     "b pass; w pass; dead A2 B1", "W+1.5"},
    {"R02.3.chinese-2002", "chinese-2002", "XX.OO/X.XOO/XXXOO/OXXOO/.OXO.",
     "b pass; w pass; dead A2 B1", "W+3.5"},
    {"X01.2.jpd-a", "jpd-a", "5x5",
     "b C3; w pass; b pass; resume; w virtual; b virtual", "B+17.5"},
    {"X08.1.wmsg-2008", "wmsg-2008", "5x5",
     "b C3; w pass; b D3; w B3; b pass; w pass", "W+6.5"},
    {"X16.1.wmsg-2008", "wmsg-2008", "5x5",
     "b C3; w B3; b pass; w B2; b C2; w pass; b pass", "W+6.5"},
    {"X16.2.jpd-a", "jpd-a", "5x5",
     "b C3; w B3; b pass; w B2; b C2; w pass; b pass", "W+6.5"},
    {"X16.3.jpd-b", "jpd-b", "5x5",
     "b C3; w B3; b pass; w B2; b C2; w pass; b pass", "W+7.5"},
    {"X17.1.wmsg-2008", "wmsg-2008", "5x5",
     "b C3; w pass; b C2; w B3; b pass; w B2; b pass; w pass", "W+7.5"},
    {"X17.2.jpd-a", "jpd-a", "5x5",
     "b C3; w pass; b C2; w B3; b pass; w B2; b pass; w pass", "W+7.5"},
    {"X17.3.jpd-b", "jpd-b", "5x5",
     "b C3; w pass; b C2; w B3; b pass; w B2; b pass; w pass", "W+7.5"},
    {"E07.1.jpd-a", "jpd-a", ".XO.O/XXOO./.XOOO/XXOXO/.XO..",
     "b pass; w pass; agree", "W+7.5"},
    {"Q12.1.jpd-a", "jpd-a",
     ".XX.OO./XXX.OOO/.XX.OO./XXX.OOO/XXX.OOO/XX..OOO/XXXXOOO",
     "b pass; w pass", "W+6.5"},
    {"Q12.3.jpd-art", "jpd-art",
     ".XX.OO./XXX.OOO/.XX.OO./XXX.OOO/XXX.OOO/XX..OOO/XXXXOOO",
     "b pass; w pass", "W+6.5"},
    {"K40.5.jpd-a", "jpd-a", "5x5",
     "b C3; w virtual; b virtual; w virtual; b pass; w virtual", "B+17.5"},
    {"K50.5.jpd-a", "jpd-a", "5x5", "b C3; w pass; b pass; agree; dead C3",
     "B+17.5"},
    {"Y06.2", "jpd-a", "5x5", "b C3; w virtual; b pass; w pass; accept",
     "B+17.5"},
    {"Y11.1", "sanqing komi=1.5", ".XXXO/XXOOO/XXXO./OXOOO/.XOO.",
     "b pass; w pass; dead A2", "0"},
    {"SQ example 2: decided by the true stones", "sanqing", figure_sq_2,
     "b pass; w pass", "B+0.5"},
    {"SQ example 3: a draw", "sanqing", figure_sq_3, "b pass; w pass", "0"},
    {"SQ example 5", "sanqing", figure_sq_5, "b pass; w pass", "W+0.5"},
    {"SQ figure 8", "sanqing", figure_sq_8, "b pass; w pass", "W+0.5"},
    {"SQ 1.2: 183, no tie", "sanqing", figure_lanke_5, "b pass; w pass",
     "W+2.5"},
    {"SQ: a bonus enters the comparison with 184 only", "sanqing", figure_sq_2,
     "handicap 2; b pass; w pass", "W+2.5"},
    {"LK 9: Black wins by one stone", "lanke", figure_lanke_5, "b pass; w pass",
     "B+1.0"},
    {"H01: area 10:15, the bonus of the set", "tromp-taylor komi=0.5",
     ".XO../XXOOO/.XO.O/XXOOO/.XO..", "handicap 2; b pass; w pass", "W+5.5"},
    {"H02: area 10:15, the bonus of the set", "chinese-2002 komi=0.5",
     ".XO../XXOOO/.XO.O/XXOOO/.XO..", "handicap 2; b pass; w pass", "W+7.5"},
    {"H06: area 10:15, the bonus of the set", "new-zealand komi=0.5",
     ".XO../XXOOO/.XO.O/XXOOO/.XO..", "handicap 2; b pass; w pass", "W+5.5"},
    {"H07: area 10:15, the bonus of the set", "ing komi=0.5",
     ".XO../XXOOO/.XO.O/XXOOO/.XO..", "handicap 2; b pass; w pass", "W+5.5"},
    {"H08.1: area 10:15, the bonus of the set", "chinese-2002 komi=0.5",
     ".XO../XXOOO/.XO.O/XXOOO/.XO..", "handicap 1; b pass; w pass", "W+5.5"},
    {"H08.2: area 10:15, the bonus of the set", "aga komi=0.5",
     ".XO../XXOOO/.XO.O/XXOOO/.XO..", "handicap 1; b pass; w pass", "W+5.5"},
    {"chinese handicap: N for White", "chinese", "X.X/.../...",
     "handicap 2; to w; w pass; b pass", "W+0.5"},
    {"aga handicap: N - 1", "aga", "X.X/.../...",
     "handicap 2; to w; w pass; b pass; w pass", "B+0.5"},
    {"one stone is no handicap", "chinese", "X../.../...",
     "handicap 1; to w; w pass; b pass", "B+1.5"},
    {"set-up stones are none", "chinese", "X.X/.../...", "w pass; b pass",
     "B+1.5"},
    {"the button is half a point", "aga-button", "X.O/X.O/X.O",
     "b pass; w pass; b pass", "W+6.5"},
    {"and White's when he takes it", "aga-button", "X.O/X.O/X.O",
     "to w; w pass; b pass; w pass", "W+7.5"},
    {"resignation (A 6.5)", "jpd-a", "3x3", "b B2; resign b", "W+R"},
    {"forfeit", "jpd-a", "3x3", "b B2; forfeit w", "B+F"},
    {"nobody has stopped yet: who is on move counts as first (2.5)", "jpd-a",
     "5x5", "b C3", "B+17.5"},
    {"Black on move: no pay", "jpd-a", "5x5", "b C3; w C2", "W+6.5"},
    {"tax on territory, by settings", "japanese tax=all", "X.X/XXX/OOO/O.O/OOO",
     "b pass; w pass", "W+6.5"},
};

START_TEST(result)
{
    struct game *g =
        script_game(rows[_i].rules, rows[_i].start, rows[_i].script);
    struct strbuf out = STRBUF_INIT;
    struct verdict v;

    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    ck_assert_msg(v.agree, "%s: %s", rows[_i].name, v.warnings.text);
    verdict_print_result(&out, &v);
    ck_assert_msg(strcmp(out.text, rows[_i].result) == 0, "%s: %s",
                  rows[_i].name, out.text);
    strbuf_clear(&out);
    ck_assert_int_eq(verdict_score(g, NULL, JUDGE_DECLARED, &out), ST_OK);
    ck_assert_str_eq(out.text, rows[_i].result);
    strbuf_free(&out);
    verdict_free(&v);
    game_free(g);
}
END_TEST

/* ---- warnings ----------------------------------------------------------- */

static const struct {
    const char *name, *rules, *start, *script;
    enum judge_mode mode;
    const char *warning; /* "" none */
} warned[] = {
    {"agreed end: dead marks are ignored (A 5.2)", "jpd-a", "5x5",
     "b C3; w C2; b pass; w pass; dead C2; agree", JUDGE_DECLARED,
     "dead marks are ignored: every stone is alive"},
    {"no dead removal ever", "tromp-taylor", "5x5",
     "b C3; w C2; b pass; w pass; dead C2", JUDGE_DECLARED,
     "dead marks are ignored: every stone is alive"},
    {"the fourth pass (AGA)", "aga", "5x5",
     "b C3; w C2; b pass; w pass; dead C2; b pass; w pass", JUDGE_DECLARED,
     "dead marks are ignored: every stone is alive"},
    {"judge mode none", "chinese", "5x5", "b C3; w C2; b pass; w pass; dead C2",
     JUDGE_NONE, "dead marks are ignored: nobody judges"},
    {"marks that count", "chinese", "5x5",
     "b C3; w C2; b pass; w pass; dead C2", JUDGE_DECLARED, ""},
    {"AGA: White passed last", "aga", "5x5", "b C3; w C2; b pass; w pass",
     JUDGE_DECLARED, ""},
    {"AGA: two moves of one colour", "aga", "5x5",
     "b C3; b C4; w C2; b pass; w pass", JUDGE_DECLARED,
     "area and pass stones differ: colours did not alternate, or White did "
     "not pass last; the area decides"},
    {"AGA: the handicap stones are what White gets points for", "aga",
     "X.../..../...X", "handicap 2; to w; w B2; b pass; w pass", JUDGE_DECLARED,
     ""},
    {"the essay supposes that all dame are filled", "lanke",
     ".X.XO.O/XX.XOOO/XXXXOO./XXX.OOO", "b pass; w pass", JUDGE_DECLARED,
     "open dame count for nobody: D1"},
    {"Japanese: a group at an unfilled dame", "japanese",
     ".X.XO.O/XX.XOOO/XXXXOO./XXX.OOO", "b pass; w pass", JUDGE_DECLARED,
     "a living group touches unfilled dame: by the text of 1989 it is in seki "
     "(strict_dame=true scores it so)"},
};

START_TEST(warnings)
{
    struct game *g =
        script_game(warned[_i].rules, warned[_i].start, warned[_i].script);
    struct verdict v;

    ck_assert_int_eq(verdict_make(g, NULL, warned[_i].mode, &v), ST_OK);
    ck_assert_msg(strcmp(v.warnings.text, warned[_i].warning) == 0, "%s: %s",
                  warned[_i].name, v.warnings.text);
    ck_assert(v.agree);
    verdict_free(&v);
    game_free(g);
}
END_TEST

/* A count that gives another margin is a bug of the program: loudly. */
START_TEST(disagreement)
{
    struct game *g = script_game("jpd-a", "5x5", "b C3; w C2; b pass; w pass");
    struct verdict v;

    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    ck_assert_int_eq(v.n_counts, 4);
    ck_assert(v.agree);
    v.counts[2].margin += 50;
    verdict_check(&v);
    ck_assert(!v.agree);
    ck_assert_str_eq(v.warnings.text,
                     "THE COUNTS DISAGREE, which is a bug of this program: "
                     "fill gives 0.5 where 0 is due");
    verdict_free(&v);
    game_free(g);
}
END_TEST

/* ---- under other rules -------------------------------------------------- */

static const struct {
    const char *name, *rules, *start, *script, *as, *result;
} others[] = {
    {"each set has its own komi", "jpd-a", "5x5", "b C3; w C2; b pass; w pass",
     "chinese", "W+7.5"},
    {"dead stones marked under rules without removal", "tromp-taylor", "5x5",
     "b C3; w C2; b pass; w pass; dead C2", "chinese", "B+17.5"},
    {"rules without removal ignore marks", "chinese", "5x5",
     "b C3; w C2; b pass; w pass; dead C2", "tromp-taylor", "W+7.5"},
    {"who stopped first, where it was only a pass", "chinese", "5x5",
     "b C3; w C2; b C4; w pass; b pass", "jpd-a", "W+6.5"},
    {"the same without pay", "chinese", "5x5",
     "b C3; w C2; b C4; w pass; b pass", "jpd-b", "W+6.5"},
    {"an agreed end is one everywhere", "jpd-a", "5x5",
     "b C3; w C2; b pass; w pass; dead C2; agree", "chinese", "W+7.5"},
    {"a four-virtual end is none where there is no such end", "jpd-a", "5x5",
     "b C3; w C2; b virtual; w virtual; b virtual; w virtual; dead C2",
     "chinese", "B+17.5"},
    {"but under rules B it is", "jpd-a", "5x5",
     "b C3; w C2; b virtual; w virtual; b virtual; w virtual; dead C2", "jpd-b",
     "W+7.5"},
    {"a virtual move is a pass where there are none", "jpd-a", "5x5",
     "b C3; w virtual; b pass; w pass", "jpd-art", "B+17.5"},
    {"a resignation stays one", "jpd-a", "5x5", "b C3; resign w", "japanese",
     "B+R"},
};

START_TEST(other_rules)
{
    struct game *g =
        script_game(others[_i].rules, others[_i].start, others[_i].script);
    const struct rules *as = rules_find(others[_i].as, strlen(others[_i].as));
    struct strbuf out = STRBUF_INIT;

    ck_assert_int_eq(verdict_score(g, as, JUDGE_DECLARED, &out), ST_OK);
    ck_assert_msg(strcmp(out.text, others[_i].result) == 0, "%s: %s",
                  others[_i].name, out.text);
    strbuf_free(&out);
    game_free(g);
}
END_TEST

/* A third repetition is void under Japanese rules, a draw under Korean ones
 * (2016), and nothing where it is banned. */
START_TEST(no_result)
{
    struct game *g = script_game(
        "japanese", "OOOOOOO/OXO.O.O/X.XOXOX/XXXXXXX/OOOOOOO/......./.......",
        "b D6; w B5; b F6; w D5; b B6; w F5; b D6; w B5; b F6; w D5; b B6; "
        "w F5");
    struct strbuf out = STRBUF_INIT;
    struct verdict v;

    ck_assert_int_eq(game_state(g)->end, END_VOID);
    ck_assert_int_eq(verdict_score(g, NULL, JUDGE_DECLARED, &out),
                     ST_CANNOT_SCORE);
    ck_assert_str_eq(out.text, "");
    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    verdict_print_result(&out, &v);
    ck_assert_str_eq(out.text, "void");
    verdict_free(&v);
    strbuf_clear(&out);
    ck_assert_int_eq(
        verdict_score(g, rules_find("korean", 6), JUDGE_DECLARED, &out), ST_OK);
    ck_assert_str_eq(out.text, "0");
    strbuf_clear(&out);
    ck_assert_int_eq(
        verdict_score(g, rules_find("tromp-taylor", 12), JUDGE_DECLARED, &out),
        ST_OK);
    ck_assert_str_ne(out.text, "0");
    strbuf_free(&out);
    game_free(g);
}
END_TEST

/* Art 10: the findings of a trial, dead chains and the owner of each point,
 * are what the verdict rests on. */
START_TEST(trial)
{
    struct game *g = script_game("jpd-art", ".X.O./.X.O./OX.O./.X.O./.X.O.",
                                 "b pass; w pass; trial; b A2; w pass; b A4;"
                                 "w pass; b pass; settle");
    struct verdict v;

    ck_assert_int_eq(game_state(g)->phase, PHASE_PAUSE);
    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    ck_assert(v.agree);
    ck_assert_int_eq(v.finish.dead_stones[WHITE], 1);
    ck_assert_int_eq(v.finish.empties[BLACK], 5);
    ck_assert_int_eq(v.finish.empties[WHITE], 5);
    ck_assert_int_eq(v.margin, 100 - 650);
    verdict_free(&v);
    game_free(g);
}
END_TEST

/* The moves that caipan-negative made with stones of the player's choice. */
START_TEST(named_stones)
{
    struct game *g =
        script_game("jpd-a", "5x5",
                    "b B3; w D3; b B4; w D4; b B2; w D2; b B5; w D5; b B1;"
                    "w D1; b C3; w C4; b C2; w C5; b C1; w pass; b pass");
    struct event e = {.kind = EV_NEGATIVE,
                      .color = BLACK,
                      .vertex = vertex_at(2, 0),
                      .detail = 'A'};
    struct ruling ruling;
    struct verdict v;

    ck_assert_int_eq(game_apply(g, &e, &ruling), ST_OK);
    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    ck_assert(v.agree);
    ck_assert(v.finish.black_pays);
    ck_assert_int_eq(v.finish.negative[vertex_at(2, 0)], 'A');
    ck_assert_int_eq(v.counts[0].work[vertex_at(2, 0)], WORK_PUBLIC);
    ck_assert_int_eq(v.margin, 100 - 650 - 100);
    verdict_free(&v);
    game_free(g);
}
END_TEST

/* A 7.1(2): Black, one hand ahead, takes B3 off as a B-type move; his area
 * stays 13 : 12 (A09.1). */
START_TEST(b_type)
{
    struct game *g = script_game(
        "jpd-a", "5x5",
        "b virtual; w virtual; b B3; w D3; b B4; w D4; b B2; w D2; b B5; w D5;"
        "b B1; w D1; b C3; w C4; b C2; w C5; b C1; w pass; b pass; accept");
    struct event e = {.kind = EV_NEGATIVE,
                      .color = BLACK,
                      .vertex = vertex_at(1, 2),
                      .detail = 'B'};
    struct ruling ruling;
    struct verdict v;

    ck_assert_int_eq(game_apply(g, &e, &ruling), ST_OK);
    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    ck_assert(v.agree);
    ck_assert(!v.finish.black_pays);
    ck_assert_int_eq(v.counts[1].kind, COUNT_TERRITORY);
    ck_assert_str_eq(v.counts[1].moves.text, "B-negative B3\n");
    for (int i = 0; i < v.n_counts; i++)
        ck_assert_int_eq(v.counts[i].margin, 100);
    verdict_free(&v);
    game_free(g);
}
END_TEST

/* SQ at 184 : 177 is a decision of its own kind. */
START_TEST(tie_break)
{
    struct game *g = script_game("sanqing", figure_sq_3, "b pass; w pass");
    struct verdict v;

    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    ck_assert_int_eq(v.outcome, OUTCOME_TIE_BREAK);
    ck_assert_int_eq(v.winner, EMPTY);
    ck_assert_int_eq(v.margin, 0);
    verdict_free(&v);
    game_free(g);
}
END_TEST

/* Whichever allocation fails: ST_NO_MEMORY, and nothing is lost or kept. */
START_TEST(no_memory)
{
    struct game *g = script_game("jpd-a", "5x5",
                                 "b C3; w C2; b C4; w pass; b pass; dead C2;"
                                 "agree");
    bool failed = true;
    long failures = 0;

    for (long n = 1; failed; n++) {
        struct strbuf out = STRBUF_INIT;
        struct verdict v;
        enum status st;

        failing_begin(n);
        st = verdict_make(g, NULL, JUDGE_DECLARED, &v);
        failed = failing_end();
        failures += failed;
        ck_assert_int_eq(st, failed ? ST_NO_MEMORY : ST_OK);
        ck_assert_int_eq(failed || v.n_counts == 4, true);
        verdict_free(&v);
        failing_begin(n);
        st = verdict_score(g, NULL, JUDGE_DECLARED, &out);
        ck_assert_int_eq(st, failing_end() ? ST_NO_MEMORY : ST_OK);
        strbuf_free(&out);
        ck_assert_int_lt(n, 1000);
    }
    ck_assert_int_gt(failures, 0);
    game_free(g);
}
END_TEST

TCase *verdict_tests(void)
{
    TCase *tc = tcase_create("verdict");

    tcase_add_loop_test(tc, result, 0, (int)(sizeof rows / sizeof *rows));
    tcase_add_loop_test(tc, warnings, 0, (int)(sizeof warned / sizeof *warned));
    tcase_add_test(tc, disagreement);
    tcase_add_loop_test(tc, other_rules, 0,
                        (int)(sizeof others / sizeof *others));
    tcase_add_test(tc, no_result);
    tcase_add_test(tc, trial);
    tcase_add_test(tc, named_stones);
    tcase_add_test(tc, b_type);
    tcase_add_test(tc, tie_break);
    tcase_add_test(tc, no_memory);
    return tc;
}
