#include "gtp/complete.h"

#include "suites.h"

/* What is typed so far, and what the last word may become: "" nothing, "*file"
 * a file name; "+x" x is among the words. */
static const struct {
    const char *typed, *words;
} rows[] = {
    {"protocol_v", "protocol_version\n"},
    {"PROTOCOL_V", "protocol_version\n"},
    {"  proto", "protocol_version\n"},
    {"nosuch", ""},
    {"nosuch ", ""},
    {"", "+undo\n"},
    {"play ", "black\nwhite\n"},
    {"play w", "white\n"},
    {"play\tB", "black\n"},
    {"play b pa", "pass\n"},
    {"play b virt", "virtual\n"},
    {"play b a", "A1\nA2\nA3\n"},
    {"play b c2", "C2\n"},
    {"play b d", ""}, /* not on a board of three columns */
    {"play b C1 ", ""},
    {"boardsize ", ""},
    {"known_command known", "known_command\n"},
    {"final_status_list d", "dead\ndame\n"},
    {"set_free_handicap A1 B3 c", "C1\nC2\nC3\n"},
    {"gogui-setup b A1 w", "white\n"},
    {"gogui-setup b A1 w b3", "B3\n"},
    {"caipan-rules trom", "tromp-taylor\n"},
    {"caipan-rules su", "suicide=\n"},
    {"caipan-rules suicide=", "suicide=none\nsuicide=multi\nsuicide=any\n"},
    {"caipan-rules jpd-a cycle=v", "cycle=void\n"},
    {"caipan-rules d", "default\ndead=\n"},
    {"loadsgf ", "*file"},
    {"printsgf x", "*file"},
};

START_TEST(last_word_becomes)
{
    struct host host = {0};
    struct session_options options = {.width = 3, .height = 3};
    enum status why;
    struct session *s = session_new(&options, &host, &why);
    struct strbuf out = STRBUF_INIT;
    const char *typed = rows[_i].typed, *words = rows[_i].words;
    bool file;

    ck_assert_ptr_nonnull(s);
    file = !complete_list(s, typed, strlen(typed), &out);
    ck_assert_msg(file == (words[0] == '*'), "%s", typed);
    if (words[0] == '+')
        ck_assert_msg(strstr(out.text, words + 1) != NULL, "%s", typed);
    else if (!file)
        ck_assert_str_eq(out.text, words);
    strbuf_free(&out);
    session_free(s);
}
END_TEST

TCase *complete_tests(void)
{
    TCase *tc = tcase_create("complete");

    tcase_add_loop_test(tc, last_word_becomes, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    return tc;
}
