#include "suites.h"
#include "support/talk.h"

/* The program's default is jpd-a. Sources: gtp.md "Rules" and "Principles",
 * gtp-clients.md part 3. */
/* clang-format off */
static const struct {
    const char *title, *script;
} scripts[] = {
    {"the rule set in one line (gtp.md, Rules)",
     "caipan-rules => = jpd-a\n"
     "caipan-rules chinese\n"
     "caipan-rules => = chinese\n"
     "caipan-rules ko=positional\n"
     "caipan-rules => = chinese, except ko=positional\n"
     "caipan-rules jpd-a cycle=void\n"
     "caipan-rules => = jpd-a, except cycle=void\n"
     "caipan-rules {\"ko\":\"SIMPLE\"}\n"
     "caipan-rules => = jpd-a, except ko=simple cycle=void\n"
     "caipan-rules default\n"
     "caipan-rules => = jpd-a\n"
     "caipan-rules default virtual_end=3\n"
     "caipan-rules => = jpd-a, except virtual_end=3\n"
     "caipan-rules list => = jpd-a|jpd-b|jpd-art|tromp-taylor|cgos|chinese|"
        "chinese-2002|chinese-ogs|chinese-kgs|wmsg-2008|ing|japanese|korean|"
        "ancient-territory|aga|bga|french|new-zealand|stone-scoring|aga-button|"
        "sanqing|lanke\n"},
    {"unknown rules change nothing (gtp-clients.md 3.3)",
     "caipan-rules aga\n"
     "caipan-rules nosuch => ? unknown rules\n"
     "caipan-rules ko=nosuch => ? unknown rules\n"
     "caipan-rules chinese ko=nosuch => ? unknown rules\n"
     "caipan-rules virtual_end=1 => ? unknown rules\n"
     "kata-set-rules nosuch => ? unknown rules\n"
     "kata-set-rules {\"komi\":7.5} => ? unknown rules\n"
     "kata-set-rules => ? syntax error\n"
     "kata-set-rule ko => ? syntax error\n"
     "kata-set-rule ko nosuch => ? unknown rules\n"
     "kgs-rules korean => ? unknown rules\n"
     "kgs-rules => ? syntax error\n"
     "caipan-describe_rules nosuch => ? unknown rules\n"
     "caipan-rules => = aga\n"},
    {"komi follows the rule set until it is explicit (gtp.md, Principles)",
     "get_komi => = 6.5\n"
     "caipan-rules chinese\n"
     "get_komi => = 7.5\n"
     "kata-set-rules new-zealand\n"
     "get_komi => = 7\n"
     "caipan-rules jpd-b komi=0.25\n"
     "get_komi => = 0.25\n"
     "caipan-rules => = jpd-b\n"
     "caipan-rules lanke\n"
     "get_komi => = 0.25\n"
     "boardsize 9\n"
     "clear_board\n"
     "get_komi => = 0.25\n"
     "caipan-rules => = lanke\n"
     "komi default\n"
     "get_komi => = 0\n"
     "caipan-rules komi=7.555 => ? syntax error\n"
     "caipan-rules komi=7.5000\n"
     "get_komi => = 7.5\n"
     "caipan-rules komi=default\n" /* as the command komi */
     "get_komi => = 0\n"
     "caipan-rules jpd-b komi=3\n"
     "caipan-rules {\"komi\":\"default\"}\n"
     "get_komi => = 7.5\n"
     "caipan-rules chinese komi=default\n"
     "caipan-rules lanke\n"
     "get_komi => = 0\n"},
    {"KataGo's commands (gtp-clients.md 3.1)",
     "kata-set-rules tromp-taylor\n"
     "kata-get-rules => = {\"friendlyPassOk\":false,\"hasButton\":false,"
        "\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\"suicide\":true,"
        "\"tax\":\"NONE\",\"whiteHandicapBonus\":\"0\"}\n"
     "kata-set-rule ko SITUATIONAL\n"
     "kata-set-rule friendlyPassOk true\n"
     "kata-get-rules => = {\"friendlyPassOk\":true,\"hasButton\":false,"
        "\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\",\"suicide\":true,"
        "\"tax\":\"NONE\",\"whiteHandicapBonus\":\"0\"}\n"
     "caipan-rules => = tromp-taylor, except ko=situational\n"
     "kata-set-rules {\"ko\": \"SIMPLE\", \"scoring\": \"TERRITORY\","
        " \"suicide\": false}\n"
     "caipan-rules => = japanese\n"
     "kata-set-rules default\n"
     "caipan-rules => = jpd-a\n"
     "kata-set-rules Ancient Area\n"
     "caipan-rules => = stone-scoring\n"
     "kgs-rules chinese\n"
     "caipan-rules => = chinese-kgs\n"
     "kgs-rules NEW_ZEALAND\n"
     "caipan-rules => = new-zealand\n"},
    {"each setting with its source (gtp.md, Rules)",
     "caipan-describe_rules => = jpd-a|Jipingdian rules, A version|source: ...\n"
     "caipan-describe_rules chinese => = chinese|Chinese rules as played|...\n"
     "caipan-describe_rules chinese ko=nz => = chinese, except ko=nz|...\n"
     "caipan-rules => = jpd-a\n"},
    {"new rules in a game: what they forbid stays (gtp.md, Rules)",
     "boardsize 5\n"
     "caipan-rules ko=none\n"
     "play b A2\nplay b B1\nplay b B3\nplay b C2\n" /* a ko: B2, C2 */
     "play w C1\nplay w C3\nplay w D2\nplay w B2\n" /* takes C2 */
     "play b C2\n" /* takes B2 at once: no ban here */
     "caipan-violations => =\n"
     "caipan-rules tromp-taylor\n"
     "caipan-violations => = 9 play b C2: repeats move 7...\n"
     "list_stones b => = A2 B1 B3 C2\n"
     "caipan-rules ko=none\n"
     "caipan-violations => =\n"},
    {"a virtual move without meaning counts as a pass (gtp.md, Rules)",
     "boardsize 5\n"
     "play b virtual\n"
     "play w C3\n"
     "caipan-rules chinese\n"
     "play b virtual => ? illegal move\n"
     "caipan-why => = no-virtual...\n"
     "list_stones w => = C3\n"},
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

/* --lock-rules: rule commands are refused; komi is none of them. */
START_TEST(rules_are_locked)
{
    struct session_options o = {.rules = "aga ko=natural", .lock_rules = true};
    struct talk t;

    talk_begin(&t, &o);
    talk_script(&t, "--lock-rules",
                "caipan-rules => = aga, except ko=natural\n"
                "caipan-rules chinese => ? rules are locked\n"
                "caipan-rules ko=none => ? rules are locked\n"
                "caipan-rules ko=none komi=3 => ? rules are locked\n"
                "kata-set-rules chinese => ? rules are locked\n"
                "kata-set-rules default => ? rules are locked\n"
                "kata-set-rule ko SIMPLE => ? rules are locked\n"
                "kgs-rules japanese => ? rules are locked\n"
                "caipan-rules nosuch => ? unknown rules\n"
                "get_komi => = 7.5\n"
                "caipan-rules komi=3\n"
                "get_komi => = 3\n"
                "caipan-rules => = aga, except ko=natural\n"
                "caipan-rules list => = jpd-a|...\n"
                "caipan-describe_rules chinese => = chinese|...\n");
    talk_end(&t);
}
END_TEST

/* "default" is what the command line says. */
START_TEST(default_is_the_command_lines)
{
    struct session_options o = {.rules = "aga ko=natural"};
    struct talk t;

    talk_begin(&t, &o);
    talk_script(&t, "default rules",
                "kata-set-rules chinese\n"
                "kata-set-rules DEFAULT\n"
                "caipan-rules => = aga, except ko=natural\n"
                "caipan-rules chinese\n"
                "caipan-rules default suicide=any\n"
                "caipan-rules => = aga, except ko=natural suicide=any\n");
    talk_end(&t);
}
END_TEST

TCase *cmd_rules_tests(void)
{
    TCase *tc = tcase_create("cmd_rules");

    tcase_add_loop_test(tc, conversation, 0,
                        (int)(sizeof scripts / sizeof scripts[0]));
    tcase_add_test(tc, rules_are_locked);
    tcase_add_test(tc, default_is_the_command_lines);
    return tc;
}
