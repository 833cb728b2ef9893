#include "text/report.h"

#include "suites.h"
#include "support/draw.h"
#include "support/json_check.h"

#include <string.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

/* ---- games for the tests ------------------------------------------------- */

static enum status turn(struct game *g, enum event_kind kind, enum color c,
                        const char *where)
{
    struct event e = {.kind = kind, .color = c};
    struct ruling r;

    if (where)
        e.vertex = draw_vertex(where, game_board(g));
    return game_apply(g, &e, &r);
}

static void mark(struct game *g, enum mark m, const char *where)
{
    vertex v = draw_vertex(where, game_board(g));
    struct event e = {
        .kind = EV_MARK, .detail = (int)m, .points = &v, .n_points = 1};
    struct ruling r;

    ck_assert_int_eq(game_apply(g, &e, &r), ST_OK);
}

/* The drawn position, Black to move, under these rules. */
static struct game *game_drawn(const char *rows, const char *rules)
{
    struct board b = draw_board(rows);
    struct game *g = game_new(b.width, b.height);

    ck_assert_ptr_nonnull(g);
    ck_assert_int_eq(game_set_rules(g, rules_find(rules, strlen(rules))),
                     ST_OK);
    ck_assert_int_eq(game_setup(g, &b, BLACK, 0), ST_OK);
    return g;
}

static void stop(struct game *g, enum color first)
{
    ck_assert_int_eq(turn(g, EV_PASS, first, NULL), ST_OK);
    ck_assert_int_eq(turn(g, EV_PASS, opponent(first), NULL), ST_OK);
}

static void verdict_of(struct game *g, struct strbuf *out)
{
    struct verdict v;

    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    report_verdict(out, g, &v);
    verdict_free(&v);
}

/* Two independent groups, a column of dame between them. */
static const char walls[] = ".X.O./.X.O./.X.O./.X.O./.X.O.";

/* ---- JSON, whole --------------------------------------------------------- */

/* 5x5: area 10 + 2.5 each; black's par (25 + 6.5) / 2; supply 12 = 5 stones +
 * 5 filled in + 2 over. Keys and their order: spec/gtp.md. */
static const char verdict_walls[] =
    "{\"rules\":\"jpd-a\",\"phase\":\"pause\",\"result\":\"W+6.5\","
    "\"margin\":-650,\"komi\":650,\"pay\":0,\"handicap_bonus\":0,"
    "\"judge\":\"declared\",\"dead\":[],\"seki\":[],"
    "\"ownership\":[\"xX.Oo\",\"xX.Oo\",\"xX.Oo\",\"xX.Oo\",\"xX.Oo\"],"
    "\"public\":[\"C1\",\"C2\",\"C3\",\"C4\",\"C5\"],\"warnings\":[],"
    "\"counts\":{"
    "\"area\":{\"b\":12.5,\"w\":12.5,\"public\":5,"
    "\"par\":{\"b\":15.75,\"w\":9.25},\"margin\":0},"
    "\"territory\":{\"raw\":{\"b\":5,\"w\":5},\"hands\":{\"b\":5,\"w\":5},"
    "\"b\":5,\"w\":5,\"left_out\":0,\"last_real\":null,"
    "\"last_real_number\":0,\"moves\":[],"
    "\"area\":{\"b\":12.5,\"w\":12.5},\"margin\":0},"
    "\"fill\":{\"supply\":12,\"over\":{\"b\":2,\"w\":2},"
    "\"unfilled\":{\"b\":0,\"w\":0},\"b\":12.5,\"w\":12.5,\"margin\":0},"
    "\"empties\":{\"empties\":5,\"b\":5,\"w\":5,\"margin\":0}},"
    "\"agree\":true}";

START_TEST(verdict_is_whole)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = game_drawn(walls, "jpd-a");

    stop(g, BLACK);
    verdict_of(g, &out);
    ck_assert_str_eq(out.text, verdict_walls);
    ck_assert(json_check(out.text));
    game_free(g);
    strbuf_free(&out);
}
END_TEST

