/*
 * clients - cases out of the issue trackers of Go programs: what made a client
 * fail, a match stop or a record wrong. Each conversation begins under
 * Tromp-Taylor; the title names the case and the issue it comes from.
 */
#include "suites.h"
#include "support/talk.h"

static const struct {
    const char *title, *script;
} cases[] = {
    {"A1 leela-zero#226", "7 protocol_version => =7 2\n"},
    {"A2 leela-zero#1866", "0 komi 6.5 => =0\n"
                           "12 boardsize 9 => =12\n"
                           "13 nosuch => ?13 unknown command\n"
                           "2147483647 get_komi => =2147483647 6.5\n"},
    {"A4 AQ#76", "protocol_version => = 2\n"},
    {"A5 minigo#430", "boardsize 5\n"
                      "play b c3 => =\n"
                      "play w c3 => ? illegal move\n"},
    {"A8 Sabaki#99", "play B => ? syntax error\n"
                     "play => ? syntax error\n"
                     "play x d4 => ? syntax error\n"},
    {"A9 Sabaki#194", "boardsize 9\n"
                      "play b e5\n"
                      "clear_board\n"
                      "boardsize 9\n"
                      "play w e5 => =\n"},
    {"A10 Sabaki#483", "komi 6.5\n"
                       "boardsize 9\n"
                       "clear_board\n"
                       "get_komi => = 6.5\n"
                       "boardsize 13\n"
                       "get_komi => = 6.5\n"},
    {"A13 KataGo#20", "boardsize 9\n"
                      "undo => ? cannot undo\n"
                      "set_free_handicap C3 G7\n"
                      "undo => ? cannot undo\n"
                      "play w e5\n"
                      "play b pass\n"
                      "undo => =\n"
                      "undo => =\n"
                      "undo => ? cannot undo\n"
                      "what_color C3 => = black\n"},
    {"A14 goreviewpartner#29", "boardsize 9\n"
                               "play b e5\n"
                               "play w resign => ? syntax error\n"
                               "undo => =\n"
                               "undo => ? cannot undo\n"},
    {"A16 Sabaki#267", "boardsize 5\n"
                       "kata-set-rules tromp-taylor\n"
                       "play b pass\n"
                       "play b pass => =\n"
                       "play w c3 => =\n"},
    {"B1 Sabaki#328", "boardsize 9\n"
                      "kata-set-rules tromp-taylor\n"
                      "play b B1\n"
                      "play w A2\n"
                      "play b C2\n"
                      "play w B2\n"
                      "play b D1\n"
                      "play w E9\n"
                      "play b A1\n"
                      "play w C1\n"
                      "play b B1 => ? illegal move\n"
                      "caipan-why => = repeats move 6...\n"
                      "kata-set-rule ko SITUATIONAL\n"
                      "play b B1 => =\n"
                      "undo\n"
                      "kata-set-rule ko SIMPLE\n"
                      "play b B1 => =\n"},
    {"B2 Sabaki#328, online-go#1114", "boardsize 9\n"
                                      "kata-set-rules aga\n"
                                      "play b B1\n"
                                      "play w A2\n"
                                      "play b C2\n"
                                      "play w B2\n"
                                      "play b D1\n"
                                      "play w E9\n"
                                      "play b pass\n"
                                      "play w pass\n"
                                      "play b A1 => =\n"
                                      "play w C1 => =\n"
                                      "play b B1 => ? illegal move\n"
                                      "kata-set-rule ko NATURAL\n"
                                      "play b B1 => =\n"},
    {"B3 lizzie#410/#411", "boardsize 9\n"
                           "kata-set-rules chinese\n"
                           "play b A2\n"
                           "play w D2\n"
                           "play b B1\n"
                           "play w C1\n"
                           "play b B3\n"
                           "play w C3\n"
                           "play b C2\n"
                           "play w B2\n"
                           "play b C2 => ? illegal move\n"
                           "play b pass => =\n"
                           "play w pass => =\n"
                           "play b C2 => =\n"
                           "kata-set-rule ko POSITIONAL\n"
                           "undo\n"
                           "play b C2 => ? illegal move\n"},
    {"B6 littlego#289", "boardsize 9\n"
                        "kata-set-rules tromp-taylor\n"
                        "play b A2\n"
                        "play w A1\n"
                        "play b B1\n"
                        "undo\n"
                        "play b B1 => =\n"
                        "undo\n"
                        "undo\n"
                        "undo\n"
                        "play b A2 => =\n"},
    {"C2 leela-zero#263", "boardsize 5\n"
                          "caipan-rules tromp-taylor\n"
                          "play b A2\n"
                          "play w E5\n"
                          "play b B1\n"
                          "play w A1 => ? illegal move\n"
                          "caipan-rules new-zealand\n"
                          "is_legal w A1 => = 1\n"},
    {"C4 KataGo#554",
     "boardsize 5\n"
     "kata-set-rules {\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\","
     "\"tax\":\"NONE\",\"suicide\":false,\"hasButton\":false,"
     "\"whiteHandicapBonus\":\"0\",\"friendlyPassOk\":false}\n"
     "play b A2\n"
     "play w A1\n"
     "play b B2\n"
     "play w E5\n"
     "play b C1\n"
     "play w B1 => ? illegal move\n"},
    {"D3 KataGo#35", "boardsize 9\n"
                     "komi 7.5\n"
                     "kata-set-rules tromp-taylor\n"
                     "final_score => = W+7.5\n"
                     "play b e5\n"
                     "final_score => = B+73.5\n"},
    {"D5 a draw is exactly 0", "boardsize 5\n"
                               "komi 0\n"
                               "kata-set-rules tromp-taylor\n"
                               "final_score => = 0\n"
                               "komi 25\n"
                               "play b c3\n"
                               "final_score => = 0\n"},
    {"D7 iomrascalai#207", "boardsize 3\n"
                           "kata-set-rules tromp-taylor\n"
                           "play b a1\n"
                           "play w b2\n"
                           "final_status_list dead => =\n"
                           "final_status_list alive => = A1|B2\n"
                           "final_status_list seki => =\n"
                           "final_status_list other => ? syntax error\n"
                           "final_status_list => ? syntax error\n"},
    {"D13 gogui#21", "boardsize 5\n"
                     "kata-set-rules japanese\n"
                     "play b c3\n"
                     "play w pass\n"
                     "play b pass\n"
                     "play w d3 => =\n"
                     "undo => =\n"
                     "undo => =\n"
                     "undo => =\n"},
    {"E2 Sabaki#337", "boardsize 19\n"
                      "fixed_handicap 3 => = D4 Q16 D16\n"
                      "clear_board\n"
                      "fixed_handicap 9 => = D4 Q16 D16 Q4 D10 Q10 K4 K16 K10\n"
                      "boardsize 7\n"
                      "fixed_handicap 4 => = C3 E5 C5 E3\n"
                      "clear_board\n"
                      "fixed_handicap 5 => ? invalid number of stones\n"
                      "fixed_handicap 1 => ? invalid number of stones\n"
                      "boardsize 6\n"
                      "fixed_handicap 2 => ? invalid number of stones\n"},
};

START_TEST(known_bugs_are_not_ours)
{
    struct talk t;

    talk_begin(&t, NULL);
    talk_script(&t, cases[_i].title, "caipan-rules tromp-taylor\n");
    talk_script(&t, cases[_i].title, cases[_i].script);
    talk_end(&t);
}
END_TEST

TCase *clients_tests(void)
{
    TCase *tc = tcase_create("clients");

    tcase_add_loop_test(tc, known_bugs_are_not_ours, 0,
                        (int)(sizeof cases / sizeof cases[0]));
    return tc;
}
