#include "gtp/session.h"

#include "gtp/command.h"
#include "suites.h"
#include "support/talk.h"

/* --forfeit: the refused vertex loses, until the game is another. gtp.md, "The
 * end". */
START_TEST(an_illegal_move_may_lose)
{
    struct session_options o = {.forfeit = true, .judge = JUDGE_DECLARED};
    struct talk t;

    talk_begin(&t, &o);
    talk_script(&t, "--forfeit",
                "boardsize 9\n"
                "play b E5\n"
                "play w Z9 => ? invalid coordinate\n"
                "play w nowhere => ? syntax error\n"
                "play w D4\n"
                "play b D4 => ? illegal move\n"
                "gogui-rules_final_result => = W+F\n"
                "play b F6 => ? illegal move\n"
                "gogui-rules_final_result => = W+F\n"
                "undo\n"
                "play w D5\n"
                "gogui-play_sequence b D6 w D6 => ? illegal move\n"
                "list_stones b => = E5\n"
                "gogui-rules_final_result => = B+F\n"
                "clear_board\n"
                "play b F6\n");
    talk_end(&t);
}
END_TEST

START_TEST(a_lenient_referee_accepts)
{
    struct session_options o = {.lenient = true};
    struct talk t;

    talk_begin(&t, &o);
    talk_script(&t, "--lenient",
                "boardsize 9\n"
                "play b B1\nplay w A2\nplay b A1\n"
                "play w D1\nplay b D2\nplay w C2\nplay b E1\nplay w B2\n"
                "play w C1\n" /* takes B1 and A1; see next */
                "clear_board\n"
                "boardsize 5\n"
                "play b A2\nplay b B1\n"
                "play w A1\n" /* suicide of one stone: recreates the form */
                "what_color A1 => = empty\n"
                "play w B1 => ? illegal move\n");
    talk_end(&t);
}
END_TEST

START_TEST(options_are_read)
{
    struct session_options o = {
        .rules = "chinese", .komi = "0.53", .width = 13, .height = 7};
    struct talk t;

    talk_begin(&t, &o);
    talk_script(&t, "options",
                "query_boardsize => = 13 7\n"
                "get_komi => = 0.53\n"
                "gogui-title => = Referee: chinese\n"
                "komi default\n"
                "get_komi => = 7.5\n");
    talk_end(&t);
}
END_TEST

static const struct {
    struct session_options options;
    enum status why;
} bad_options[] = {
    {{.rules = "nosuch"}, ST_UNKNOWN_RULES},
    {{.komi = "x"}, ST_SYNTAX},
    {{.width = 53}, ST_BAD_SIZE},
    {{.width = -1}, ST_BAD_SIZE},
    {{.width = 9, .height = 53}, ST_BAD_SIZE},
};

START_TEST(bad_options_are_refused)
{
    struct host host = {0};
    enum status why;

    ck_assert_ptr_null(session_new(&bad_options[_i].options, &host, &why));
    ck_assert_int_eq(why, bad_options[_i].why);
}
END_TEST

START_TEST(quit_ends_the_session)
{
    struct talk t;

    talk_begin(&t, NULL);
    ck_assert_str_eq(talk_say(&t, "3 quit now"), "=3 ");
    ck_assert(!t.open);
    talk_end(&t);
}
END_TEST

START_TEST(echo_err_reaches_stderr)
{
    struct talk t;

    talk_begin(&t, NULL);
    talk_say(&t, "echo_err watch out");
    ck_assert_str_eq(t.log.text, "watch out\n");
    talk_end(&t);
}
END_TEST

/* ---- the tables ---------------------------------------------------------- */

START_TEST(every_row_is_well_formed)
{
    const struct command *c, *d;
    struct signature sig;

    for (size_t i = 0; (c = command_at(i)); i++) {
        ck_assert_msg(command_signature(c->args, &sig), "%s", c->name);
        for (size_t j = 0; j < i && (d = command_at(j)); j++)
            ck_assert_msg(strcmp(c->name, d->name), "%s twice", c->name);
        if (c->help)
            ck_assert_msg(strlen(c->help) && !strchr(c->help, '\n'), "%s",
                          c->name);
        ck_assert(!strpbrk(c->name, " \t\n#"));
    }
}
END_TEST

/* A signature that is none. */
static const char *const bad_signatures[] = {
    "nosuch",
    "[number] number",
    "text number",
    "vertex... [number]",
    "number number number number number",
    "[]",
    "number nosuch",
};

