/* KataGo's vocabulary of rules: seven keys, each with an own spelling. */
#include "text/rules_text.h"

#include "text/json.h"

#include <string.h>

enum key { KO, SCORING, TAX, SUICIDE, BUTTON, BONUS, FRIENDLY, KEYS };

/* Key, its words in the short form (koSIMPLEscoreAREA...), our setting if it
 * has words of ours in JSON, its values: the first is number 1. */
static const struct {
    const char *name, *words[3], *own;
    bool yes_no;
    const char *values[4];
} keys[KEYS] = {
    /* clang-format off */
    [KO] = {"ko", {"ko"}, "ko", false,
            {"SIMPLE", "POSITIONAL", "SITUATIONAL"}},
    [SCORING] = {"scoring", {"scoring", "score"}, "scoring", false,
                 {"AREA", "TERRITORY"}},
    [TAX] = {"tax", {"tax"}, "tax", false, {"NONE", "SEKI", "ALL"}},
    [SUICIDE] = {"suicide", {"suicide", "sui"}, "suicide", true,
                 {"false", "true"}},
    [BUTTON] = {"hasButton", {"hasButton", "button"}, NULL, true,
                {"false", "true"}},
    [BONUS] = {"whiteHandicapBonus", {"whiteHandicapBonus", "whb"},
               "handicap_bonus", false,
               {"0", "N-1", "N"}}, /* "N-1" before its beginning "N" */
    [FRIENDLY] = {"friendlyPassOk", {"friendlyPassOk", "fpok"}, NULL, true,
                  {"false", "true"}},
    /* clang-format on */
};

enum { SIMPLE = 1, POSITIONAL, SITUATIONAL };
enum { AREA = 1, TERRITORY };
enum { NONE = 1, SEKI, ALL };
enum { NO = 1, YES };
enum { ZERO = 1, N_MINUS_1, N };

/* What KataGo knows of a rule set: a value for each key, 0 where not said. */
struct kata {
    int value[KEYS];
};

static char upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* Does text begin with the word, in any case? */
static bool begins(const char *text, size_t len, const char *word)
{
    for (; *word; word++, text++, len--)
        if (!len || upper(*text) != upper(*word))
            return false;
    return true;
}

static bool same(const char *text, size_t len, const char *word)
{
    return len == strlen(word) && begins(text, len, word);
}

static enum key find_key(const char *name, size_t len)
{
    int k = 0;

    if (len == 5 && !memcmp(name, "score", 5))
        return SCORING;
    while (k < KEYS &&
           (len != strlen(keys[k].name) || memcmp(name, keys[k].name, len)))
        k++;
    return (enum key)k;
}

/* The number of a value, 0 if it is none. */
static int find_value(enum key k, const char *text, size_t len)
{
    for (int i = 0; i < 4 && keys[k].values[i]; i++)
        if (same(text, len, keys[k].values[i]))
            return i + 1;
    return 0;
}

/* ---- between KataGo's values and ours ------------------------------------ */

static int nearest_ko(int ko)
{
    switch ((enum rules_ko)ko) {
    case KO_NONE:
    case KO_SIMPLE:
        return SIMPLE;
    case KO_POSITIONAL:
    case KO_FORM:
        return POSITIONAL;
    case KO_SITUATIONAL:
    case KO_NATURAL:
    case KO_NZ:
        return SITUATIONAL;
    }
    return 0;
}

/* KataGo's nearest (spec/gtp.md, Rules). */
static struct kata nearest(const struct rules *r)
{
    struct kata k;
    bool territory = r->scoring == SCORING_TERRITORY;

    k.value[KO] = nearest_ko(r->ko);
    k.value[SCORING] = territory ? TERRITORY : AREA;
    k.value[TAX] =
        r->tax == TAX_ALL ? ALL
        : r->tax == TAX_SEKI || (territory && r->seki_points == RULES_OFF)
            ? SEKI
            : NONE;
    k.value[SUICIDE] = r->suicide == SUICIDE_NONE ? NO : YES;
    k.value[BUTTON] = r->button == RULES_ON ? YES : NO;
    k.value[BONUS] = r->handicap_bonus == BONUS_N           ? N
                     : r->handicap_bonus == BONUS_N_MINUS_1 ? N_MINUS_1
                                                            : ZERO;
    k.value[FRIENDLY] = r->friendly_pass_ok == RULES_ON ? YES : NO;
    return k;
}

