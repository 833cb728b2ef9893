#include "rules/rules.h"
#include "rules/rules_table.h"

#include "suites.h"

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

/* ---- the table ---------------------------------------------------------- */

/* The table of rules.md 8, read column by column: repetition (ko, cycle),
 * suicide, end (stop, pass_end), scoring (and tax, seki_points), public
 * points, komi, handicap bonus, first stop. */
static const struct {
    const char *name, *repetition, *suicide, *end, *scoring, *public, *komi,
        *bonus, *pay;
} table[] = {
    {"tromp-taylor", "positional ban", "any", "two-passes 2",
     "area none true never", "nobody", "7.5", "0", "none"},
    {"chinese", "simple third-void", "none", "two-passes 0",
     "area none true marked", "nobody", "7.5", "N", "none"},
    {"chinese-2002", "situational ban", "none", "two-passes 0",
     "area none true marked", "halved", "7.5", "N", "none"},
    {"chinese-kgs", "positional ban", "none", "two-passes 0",
     "area none true marked", "nobody", "7.5", "N", "none"},
    {"chinese-ogs", "positional ban", "none", "two-passes 0",
     "area none true marked", "nobody", "7.5", "N", "none"},
    {"wmsg-2008", "positional ban", "none", "two-passes 0",
     "area none true marked", "halved", "6.5", "0", "white-first"},
    {"ing", "positional ban", "multi", "two-passes 0", "area none true marked",
     "halved", "7.5", "0", "none"},
    {"japanese", "simple third-void", "none", "two-passes 0",
     "territory none false marked", "nobody", "6.5", "0", "none"},
    {"korean", "simple third-draw", "none", "two-passes 0",
     "territory none false marked", "nobody", "6.5", "0", "none"},
    {"aga", "situational ban", "none", "two-passes-white-last 4",
     "area none true marked", "nobody", "7.5", "N-1", "none"},
    {"bga", "natural ban", "none", "two-passes-white-last 4",
     "area none true marked", "nobody", "7.5", "N-1", "none"},
    {"french", "natural ban", "none", "two-passes-white-last 4",
     "area none true marked", "nobody", "7.5", "N-1", "none"},
    {"new-zealand", "nz ban", "any", "two-passes 0", "area none true marked",
     "nobody", "7", "0", "none"},
    {"stone-scoring", "simple third-void", "none", "two-passes 0",
     "area all false marked", "nobody", "7.5", "0", "none"},
    {"aga-button", "situational ban", "none", "two-passes 0",
     "area none true marked", "nobody", "7", "N-1", "none"},
    {"sanqing", "positional ban", "none", "two-passes 0",
     "true-stones none true marked", "halved", "7.5", "N", "none"},
    {"jpd-a", "form ban", "multi", "two-passes 0",
     "equal-stones none true marked", "halved", "6.5", "0", "white-first"},
    {"jpd-b", "form ban", "multi", "two-passes 0",
     "equal-stones none true marked", "halved", "7.5", "0", "none"},
    {"jpd-art", "positional ban", "none", "trial 0", "art none true marked",
     "halved", "6.5", "0", "none"},
    {"lanke", "simple ban", "none", "two-passes 0",
     "stones-roads none true marked", "nobody", "0", "0", "none"},
    /* gtp.md, Rules: "cgos = tromp-taylor with suicide=none,
     * ancient-territory = japanese with tax=all" */
    {"cgos", "positional ban", "none", "two-passes 2", "area none true never",
     "nobody", "7.5", "0", "none"},
    {"ancient-territory", "simple third-void", "none", "two-passes 0",
     "territory all false marked", "nobody", "6.5", "0", "none"},
};

static const char *value(const struct rules *r, enum rules_setting s)
{
    static char buffer[SETTINGS][16];

    return rules_setting_value(r, s, buffer[s]);
}