START_TEST(bad_signatures_are_told)
{
    struct signature sig;

    ck_assert(!command_signature(bad_signatures[_i], &sig));
}
END_TEST

/* Reference page A3: for every command, "1 name" is answered with that id;
 * with arguments of any kind too. Framing is checked by talk_say. */
START_TEST(every_command_answers_with_its_id)
{
    static const char *const args[] = {"",      " x",     " 1",    " b",
                                       " b D4", " D4 E5", " b 1 2"};
    struct command_info c;
    struct strbuf line = STRBUF_INIT;
    struct talk t;

    talk_begin(&t, NULL);
    for (size_t i = 0; session_command(i, &c); i++)
        for (size_t j = 0; j < sizeof args / sizeof args[0]; j++) {
            const char *reply;

            strbuf_clear(&line);
            strbuf_addf(&line, "1 %s%s", c.name, args[j]);
            reply = talk_say(&t, line.text);
            ck_assert_msg((*reply == '=' || *reply == '?') && reply[1] == '1' &&
                              reply[2] == ' ',
                          "%s: '%s'", line.text, reply);
            ck_assert_msg(*reply == '=' || reply[3], "%s", line.text);
        }
    strbuf_free(&line);
    talk_end(&t);
}
END_TEST

/* list_commands, known_command and help agree with the table. */
START_TEST(what_is_listed_is_known)
{
    struct strbuf list = STRBUF_INIT, line = STRBUF_INIT;
    struct command_info c;
    size_t n = 0, lines = 1;
    struct talk t;

    talk_begin(&t, NULL);
    strbuf_puts(&list, talk_say(&t, "list_commands"));
    for (size_t i = 0; session_command(i, &c); i++, n++) {
        strbuf_clear(&line);
        strbuf_addf(&line, "known_command %s", c.name);
        ck_assert_str_eq(talk_say(&t, line.text), "= true");
        strbuf_clear(&line);
        strbuf_addf(&line, "\n%s\n", c.name);
        ck_assert_msg(strstr(list.text, line.text) || !i ||
                          strstr(list.text, c.name),
                      "%s", c.name);
    }
    for (const char *p = list.text; (p = strchr(p, '\n')); p++)
        lines++;
    ck_assert_uint_eq(lines, n);
    strbuf_free(&list);
    strbuf_free(&line);
    talk_end(&t);
}
END_TEST

/* The short way of "play" and the long way, told apart by a second blank,
 * give the same answers. */
START_TEST(plain_play_is_play)
{
    static const char *const moves[][2] = {
        {"play B D4", "play B  D4"},     {"play w d4", "play w  d4"},
        {"play W Z99", "play W  Z99"},   {"play b A1x", "play b  A1x"},
        {"play B pass", "play B  pass"}, {"play w I5", "play w  I5"},
        {"play w A0", "play w  A0"},     {"play b Q16 ", "play b  Q16"},
        {"play x A1", "play x  A1"},     {"play b A1#", "play b  A1"},
    };
    struct talk a, b;

    talk_begin(&a, NULL);
    talk_begin(&b, NULL);
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        ck_assert_str_eq(talk_say(&a, moves[i][0]), talk_say(&b, moves[i][1]));
        ck_assert_str_eq(talk_say(&a, "move_history"),
                         talk_say(&b, "move_history"));
    }
    talk_end(&a);
    talk_end(&b);
}
END_TEST

TCase *session_tests(void)
{
    TCase *tc = tcase_create("session");

    tcase_add_loop_test(tc, bad_options_are_refused, 0,
                        (int)(sizeof bad_options / sizeof bad_options[0]));
    tcase_add_loop_test(
        tc, bad_signatures_are_told, 0,
        (int)(sizeof bad_signatures / sizeof bad_signatures[0]));
    tcase_add_test(tc, an_illegal_move_may_lose);
    tcase_add_test(tc, a_lenient_referee_accepts);
    tcase_add_test(tc, options_are_read);
    tcase_add_test(tc, quit_ends_the_session);
    tcase_add_test(tc, echo_err_reaches_stderr);
    tcase_add_test(tc, every_row_is_well_formed);
    tcase_add_test(tc, every_command_answers_with_its_id);
    tcase_add_test(tc, what_is_listed_is_known);
    tcase_add_test(tc, plain_play_is_play);
    return tc;
}