/* In territory scoring KataGo's tax also says whether eyes in seki count. */
static void apply_tax(struct rules *r, int value)
{
    if (r->scoring == SCORING_TERRITORY) {
        r->tax = value == ALL ? TAX_ALL : TAX_NONE;
        r->seki_points = value == NONE ? RULES_ON : RULES_OFF;
    } else {
        r->tax = value == ALL ? TAX_ALL : value == SEKI ? TAX_SEKI : TAX_NONE;
    }
}

/* "suicide" is that of several stones: KataGo never allows a single one. What
 * allows it already stays as it is. */
static void apply(struct rules *r, enum key k, int value)
{
    static const int ko[] = {0, KO_SIMPLE, KO_POSITIONAL, KO_SITUATIONAL};
    static const int bonus[] = {0, BONUS_NONE, BONUS_N_MINUS_1, BONUS_N};
    int on_off = value == YES ? RULES_ON : RULES_OFF;

    switch (k) {
    case KO:
        r->ko = ko[value];
        break;
    case SCORING:
        r->scoring = value == AREA ? SCORING_AREA : SCORING_TERRITORY;
        break;
    case TAX:
        apply_tax(r, value);
        break;
    case SUICIDE:
        if (value == NO)
            r->suicide = SUICIDE_NONE;
        else if (r->suicide == SUICIDE_NONE)
            r->suicide = SUICIDE_MULTI;
        break;
    case BUTTON:
        r->button = on_off;
        break;
    case BONUS:
        r->handicap_bonus = bonus[value];
        break;
    case FRIENDLY:
        r->friendly_pass_ok = on_off;
        break;
    case KEYS:
        break;
    }
}

/* ---- a rule set from the seven values ------------------------------------ */

/* Keys on which a and b differ, as bits. */
static unsigned differences(const struct kata *a, const struct kata *b)
{
    unsigned bits = 0;

    for (int k = 0; k < KEYS; k++)
        if (a->value[k] != b->value[k])
            bits |= 1u << k;
    return bits;
}

/* The rule set that KataGo could not tell from *k, friendlyPassOk apart if
 * need be; NULL: none. */
static const struct rules *matching(const struct kata *k)
{
    /* KataGo's own that mean here just what they mean there (not bga, korean,
     * new-zealand), and cgos, which its users write in seven keys. */
    static const char *const known[] = {"tromp-taylor", "chinese",
                                        "japanese",     "ing",
                                        "chinese-kgs",  "aga",
                                        "aga-button",   "stone-scoring",
                                        "cgos",         "ancient-territory"};
    const struct rules *almost = NULL;

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        const struct rules *r = rules_find(known[i], strlen(known[i]));
        struct kata has = nearest(r);
        unsigned differ = differences(k, &has);

        if (!differ)
            return r;
        if (differ == 1u << FRIENDLY && !almost)
            almost = r;
    }
    return almost;
}

/* Missing keys are Tromp-Taylor's; the default of tax depends on scoring. A
 * mixture that is no known set is Tromp-Taylor or Japanese with exceptions. */
static void build(struct kata k, struct rules *out)
{
    const struct rules *tt = rules_find("tromp-taylor", 12);
    struct kata has = nearest(tt);
    bool territory = k.value[SCORING] == TERRITORY;
    const struct rules *base;

    if (!k.value[TAX])
        k.value[TAX] = territory ? SEKI : NONE;
    for (int i = 0; i < KEYS; i++)
        if (!k.value[i])
            k.value[i] = has.value[i];
    base = matching(&k);
    *out = base ? *base : territory ? *rules_find("japanese", 8) : *tt;
    has = nearest(out);
    for (int i = 0; i < KEYS; i++)
        if (k.value[i] != has.value[i])
            apply(out, (enum key)i, k.value[i]);
    if (!base && out->suicide == SUICIDE_ANY && out->ko != KO_POSITIONAL)
        out->suicide = SUICIDE_MULTI;
    if (out->ko == KO_SIMPLE && out->cycle == CYCLE_BAN)
        out->cycle = CYCLE_THIRD_VOID; /* KataGo's SIMPLE: no result */
}

/* ---- JSON ---------------------------------------------------------------- */

/* A value of KataGo's, with the JSON type that KataGo demands; 0: none. */
static int json_value(enum key k, const struct json_member *m)
{
    enum json_type want = keys[k].yes_no ? JSON_BOOL : JSON_STRING;

    return m->type == want ? find_value(k, m->text, m->text_len) : 0;
}

/* Our own key, in any JSON type, or our own word for a key of KataGo's. */
static enum status set_own(struct rules *r, const struct json_member *m)
{
    enum key k = find_key(m->key, m->key_len);
    const char *key = m->key;
    size_t key_len = m->key_len;

