#include "base/centi.h"

#include "suites.h"

/* Text, is it a number, its hundredths, how it is printed, as a result. */
static const struct {
    const char *text;
    int ok;
    centi value;
    const char *printed, *result;
} rows[] = {
    {"6.5", 1, 650, "6.5", "B+6.5"},
    {"7", 1, 700, "7", "B+7.0"},
    {"0.53", 1, 53, "0.53", "B+0.53"},
    {"-0.25", 1, -25, "-0.25", "W+0.25"},
    {"-5.5", 1, -550, "-5.5", "W+5.5"},
    {"0", 1, 0, "0", "0"},
    {"+3.10", 1, 310, "3.1", "B+3.1"},
    {".5", 1, 50, "0.5", "B+0.5"},
    {"7.", 1, 700, "7", "B+7.0"},
    {"6.5000", 1, 650, "6.5", "B+6.5"},
    {"0.05", 1, 5, "0.05", "B+0.05"},
    {"100.00", 1, 10000, "100", "B+100.0"},
    {"6.501", 0, 0, "", ""},
    {"7,5", 0, 0, "", ""},
    {"nan", 0, 0, "", ""},
    {"inf", 0, 0, "", ""},
    {"1e3", 0, 0, "", ""},
    {"", 0, 0, "", ""},
    {".", 0, 0, "", ""},
    {"-", 0, 0, "", ""},
    {"1 ", 0, 0, "", ""},
    {"1.-5", 0, 0, "", ""},
    {"99999999999999999999", 0, 0, "", ""},
};

START_TEST(numbers_are_exact)
{
    struct strbuf out = STRBUF_INIT;
    centi value = -1;
    bool ok = centi_read(rows[_i].text, strlen(rows[_i].text), &value);

    ck_assert_msg(ok == (bool)rows[_i].ok, "%s", rows[_i].text);
    if (!ok) {
        ck_assert_int_eq(value, -1);
        return;
    }
    ck_assert_int_eq(value, rows[_i].value);
    centi_print(&out, value);
    ck_assert_str_eq(out.text, rows[_i].printed);
    strbuf_clear(&out);
    centi_print_result(&out, value);
    ck_assert_str_eq(out.text, rows[_i].result);
    strbuf_free(&out);
}
END_TEST

TCase *centi_tests(void)
{
    TCase *tc = tcase_create("centi");

    tcase_add_loop_test(tc, numbers_are_exact, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    return tc;
}