START_TEST(state_is_whole)
{
    struct strbuf out = STRBUF_INIT, want = STRBUF_INIT;
    struct game *g = game_drawn(walls, "jpd-a");

    ck_assert_int_eq(turn(g, EV_VIRTUAL, BLACK, NULL), ST_OK);
    ck_assert_int_eq(turn(g, EV_MOVE, WHITE, "C1"), ST_OK);
    ck_assert_int_eq(turn(g, EV_PASS, BLACK, NULL), ST_OK);
    report_state(&out, g);
    strbuf_addf(
        &want,
        "{\"rules\":\"jpd-a\",\"komi\":650,\"size\":[5,5],"
        "\"handicap\":0,\"phase\":\"playing\",\"to_move\":\"w\","
        "\"first_stop\":\"b\",\"pending\":[\"b\"],"
        "\"stones\":{\"b\":5,\"w\":6},\"hands\":{\"b\":1,\"w\":1},"
        "\"virtual\":{\"b\":1,\"w\":0},"
        "\"prisoners\":{\"b\":0,\"w\":0},\"moves\":3,\"hash\":\"%016llx\"}",
        (unsigned long long)game_hash(g));
    ck_assert_str_eq(out.text, want.text);
    ck_assert(json_check(out.text));
    game_free(g);
    strbuf_free(&out);
    strbuf_free(&want);
}
END_TEST

/* ---- JSON, key by key ---------------------------------------------------- */

/* Position, rules, a stone marked dead (NULL: none), who stops first, key,
 * value. */
static const struct {
    const char *rows, *rules, *dead;
    enum color first;
    const char *key, *value;
} facts[] = {
    /* White stopped first: Black pays 1 (A 2.6, 6.4(2)) */
    {walls, "jpd-a", NULL, WHITE, "pay", "100"},
    {walls, "jpd-a", NULL, WHITE, "result", "\"W+7.5\""},
    {walls, "jpd-a", NULL, WHITE, "margin", "-750"},
    {walls, "jpd-b", NULL, WHITE, "pay", "0"},
    {walls, "jpd-b", NULL, WHITE, "komi", "750"},
    {walls, "jpd-a", NULL, WHITE, "agree", "true"},
    /* a dead stone: its point is its enemy's, in small letters */
    {".X.O./.X.O./OX.O./.X.O./.X.O.", "jpd-a", "A3", BLACK, "dead", "[\"A3\"]"},
    {".X.O./.X.O./OX.O./.X.O./.X.O.", "jpd-a", "A3", BLACK, "ownership",
     "[\"xX.Oo\",\"xX.Oo\",\"xX.Oo\",\"xX.Oo\",\"xX.Oo\"]"},
    {".X.O./.X.O./OX.O./.X.O./.X.O.", "tromp-taylor", "A3", BLACK, "dead",
     "[]"},
    {".X.O./.X.O./OX.O./.X.O./.X.O.", "tromp-taylor", "A3", BLACK, "warnings",
     "[\"dead marks are ignored: every stone is alive\"]"},
    {".X.O./.X.O./OX.O./.X.O./.X.O.", "tromp-taylor", "A3", BLACK, "phase",
     "\"ended passes\""},
    {".X.O./.XXO./.X.O./.XXO./.X.O.", "chinese", NULL, BLACK, "public",
     "[\"C1\",\"C3\",\"C5\"]"},
    /* the dead stone stood on a point of nobody */
    {".X..O./.X..O./.X.XO./.X..O./.X..O.", "chinese", "D3", BLACK, "public",
     "[\"C1\",\"C2\",\"C3\",\"C4\",\"C5\",\"D1\",\"D2\",\"D3\",\"D4\",\"D5\"]"},
    {".X..O./.X..O./.X.XO./.X..O./.X..O.", "chinese", "D3", BLACK, "ownership",
     "[\"xX..Oo\",\"xX..Oo\",\"xX..Oo\",\"xX..Oo\",\"xX..Oo\"]"},
};

START_TEST(verdict_facts)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = game_drawn(facts[_i].rows, facts[_i].rules);

    stop(g, facts[_i].first);
    if (facts[_i].dead)
        mark(g, MARK_DEAD, facts[_i].dead);
    verdict_of(g, &out);
    ck_assert(json_check(out.text));
    ck_assert_str_eq(json_value_of(out.text, facts[_i].key), facts[_i].value);
    game_free(g);
    strbuf_free(&out);
}
END_TEST

