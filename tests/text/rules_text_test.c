#include "text/rules_text.h"

#include "suites.h"

#include <stdlib.h>
#include <string.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

static struct rules named(const char *name)
{
    const struct rules *r = rules_find(name, strlen(name));

    ck_assert_msg(r != NULL, "%s", name);
    return *r;
}

static void check_printed(const struct rules *r, const char *want,
                          const char *of)
{
    struct strbuf out = STRBUF_INIT;

    rules_print(&out, r);
    ck_assert_msg(!strcmp(out.text, want), "%s: %s, not %s", of, out.text,
                  want);
    strbuf_free(&out);
}

/* ---- kata-set-rules ------------------------------------------------------ */

/* Sent, the rules in force (rules_print) afterwards; NULL: unknown rules.
 * Syntax and meaning: gtp-clients.md 3.1. */
static const struct {
    const char *sent, *rules;
} kata[] = {
    {"tromp-taylor", "tromp-taylor"},
    {"chinese", "chinese"},
    {"Chinese-OGS", "chinese-ogs"},
    {"ancient_area", "stone-scoring"},
    {"goe", "ing"},
    {" new zealand ", "new-zealand"},
    {"jpd-b", "jpd-b"},
    /* q5Go (gtp-clients.md 2.5): blanks after commas, no friendlyPassOk */
    {"{\"ko\": \"SIMPLE\", \"scoring\": \"AREA\", \"tax\": \"ALL\", "
     "\"suicide\": false, \"hasButton\": false, "
     "\"whiteHandicapBonus\": \"0\"}",
     "stone-scoring"},
    /* missing keys are Tromp-Taylor's, whatever was in force */
    {"{}", "tromp-taylor"},
    {"{\"ko\":\"POSITIONAL\"}", "tromp-taylor"},
    {"{\"suicide\":false}", "cgos"},
    {"{\"suicide\":true}", "tromp-taylor"},
    /* KataGo#681, CGOS (gtp-clients.md C4) */
    {"{\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\"tax\":\"NONE\","
     "\"suicide\":false,\"hasButton\":false,\"whiteHandicapBonus\":\"0\","
     "\"friendlyPassOk\":false}",
     "cgos"},
    {"{\"friendlyPassOk\":true}", "ing"},
    {"{\"ko\":\"SITUATIONAL\"}",
     "tromp-taylor, except ko=situational suicide=multi"},
    {"{\"ko\":\"SITUATIONAL\",\"friendlyPassOk\":true}",
     "tromp-taylor, except ko=situational suicide=multi"},
    {"{\"ko\":\"SIMPLE\",\"suicide\":false,\"whiteHandicapBonus\":\"N\"}",
     "chinese"},
    {"{\"ko\":\"SITUATIONAL\",\"suicide\":false,"
     "\"whiteHandicapBonus\":\"N-1\"}",
     "aga"},
    {"{\"ko\":\"SITUATIONAL\",\"suicide\":false,\"hasButton\":true,"
     "\"whiteHandicapBonus\":\"N-1\"}",
     "aga-button"},
    /* tax defaults to SEKI for territory */
    {"{\"ko\":\"SIMPLE\",\"score\":\"TERRITORY\",\"suicide\":false}",
     "japanese"},
    {"{\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\"suicide\":false,"
     "\"tax\":\"ALL\"}",
     "ancient-territory"},
    {"{\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\"suicide\":false,"
     "\"tax\":\"NONE\"}",
     "japanese, except seki_points=true"},
    {"{\"ko\":\"POSITIONAL\",\"scoring\":\"TERRITORY\"}",
     "japanese, except ko=positional suicide=multi"},
    {"{\"tax\":\"SEKI\"}", "tromp-taylor, except tax=seki"},
    /* KataGo's SIMPLE has no result for longer cycles */
    {"{\"ko\":\"SIMPLE\"}",
     "tromp-taylor, except ko=simple cycle=third-void suicide=multi"},
    /* our own values and keys */
    {"{\"ko\":\"NATURAL\"}", "tromp-taylor, except ko=natural"},
    {"{\"ko\":\"none\",\"suicide\":\"any\"}", "tromp-taylor, except ko=none"},
    {"{\"suicide\":\"MULTI\"}", "tromp-taylor, except suicide=multi"},
    {"{\"pass_end\":0,\"dead\":\"marked\"}",
     "tromp-taylor, except pass_end=0 dead=marked"},
    {"{\"virtual\":true}", "tromp-taylor, except virtual=true"},
    {"{\"scoring\":\"equal-stones\"}",
     "tromp-taylor, except scoring=equal-stones"},
    /* what KataGo writes to RU */
    {"koPOSITIONALscoreAREAtaxNONEsui0button1whbNfpok1",
     "tromp-taylor, except suicide=none button=true handicap_bonus=N"},
    {"koPOSITIONALscoreAREAtaxNONEsui0", "cgos"},
    {"koSIMPLEscoreTERRITORYtaxSEKIsui0button0whb0", "japanese"},
    {"koSIMPLEscoreTERRITORYsui0", "japanese"},
    {"koSITUATIONALscoreAREAtaxNONEsui0whbN-1", "aga"},
    {"koSIMPLEscoreAREAtaxNONEsui0whbN", "chinese"},
    {"koSIMPLEscoringAREAtaxNONEsuicide0hasButton0whiteHandicapBonusN"
     "friendlyPassOk1",
     "chinese"},
    /* refused, nothing changed */
    {"", NULL},
    {"   ", NULL},
    {"nosuch", NULL},
    {"default", NULL},
    {"{\"komi\":7.5}", NULL},
    {"{\"ko\":\"SIMPLE\",\"komi\":7.5}", NULL},
    {"{\"nosuch\":1}", NULL},
    {"{\"ko\":\"SPIGHT\"}", NULL},
    {"{\"ko\":1}", NULL},
    {"{\"ko\":null}", NULL},
    {"{\"ko\":\"\"}", NULL},
    {"{\"suicide\":\"true\"}", NULL},
    {"{\"suicide\":1}", NULL},
    {"{\"hasButton\":\"false\"}", NULL},
    {"{\"friendlyPassOk\":\"true\"}", NULL},
    {"{\"whiteHandicapBonus\":0}", NULL},
    {"{\"whiteHandicapBonus\":\"2\"}", NULL},
    {"{\"ko\":\"SIMPLE\"", NULL},
    {"{\"ko\":{}}", NULL},
    {"koSIMPLEkomi7.5", NULL},
    {"ko", NULL},
    {"koSIMPLEscore", NULL},
    {"koSIMPLEx", NULL},
    {"sui2", NULL},
};

