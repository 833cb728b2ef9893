#include "judge/count_internal.h"

#include "support/draw.h"
#include "support/figures.h"
#include "support/settle.h"
#include "suites.h"

#include <string.h>

static centi number(const struct count *c, const char *key)
{
    const struct figure *fig = count_figure(c, key);

    ck_assert_msg(fig != NULL, "no figure %s", key);
    return fig->number;
}

static const struct {
    const char *name, *drawn, *said;
    int a, b, c, d, e, v;
    const char *result;
} rows[] = {
    {"SQ example 2", figure_sq_2, "", 184, 177, 67, 62, 250, 250, "B"},
    {"SQ example 3", figure_sq_3, "", 184, 177, 67, 64, 254, 46, "draw"},
    {"SQ example 5", figure_sq_5, "", 184, 177, 69, 70, 270, -370, "W"},
    {"SQ figure 8 as its list has it, 69:66", figure_sq_8, "", 184, 177, 69, 66,
     262, 38, "W"},
    {"dead off, then fill, then all contacts at once (SQ 5.3)",
     ".XXXO/XXOOO/XXXO./OXOOO/.XOO.", "dead A2", 13, 12, 7, 6, 52, 48, "draw"},
    {"public points are no contact", "XX.OO/XX.OO", "", 4, 4, 4, 4, 0, 0, "W"},
};

START_TEST(positions)
{
    struct finish f =
        settle_drawn("sanqing", rows[_i].drawn, rows[_i].said, NULL);
    struct count c;
    int share = f.empties[EMPTY] * 50;

    ck_assert_int_eq(count_make(COUNT_TRUE_STONES, &f, -1, &c), ST_OK);
    ck_assert_int_eq(number(&c, "a"), rows[_i].a * 100 + share);
    ck_assert_int_eq(number(&c, "b"), rows[_i].b * 100 + share);
    ck_assert_int_eq(number(&c, "c"), rows[_i].c * 100);
    ck_assert_int_eq(number(&c, "d"), rows[_i].d * 100);
    ck_assert_int_eq(number(&c, "E"), rows[_i].e);
    ck_assert_int_eq(number(&c, "v"), rows[_i].v);
    ck_assert_str_eq(count_figure(&c, "result")->word, rows[_i].result);
    ck_assert_int_eq(c.margin, (rows[_i].a - rows[_i].b) * 100);
    count_free(&c);
}
END_TEST

/* The examples of SQ at 184 : 177. The text prints 2.54 and -1.54 for the
 * fourth, a slip: (67 + 66) x 7 / 361 is 2.58. */
static const struct {
    int c, d, e, v;
    enum color winner;
} examples[] = {
    {65, 61, 244, 156, BLACK},  {67, 62, 250, 250, BLACK},
    {67, 64, 254, 46, EMPTY},   {67, 66, 258, -158, WHITE},
    {69, 70, 270, -370, WHITE}, {42, 40, 159, 41, EMPTY}, /* rounding decides */
};

START_TEST(example)
{
    int c = examples[_i].c, d = examples[_i].d;
    centi e = count_true_e(7, c + d, 361);
    centi v = (c - d) * 100 - e;

    ck_assert_int_eq(e, examples[_i].e);
    ck_assert_int_eq(v, examples[_i].v);
    ck_assert_int_eq(count_true_winner(v), examples[_i].winner);
}
END_TEST

START_TEST(printing)
{
    struct finish f = settle_drawn("sanqing", figure_sq_5, "", NULL);
    struct strbuf out = STRBUF_INIT;
    struct count c;

    ck_assert_int_eq(count_make(COUNT_TRUE_STONES, &f, -1, &c), ST_OK);
    count_json(&out, &c);
    ck_assert_str_eq(out.text, "{\"a\":184,\"b\":177,\"c\":69,\"d\":70,"
                               "\"E\":270,\"v\":-370,\"result\":\"W\"}");
    strbuf_clear(&out);
    count_text(&out, &c);
    ck_assert(strstr(out.text, "E: 2.70\nv: -3.70\nresult: W\n") != NULL);
    strbuf_free(&out);
    count_free(&c);
}
END_TEST

/* All pairs of true stones that draw at 184 : 177, worked out by hand from
 * 0.41 <= v <= 0.51 and the rounding of E. */
START_TEST(draws)
{
    static const int pairs[][2] = {
        {14, 13},   {15, 14},   {40, 38},   {41, 39},   {42, 40},
        {66, 63},   {67, 64},   {68, 65},   {92, 88},   {93, 89},
        {94, 90},   {119, 114}, {120, 115}, {145, 139}, {146, 140},
        {147, 141}, {171, 164}, {172, 165}, {173, 166}};
    int n = 0;

    for (int c = 0; c <= 184; c++)
        for (int d = 0; d <= 177; d++) {
            centi v = (c - d) * 100 - count_true_e(7, c + d, 361);

            if (count_true_winner(v) != EMPTY)
                continue;
            ck_assert_int_lt(n, 19);
            ck_assert_int_eq(c, pairs[n][0]);
            ck_assert_int_eq(d, pairs[n++][1]);
        }
    ck_assert_int_eq(n, 19);
}
END_TEST

/* Half a hundredth goes up, also below zero. */
START_TEST(rounding)
{
    ck_assert_int_eq(count_true_e(1, 1, 200), 1);   /* 0.5 */
    ck_assert_int_eq(count_true_e(-1, 1, 200), 0);  /* -0.5 */
    ck_assert_int_eq(count_true_e(-3, 1, 200), -1); /* -1.5 */
    ck_assert_int_eq(count_true_e(-2, 1, 300), -1); /* -0.67 */
    ck_assert_int_eq(count_true_e(0, 5, 9), 0);
}
END_TEST

TCase *count_true_tests(void)
{
    TCase *tc = tcase_create("count_true");

    tcase_add_loop_test(tc, positions, 0, (int)(sizeof rows / sizeof *rows));
    tcase_add_loop_test(tc, example, 0,
                        (int)(sizeof examples / sizeof *examples));
    tcase_add_test(tc, draws);
    tcase_add_test(tc, rounding);
    tcase_add_test(tc, printing);
    return tc;
}
