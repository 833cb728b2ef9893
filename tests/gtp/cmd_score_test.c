#include "suites.h"
#include "support/talk.h"

/* The end: marks, claims, negative moves, scores. gtp.md "The end". WALLS is a
 * 5x5 board with a black and a white wall and a column of dame. */
#define WALLS                                                                  \
    "boardsize 5\n"                                                            \
    "gogui-setup b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5\n"
#define INVADED                                                                \
    "boardsize 5\n"                                                            \
    "gogui-setup b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5 "           \
    "w A3 b E2 b E3\n"

/* clang-format off */
static const struct {
    const char *title, *script;
} scripts[] = {
    {"modes of judging (gtp.md, The end)",
     INVADED
     "caipan-rules chinese\n"
     "caipan-judge => = declared\n"
     "caipan-judge sometimes => ? syntax error\n"
     "final_status_list dead => =\n"
     "final_status_list alive => = A3|B1 B2 B3 B4 B5|D1 D2 D3 D4 D5|E2 E3\n"
     "caipan-mark dead A3 E2\n"
     "final_status_list dead => = A3|E2 E3\n"
     "final_status_list alive => = B1 B2 B3 B4 B5|D1 D2 D3 D4 D5\n"
     "final_status_list black_territory => = A1 A2 A4 A5\n"
     "final_status_list white_territory => = E1 E4 E5\n"
     "final_status_list dame => = C1 C2 C3 C4 C5\n"
     "final_status_list seki => =\n"
     "final_status_list => ? syntax error\n"
     "final_status_list other => ? syntax error\n"
     "final_status E3 => = dead\n"
     "final_status A1 => = black_territory\n"
     "final_status E1 => = white_territory\n"
     "final_status C1 => = dame\n"
     "final_status B1 => = alive\n"
     "final_status => ? syntax error\n"
     "final_status Z9 => ? invalid coordinate\n"
     "final_score => = W+7.5\n"
     "caipan-judge none\n"
     "final_status_list dead => =\n"
     "final_score => = W+6.5\n" /* 7 to 6: the spaces invaded are nobody's */
     "caipan-judge declared\n"
     "caipan-unmark E3\n"
     "final_status_list dead => = A3\n"
     "caipan-unmark\n"
     "final_status_list dead => =\n"
     "caipan-undo\n"
     "final_status_list dead => = A3\n"},
    {"marks belong to the stones (gtp.md, Phases)",
     INVADED
     "caipan-mark => ? syntax error\n"
     "caipan-mark dead => ? syntax error\n"
     "caipan-mark gone A3 => ? syntax error\n"
     "caipan-mark dead A1 => ? no stone there\n"
     "caipan-mark dead A3 A1 => ? no stone there\n"
     "caipan-mark dead Z9 => ? invalid coordinate\n"
     "final_status_list dead => =\n"
     "caipan-mark dead E2 E3 E2\n"
     "caipan-events => = 1 mark dead E2\n"
     "play b C1\n" /* drops all marks */
     "final_status_list dead => =\n"
     "undo\n"
     "final_status_list dead => = E2 E3\n"
     "caipan-evidence E3 => = E3 black dead: marked dead\n"
     "caipan-evidence B1 => = B1 black seki: not marked, not independent: "
        "lives by public liberties\n"
     "caipan-evidence A1 => ? no stone there\n"
     "caipan-evidence => = A3 white ...\n"
     "caipan-mark seki B1 D1\n"
     "final_status_list seki => = A3|B1 B2 B3 B4 B5|D1 D2 D3 D4 D5\n"
     "caipan-evidence D4 => = D4 white seki: marked seki\n"},
    {"all are alive after an agreed end (A 5.2(4))",
     INVADED
     "play b pass\nplay w pass\n"
     "caipan-mark dead A3\n"
     "final_status A3 => = dead\n"
     "caipan-agree\n"
     "final_status_list dead => =\n"
     "final_status A3 => = seki\n"
     "caipan-evidence A3 => = A3 white seki: marked dead, which is ignored\n"},
    {"claims (A 6.1, 6.3(2))",
     WALLS
     "caipan-claim b => ? syntax error\n"
     "caipan-claim b public C1 => ? syntax error\n"
     "caipan-claim b C1 public => ? syntax error\n"
     "caipan-claim b Z9 => ? invalid coordinate\n"
     "caipan-claim b x => ? syntax error\n"
     "caipan-claim b B1 => ? claim refused\n" /* a living stone */
     "caipan-claim b C1 public C1 => ? claim refused\n"
     "caipan-claim b C1 C2 public C3\n"
     "final_status C1 => = black_territory\n"
     "final_status C3 => = dame\n"
     "caipan-claim w C2 => ? claim refused\n" /* the other side claims it */
     "caipan-unclaim\n"
     "final_status C1 => = dame\n"
     "caipan-events => = 1 claim b C1 C2 public C3|2 unclaim\n"},
    {"negative moves (A 2.5, 7.1(2))",
     WALLS
     "play b pass\nplay w pass\n"
     "caipan-negative A => ? ...\n" /* Black stopped first: he pays nothing */
     "clear_board\n"
     WALLS
     "play b C3\nplay w pass\nplay b pass\n"
     "caipan-negative A => = C3\n" /* the first that touches White */
     "caipan-negative B => ? ...\n" /* hands are level after the A-type move */
     "caipan-negative A B2\n"
     "caipan-negative A => ? ...\n" /* at most once */
     "caipan-count territory json => = {...\n"
     "caipan-events => = 1 play b C3|2 pass w|3 pass b|4 negative A B2\n"
     "caipan-negative C => ? syntax error\n"
     "caipan-negative A D1 => ? ...\n"},
    {"counts (gtp.md, Machine-readable answers)",
     WALLS
     "caipan-count area json => = {\"b\":12.5,\"w\":12.5,\"public\":5,"
        "\"par\":{\"b\":15.75,\"w\":9.25},\"margin\":0}\n"
     "caipan-count json => = {\"area\":{...\n"
     "caipan-count area => = Area count (A 7.2)|...\n"
     "caipan-count stones json => = {\"b\":8,\"w\":8,...\n"
     "caipan-count roads 2 json => = {\"n\":2,...\n"
     "caipan-count equal-stones 6 json => = {\"n\":6,...\n"
     "caipan-count roads 99 json => ? that number cannot be reached\n"
     "caipan-count nosuch => ? syntax error\n"
     "caipan-count area 3 => ? syntax error\n"
     "caipan-count json area => ? syntax error\n"
     "caipan-count area json json => ? syntax error\n"
     "caipan-count area territory => ? syntax error\n"},
    {"reports (gtp.md, The end)",
     WALLS
     "play b pass\nplay w pass\n"
     "caipan-explain => = Rules: jpd-a...\n"
     "caipan-explain en => = Rules: jpd-a...\n"
     "caipan-explain xx => ? syntax error\n"
     "caipan-verdict => = {\"rules\":\"jpd-a\",\"phase\":\"pause\","
        "\"result\":\"W+6.5\",\"margin\":-650,\"komi\":650,\"pay\":0,...\n"
     "caipan-score_all => = jpd-a W+6.5|jpd-b W+7.5|jpd-art W+6.5|...\n"
     "komi 0\n"
     "final_score => = 0\n"
     "caipan-score_all => = jpd-a 0|jpd-b 0|jpd-art 0|...\n"},
    {"the board stays what it is (reference page, D6)",
     INVADED
     "caipan-mark dead A3\n"
     /* 5 + 5 + 2 to 5 + E5, a liberty-eye behind E4 (A 6.1), less 6.5 */
     "final_score => = W+0.5\n"
     "final_score => = W+0.5\n"
     "list_stones w => = A3 D1 D2 D3 D4 D5\n"},
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

/* Two sent and one returned: under cycle=void the move stands and the game is
 * void (A 4.2). */
#define VOID_GAME                                                              \
    "boardsize 9\n"                                                            \
    "caipan-rules jpd-a cycle=void\n"                                          \
    "play b B1\nplay w A2\nplay b C2\nplay w B2\nplay b D1\n"                  \
    "play w E9\nplay b A1\nplay w C1\n"                                        \
    "final_score => = W...\n"                                                  \
    "play b B1\n"                                                              \
    "caipan-phase => = ended void\n"

START_TEST(void_score)
{
    struct session_options o = {.judge = JUDGE_DECLARED};
    struct talk t;

    talk_begin(&t, &o);
    talk_script(&t, "void",
                VOID_GAME "final_score => ? cannot score\n"
                          "caipan-explain => = Rules: jpd-a, except "
                          "cycle=void...\n"
                          "caipan-score_all => = ...\n"
                          "undo\n"
                          "caipan-phase => = playing\n");
    talk_end(&t);
    o.void_score = "Void";
    talk_begin(&t, &o);
    talk_script(&t, "--void-score", VOID_GAME "final_score => = Void\n");
    talk_end(&t);
}
END_TEST

TCase *cmd_score_tests(void)
{
    TCase *tc = tcase_create("cmd_score");

    tcase_add_loop_test(tc, conversation, 0,
                        (int)(sizeof scripts / sizeof scripts[0]));
    tcase_add_test(tc, void_score);
    return tc;
}
