/*
 * Whichever allocation fails, the command says so or succeeds, what fails
 * changes nothing, and the next try goes as if nothing had been.
 */
#include "suites.h"
#include "support/failing.h"
#include "support/talk.h"

static const char *const commands[] = {
    "boardsize 9",
    "komi 0.5",
    "set_free_handicap C3 G7",
    "clear_board",
    "fixed_handicap 2",
    "boardsize 9",
    "place_free_handicap 5",
    "clear_board",
    "gogui-setup b A2 b B1 w C1 w B2 w E5",
    "gogui-play_sequence w A1 b D4 w F6",
    "play b pass",
    "play w G7",
    "undo",
    "printsgf a.sgf",
    "printsgf",
    "play w pass",
    "caipan-mark dead E5",
    "caipan-claim b C3",
    "caipan-events",
    "caipan-state",
    "caipan-hash",
    "final_score",
    "final_status_list alive",
    "caipan-verdict",
    "caipan-explain",
    "caipan-score_all",
    "caipan-evidence",
    "caipan-dispute",
    "caipan-rules chinese ko=positional",
    "caipan-rules",
    "caipan-describe_rules",
    "kata-set-rules japanese",
    "kata-get-rules",
    "loadsgf a.sgf",
    "play w H8",
    "caipan-savesgf b.sgf",
    "move_history",
    "showboard",
    "all_legal b",
    "list_commands",
    "help",
    "gogui-analyze_commands",
    "set_position b A1 w B2",
    "caipan-violations",
    "caipan-resign w",
    "caipan-undo",
    "gg-undo 1",
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void add_state(struct talk *t, struct strbuf *out)
{
    static const char *const questions[] = {
        "caipan-state", "caipan-events",          "list_stones b",
        "caipan-rules", "list_stones w",          "get_komi",
        "get_handicap", "final_status_list dead",
    };

    strbuf_clear(out);
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        strbuf_puts(out, talk_say(t, questions[i]));
}

/* A session that has heard the commands before `last`. */
static void begin(struct talk *t, int last)
{
    talk_begin(t, NULL);
    for (int i = 0; i < last; i++)
        talk_say(t, commands[i]);
}

/* The state of such a session; another is asked, so that the one under test
 * has got no memory by questions. */
static void add_state_before(struct strbuf *out, int last)
{
    struct talk t;

    begin(&t, last);
    add_state(&t, out);
    talk_end(&t);
}

/* Say commands[last] while the n-th allocation fails. Did it? */
static bool say_failing(struct talk *t, int last, long n)
{
    static const char room[1 << 16];
    char line[64];
    bool failed;

    strbuf_add(&t->out, room, sizeof room); /* the reply itself gets through */
    strbuf_clear(&t->out);
    strcpy(line, commands[last]);
    failing_begin(n);
    session_execute(t->session, line, strlen(line), &t->out);
    failed = failing_end();
    ck_assert_msg(!t->out.failed && t->out.len >= 4, "%s", commands[last]);
    return failed;
}

/* False: the command has not so many allocations. */
static bool try_one(int last, long n, const char *right)
{
    struct strbuf before = STRBUF_INIT, after = STRBUF_INIT;
    struct talk t;
    bool failed;

    add_state_before(&before, last);
    begin(&t, last);
    failed = say_failing(&t, last, n);
    if (t.out.text[0] == '?' && *right == '=') {
        ck_assert_msg(failed, "%s: %s", commands[last], t.out.text);
        add_state(&t, &after);
        ck_assert_msg(!strcmp(before.text, after.text),
                      "%s, allocation %ld:\n%s%s", commands[last], n,
                      before.text, after.text);
        ck_assert_msg(!strcmp(talk_say(&t, commands[last]), right),
                      "%s, allocation %ld, again: %s", commands[last], n,
                      t.out.text);
    }
    talk_end(&t);
    strbuf_free(&before);
    strbuf_free(&after);
    return failed;
}

START_TEST(any_allocation_may_fail)
{
    struct strbuf right = STRBUF_INIT;
    struct talk t;

    begin(&t, _i);
    strbuf_puts(&right, talk_say(&t, commands[_i]));
    talk_end(&t);
    for (long n = 1; try_one(_i, n, right.text); n++)
        ck_assert(n < 10000);
    strbuf_free(&right);
}
END_TEST

START_TEST(a_session_may_find_no_memory)
{
    struct session_options o = {.rules = "jpd-a cycle=void"};
    struct host host = {0};
    enum status why = ST_OK;
    struct session *s = NULL;

    for (long n = 1; !s; n++) {
        failing_begin(n);
        s = session_new(&o, &host, &why);
        ck_assert(failing_end() == !s);
        ck_assert_int_eq(why, s ? ST_OK : ST_NO_MEMORY);
    }
    session_free(s);
}
END_TEST

TCase *no_memory_tests(void)
{
    TCase *tc = tcase_create("no_memory");

    tcase_add_loop_test(tc, any_allocation_may_fail, 0, COMMANDS);
    tcase_add_test(tc, a_session_may_find_no_memory);
    tcase_set_timeout(tc, 60);
    return tc;
}