START_TEST(row_is_as_specified)
{
    const struct rules *r = rules_find(table[_i].name, strlen(table[_i].name));
    struct strbuf text = STRBUF_INIT;
    const char *name = table[_i].name;

    ck_assert_msg(r != NULL, "%s", name);
    ck_assert_str_eq(r->name, name);
    strbuf_addf(&text, "%s %s", value(r, SET_KO), value(r, SET_CYCLE));
    ck_assert_str_eq(text.text, table[_i].repetition);
    ck_assert_str_eq(value(r, SET_SUICIDE), table[_i].suicide);
    strbuf_clear(&text);
    strbuf_addf(&text, "%s %s", value(r, SET_STOP), value(r, SET_PASS_END));
    ck_assert_str_eq(text.text, table[_i].end);
    strbuf_clear(&text);
    strbuf_addf(&text, "%s %s %s %s", value(r, SET_SCORING), value(r, SET_TAX),
                value(r, SET_SEKI_POINTS), value(r, SET_DEAD));
    ck_assert_str_eq(text.text, table[_i].scoring);
    ck_assert_str_eq(value(r, SET_PUBLIC), table[_i].public);
    ck_assert_str_eq(value(r, SET_KOMI), table[_i].komi);
    ck_assert_str_eq(value(r, SET_HANDICAP_BONUS), table[_i].bonus);
    ck_assert_str_eq(value(r, SET_PAY), table[_i].pay);
    strbuf_free(&text);
}
END_TEST

/* What only some sets have: virtual moves (rules.md 2), liberty-eyes
 * (rules.md 5.2), the button. */
START_TEST(rare_settings)
{
    for (int i = 0; i < rules_total(); i++) {
        const struct rules *r = rules_get(i);
        bool ab = !strcmp(r->name, "jpd-a") || !strcmp(r->name, "jpd-b");
        bool jpd = ab || !strcmp(r->name, "jpd-art");
        bool button = !strcmp(r->name, "aga-button");

        ck_assert_str_eq(value(r, SET_VIRTUAL), ab ? "true" : "false");
        ck_assert_str_eq(value(r, SET_VIRTUAL_END), ab ? "4" : "0");
        ck_assert_str_eq(value(r, SET_LIBERTY_EYES), jpd ? "true" : "false");
        ck_assert_str_eq(value(r, SET_STRICT_DAME), "false");
        ck_assert_str_eq(value(r, SET_BUTTON), button ? "true" : "false");
    }
}
END_TEST

START_TEST(table_is_whole)
{
    ck_assert_int_eq(rules_total(), COUNT(table));
    ck_assert_str_eq(rules_get(0)->name, "jpd-a");
    for (int i = 0; i < rules_total(); i++) {
        const struct rules *r = rules_get(i);
        const struct rules_source *src = rules_sources;

        ck_assert_ptr_null(rules_unset(r));
        ck_assert_ptr_eq(rules_find(r->name, strlen(r->name)), r);
        while (src->name && strcmp(src->name, r->name) != 0)
            src++;
        ck_assert_msg(src->name && *src->title && *src->source, "%s", r->name);
        for (int j = 0; j < i; j++) /* no row is another's double */
            ck_assert_str_ne(r->name, rules_get(j)->name);
    }
}
END_TEST

/* A setting that a row forgets is found, whichever it is. */
START_TEST(unset_is_noticed)
{
    struct rules r = *rules_get(0);

    r.tax = 0;
    ck_assert_str_eq(rules_unset(&r), "tax");
    r = *rules_get(0);
    r.handicap_bonus = 0;
    ck_assert_str_eq(rules_unset(&r), "handicap_bonus");
    r = *rules_get(0);
    r.friendly_pass_ok = 0;
    ck_assert_str_eq(rules_unset(&r), "friendlyPassOk");
}
END_TEST

/* ---- names -------------------------------------------------------------- */

