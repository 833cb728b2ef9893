#include "suites.h"
#include "support/talk.h"

/* The course of the game: gtp.md "Phases", rules.md 2 and 3. */
/* clang-format off */
static const struct {
    const char *title, *script;
} scripts[] = {
    {"what is allowed while playing (gtp.md, Phases)",
     "boardsize 5\n"
     "caipan-phase => = playing\n"
     "caipan-dispute => ? not in a pause\n"
     "caipan-accept => ? not in a pause\n"
     "caipan-agree => ? not in a pause\n"
     "caipan-settle => ? no trial\n"
     "caipan-events => =\n"
     "caipan-undo => ? cannot undo\n"
     "caipan-resign => ? syntax error\n"
     "caipan-resign b\n"
     "caipan-phase => = ended resignation\n"
     "final_score => = W+R\n"
     "caipan-resign w => ? game over\n"
     "play w C3 => ? illegal move\n"
     "caipan-why => = game-over resignation...\n"
     "caipan-undo\n"
     "caipan-phase => = playing\n"},
    {"a refused abandon becomes a virtual move (A 2.3(2))",
     "boardsize 5\n"
     "play b C3\n"
     "play w pass\n"
     "caipan-phase => = playing\n"
     "play b B3\n"
     "caipan-events => = 1 play b C3|2 pass w|3 convert w|4 play b B3\n"
     "caipan-undo\n" /* a conversion goes with the event that caused it */
     "caipan-events => = 1 play b C3|2 pass w\n"
     "undo\n"
     "caipan-events => = 1 play b C3\n"},
    {"two abandons pause, a dispute makes both virtual (A 2.3(3), 5.1(3))",
     "boardsize 5\n"
     "play b C3\n"
     "play w pass\nplay b pass\n"
     "caipan-phase => = pause\n"
     "caipan-settle => ? no trial\n"
     "caipan-dispute\n"
     "caipan-phase => = playing\n"
     "caipan-events => = 1 play b C3|2 pass w|3 pass b|4 convert w|"
        "5 convert b|6 resume\n"
     "caipan-undo\n"
     "caipan-phase => = pause\n"
     "caipan-accept\n"
     "caipan-phase => = ended accepted\n"
     "caipan-dispute => ? not in a pause\n"
     "caipan-accept => ? not in a pause\n"
     "undo\n" /* the turn, with the later accept */
     "caipan-phase => = playing\n"
     "play b pass\n"
     "caipan-agree\n"
     "caipan-phase => = ended agreed\n"},
    {"the four-virtual end (A 5.3(5))",
     "boardsize 5\n"
     "play b virtual\nplay w virtual\nplay b virtual\n"
     "play w virtual => =\n"
     "caipan-phase => = ended four-virtual\n"
     "play b C3 => ? illegal move\n"
     "caipan-why => = game-over four-virtual...\n"
     "undo\n"
     "caipan-phase => = playing\n"
     "play w pass\n"
     "play b C3 => ? illegal move\n" /* rules.md 2.3: the conversion is the 4th */
     "caipan-why => = fourth-virtual virtual_end=4\n"
     "play b virtual\n"
     "caipan-phase => = ended four-virtual\n"},
    {"the reason of a ruling (gtp.md, Legality)",
     "boardsize 5\n"
     "caipan-why => ? no move was refused\n"
     "caipan-why b => ? syntax error\n"
     "play b A2\nplay b B1\n"
     "caipan-why w A2 => = occupied\n"
     "caipan-why w Z9 => = off-board\n"
     "caipan-why w A1 => = suicide suicide=multi\n"
     "caipan-why w C3 => = legal\n"
     "caipan-why w pass => = legal\n"
     "caipan-why => ? no move was refused\n"
     "play w A1 => ? illegal move\n"
     "caipan-rules chinese\n" /* the reason rests on the rules of then */
     "caipan-why => = suicide suicide=multi\n"
     "caipan-why w A1 => = suicide suicide=none\n"
     "caipan-why b virtual => = no-virtual virtual=false\n"
     "clear_board\n"
     "caipan-why => ? no move was refused\n"},
    {"simple ko (rules.md 8)",
     "boardsize 5\n"
     "caipan-rules japanese\n"
     "play b A2\nplay w D2\nplay b B1\nplay w C1\nplay b B3\nplay w C3\n"
     "play b C2\nplay w B2\n"
     "play b C2 => ? illegal move\n"
     "caipan-why => = ko ko=simple\n"
     "play b pass\nplay w E5\n"
     "play b C2\n"},
    {"the trial of the Art version (Art 10)",
     "boardsize 5\n"
     "caipan-rules jpd-art\n"
     "play b B3\nplay w D3\n"
     "play b pass\nplay w pass\n"
     "caipan-phase => = pause\n"
     "play b C3 => ? illegal move\n"
     "caipan-why => = no-resumption...\n"
     "caipan-settle => ? no trial\n"
     "caipan-dispute\n"
     "caipan-phase => = trial\n"
     "caipan-dispute => ? not in a pause\n"
     "caipan-accept => ? not in a pause\n"
     "caipan-settle => ? trial not finished\n"
     "play b C3\nplay w pass\nplay b pass\n"
     "caipan-settle\n"
     "caipan-phase => = pause\n"
     "list_stones b => = B3\n"
     "caipan-accept\n"
     "caipan-phase => = ended accepted\n"},
    {"after the stop, elsewhere (rules.md 8)",
     "boardsize 5\n"
     "caipan-rules chinese\n"
     "play b pass\nplay w pass\n"
     "caipan-phase => = pause\n"
     "play b pass\n"
     "caipan-phase => = pause\n"
     "caipan-dispute\n"
     "caipan-phase => = playing\n"
     "caipan-events => = 1 pass b|2 pass w|3 pass b|4 resume\n"
     "clear_board\n"
     "caipan-rules tromp-taylor\n"
     "play b pass\nplay w pass\n"
     "caipan-phase => = ended passes\n"
     "caipan-agree\n"
     "caipan-phase => = ended agreed\n"
     "clear_board\n"
     "caipan-rules aga\n"
     "play b pass\nplay w pass\nplay b pass\nplay w pass\n"
     "caipan-phase => = ended passes\n"
     "play b C3\n"
     "caipan-phase => = playing\n"},
    {"seat stones (rules.md 7)",
     "caipan-seats\n"
     "list_stones b => = D4 Q16\n"
     "list_stones w => = D16 Q4\n"
     "gogui-rules_side_to_move => = white\n"
     "undo => ? cannot undo\n"
     "caipan-seats => ? board not empty\n"
     "boardsize 9\n"
     "caipan-seats\n"
     "list_stones b => = C3 G7\n"
     "boardsize 5\n"
     "caipan-seats => ? unacceptable size\n"},
    {"drift is noticed (gtp.md, State and history)",
     "boardsize 9\n"
     "caipan-hash => = ...\n"
     "caipan-state => = {\"rules\":\"jpd-a\",\"komi\":650,\"size\":[9,9],"
        "\"handicap\":0,\"phase\":\"playing\",\"to_move\":\"b\","
        "\"first_stop\":null,\"pending\":[],\"stones\":{\"b\":0,\"w\":0},...\n"
     "play b C3\nplay w pass\n"
     "caipan-state => = {\"rules\":\"jpd-a\",\"komi\":650,\"size\":[9,9],"
        "\"handicap\":0,\"phase\":\"playing\",\"to_move\":\"b\","
        "\"first_stop\":\"w\",\"pending\":[\"w\"],"
        "\"stones\":{\"b\":1,\"w\":0},\"hands\":{\"b\":1,\"w\":0},"
        "\"virtual\":{\"b\":0,\"w\":0},\"prisoners\":{\"b\":0,\"w\":0},"
        "\"moves\":2,...\n"},
};
/* clang-format on */

