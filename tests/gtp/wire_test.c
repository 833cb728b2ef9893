#include "gtp/wire.h"

#include "suites.h"

/* A line as sent, then as understood. NULL name: nothing to answer. GTP 2, 3.1
 * and reference page, part 1.1 and 1.2. */
static const struct {
    const char *line;
    size_t len;
    const char *id, *name, *rest;
} rows[] = {
#define LINE(text) text, sizeof text - 1
    {LINE("name"), "", "name", ""},
    {LINE("7 name"), "7", "name", ""},
    {LINE("  7\tname\t x  y  "), "7", "name", "x  y"},
    {LINE("name\r"), "", "name", ""},
    {LINE("play b D4 # a comment"), "", "play", "b D4"},
    {LINE("#name"), NULL, NULL, NULL},
    {LINE(""), NULL, NULL, NULL},
    {LINE(" \t \r"), NULL, NULL, NULL},
    {LINE("42"), NULL, NULL, NULL},
    {LINE("42 # x"), NULL, NULL, NULL},
    {LINE("12name"), "12", "name", ""},
    {LINE("0 name"), "0", "name", ""},
    {LINE("007 name"), "007", "name", ""},
    {LINE("2147483647 name"), "2147483647", "name", ""},
    {LINE("99999999999 name"), "2147483647", "name", ""},
    {LINE("-5 name"), "", "name", ""},
    {LINE("-x name"), "", "-x", "name"},
    {LINE("na\0me \001b\177"), "", "name", "b"},
    {LINE("loadsgf \xe6\xa3\x8b.sgf"), "", "loadsgf", "\xe6\xa3\x8b.sgf"},
    {LINE("\v\fname\fx"), "", "namex", ""},
};

START_TEST(lines_are_understood)
{
    struct request r;
    char line[64];

    memcpy(line, rows[_i].line, rows[_i].len);
    if (!wire_split(line, wire_clean(line, rows[_i].len), &r)) {
        ck_assert_ptr_null(rows[_i].name);
        return;
    }
    ck_assert_ptr_nonnull(rows[_i].name);
    ck_assert(wire_is(r.id, rows[_i].id));
    ck_assert(wire_is(r.name, rows[_i].name));
    ck_assert(wire_is(r.rest, rows[_i].rest));
}
END_TEST

/* Text of an answer, the reply on the wire. Reference page, part 1.4. */
static const struct {
    bool success;
    const char *id, *text, *reply;
} replies[] = {
    {true, "", "", "= \n\n"},
    {true, "8", "", "=8 \n\n"},
    {true, "8", "D4", "=8 D4\n\n"},
    {false, "", "illegal move", "? illegal move\n\n"},
    {false, "0", "syntax error", "?0 syntax error\n\n"},
    {true, "1", "\nA1\nB2", "=1 \nA1\nB2\n\n"},
    {true, "1", "a\n\nb\n", "=1 a\n.\nb\n\n"},
    {true, "1", "a\n  \n\n\n", "=1 a\n\n"},
    {true, "1", "\n\n", "=1 \n\n"},
    {true, "1", "\n \nb", "=1 \n. \nb\n\n"},
    {true, "1", " ", "=1 \n\n"},
};

START_TEST(replies_are_framed)
{
    struct strbuf out = STRBUF_INIT;
    struct word id = {replies[_i].id, strlen(replies[_i].id)};

    wire_reply(&out, replies[_i].success, id, replies[_i].text,
               strlen(replies[_i].text));
    ck_assert_str_eq(out.text, replies[_i].reply);
    strbuf_free(&out);
}
END_TEST

static const struct {
    const char *word;
    bool ok;
    int32_t value;
} numbers[] = {
    {"0", true, 0},           {"19", true, 19},
    {"0019", true, 19},       {"2147483647", true, INT32_MAX},
    {"2147483648", false, 0}, {"99999999999999999999999", false, 0},
    {"-1", false, 0},         {"+1", false, 0},
    {"1x", false, 0},         {"", false, 0},
};

START_TEST(numbers_are_read)
{
    struct word w = {numbers[_i].word, strlen(numbers[_i].word)};
    int32_t value = -7;

    ck_assert_int_eq(wire_number(w, &value), numbers[_i].ok);
    ck_assert_int_eq(value, numbers[_i].ok ? numbers[_i].value : -7);
}
END_TEST

START_TEST(words_are_compared)
{
    struct word w = {"PaSs", 4};

    ck_assert(wire_is(w, "PaSs") && !wire_is(w, "pass"));
    ck_assert(wire_spells(w, "pass") && !wire_spells(w, "pas"));
    ck_assert(!wire_spells((struct word){"\x50\x41\x13\x53", 4}, "pa3s"));
}
END_TEST

TCase *wire_tests(void)
{
    TCase *tc = tcase_create("wire");

    tcase_add_loop_test(tc, lines_are_understood, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    tcase_add_loop_test(tc, replies_are_framed, 0,
                        (int)(sizeof replies / sizeof replies[0]));
    tcase_add_loop_test(tc, numbers_are_read, 0,
                        (int)(sizeof numbers / sizeof numbers[0]));
    tcase_add_test(tc, words_are_compared);
    return tc;
}
