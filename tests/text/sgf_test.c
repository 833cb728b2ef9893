#include "text/sgf.h"

#include "base/rng.h"

#include "suites.h"

#include <stdlib.h>
#include <string.h>

/* All games of a collection, a line each. */
static void write_all(struct strbuf *out, const struct sgf *t)
{
    for (const struct sgf_node *n = sgf_root(t); n; n = n->sibling) {
        sgf_write_tree(out, n);
        strbuf_putc(out, '\n');
    }
}

/* What is read and what is then written. "G..": reference page, part 4 G. */
static const struct {
    const char *name, *text, *written;
} good[] = {
    {"a game", "(;GM[1]SZ[9];B[ee];W[])", "(;GM[1]SZ[9];B[ee];W[])\n"},
    {"white space", " ( ;\tGM [1]\r\nSZ\n[9]\n ; B\n[ee] )\n",
     "(;GM[1]SZ[9];B[ee])\n"},
    {"variations", "(;A[1](;B[2];C[3](;D[4])(;E[5]))(;F[6]))",
     "(;A[1]\n(;B[2];C[3]\n(;D[4])\n(;E[5]))\n(;F[6]))\n"},
    {"one variation is none", "(;A[1](;B[2]))", "(;A[1];B[2])\n"},
    {"an empty variation is none", "(;A[1]()(;B[2]))", "(;A[1];B[2])\n"},
    {"empty nodes", "(;;(;)(;;))", "(;;\n(;)\n(;;))\n"},
    {"several games", "(;A[1])\n(;B[2])(;C[3](;D[4])(;E[5]))",
     "(;A[1])\n(;B[2])\n(;C[3]\n(;D[4])\n(;E[5]))\n"},
    {"several values", "(;AB[aa] [bb]\n[cc:dd])", "(;AB[aa][bb][cc:dd])\n"},
    {"a property twice (E5)", "(;AB[aa]AB[bb])", "(;AB[aa]AB[bb])\n"},
    {"empty values (G2, G5)", "(;SQ[]W[  ]B[ ])", "(;SQ[]W[  ]B[ ])\n"},
    {"escapes", "(;C[a\\]b\\\\]N[(;)])", "(;C[a\\]b\\\\]N[(;)])\n"},
    {"long identifiers of FF[3]", "(;GaMe[1]SiZe[9];Black[aa])",
     "(;GM[1]SZ[9];B[aa])\n"},
    {"a digit behind lower-case letters", "(;a2SZ[9])", "(;SZ[9])\n"},
    {"lower-case identifiers", "(;sz[9];b[aa])", "(;SZ[9];B[aa])\n"},
    {"identifiers of any length", "(;KGSDE[aa]MULTIGOGM2[1])",
     "(;KGSDE[aa]MULTIGOGM2[1])\n"},
    {"no first semicolon (G7)", "(SZ[9]KM[5.5];B[ee])",
     "(;SZ[9]KM[5.5];B[ee])\n"},
    {"no semicolon in a variation", "(;A[1](B[2])(C[3];D[4]))",
     "(;A[1]\n(;B[2])\n(;C[3];D[4]))\n"},
    {"byte order mark (G7)", "\xef\xbb\xbf(;SZ[9])", "(;SZ[9])\n"},
    {"mail in front (G7)",
     "From: a\nHello (you),\n((I [think]) this\n\n( ;SZ[9])\n-- \nme (x)",
     "(;SZ[9])\n"},
    {"brackets in brackets", "(;C[a[b]D[1])", "(;C[a[b]D[1])\n"},
};

START_TEST(records_are_read_and_written)
{
    struct strbuf out = STRBUF_INIT;
    struct sgf_error error = {0};
    struct sgf *t;

    ck_assert_msg(!sgf_read(good[_i].text, strlen(good[_i].text), &t, &error),
                  "%s: %zu:%zu %s", good[_i].name, error.line, error.column,
                  error.text);
    write_all(&out, t);
    ck_assert_msg(!strcmp(out.text, good[_i].written), "%s:\n%s", good[_i].name,
                  out.text);
    sgf_free(t);
    strbuf_free(&out);
}
END_TEST