START_TEST(kata_set_rules)
{
    struct rules r = named("jpd-art"), before = r;
    const char *sent = kata[_i].sent;
    enum status st = rules_text_kata(sent, strlen(sent), &r);

    if (kata[_i].rules) {
        ck_assert_msg(st == ST_OK, "%s", sent);
        check_printed(&r, kata[_i].rules, sent);
    } else {
        ck_assert_msg(st == ST_UNKNOWN_RULES, "%s", sent);
        ck_assert_int_eq(memcmp(&r, &before, sizeof r), 0);
    }
}
END_TEST

/* ---- kata-get-rules ------------------------------------------------------ */

#define KATA(friendly, button, ko, scoring, suicide, tax, bonus)               \
    "{\"friendlyPassOk\":" friendly ",\"hasButton\":" button ",\"ko\":\"" ko   \
    "\",\"scoring\":\"" scoring "\",\"suicide\":" suicide ",\"tax\":\"" tax    \
    "\",\"whiteHandicapBonus\":\"" bonus "\"}"

/* KataGo's presets, and its nearest to our own (gtp.md, Rules). */
static const struct {
    const char *rules, *json;
} shown[] = {
    {"tromp-taylor",
     KATA("false", "false", "POSITIONAL", "AREA", "true", "NONE", "0")},
    {"chinese", KATA("true", "false", "SIMPLE", "AREA", "false", "NONE", "N")},
    {"chinese-kgs",
     KATA("true", "false", "POSITIONAL", "AREA", "false", "NONE", "N")},
    {"japanese",
     KATA("false", "false", "SIMPLE", "TERRITORY", "false", "SEKI", "0")},
    {"korean",
     KATA("false", "false", "SIMPLE", "TERRITORY", "false", "SEKI", "0")},
    {"ancient-territory",
     KATA("false", "false", "SIMPLE", "TERRITORY", "false", "ALL", "0")},
    {"stone-scoring",
     KATA("true", "false", "SIMPLE", "AREA", "false", "ALL", "0")},
    {"aga",
     KATA("true", "false", "SITUATIONAL", "AREA", "false", "NONE", "N-1")},
    {"bga",
     KATA("true", "false", "SITUATIONAL", "AREA", "false", "NONE", "N-1")},
    {"aga-button",
     KATA("true", "true", "SITUATIONAL", "AREA", "false", "NONE", "N-1")},
    {"new-zealand",
     KATA("true", "false", "SITUATIONAL", "AREA", "true", "NONE", "0")},
    {"ing", KATA("true", "false", "POSITIONAL", "AREA", "true", "NONE", "0")},
    {"jpd-a", KATA("true", "false", "POSITIONAL", "AREA", "true", "NONE", "0")},
    {"jpd-art",
     KATA("true", "false", "POSITIONAL", "AREA", "false", "NONE", "0")},
    {"lanke", KATA("true", "false", "SIMPLE", "AREA", "false", "NONE", "0")},
};