/* Names of KataGo (gtp-clients.md 3.1), of KGS and Pachi (2.8), ours. */
static const struct {
    const char *text, *name; /* NULL: unknown */
} names[] = {
    {"jpd-a", "jpd-a"},
    {"JPD_A", "jpd-a"},
    {"jpda", "jpd-a"},
    {"Jpd Art", "jpd-art"},
    {"Tromp-Taylor", "tromp-taylor"},
    {"tromp_taylor", "tromp-taylor"},
    {"tromp taylor", "tromp-taylor"},
    {"tromptaylor", "tromp-taylor"},
    {"ancient-area", "stone-scoring"},
    {"ancientarea", "stone-scoring"},
    {"ancient area", "stone-scoring"},
    {"stone_scoring", "stone-scoring"},
    {"STONESCORING", "stone-scoring"},
    {"ancient_territory", "ancient-territory"},
    {"aga-button", "aga-button"},
    {"agabutton", "aga-button"},
    {"aga", "aga"},
    {"bga", "bga"},
    {"french", "french"},
    {"new zealand", "new-zealand"},
    {"newzealand", "new-zealand"},
    {"nz", "new-zealand"},
    {"NZ", "new-zealand"},
    {"goe", "ing"},
    {"GOE", "ing"},
    {"Ing Goe", "ing"},
    {"siming", "ing"},
    {"simplified_ing", "ing"},
    {"chinese", "chinese"},
    {"chinese-ogs", "chinese-ogs"},
    {"chineseogs", "chinese-ogs"},
    {"chinese_kgs", "chinese-kgs"},
    {"Chinese 2002", "chinese-2002"},
    {"wmsg2008", "wmsg-2008"},
    {"San-Qing", "sanqing"},
    {"cgos", "cgos"},
    {"lanke", "lanke"},
    {" japanese ", "japanese"},
    {"korean", "korean"},
    {"", NULL},
    {"-", NULL},
    {"jpd-c", NULL},
    {"chines", NULL},
    {"chinesee", NULL},
    {"aga\nbutton", NULL},
    {"default", NULL},
};

START_TEST(names_are_found)
{
    const char *text = names[_i].text;
    const struct rules *r = rules_find(text, strlen(text));

    if (!names[_i].name)
        ck_assert_msg(!r, "%s", text);
    else
        ck_assert_msg(r && !strcmp(r->name, names[_i].name), "%s", text);
}
END_TEST

START_TEST(aliases_name_rows)
{
    for (const struct rules_alias *a = rules_aliases; a->alias; a++) {
        const struct rules *r = rules_find(a->alias, strlen(a->alias));

        ck_assert_msg(r && !strcmp(r->name, a->name), "%s", a->alias);
    }
}
END_TEST

/* ---- settings ----------------------------------------------------------- */

/* rules.md, Settings: every value, and what is none. */
static const struct {
    const char *setting, *values, *bad;
} spelled[] = {
    {"ko", "none simple positional situational natural nz form",
     "superko spight true"},
    {"cycle", "ban void third-void third-draw", "draw third third_void"},
    {"suicide", "none multi any", "true false all 1"},
    {"virtual", "true false", "0 1 yes"},
    {"virtual_end", "4 0 2 3 17 999999", "1 -1 4.0 01x 1000000"},
    {"stop", "two-passes two-passes-white-last trial", "passes 2"},
    {"pass_end", "0 2 4", "1 3 5 6 -2"},
    {"scoring", "area territory equal-stones art stones-roads true-stones",
     "stones points"},
    {"dead", "marked never", "auto none"},
    {"public", "nobody halved", "half none"},
    {"liberty_eyes", "true false", "none"},
    {"tax", "none seki all", "two 2"},
    {"seki_points", "true false", "maybe"},
    {"strict_dame", "true false", "2"},
    {"komi", "6.5 7 0 -3.75 0.05 375", "nan 7,5 1.234 1e2"},
    {"pay", "none white-first", "white black-first"},
    {"button", "true false", "0.5"},
    {"handicap_bonus", "0 N N-1", "1 n-2 none"},
};

/* The next word of *text, or NULL. */
static const char *next_word(const char **text, size_t *len)
{
    const char *word = *text + strspn(*text, " ");

    *len = strcspn(word, " ");
    *text = word + *len;
    return *len ? word : NULL;
}

