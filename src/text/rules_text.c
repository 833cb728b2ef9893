#include "text/rules_text.h"

#include "text/json.h"

#include <string.h>

/* A piece of the caller's text. */
struct span {
    const char *text;
    size_t len;
};

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static struct span trim(struct span s)
{
    while (s.len && is_blank(*s.text))
        s.text++, s.len--;
    while (s.len && is_blank(s.text[s.len - 1]))
        s.len--;
    return s;
}

static bool same(struct span s, const char *word)
{
    for (size_t i = 0; i < s.len; i++)
        if (!word[i] || lower(s.text[i]) != lower(word[i]))
            return false;
    return !word[s.len];
}

/* ---- base and exceptions ------------------------------------------------- */

static bool is_separator(char c)
{
    return is_blank(c) || c == ',';
}

/* The next word of *rest between blanks or commas; len 0: none is left. */
static struct span next_word(struct span *rest)
{
    struct span word;

    while (rest->len && is_separator(*rest->text))
        rest->text++, rest->len--;
    word = (struct span){rest->text, 0};
    while (rest->len && !is_separator(*rest->text))
        rest->text++, rest->len--, word.len++;
    return word;
}

/* Split off the name before the first setting: "chinese, except ko=none" is
 * "chinese" and "ko=none". Either part may be empty. */
static struct span split_name(struct span all, struct span *settings)
{
    struct span name = {all.text, 0};

    *settings = all;
    for (;;) {
        struct span before = *settings, word = next_word(settings);

        if (!word.len || memchr(word.text, '=', word.len)) {
            *settings = before;
            return name;
        }
        if (!same(word, "except"))
            name.len = (size_t)(word.text + word.len - name.text);
    }
}

/* komi = decimal | "default" */
static enum status read_komi(struct span value, bool *komi_set, centi *komi)
{
    if (same(value, "default")) {
        *komi = RULES_TEXT_KOMI_DEFAULT;
        *komi_set = true;
        return ST_OK;
    }
    *komi_set = centi_read(value.text, value.len, komi);
    return *komi_set ? ST_OK : ST_SYNTAX;
}

static enum status set_one(struct rules *r, struct span word, bool *komi_set,
                           centi *komi)
{
    const char *equals = memchr(word.text, '=', word.len);
    struct span key, value;

    if (!equals)
        return ST_UNKNOWN_RULES;
    key = (struct span){word.text, (size_t)(equals - word.text)};
    value = (struct span){equals + 1, word.len - key.len - 1};
    if (same(key, "komi"))
        return read_komi(value, komi_set, komi);
    if (rules_set(r, key.text, key.len, value.text, value.len) == ST_OK)
        return ST_OK;
    return rules_text_kata_one(key.text, key.len, value.text, value.len, r);
}

/* NAME [setting=value ...] | setting=value ... */
static enum status read_mixture(struct span all, struct rules *r,
                                bool *komi_set, centi *komi)
{
    struct span rest, name = split_name(all, &rest), word;
    enum status st = name.len ? ST_OK : ST_UNKNOWN_RULES;

    if (name.len) {
        const struct rules *base = rules_find(name.text, name.len);

        if (!base)
            return ST_UNKNOWN_RULES;
        *r = *base;
    }
    while ((word = next_word(&rest)).len) {
        st = set_one(r, word, komi_set, komi);
        if (st != ST_OK)
            break;
    }
    return st;
}

/* The members change *r one by one; what is not named stays. */
static enum status read_json(struct span all, struct rules *r, bool *komi_set,
                             centi *komi)
{
    enum status st = ST_OK;
    struct json_member m;
    struct json j;

    json_start(&j, all.text, all.len);
    while (st == ST_OK && json_next(&j, &m)) {
        if (m.type == JSON_NULL) {
            st = ST_UNKNOWN_RULES;
        } else if (same((struct span){m.key, m.key_len}, "komi")) {
            st = read_komi((struct span){m.text, m.text_len}, komi_set, komi);
        } else if (rules_set(r, m.key, m.key_len, m.text, m.text_len) !=
                   ST_OK) {
            st = rules_text_kata_one(m.key, m.key_len, m.text, m.text_len, r);
        }
    }
    return st == ST_OK && j.failed ? ST_UNKNOWN_RULES : st;
}

enum status rules_text_merge(const char *text, size_t len, struct rules *r,
                             bool *komi_set, centi *komi)
{
    struct span all = trim((struct span){text, len});
    struct rules made = *r;
    centi value = 0;
    bool set = false;
    enum status st;

    if (!all.len)
        return ST_UNKNOWN_RULES;
    st = *all.text == '{' ? read_json(all, &made, &set, &value)
                          : read_mixture(all, &made, &set, &value);
    if (st != ST_OK)
        return st;
    *r = made;
    *komi_set = set;
    if (set)
        *komi = value;
    return ST_OK;
}

/* ---- CPRU ---------------------------------------------------------------- */

