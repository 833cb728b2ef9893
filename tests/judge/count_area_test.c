#include "judge/count_internal.h"

#include "support/figures.h"
#include "support/settle.h"
#include "suites.h"

#include <string.h>

/* seki-tax and group-tax boards: KataGo "GroupTaxSekiScoring", testrules.cpp,
 * and own ones. */
static const char two_eyes_shared[] =
    "...OX../...OX../...OX../..OOX../OOOXXXX/XXXOOOX/.X.O.OX";
static const char three_groups[] =
    ".XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX./.XO.OX.";
static const char katago[] = ".X.XO.O.X/...XOOOX./.XXXXXXOO/XOOOOOXO./"
                             "XO.O.OXOO/XOOOOOXXX/XXXO...OO/.XXXOOOO./"
                             ".X.XO.O.O";

static const struct {
    const char *name, *rules, *drawn, *said;
    int tax;
    centi b, w, public_points, margin;
} rows[] = {
    {"the figure of A 6.1, public points halved: 15 : 34", "jpd-a",
     figure_liberty_eyes, "", TAX_NONE, 1500, 3400, 200, -1900},
    {"the same where they are nobody's and there are no liberty-eyes",
     "chinese", figure_liberty_eyes, "", TAX_NONE, 1200, 3300, 400, -2100},
    {"LK 9: 183 : 178", "jpd-a", figure_lanke_5, "", TAX_NONE, 18300, 17800, 0,
     500},
    {"five shared points", "tromp-taylor", "XX.OO/.X.O./XX.OO/.X.O./XX.OO", "",
     TAX_NONE, 1000, 1000, 500, 0},
    {"no stone", "jpd-a", "...../...../...../...../.....", "", TAX_NONE, 1250,
     1250, 2500, 0},
    {"eyes in seki, no tax", "stone-scoring", two_eyes_shared, "", TAX_NONE,
     2300, 2500, 100, -200},
    {"tax=seki takes them", "stone-scoring", two_eyes_shared, "", TAX_SEKI,
     2200, 2400, 100, -200},
    {"tax=all besides two a group", "stone-scoring", two_eyes_shared, "",
     TAX_ALL, 2000, 2200, 100, -200},
    {"all independent: tax=seki takes nothing", "stone-scoring", three_groups,
     "", TAX_SEKI, 2800, 2100, 0, 700},
    {"a group more costs two points", "stone-scoring", three_groups, "",
     TAX_ALL, 2400, 1900, 0, 500},
    {"KataGo, no tax", "stone-scoring", katago, "", TAX_NONE, 3600, 4000, 500,
     -400},
    {"KataGo, tax=seki", "stone-scoring", katago, "", TAX_SEKI, 2700, 3300, 500,
     -600},
    {"KataGo, tax=all", "stone-scoring", katago, "", TAX_ALL, 2700, 3300, 500,
     -600},
    {"an own chain in atari is no independent region", "stone-scoring",
     "X.XOO/XXXO.", "", TAX_ALL, 500, 300, 0, 200},
    {"marked alive a seki is taxed as a group", "stone-scoring",
     two_eyes_shared, "alive A2 B1 D2 D1 F1", TAX_ALL, 1900, 2100, 100, -200},
    {"marked seki a group keeps stones only", "stone-scoring", three_groups,
     "seki B1", TAX_SEKI, 2100, 2100, 0, 0},
};

static struct finish finish_of(int i)
{
    struct finish f =
        settle_drawn(rows[i].rules, rows[i].drawn, rows[i].said, NULL);

    f.rules.tax = rows[i].tax;
    return f;
}

START_TEST(positions)
{
    struct finish f = finish_of(_i);
    struct count c;

    ck_assert_int_eq(count_make(COUNT_AREA, &f, -1, &c), ST_OK);
    ck_assert_msg(count_figure(&c, "b")->number == rows[_i].b &&
                      count_figure(&c, "w")->number == rows[_i].w,
                  "%s: %d : %d", rows[_i].name,
                  (int)count_figure(&c, "b")->number,
                  (int)count_figure(&c, "w")->number);
    ck_assert_int_eq(count_figure(&c, "public")->number,
                     rows[_i].public_points);
    ck_assert_int_eq(c.margin, rows[_i].margin);
    count_free(&c);
}
END_TEST

/* A 7.2(5): 183 3/4 and 177 1/4 with a komi of 6.5; SQ and Chinese 184 1/4. */
static const struct {
    const char *rules;
    int komi;
    centi b, w;
} pars[] = {
    {"jpd-a", 650, 18375, 17725},
    {"jpd-b", 750, 18425, 17675},
    {"sanqing", 750, 18425, 17675},
    {"lanke", 0, 18050, 18050},
};