START_TEST(kata_get_rules)
{
    struct rules r = named(shown[_i].rules);
    struct strbuf out = STRBUF_INIT;

    rules_text_kata_print(&out, &r);
    ck_assert_str_eq(out.text, shown[_i].json);
    strbuf_free(&out);
}
END_TEST

/* Every setting, in every way KataGo can tell apart, survives get and set. */
START_TEST(kata_round_trip)
{
    struct strbuf first = STRBUF_INIT, second = STRBUF_INIT;

    for (int i = 0; i < rules_total(); i++) {
        struct rules r = *rules_get(i), back = *rules_get(0);

        strbuf_clear(&first);
        strbuf_clear(&second);
        rules_text_kata_print(&first, &r);
        ck_assert_int_eq(rules_text_kata(first.text, first.len, &back), ST_OK);
        rules_text_kata_print(&second, &back);
        ck_assert_str_eq(first.text, second.text);
    }
    strbuf_free(&first);
    strbuf_free(&second);
}
END_TEST

/* ---- kata-set-rule ------------------------------------------------------- */

static const struct {
    const char *base, *key, *value, *rules;
} one[] = {
    {"tromp-taylor", "ko", "SITUATIONAL",
     "tromp-taylor, except ko=situational"},
    {"tromp-taylor", "ko", "simple", "tromp-taylor, except ko=simple"},
    {"aga", "ko", "NATURAL", "aga, except ko=natural"},
    {"chinese", "ko", "POSITIONAL", "chinese, except ko=positional"},
    {"chinese", "suicide", "true", "chinese, except suicide=multi"},
    {"tromp-taylor", "suicide", "true", "tromp-taylor"},
    {"tromp-taylor", "suicide", "false", "tromp-taylor, except suicide=none"},
    {"chinese", "suicide", "any", "chinese, except suicide=any"},
    {"chinese", "score", "TERRITORY", "chinese, except scoring=territory"},
    {"chinese", "tax", "all", "chinese, except tax=all"},
    {"japanese", "tax", "NONE", "japanese, except seki_points=true"},
    {"japanese", "tax", "SEKI", "japanese"},
    {"japanese", "tax", "ALL", "japanese, except tax=all"},
    {"aga", "hasButton", "true", "aga, except button=true"},
    {"aga", "whiteHandicapBonus", "N", "aga, except handicap_bonus=N"},
    {"aga", "whiteHandicapBonus", "n-1", "aga"},
    {"aga", "friendlyPassOk", "false", "aga"},
    {"jpd-a", "cycle", "void", "jpd-a, except cycle=void"},
    {"jpd-a", "komi", "7.5", NULL},
    {"jpd-a", "ko", "SPIGHT", NULL},
    {"jpd-a", "ko", "", NULL},
    {"jpd-a", "", "", NULL},
    {"jpd-a", "hasButton", "1", NULL},
    {"jpd-a", "friendlyPassOk", "maybe", NULL},
    {"jpd-a", "nosuch", "true", NULL},
};

