/*
 * Whatever arrives, every line that is not silent gets one reply that is well
 * framed, and what fails changes nothing.
 */
#include "base/rng.h"
#include "gtp/wire.h"
#include "suites.h"
#include "support/babble.h"
#include "support/talk.h"

enum { LINES = 20000 };

/* As GTP 2 has it: is there a command on this line? Shares no code with wire:
 * an id is digits at the start, everything from "#" is a comment. */
static bool has_command(const struct strbuf *line)
{
    bool in_id = true, minus = false, seen = false;

    for (size_t i = 0; i < line->len && line->text[i] != '#'; i++) {
        unsigned char c = (unsigned char)line->text[i];
        bool digit = c >= '0' && c <= '9';

        if ((c < ' ' && c != '\t') || c == 127)
            continue;
        if (c == ' ' || c == '\t') {
            if (minus)
                return true; /* "-" alone is a word */
            in_id = in_id && !seen;
            continue;
        }
        if (digit && in_id) {
            seen = true;
            minus = false;
            continue;
        }
        if (c != '-' || seen || minus)
            return true;
        minus = true;
        seen = true;
    }
    return minus;
}

static void check_frame(const char *reply, size_t len)
{
    const char *line = reply;

    ck_assert(len >= 4 && (reply[0] == '=' || reply[0] == '?'));
    ck_assert(!memcmp(reply + len - 2, "\n\n", 2));
    ck_assert(memchr(reply, ' ', len) != NULL);
    while ((line = memchr(line, '\n', (size_t)(reply + len - 2 - line)))) {
        line++;
        ck_assert(line[strspn(line, " \t")] != '\n');
    }
}

static void add_state(struct talk *t, struct strbuf *out)
{
    static const char *const questions[] = {
        "move_history",    "list_stones b",
        "list_stones w",   "get_komi",
        "query_boardsize", "get_handicap",
        "gogui-title",     "gogui-rules_side_to_move",
        "captures b",
    };

    strbuf_clear(out);
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        strbuf_puts(out, talk_say(t, questions[i]));
}

static bool say(struct talk *t, const struct strbuf *line, struct strbuf *copy)
{
    strbuf_clear(copy);
    strbuf_add(copy, line->text, line->len);
    strbuf_clear(&t->out);
    t->open = session_execute(t->session, copy->text, copy->len, &t->out);
    if (has_command(line))
        check_frame(t->out.text, t->out.len);
    else
        ck_assert_uint_eq(t->out.len, 0);
    return t->out.text[0] == '?';
}

START_TEST(any_line_is_answered)
{
    struct strbuf line = STRBUF_INIT, copy = STRBUF_INIT;
    struct strbuf before = STRBUF_INIT, after = STRBUF_INIT;
    uint64_t seed = (uint64_t)_i + 1;
    struct talk t;

    talk_begin(&t, NULL);
    talk_say(&t, "boardsize 5");
    for (int i = 0; i < LINES; i++) {
        bool look = rng_below(&seed, 10) == 0, failed;

        strbuf_clear(&line);
        babble_line(&line, &seed);
        if (look)
            add_state(&t, &before);
        failed = say(&t, &line, &copy);
        if (look && failed) {
            add_state(&t, &after);
            ck_assert_msg(!strcmp(before.text, after.text), "%s\n%s%s",
                          line.text, before.text, after.text);
        }
    }
    talk_end(&t);
    strbuf_free(&line);
    strbuf_free(&copy);
    strbuf_free(&before);
    strbuf_free(&after);
}
END_TEST

TCase *random_lines_tests(void)
{
    TCase *tc = tcase_create("random_lines");

    tcase_add_loop_test(tc, any_line_is_answered, 0, 3);
    tcase_set_timeout(tc, 60);
    return tc;
}