/* ---- every rule set ------------------------------------------------------ */

/* Lines of caipan-score_all for the walls, White having passed first; margin 0
 * before komi; komi and pay of rules.md 8. */
static const struct {
    const char *line;
} lines[] = {
    {"jpd-a W+7.5 Black pays 1"},
    {"jpd-b W+7.5"},
    {"jpd-art W+6.5"},
    {"tromp-taylor W+7.5"},
    {"cgos W+7.5"},
    {"chinese W+7.5"},
    {"wmsg-2008 W+7.5 Black pays 1"},
    {"japanese W+6.5"},
    {"korean W+6.5"},
    {"new-zealand W+7.0"},
    {"aga-button W+7.5 White has the button"},
    {"lanke 0"},
};

START_TEST(scores_of_all)
{
    struct strbuf out = STRBUF_INIT, line = STRBUF_INIT;
    struct game *g = game_drawn(walls, "jpd-a");
    int n = 1;

    stop(g, WHITE);
    ck_assert_int_eq(report_score_all(&out, g, JUDGE_DECLARED), ST_OK);
    for (size_t i = 0; i < out.len; i++)
        n += out.text[i] == '\n';
    ck_assert_int_eq(n, rules_total());
    strbuf_addf(&line, "%s\n", lines[_i].line);
    strbuf_putc(&out, '\n');
    ck_assert_msg(strstr(out.text, line.text) != NULL, "%s in %s", line.text,
                  out.text);
    strbuf_free(&line);
    strbuf_free(&out);
    game_free(g);
}
END_TEST

START_TEST(explicit_komi_is_for_all)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = game_drawn(walls, "jpd-a");

    stop(g, BLACK);
    game_set_komi(g, 50);
    ck_assert_int_eq(report_score_all(&out, g, JUDGE_DECLARED), ST_OK);
    ck_assert_ptr_nonnull(strstr(out.text, "jpd-b W+0.5\n"));
    ck_assert_ptr_nonnull(strstr(out.text, "lanke W+0.5"));
    strbuf_free(&out);
    game_free(g);
}
END_TEST

/* ---- for people ---------------------------------------------------------- */

/* What an explanation must say, in this order, "|" between. */
static const struct {
    const char *rows, *rules, *dead;
    enum color first;
    const char *says;
} explained[] = {
    {walls, "jpd-a", NULL, WHITE,
     "Rules: jpd-a (A |End: play has stopped|(A 5.1(1))|"
     "Black 5, White 5|First stop: White|Black pays 1 point (A 2.6, 6.4(2))|"
     "Dead stones: none|Public points, halved: C1 C2 C3 C4 C5 (5) (A 6.1)|"
     "1. Territory count|moves: |area b: |2. Fill-in count|supply: 12|"
     "3. Area count|after the A-type move b: 12|4. Equal-empties count|"
     "The counts agree.|Margin: 0 - 6.5 komi - 1 for the first stop = -7.5|"
     "Result: W+7.5, White wins by 7.5 points (7.5 局子)"},
    {walls, "jpd-a", NULL, BLACK,
     "First stop: Black|Black pays nothing|Margin: 0 - 6.5 komi = -6.5|"
     "Result: W+6.5"},
    {".X.O./.X.O./OX.O./.X.O./.X.O.", "chinese", "A3", BLACK,
     "Dead stones: taken off|white: A3 (1)|Points of nobody: C1|"
     "1. Area count|b: 10|w: 10|public: 5|Margin: 0 - 7.5 komi = -7.5|"
     "(3.75 子)"},
    {".X.O./.X.O./OX.O./.X.O./.X.O.", "tromp-taylor", "A3", BLACK,
     "End: ended by passes: every stone is alive|Dead stones: none|"
     "Note: dead marks are ignored"},
    {walls, "japanese", NULL, BLACK,
     "1. Territory count|b: 5|w: 5|Result: W+6.5, White wins by 6.5 points"},
    {walls, "lanke", NULL, BLACK,
     "1. Stones and roads|2. Equal roads|3. Equal stones|Margin: 0 = 0|"
     "Result: 0"},
    {walls, "jpd-art", NULL, BLACK, "(Art 8)|1. Art version|Result: W+6.5"},
};