START_TEST(kata_set_rule)
{
    struct rules r = named(one[_i].base), before = r;
    const char *key = one[_i].key, *value = one[_i].value;
    enum status st =
        rules_text_kata_one(key, strlen(key), value, strlen(value), &r);

    if (one[_i].rules) {
        ck_assert_msg(st == ST_OK, "%s %s", key, value);
        check_printed(&r, one[_i].rules, key);
    } else {
        ck_assert_msg(st == ST_UNKNOWN_RULES, "%s %s", key, value);
        ck_assert_int_eq(memcmp(&r, &before, sizeof r), 0);
    }
}
END_TEST

START_TEST(friendly_pass_is_kept)
{
    struct rules r = named("aga");
    struct strbuf out = STRBUF_INIT;

    ck_assert_int_eq(rules_text_kata_one("friendlyPassOk", 14, "false", 5, &r),
                     ST_OK);
    rules_text_kata_print(&out, &r);
    ck_assert_ptr_nonnull(strstr(out.text, "\"friendlyPassOk\":false"));
    strbuf_free(&out);
}
END_TEST

/* ---- kgs-rules ----------------------------------------------------------- */

static const struct {
    const char *sent, *rules;
} kgs[] = {
    {"chinese", "chinese-kgs"},
    {"CHINESE", "chinese-kgs"},
    {"aga", "aga"},
    {"japanese", "japanese"},
    {"new_zealand", "new-zealand"},
    {"simplified_ing", "ing"},
    {"siming", "ing"},
    {"korean", NULL},
    {"new zealand", NULL},
    {"", NULL},
};

START_TEST(kgs_rules)
{
    struct rules r = named("jpd-a");
    enum status st = rules_text_kgs(kgs[_i].sent, strlen(kgs[_i].sent), &r);

    ck_assert_int_eq(st, kgs[_i].rules ? ST_OK : ST_UNKNOWN_RULES);
    check_printed(&r, kgs[_i].rules ? kgs[_i].rules : "jpd-a", kgs[_i].sent);
}
END_TEST

/* ---- caipan-rules -------------------------------------------------------- */