START_TEST(values_read_back)
{
    const char *name = spelled[_i].setting, *list = spelled[_i].values, *word;
    struct rules r = *rules_get(0), before;
    size_t len;

    ck_assert_str_eq(rules_setting_name((enum rules_setting)_i), name);
    while ((word = next_word(&list, &len))) {
        char upper[32] = "";

        for (size_t i = 0; i < len; i++)
            upper[i] = word[i] >= 'a' && word[i] <= 'z'
                           ? (char)(word[i] - 'a' + 'A')
                           : word[i];
        ck_assert_int_eq(rules_set(&r, name, strlen(name), upper, len), ST_OK);
        ck_assert_msg(!strncmp(value(&r, (enum rules_setting)_i), word, len) &&
                          !value(&r, (enum rules_setting)_i)[len],
                      "%s=%.*s", name, (int)len, word);
    }
    before = r;
    for (list = spelled[_i].bad; (word = next_word(&list, &len));)
        ck_assert_msg(rules_set(&r, name, strlen(name), word, len) ==
                          ST_UNKNOWN_RULES,
                      "%s=%.*s", name, (int)len, word);
    ck_assert_int_eq(rules_set(&r, name, strlen(name), "", 0),
                     ST_UNKNOWN_RULES);
    ck_assert_int_eq(memcmp(&before, &r, sizeof r), 0);
}
END_TEST

/* Every spelled value of rules.md is offered for completion, no other. */
START_TEST(values_are_listed)
{
    struct strbuf out = STRBUF_INIT;

    rules_setting_values(&out, (enum rules_setting)_i);
    if (_i == SET_KOMI) {
        ck_assert_str_eq(out.text, "NUMBER");
    } else if (_i == SET_VIRTUAL_END) {
        ck_assert_str_eq(out.text, "0|4|NUMBER");
    } else {
        const char *list = spelled[_i].values, *word;
        size_t len, total = 0;

        while ((word = next_word(&list, &len))) {
            char one[32] = "";

            memcpy(one, word, len);
            ck_assert_msg(strstr(out.text, one) != NULL, "%s", one);
            total += len + 1;
        }
        ck_assert_uint_eq(out.len + 1, total);
    }
    strbuf_free(&out);
}
END_TEST

START_TEST(unknown_setting)
{
    struct rules r = *rules_get(0);

    ck_assert_int_eq(rules_set(&r, "kо", 3, "none", 4), ST_UNKNOWN_RULES);
    ck_assert_int_eq(rules_set(&r, "", 0, "none", 4), ST_UNKNOWN_RULES);
    ck_assert_int_eq(rules_set(&r, "kok", 3, "none", 4), ST_UNKNOWN_RULES);
    ck_assert_int_eq(rules_set(&r, "KO", 2, "none", 4), ST_OK);
    ck_assert_int_eq(r.ko, KO_NONE);
}
END_TEST

/* ---- printing ----------------------------------------------------------- */

static const struct {
    const char *base, *changes, *printed;
} mixtures[] = {
    {"jpd-a", "", "jpd-a"},
    {"chinese", "ko=positional", "chinese, except ko=positional"},
    {"chinese", "suicide=any ko=positional",
     "chinese, except ko=positional suicide=any"},
    {"chinese", "ko=positional ko=simple", "chinese"},
    {"aga", "komi=0.5", "aga"}, /* gtp.md: komi is never an exception */
    {"bga", "handicap_bonus=0 pass_end=0",
     "bga, except pass_end=0 handicap_bonus=0"},
};

START_TEST(mixtures_print)
{
    struct rules r = *rules_find(mixtures[_i].base, strlen(mixtures[_i].base));
    struct strbuf out = STRBUF_INIT;
    const char *list = mixtures[_i].changes, *word;
    bool same = !strchr(mixtures[_i].printed, ',');
    size_t len;

    while ((word = next_word(&list, &len))) {
        size_t name = strcspn(word, "=");

        ck_assert_int_eq(
            rules_set(&r, word, name, word + name + 1, len - name - 1), ST_OK);
    }
    rules_print(&out, &r);
    ck_assert_str_eq(out.text, mixtures[_i].printed);
    ck_assert_int_eq(rules_same(&r, rules_find(r.name, strlen(r.name))), same);
    strbuf_free(&out);
}
END_TEST