void rules_text_save(struct strbuf *out, const struct rules *r)
{
    const struct rules *base = rules_find(r->name, strlen(r->name));
    char has[16], had[16];

    strbuf_puts(out, r->name);
    for (int i = 0; i < SETTINGS; i++) {
        enum rules_setting s = (enum rules_setting)i;
        const char *value = rules_setting_value(r, s, has);

        if (s != SET_KOMI && strcmp(value, rules_setting_value(base, s, had)))
            strbuf_addf(out, ",%s=%s", rules_setting_name(s), value);
    }
    if (r->friendly_pass_ok != base->friendly_pass_ok)
        strbuf_addf(out, ",friendlyPassOk=%s",
                    r->friendly_pass_ok == RULES_ON ? "true" : "false");
}

enum status rules_text_load(const char *text, size_t len, struct rules *r)
{
    struct span all = trim((struct span){text, len}), rest;
    struct rules made = *r;
    bool komi_set = false;
    centi komi;
    enum status st;

    if (!split_name(all, &rest).len)
        return ST_UNKNOWN_RULES;
    st = read_mixture(all, &made, &komi_set, &komi);
    if (st != ST_OK || komi_set)
        return ST_UNKNOWN_RULES;
    *r = made;
    return ST_OK;
}

/* ---- kgs-rules ----------------------------------------------------------- */

enum status rules_text_kgs(const char *text, size_t len, struct rules *r)
{
    /* KGS's Chinese is positional; the last two are Pachi's. */
    static const char *const names[][2] = {
        {"chinese", "chinese-kgs"}, {"aga", "aga"},
        {"japanese", "japanese"},   {"new_zealand", "new-zealand"},
        {"siming", "ing"},          {"simplified_ing", "ing"},
    };
    struct span word = trim((struct span){text, len});

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (same(word, names[i][0])) {
            *r = *rules_find(names[i][1], strlen(names[i][1]));
            return ST_OK;
        }
    return ST_UNKNOWN_RULES;
}

/* ---- RU of a record ------------------------------------------------------ */

/* Does the text contain the word, in any case, no letter beside it? */
static bool has_word(struct span s, const char *word)
{
    size_t n = strlen(word);

    for (size_t i = 0; i + n <= s.len; i++) {
        char before = i ? lower(s.text[i - 1]) : ' ';
        char after = i + n < s.len ? lower(s.text[i + n]) : ' ';

        if (same((struct span){s.text + i, n}, word) &&
            !(before >= 'a' && before <= 'z') &&
            !(after >= 'a' && after <= 'z'))
            return true;
    }
    return false;
}

/* What is written in RU and in no list of names: the first row with a word of
 * the text (both where there are two). */
static const char *const in_the_wild[][3] = {
    {"tromp", "taylor", "tromp-taylor"},
    {"old chinese", NULL, "stone-scoring"},
    {"chinese", NULL, "chinese"}, /* "Chinese, Pair Go" (GoGoD) */
    {"china", NULL, "chinese"},
    {"cn", NULL, "chinese"},
    {"hanguk", NULL, "korean"}, /* "Hanguk Kiweon" */
    {"korean", NULL, "korean"},
    {"korea", NULL, "korean"},
    {"kr", NULL, "korean"},
    {"japanese", NULL, "japanese"},
    {"japan", NULL, "japanese"},
    {"jpn", NULL, "japanese"},
    {"jp", NULL, "japanese"},
    {"uchikomi", NULL, "japanese"},    /* GoGoD */
    {"w wins jigo", NULL, "japanese"}, /* GoGoD */
    {"new zealand", NULL, "new-zealand"},
    {"nz", NULL, "new-zealand"},
    {"goe", NULL, "ing"},
    {"ing", NULL, "ing"},
    {"aga", NULL, "aga"},
    {"bga", NULL, "bga"},
    {"french", NULL, "french"},
};

static bool is_place(struct span pc, const char *short_name, const char *name)
{
    return has_word(pc, short_name) || has_word(pc, name);
}

static const char *guess(struct span ru, struct span pc)
{
    for (size_t i = 0; i < sizeof in_the_wild / sizeof in_the_wild[0]; i++)
        if (has_word(ru, in_the_wild[i][0]) &&
            (!in_the_wild[i][1] || has_word(ru, in_the_wild[i][1])))
            return in_the_wild[i][2];
    /* IGS writes no RU, and plays by nothing else. */
    return !ru.len && is_place(pc, "igs", "internet go server") ? "japanese"
                                                                : NULL;
}

enum status rules_text_sgf(const char *ru, const char *pc, struct rules *r)
{
    struct span text = trim((struct span){ru, strlen(ru)});
    struct span place = {pc, strlen(pc)};
    struct rules made = *r;
    const char *name;

    if (rules_text_kata(text.text, text.len, &made) != ST_OK &&
        rules_text_load(text.text, text.len, &made) != ST_OK) {
        name = guess(text, place);
        if (!name)
            return ST_UNKNOWN_RULES;
        made = *rules_find(name, strlen(name));
    }
    if (rules_same(&made, rules_find("chinese", 7))) {
        if (is_place(place, "ogs", "online-go"))
            made = *rules_find("chinese-ogs", 11);
        else if (is_place(place, "kgs", "kgs go server"))
            made = *rules_find("chinese-kgs", 11);
    }
    *r = made;
    return ST_OK;
}