START_TEST(par)
{
    struct finish f = settle_drawn(pars[_i].rules, figure_lanke_5, "", NULL);
    struct count c;

    ck_assert_int_eq(f.komi, pars[_i].komi);
    ck_assert_int_eq(count_make(COUNT_AREA, &f, -1, &c), ST_OK);
    ck_assert_int_eq(count_figure(&c, "par.b")->number, pars[_i].b);
    ck_assert_int_eq(count_figure(&c, "par.w")->number, pars[_i].w);
    count_free(&c);
}
END_TEST

/* The counts that a rule set has (rules.md 4, 6-8). Where groups are taxed only
 * the area count knows it. */
static const struct {
    const char *base, *setting, *value, *counts;
} sets[] = {
    {"jpd-a", "", "", " area territory fill empties"},
    {"jpd-b", "tax", "all", " area"},
    {"jpd-art", "", "", " art"},
    {"tromp-taylor", "", "", " area"},
    {"chinese", "", "", " area"},
    {"wmsg-2008", "", "", " area fill"},
    {"ing", "", "", " area fill"},
    {"ing", "tax", "seki", " area"},
    {"japanese", "", "", " territory"},
    {"aga", "", "", " area pass-stones"},
    {"aga", "tax", "all", " area"},
    {"french", "", "", " area pass-stones"},
    {"sanqing", "", "", " area true-stones"},
    {"lanke", "", "", " stones roads equal-stones"},
};

START_TEST(applies)
{
    struct rules r = *rules_find(sets[_i].base, strlen(sets[_i].base));
    struct strbuf got = STRBUF_INIT;

    if (sets[_i].setting[0])
        ck_assert_int_eq(rules_set(&r, sets[_i].setting,
                                   strlen(sets[_i].setting), sets[_i].value,
                                   strlen(sets[_i].value)),
                         ST_OK);
    for (int k = 0; k < COUNT_KINDS; k++)
        if (count_applies(&r, (enum count_kind)k))
            strbuf_addf(&got, " %s", count_name((enum count_kind)k));
    ck_assert_str_eq(got.text, sets[_i].counts);
    strbuf_free(&got);
}
END_TEST

START_TEST(names)
{
    for (int k = 0; k < COUNT_KINDS; k++) {
        const char *name = count_name((enum count_kind)k);

        ck_assert_int_eq(count_find(name, strlen(name)), k);
        ck_assert_int_eq(count_find(name, strlen(name) - 1), COUNT_KINDS);
        ck_assert(count_title((enum count_kind)k)[0] != '\0');
    }
}
END_TEST

/* The text of a count as JSON and for people. */
START_TEST(printing)
{
    struct finish f = settle_drawn("jpd-a", ".XO/XXO/..O", "", NULL);
    struct strbuf out = STRBUF_INIT;
    struct count c;

    f.black_pays = true;
    f.pay = 100;
    ck_assert_int_eq(count_make(COUNT_AREA, &f, -1, &c), ST_OK);
    count_json(&out, &c);
    ck_assert_str_eq(out.text,
                     "{\"b\":5.5,\"w\":3.5,\"public\":1,\"par\":{\"b\":"
                     "7.75,\"w\":1.25},\"margin\":2}");
    strbuf_clear(&out);
    count_text(&out, &c);
    ck_assert_str_eq(out.text, "Area count (A 7.2)\n"
                               " 3 + X O\n"
                               " 2 X . O\n"
                               " 1 + . O\n"
                               "   A B C\n"
                               "+ empty, black's: 2\n"
                               ". nobody's: 2\n"
                               "b: 5.5\n"
                               "w: 3.5\n"
                               "public: 1\n"
                               "par b: 7.75\n"
                               "par w: 1.25\n"
                               "after the A-type move b: 5\n"
                               "after the A-type move w: 4\n"
                               "margin: 2\n");
    strbuf_free(&out);
    count_free(&c);
}
END_TEST

TCase *count_area_tests(void)
{
    TCase *tc = tcase_create("count_area");

    tcase_add_loop_test(tc, positions, 0, (int)(sizeof rows / sizeof *rows));
    tcase_add_loop_test(tc, par, 0, (int)(sizeof pars / sizeof *pars));
    tcase_add_loop_test(tc, applies, 0, (int)(sizeof sets / sizeof *sets));
    tcase_add_test(tc, names);
    tcase_add_test(tc, printing);
    return tc;
}
