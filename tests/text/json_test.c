#include "text/json.h"

#include "suites.h"

#include <stdlib.h>
#include <string.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

/* Text, members as "key=typeTEXT;" (s string, n number, b bool, 0 null), or
 * NULL for no flat object. RFC 8259. */
static const struct {
    const char *text, *members;
} rows[] = {
    {"{}", ""},
    {" { } ", ""},
    {"{\"a\":\"b\"}", "a=sb;"},
    {"{\"a\" : \"b\" , \"c\":true}", "a=sb;c=btrue;"},
    {"\t{\r\n\"x\":false,\"y\":null,\"z\":-0.5e+3}\n",
     "x=bfalse;y=0null;z=n-0.5e+3;"},
    {"{\"a\":0}", "a=n0;"},
    {"{\"a\":6.5}", "a=n6.5;"},
    {"{\"a\":\"q\\\"\\\\\\/\\b\\f\\n\\r\\t\"}", "a=sq\"\\/\b\f\n\r\t;"},
    {"{\"\\u0041\\u00e9\\u4e2d\\ud83d\\ude00\":1}",
     "A\xc3\xa9\xe4\xb8\xad\xf0\x9f\x98\x80=n1;"},
    {"{\"a\":1,\"a\":2}", "a=n1;a=n2;"},
    {"{\"\":\"\"}", "=s;"},
    {"", NULL},
    {"{", NULL},
    {"}", NULL},
    {"[]", NULL},
    {"{\"a\"}", NULL},
    {"{\"a\":}", NULL},
    {"{\"a\":1", NULL},
    {"{\"a\":1,}", NULL},
    {"{,\"a\":1}", NULL},
    {"{\"a\":1 \"b\":2}", NULL},
    {"{\"a\":1}}", NULL},
    {"{\"a\":1} x", NULL},
    {"{a:1}", NULL},
    {"{'a':1}", NULL},
    {"{\"a\":01}", NULL},
    {"{\"a\":.5}", NULL},
    {"{\"a\":5.}", NULL},
    {"{\"a\":+5}", NULL},
    {"{\"a\":1e}", NULL},
    {"{\"a\":-}", NULL},
    {"{\"a\":True}", NULL},
    {"{\"a\":truee}", NULL},
    {"{\"a\":nan}", NULL},
    {"{\"a\":{}}", NULL},
    {"{\"a\":[1]}", NULL},
    {"{\"a\":\"b}", NULL},
    {"{\"a\":\"\\", NULL},
    {"{\"a\":\"\\x\"}", NULL},
    {"{\"a\":\"\\u12\"}", NULL},
    {"{\"a\":\"\\ud83d\"}", NULL},
    {"{\"a\":\"\\ude00\"}", NULL},
    {"{\"a\":\"\\ud83d\\u0041\"}", NULL},
    {"{\"a\":\"\n\"}", NULL},
};

static bool read_all(const char *text, size_t len, struct strbuf *out)
{
    static const char letter[] = "snb0";
    struct json_member m;
    struct json j;

    json_start(&j, text, len);
    while (json_next(&j, &m)) {
        strbuf_add(out, m.key, m.key_len);
        strbuf_addf(out, "=%c", letter[m.type]);
        strbuf_add(out, m.text, m.text_len);
        strbuf_putc(out, ';');
    }
    return !j.failed;
}

START_TEST(objects)
{
    struct strbuf out = STRBUF_INIT;
    bool ok = read_all(rows[_i].text, strlen(rows[_i].text), &out);

    ck_assert_msg(ok == (rows[_i].members != NULL), "%s", rows[_i].text);
    if (ok)
        ck_assert_str_eq(out.text, rows[_i].members);
    strbuf_free(&out);
}
END_TEST

/* No prefix of an object is one; reading stops at the length given. */
START_TEST(prefixes_fail)
{
    const char *text = "{\"k\\u0041\":\"\\\"v\",\"n\":-1.5e3,\"t\":true}";
    struct strbuf out = STRBUF_INIT;

    for (size_t n = 0; n < strlen(text); n++) {
        char *copy = malloc(n ? n : 1); /* so that ASan sees an overrun */

        memcpy(copy, text, n);
        ck_assert_msg(!read_all(copy, n, &out), "%.*s", (int)n, text);
        free(copy);
    }
    strbuf_free(&out);
}
END_TEST

/* Too long for a member, too deep for a flat object: an error, no crash. */
START_TEST(sizes_are_safe)
{
    static char text[200000];
    struct strbuf out = STRBUF_INIT;

    memset(text, '[', sizeof text);
    memcpy(text, "{\"a\":", 5);
    ck_assert(!read_all(text, sizeof text, &out));
    memset(text, '{', sizeof text);
    ck_assert(!read_all(text, sizeof text, &out));
    for (int n = JSON_TEXT - 2; n <= JSON_TEXT + 1; n++) {
        strbuf_clear(&out);
        memset(text, 'k', sizeof text);
        memcpy(text, "{\"", 2);
        memcpy(text + 2 + n, "\":1}", 4);
        ck_assert_int_eq(read_all(text, (size_t)n + 6, &out), n < JSON_TEXT);
        memset(text, '1', sizeof text);
        memcpy(text, "{\"a\":", 5);
        text[5 + n] = '}';
        ck_assert_int_eq(read_all(text, (size_t)n + 6, &out), n < JSON_TEXT);
    }
    strbuf_free(&out);
}
END_TEST

static const struct {
    const char *text, *printed;
} strings[] = {
    {"", "\"\""},
    {"a b", "\"a b\""},
    {"q\"b\\", "\"q\\\"b\\\\\""},
    {"l\nt\tx\x01\x7f", "\"l\\nt\\u0009x\\u0001\\u007f\""},
    {"\xe8\xae\xa1", "\"\xe8\xae\xa1\""},
    {"\xe8\xae", "\"\\ufffd\\ufffd\""},
    {"\xff\x80z", "\"\\ufffd\\ufffdz\""},
    {"\xc0\x80", "\"\\ufffd\\ufffd\""},
    {"\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\""},
    {"\xf4\x90\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\""},
    {"\xf0\x9f\x98\x80", "\"\xf0\x9f\x98\x80\""},
};

START_TEST(strings_are_escaped)
{
    struct strbuf out = STRBUF_INIT, back = STRBUF_INIT;

    json_put(&out, strings[_i].text, strlen(strings[_i].text));
    ck_assert_str_eq(out.text, strings[_i].printed);
    strbuf_addf(&back, "{\"k\":%s}", out.text);
    strbuf_clear(&out);
    ck_assert(read_all(back.text, back.len, &out));
    strbuf_free(&back);
    strbuf_free(&out);
}
END_TEST

TCase *json_tests(void)
{
    TCase *tc = tcase_create("json");

    tcase_add_loop_test(tc, objects, 0, COUNT(rows));
    tcase_add_test(tc, prefixes_fail);
    tcase_add_test(tc, sizes_are_safe);
    tcase_add_loop_test(tc, strings_are_escaped, 0, COUNT(strings));
    return tc;
}