/* Malformed: where, and what is said. */
static const struct {
    const char *name, *text;
    size_t line, column;
    const char *error;
} bad[] = {
    {"empty", "", 1, 1, "no game record"},
    {"no game", "Hello\nworld", 2, 6, "no game record"},
    {"no node", "()", 1, 3, "no game record"},
    {"open game", "x(;SZ[9]\n;B[ee]", 1, 2, "a game without end"},
    {"open variation", "(;SZ[9](;B[ee])", 1, 1, "a game without end"},
    {"open value", "(;SZ[9]\n;B[ee)", 2, 3, "a value without end"},
    {"escaped bracket", "(;C[\\]", 1, 4, "a value without end"},
    {"backslash at the end", "(;C[\\", 1, 4, "a value without end"},
    {"no value", "(;SZ[9]\r\n;B;W[aa])", 2, 2, "a property without a value"},
    {"no value at the end", "(;SZ", 1, 3, "a property without a value"},
    {"node after variation", "(;A[1](;B[2]);C[3])", 1, 14,
     "a node behind a variation"},
    {"property after variation", "(;A[1](;B[2])C[3])", 1, 14,
     "a property behind a variation"},
    {"variation without a node", "(;A[1]((;B[2])))", 1, 8,
     "a variation begins without a node"},
    {"other characters", "(;A[1]\r{)", 2, 1,
     "a character that has no place here"},
    {"digit first", "(;1A[1])", 1, 3, "a character that has no place here"},
    {"value without name", "(;[1])", 1, 3,
     "a character that has no place here"},
    {"second game bad", "(;A[1])\n\n(;B)", 3, 3, "a property without a value"},
};

START_TEST(errors_tell_line_and_column)
{
    struct sgf_error error = {0};
    struct sgf *t;

    ck_assert_int_eq(sgf_read(bad[_i].text, strlen(bad[_i].text), &t, &error),
                     ST_CANNOT_LOAD);
    ck_assert_ptr_null(t);
    ck_assert_msg(
        error.line == bad[_i].line && error.column == bad[_i].column &&
            !strcmp(error.text, bad[_i].error),
        "%s: %zu:%zu %s", bad[_i].name, error.line, error.column, error.text);
}
END_TEST

/* SGF FF[4], SimpleText and escaping. */
static const struct {
    const char *raw, *text;
} texts[] = {
    {"plain", "plain"}, {"a\\]b", "a]b"},   {"a\\\\b", "a\\b"},
    {"a\nb", "a b"},    {"a\r\nb", "a b"},  {"a\n\nb", "a  b"},
    {"a\\\nb", "ab"},   {"a\\\r\nb", "ab"}, {"a\\\n\rb", "ab"},
    {"a\tb", "a b"},    {"\\:", ":"},       {"", ""},
};

START_TEST(texts_are_unescaped)
{
    struct sgf_value v = {NULL, texts[_i].raw, strlen(texts[_i].raw)};
    struct strbuf out = STRBUF_INIT;

    sgf_text(&out, &v);
    ck_assert_str_eq(out.text, texts[_i].text);
    strbuf_free(&out);
}
END_TEST

START_TEST(escaped_text_comes_back)
{
    static const char text[] = "[a]\\]\\\\ b\\";
    struct strbuf raw = STRBUF_INIT, back = STRBUF_INIT;
    struct sgf_value v = {0};

    sgf_escape(&raw, text, sizeof text - 1);
    v.text = raw.text;
    v.len = raw.len;
    sgf_text(&back, &v);
    ck_assert_str_eq(back.text, text);
    strbuf_free(&raw);
    strbuf_free(&back);
}
END_TEST

START_TEST(values_are_found_in_the_file)
{
    static const char text[] = "x\r\n(;A[1]\n\nB\n[2][3])";
    struct sgf_error error;
    size_t line, column;
    struct sgf *t;

    ck_assert_int_eq(sgf_read(text, sizeof text - 1, &t, &error), ST_OK);
    sgf_where(t, sgf_find(sgf_root(t), "A")->values, &line, &column);
    ck_assert(line == 2 && column == 4);
    sgf_where(t, sgf_find(sgf_root(t), "B")->values->next, &line, &column);
    ck_assert(line == 5 && column == 4);
    ck_assert_ptr_null(sgf_find(sgf_root(t), "C"));
    sgf_free(t);
}
END_TEST

/* `before`, `n` times `unit`, `n` times `close`, ")": read, and written as
 * `length` bytes at least. */
static void read_many(const char *before, const char *unit, const char *close,
                      int n, int nodes)
{
    struct strbuf text = STRBUF_INIT, out = STRBUF_INIT, again = STRBUF_INIT;
    struct sgf_error error;
    struct sgf *t;
    int semicolons = 0;

    strbuf_puts(&text, before);
    for (int i = 0; i < n; i++)
        strbuf_puts(&text, unit);
    for (int i = 0; i < n; i++)
        strbuf_puts(&text, close);
    strbuf_putc(&text, ')');
    ck_assert_int_eq(sgf_read(text.text, text.len, &t, &error), ST_OK);
    write_all(&out, t);
    sgf_free(t);
    for (size_t i = 0; i < out.len; i++)
        semicolons += out.text[i] == ';';
    ck_assert_int_eq(semicolons, nodes);
    ck_assert_int_eq(sgf_read(out.text, out.len, &t, &error), ST_OK);
    write_all(&again, t);
    ck_assert(!again.failed && !strcmp(out.text, again.text));
    sgf_free(t);
    strbuf_free(&text);
    strbuf_free(&out);
    strbuf_free(&again);
}