START_TEST(articles)
{
    struct rules r = *rules_find("jpd-a", 5);

    ck_assert_str_eq(rules_article(&r, SET_CYCLE), "A 4.2");
    ck_assert_str_eq(rules_article(&r, SET_BUTTON), "");
    r.cycle = CYCLE_VOID; /* what the user chose rests on no article */
    ck_assert_str_eq(rules_article(&r, SET_CYCLE), "");
    r = *rules_find("jpd-art", 7); /* rules.md 3: not stated in the text */
    ck_assert_str_eq(rules_article(&r, SET_SUICIDE), "");
    ck_assert_str_eq(rules_article(&r, SET_KOMI), "");
    ck_assert_str_eq(rules_article(&r, SET_STOP), "Art 8, 10");
}
END_TEST

START_TEST(description_has_every_setting)
{
    struct rules r = *rules_get(_i);
    struct strbuf out = STRBUF_INIT;
    int lines = 1;

    r.suicide = r.suicide == SUICIDE_ANY ? SUICIDE_NONE : SUICIDE_ANY;
    rules_describe(&out, &r);
    for (int s = 0; s < SETTINGS; s++) {
        struct strbuf want = STRBUF_INIT;

        strbuf_addf(&want, "\n%s=%s ",
                    rules_setting_name((enum rules_setting)s),
                    value(&r, (enum rules_setting)s));
        ck_assert_msg(strstr(out.text, want.text) != NULL, "%s", want.text);
        strbuf_free(&want);
    }
    for (size_t i = 0; i < out.len; i++)
        lines += out.text[i] == '\n';
    ck_assert_int_eq(lines, 3 + SETTINGS);
    ck_assert_ptr_null(strstr(out.text, "\n\n"));
    ck_assert_ptr_nonnull(strstr(out.text, "changed; "));
    strbuf_free(&out);
}
END_TEST

/* Handicap bonus N = number of stones, none when N <= 1 (rules.md 8). */
static const struct {
    const char *name;
    int handicap, points;
} bonuses[] = {
    {"chinese", 0, 0},   {"chinese", 1, 0},  {"chinese", 2, 200},
    {"chinese", 9, 900}, {"aga", 1, 0},      {"aga", 2, 100},
    {"aga", 5, 400},     {"japanese", 9, 0}, {"jpd-a", 9, 0},
};

START_TEST(handicap_points)
{
    const struct rules *r =
        rules_find(bonuses[_i].name, strlen(bonuses[_i].name));

    ck_assert_int_eq(rules_handicap_points(r, bonuses[_i].handicap),
                     bonuses[_i].points);
}
END_TEST

TCase *rules_tests(void)
{
    TCase *tc = tcase_create("rules");

    tcase_add_loop_test(tc, row_is_as_specified, 0, COUNT(table));
    tcase_add_test(tc, rare_settings);
    tcase_add_test(tc, table_is_whole);
    tcase_add_test(tc, unset_is_noticed);
    tcase_add_loop_test(tc, names_are_found, 0, COUNT(names));
    tcase_add_test(tc, aliases_name_rows);
    tcase_add_loop_test(tc, values_read_back, 0, COUNT(spelled));
    tcase_add_loop_test(tc, values_are_listed, 0, COUNT(spelled));
    tcase_add_test(tc, unknown_setting);
    tcase_add_loop_test(tc, mixtures_print, 0, COUNT(mixtures));
    tcase_add_test(tc, articles);
    tcase_add_loop_test(tc, description_has_every_setting, 0, rules_total());
    tcase_add_loop_test(tc, handicap_points, 0, COUNT(bonuses));
    return tc;
}