    if (m->type == JSON_NULL || same(m->key, m->key_len, "komi"))
        return ST_UNKNOWN_RULES;
    if (k != KEYS) {
        if (m->type != JSON_STRING || !keys[k].own)
            return ST_UNKNOWN_RULES;
        key = keys[k].own;
        key_len = strlen(key);
    }
    return rules_set(r, key, key_len, m->text, m->text_len);
}

/* KataGo's values choose the base, then ours change it. */
static enum status read_json(const char *text, size_t len, struct rules *r)
{
    struct kata k = {{0}};
    struct json_member m;
    struct rules made;
    struct json j;

    json_start(&j, text, len);
    while (json_next(&j, &m)) {
        enum key key = find_key(m.key, m.key_len);

        if (key != KEYS)
            k.value[key] = json_value(key, &m);
    }
    if (j.failed)
        return ST_UNKNOWN_RULES;
    build(k, &made);
    json_start(&j, text, len);
    while (json_next(&j, &m)) {
        enum key key = find_key(m.key, m.key_len);
        enum status st =
            key != KEYS && json_value(key, &m) ? ST_OK : set_own(&made, &m);

        if (st != ST_OK)
            return st;
    }
    *r = made;
    return ST_OK;
}

/* ---- the short form: koPOSITIONALscoreAREAtaxNONEsui0button1whbNfpok1 ---- */

/* Take one of the words or values off the front of the text. */
static bool eat(const char **text, size_t *len, const char *word)
{
    while (*len && **text == ' ')
        ++*text, --*len;
    if (!begins(*text, *len, word))
        return false;
    *text += strlen(word);
    *len -= strlen(word);
    return true;
}

static bool eat_key(const char **text, size_t *len, enum key *out)
{
    for (int k = 0; k < KEYS; k++)
        for (int i = 0; i < 3 && keys[k].words[i]; i++)
            if (eat(text, len, keys[k].words[i])) {
                *out = (enum key)k;
                return true;
            }
    return false;
}

static bool eat_value(const char **text, size_t *len, enum key k, int *out)
{
    static const char *const yes_no[] = {"0", "1", NULL};
    const char *const *values = keys[k].yes_no ? yes_no : keys[k].values;

    for (int i = 0; i < 4 && values[i]; i++)
        if (eat(text, len, values[i])) {
            *out = i + 1;
            return true;
        }
    return false;
}

static enum status read_short(const char *text, size_t len, struct rules *r)
{
    struct kata k = {{0}};

    do {
        enum key key;

        if (!eat_key(&text, &len, &key) ||
            !eat_value(&text, &len, key, &k.value[key]))
            return ST_UNKNOWN_RULES;
    } while (len);
    build(k, r);
    return ST_OK;
}

/* ---- what others call ---------------------------------------------------- */

enum status rules_text_kata(const char *text, size_t len, struct rules *r)
{
    const struct rules *found;

    while (len && (*text == ' ' || *text == '\t'))
        text++, len--;
    while (len && (text[len - 1] == ' ' || text[len - 1] == '\t'))
        len--;
    if (len && *text == '{')
        return read_json(text, len, r);
    found = rules_find(text, len);
    if (!found)
        return read_short(text, len, r);
    *r = *found;
    return ST_OK;
}

enum status rules_text_kata_one(const char *key, size_t key_len,
                                const char *value, size_t value_len,
                                struct rules *r)
{
    enum key k = find_key(key, key_len);
    int number = k == KEYS ? 0 : find_value(k, value, value_len);
    struct json_member m = {.type = JSON_STRING};

    if (number) {
        apply(r, k, number);
        return ST_OK;
    }
    if (key_len >= JSON_TEXT || value_len >= JSON_TEXT)
        return ST_UNKNOWN_RULES;
    memcpy(m.key, key, m.key_len = key_len);
    memcpy(m.text, value, m.text_len = value_len);
    return set_own(r, &m);
}

void rules_text_kata_print(struct strbuf *out, const struct rules *r)
{
    static const enum key order[KEYS] = {FRIENDLY, BUTTON, KO,   SCORING,
                                         SUICIDE,  TAX,    BONUS};
    struct kata k = nearest(r);

    for (int i = 0; i < KEYS; i++) {
        enum key key = order[i];
        const char *quote = keys[key].yes_no ? "" : "\"";

        strbuf_addf(out, "%s\"%s\":%s%s%s", i ? "," : "{", keys[key].name,
                    quote, keys[key].values[k.value[key] - 1], quote);
    }
    strbuf_putc(out, '}');
}