/* No recursion, and time linear in the length: none of these may take more
 * than a moment. */
START_TEST(a_million_of_anything)
{
    enum { MANY = 1000000 };

    read_many("(;A[]", ";B[aa]", "", MANY, MANY + 1);
    read_many("(;A[]", "(;B[aa]", ")", MANY, MANY + 1);
    read_many("(;A[]", "(;B[aa])", "", MANY, MANY + 1);
    read_many("(;A[]", "(;B[aa](;C[])", ")", MANY / 2, MANY + 1);
    read_many("(;A[]", "[aa]", "", MANY, 1);
    read_many("(;A[]", "B[]", "", MANY, 1);
    read_many("(((((((", "( ", "(;)", MANY, MANY);
}
END_TEST

/* A random tree as text, in the form it is written in. */
static void random_tree(uint64_t *seed, struct strbuf *out, int depth)
{
    static const char *const nodes[] = {
        ";", ";B[aa]", ";C[x\\]y\n]", ";W[]N[", ";AB[ab][cd:ef]", ";Z9[(;]"};
    int open = 0;

    strbuf_puts(out, "(;ROOT[]");
    for (int i = 0; i < depth; i++) {
        uint32_t n = rng_below(seed, 8);

        if (n == 6) {
            strbuf_puts(out, "(;V[]");
            open++;
        } else if (n == 7 && open) {
            strbuf_puts(out, ")(;U[]");
        } else {
            strbuf_puts(out, nodes[n % 6]);
            if (n % 6 == 3)
                strbuf_puts(out, "]");
        }
    }
    while (open--)
        strbuf_putc(out, ')');
    strbuf_putc(out, ')');
}

/* What is written, read and written is the same text; and random changes of
 * bytes, cuts and doublings are read or refused, never worse. */
START_TEST(random_trees_and_their_mutations)
{
    static const char special[] = "()[];\\:AbB1 \n\r";
    uint64_t seed = 2024;
    int refused = 0, read = 0;

    for (int i = 0; i < 400; i++) {
        struct strbuf text = STRBUF_INIT, out = STRBUF_INIT;
        struct sgf_error error;
        struct sgf *t;

        random_tree(&seed, &text, 1 + (int)rng_below(&seed, 60));
        ck_assert_int_eq(sgf_read(text.text, text.len, &t, &error), ST_OK);
        write_all(&out, t);
        sgf_free(t);
        for (int k = 0; k < 60; k++) {
            struct strbuf once = STRBUF_INIT, twice = STRBUF_INIT;

            if (k % 4 == 0) {
                strbuf_clear(&out);
                strbuf_add(&out, text.text, text.len);
            }
            if (k && rng_below(&seed, 8) == 0)
                strbuf_cut(&out, 1 + rng_below(&seed, (uint32_t)out.len));
            else if (k)
                out.text[rng_below(&seed, (uint32_t)out.len)] =
                    rng_below(&seed, 4)
                        ? special[rng_below(&seed, sizeof special - 1)]
                        : (char)rng_below(&seed, 256);
            if (sgf_read(out.text, out.len, &t, &error)) {
                ck_assert(k && error.line && error.column && error.text);
                refused++;
                continue;
            }
            read++;
            write_all(&once, t);
            sgf_free(t);
            ck_assert_int_eq(sgf_read(once.text, once.len, &t, &error), ST_OK);
            write_all(&twice, t);
            sgf_free(t);
            ck_assert_str_eq(once.text, twice.text);
            strbuf_free(&once);
            strbuf_free(&twice);
        }
        strbuf_free(&text);
        strbuf_free(&out);
    }
    ck_assert(refused > 1000 && read > 1000);
}
END_TEST

TCase *sgf_tests(void)
{
    TCase *tc = tcase_create("sgf");

    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, records_are_read_and_written, 0,
                        (int)(sizeof good / sizeof good[0]));
    tcase_add_loop_test(tc, errors_tell_line_and_column, 0,
                        (int)(sizeof bad / sizeof bad[0]));
    tcase_add_loop_test(tc, texts_are_unescaped, 0,
                        (int)(sizeof texts / sizeof texts[0]));
    tcase_add_test(tc, escaped_text_comes_back);
    tcase_add_test(tc, values_are_found_in_the_file);
    tcase_add_test(tc, a_million_of_anything);
    tcase_add_test(tc, random_trees_and_their_mutations);
    return tc;
}