/* In force before, sent, in force after; komi NULL: not among them. */
static const struct {
    const char *before, *sent, *after, *komi;
    enum status status;
} merges[] = {
    {"jpd-a", "chinese", "chinese", NULL, ST_OK},
    {"jpd-a", "jpd-a cycle=void", "jpd-a, except cycle=void", NULL, ST_OK},
    {"jpd-a", "cycle=void", "jpd-a, except cycle=void", NULL, ST_OK},
    {"jpd-a", "KO=None Suicide=ANY", "jpd-a, except ko=none suicide=any", NULL,
     ST_OK},
    {"jpd-a", "new zealand ko=simple", "new-zealand, except ko=simple", NULL,
     ST_OK},
    /* what rules_print writes is read back */
    {"jpd-a", "chinese, except ko=positional suicide=any",
     "chinese, except ko=positional suicide=any", NULL, ST_OK},
    {"chinese", "komi=5.5", "chinese", "550", ST_OK},
    {"jpd-a", "jpd-b komi=-3.75 pay=white-first",
     "jpd-b, except pay=white-first", "-375", ST_OK},
    {"jpd-a", "{\"ko\":\"none\"}", "jpd-a, except ko=none", NULL, ST_OK},
    {"aga", "{\"ko\":\"SIMPLE\", \"hasButton\":true}",
     "aga, except ko=simple button=true", NULL, ST_OK},
    {"aga", "{\"komi\":0.5,\"virtual_end\":3}", "aga, except virtual_end=3",
     "50", ST_OK},
    {"chinese", "suicide=true", "chinese, except suicide=multi", NULL, ST_OK},
    {"jpd-a", "", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", ",", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "except", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "{}x", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "cycle", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "cycle=", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "=void", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "chinese, japanese", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "cycle=void chinese", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "cycle=void ko=bad", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "komi=7,5", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "komi=7.555", NULL, NULL, ST_SYNTAX},
    {"jpd-a", "{\"komi\":7.555}", NULL, NULL, ST_SYNTAX},
    {"jpd-a", "{\"komi\":null}", NULL, NULL, ST_UNKNOWN_RULES},
    {"jpd-a", "{\"ko\":\"none\"", NULL, NULL, ST_UNKNOWN_RULES},
};

START_TEST(rules_merge)
{
    struct rules r = named(merges[_i].before), before = r;
    const char *sent = merges[_i].sent;
    bool komi_set = false;
    centi komi = 12345;
    enum status st = rules_text_merge(sent, strlen(sent), &r, &komi_set, &komi);

    ck_assert_msg(st == merges[_i].status, "%s: %s", sent, status_text(st));
    if (st != ST_OK) {
        ck_assert_int_eq(memcmp(&r, &before, sizeof r), 0);
        ck_assert(!komi_set && komi == 12345);
        return;
    }
    check_printed(&r, merges[_i].after, sent);
    ck_assert_int_eq(komi_set, merges[_i].komi != NULL);
    if (komi_set)
        ck_assert_int_eq(komi, strtol(merges[_i].komi, NULL, 10));
}
END_TEST

/* ---- RU ------------------------------------------------------------------ */

/* gtp-clients.md 3.2. */
static const struct {
    const char *ru, *pc, *rules;
} sgf[] = {
    {"AGA", "", "aga"},
    {"GOE", "", "ing"},
    {"Japanese", "", "japanese"},
    {"NZ", "", "new-zealand"},
    {"Chinese", "", "chinese"},
    {"Korean", "", "korean"},
    {"japanese", "", "japanese"},
    {"jpn", "", "japanese"},
    {"Ing", "", "ing"},
    {"Ing Goe", "", "ing"},
    {"New Zealand", "", "new-zealand"},
    {"new zealand", "", "new-zealand"},
    {"BGA", "", "bga"},
    {"Tromp-Taylor", "", "tromp-taylor"},
    {"Tromp and Taylor rules", "", "tromp-taylor"},
    {"Old Chinese", "", "stone-scoring"},
    {"Old Chinese rules", "", "stone-scoring"},
    {"Hanguk Kiweon", "", "korean"},
    {"Hanguk Kiwon", "", "korean"},
    {"uchikomi", "", "japanese"},
    {"W wins Jigo", "", "japanese"},
    {"Chinese, Pair Go", "", "chinese"},
    {"stone_scoring", "", "stone-scoring"},
    {"{\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\"suicide\":false}", "",
     "japanese"},
    {"koSIMPLEscoreAREAtaxNONEsui0whbN", "", "chinese"},
    {"Chinese", "OGS: https://online-go.com/game/1", "chinese-ogs"},
    {"Chinese", "The KGS Go Server at http://www.gokgs.com/", "chinese-kgs"},
    {"Japanese", "The KGS Go Server at http://www.gokgs.com/", "japanese"},
    {"", "IGS", "japanese"},
    {"", "The IGS, round 3", "japanese"},
    {"Chinese", "IGS", "chinese"},
    {"Chinese", "Bigsby", "chinese"},
    {"jpd-a", "", "jpd-a"},
    {"jpd_b", "OGS", "jpd-b"},
    {"chinese, except ko=positional", "", "chinese, except ko=positional"},
    {"", "", NULL},
    {"  ", "Tokyo", NULL},
    {"house rules", "", NULL},
    {"Kingston", "", NULL}, /* no Ing */
    {"jpd-z", "", NULL},
};

START_TEST(sgf_rules)
{
    struct rules r = named("lanke");
    enum status st = rules_text_sgf(sgf[_i].ru, sgf[_i].pc, &r);

    ck_assert_msg(st == (sgf[_i].rules ? ST_OK : ST_UNKNOWN_RULES), "%s",
                  sgf[_i].ru);
    check_printed(&r, sgf[_i].rules ? sgf[_i].rules : "lanke", sgf[_i].ru);
}
END_TEST

/* ---- CPRU ---------------------------------------------------------------- */

START_TEST(saved_rules)
{
    struct rules r = named("chinese"), back = named("jpd-a");
    struct strbuf out = STRBUF_INIT;

    rules_text_save(&out, &r);
    ck_assert_str_eq(out.text, "chinese");
    r.ko = KO_NZ;
    r.virtual_end = 3;
    r.friendly_pass_ok = RULES_OFF;
    strbuf_clear(&out);
    rules_text_save(&out, &r);
    ck_assert_str_eq(out.text,
                     "chinese,ko=nz,virtual_end=3,friendlyPassOk=false");
    ck_assert_int_eq(rules_text_load(out.text, out.len, &back), ST_OK);
    ck_assert(rules_same(&r, &back));
    ck_assert_str_eq(back.name, "chinese");
    ck_assert_int_eq(back.friendly_pass_ok, RULES_OFF);
    ck_assert_int_eq(back.komi, 750);
    strbuf_free(&out);
}
END_TEST

/* Every set with every single setting changed to every value. */
START_TEST(saved_rules_read_back)
{
    struct strbuf out = STRBUF_INIT;

    for (int s = 0; s < SETTINGS; s++) {
        struct strbuf values = STRBUF_INIT;
        const char *name = rules_setting_name((enum rules_setting)s);
        struct rules r = *rules_get(_i), back = *rules_get(0);

        rules_setting_values(&values, (enum rules_setting)s);
        for (const char *v = values.text; *v; v += strspn(v, "|")) {
            size_t n = strcspn(v, "|");

            if (rules_set(&r, name, strlen(name), v, n) == ST_OK) {
                strbuf_clear(&out);
                rules_text_save(&out, &r);
                ck_assert_int_eq(rules_text_load(out.text, out.len, &back),
                                 ST_OK);
                ck_assert(rules_same(&r, &back));
            }
            v += n;
        }
        strbuf_free(&values);
    }
    strbuf_free(&out);
}
END_TEST

static const char *const bad_saves[] = {"", "ko=none", "chinese,komi=7",
                                        "chinese,ko", "nosuch,ko=none"};

START_TEST(bad_saved_rules)
{
    struct rules r = named("jpd-b");

    ck_assert_int_eq(rules_text_load(bad_saves[_i], strlen(bad_saves[_i]), &r),
                     ST_UNKNOWN_RULES);
    check_printed(&r, "jpd-b", bad_saves[_i]);
}
END_TEST

TCase *rules_text_tests(void)
{
    TCase *tc = tcase_create("rules_text");

    tcase_add_loop_test(tc, kata_set_rules, 0, COUNT(kata));
    tcase_add_loop_test(tc, kata_get_rules, 0, COUNT(shown));
    tcase_add_test(tc, kata_round_trip);
    tcase_add_loop_test(tc, kata_set_rule, 0, COUNT(one));
    tcase_add_test(tc, friendly_pass_is_kept);
    tcase_add_loop_test(tc, kgs_rules, 0, COUNT(kgs));
    tcase_add_loop_test(tc, rules_merge, 0, COUNT(merges));
    tcase_add_loop_test(tc, sgf_rules, 0, COUNT(sgf));
    tcase_add_test(tc, saved_rules);
    tcase_add_loop_test(tc, saved_rules_read_back, 0, rules_total());
    tcase_add_loop_test(tc, bad_saved_rules, 0, COUNT(bad_saves));
    return tc;
}