START_TEST(conversation)
{
    struct session_options o = {.judge = JUDGE_DECLARED};
    struct talk t;

    talk_begin(&t, &o);
    talk_script(&t, scripts[_i].title, scripts[_i].script);
    talk_end(&t);
}
END_TEST

/* The digest depends on position, side to move and rules, not on the way. */
START_TEST(hash_tells_games_apart)
{
    struct strbuf first = STRBUF_INIT;
    struct talk t;

    talk_begin(&t, NULL);
    talk_say(&t, "play b C3");
    talk_say(&t, "play w D4");
    strbuf_puts(&first, talk_say(&t, "caipan-hash"));
    ck_assert_uint_eq(first.len, strlen("= 0123456789abcdef"));
    talk_say(&t, "undo");
    ck_assert_str_ne(talk_say(&t, "caipan-hash"), first.text);
    talk_say(&t, "play w D4");
    ck_assert_str_eq(talk_say(&t, "caipan-hash"), first.text);
    talk_say(&t, "caipan-rules chinese");
    ck_assert_str_ne(talk_say(&t, "caipan-hash"), first.text);
    strbuf_free(&first);
    talk_end(&t);
}
END_TEST

TCase *cmd_referee_tests(void)
{
    TCase *tc = tcase_create("cmd_referee");

    tcase_add_loop_test(tc, conversation, 0,
                        (int)(sizeof scripts / sizeof scripts[0]));
    tcase_add_test(tc, hash_tells_games_apart);
    return tc;
}