START_TEST(explanation_says)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = game_drawn(explained[_i].rows, explained[_i].rules);
    const char *at, *says = explained[_i].says;
    struct verdict v;

    stop(g, explained[_i].first);
    if (explained[_i].dead)
        mark(g, MARK_DEAD, explained[_i].dead);
    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    report_explain(&out, g, &v);
    at = out.text;
    for (size_t n; *says; says += n + (says[n] == '|')) {
        char part[128] = "";

        n = strcspn(says, "|");
        memcpy(part, says, n);
        at = strstr(at, part);
        ck_assert_msg(at != NULL, "no '%s' in\n%s", part, out.text);
        at += n;
    }
    ck_assert_ptr_null(strstr(out.text, "\n\n"));
    ck_assert(out.text[out.len - 1] != '\n');
    verdict_free(&v);
    strbuf_free(&out);
    game_free(g);
}
END_TEST

START_TEST(ends_without_score)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = game_drawn(walls, "jpd-a");
    struct verdict v;

    ck_assert_int_eq(turn(g, EV_RESIGN, BLACK, NULL), ST_OK);
    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    report_explain(&out, g, &v);
    ck_assert_ptr_nonnull(strstr(out.text, "End: resignation (A 6.5): Black"));
    ck_assert_ptr_nonnull(strstr(out.text, "Result: W+R, White wins"));
    ck_assert_ptr_null(strstr(out.text, "Margin"));
    strbuf_clear(&out);
    report_verdict(&out, g, &v);
    ck_assert_str_eq(json_value_of(out.text, "result"), "\"W+R\"");
    ck_assert_str_eq(json_value_of(out.text, "phase"), "\"ended resignation\"");
    verdict_free(&v);
    strbuf_free(&out);
    game_free(g);
}
END_TEST

/* ---- status lists -------------------------------------------------------- */

static const struct {
    const char *vertex;
    enum report_list status;
} statuses[] = {
    {"A3", REPORT_DEAD},  {"A1", REPORT_BLACK_TERRITORY},
    {"B1", REPORT_ALIVE}, {"C3", REPORT_DAME},
    {"D5", REPORT_ALIVE}, {"E3", REPORT_WHITE_TERRITORY},
};

/* Every vertex is in one list, and only there. */
START_TEST(lists_are_a_partition)
{
    struct game *g = game_drawn(".X.O./.X.O./OX.O./.X.O./.X.O.", "chinese");
    struct strbuf warnings = STRBUF_INIT;
    int seen[BOARD_GRID] = {0}, total = 0;
    vertex v[BOARD_POINTS];
    struct finish f;

    mark(g, MARK_DEAD, "A3");
    ck_assert_int_eq(finish_make(g, NULL, JUDGE_DECLARED, &f, &warnings),
                     ST_OK);
    for (int i = 0; i < COUNT(statuses); i++)
        ck_assert_int_eq(
            report_status(&f, draw_vertex(statuses[i].vertex, &f.full)),
            statuses[i].status);
    for (int l = 0; l < REPORT_LISTS; l++) {
        int n = report_vertices(&f, (enum report_list)l, v);

        for (int i = 0; i < n; i++)
            ck_assert_int_eq(seen[v[i]]++, 0);
        total += n;
    }
    ck_assert_int_eq(total, 25);
    strbuf_free(&warnings);
    game_free(g);
}
END_TEST

TCase *report_tests(void)
{
    TCase *tc = tcase_create("report");

    tcase_add_test(tc, verdict_is_whole);
    tcase_add_test(tc, state_is_whole);
    tcase_add_loop_test(tc, verdict_facts, 0, COUNT(facts));
    tcase_add_loop_test(tc, scores_of_all, 0, COUNT(lines));
    tcase_add_test(tc, explicit_komi_is_for_all);
    tcase_add_loop_test(tc, explanation_says, 0, COUNT(explained));
    tcase_add_test(tc, ends_without_score);
    tcase_add_test(tc, lists_are_a_partition);
    return tc;
}
