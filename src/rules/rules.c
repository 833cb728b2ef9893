#include "rules/rules.h"

#include "rules/rules_table.h"

#include <assert.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum kind { WORD, NUMBER, DECIMAL };

struct setting {
    const char *name;
    size_t offset;
    enum kind kind;
    /* WORD: the spelled values from 1 on. NUMBER: what to offer. NULL ends. */
    const char *const *values;
};

static const char *const yes_no[] = {"false", "true", NULL};
static const char *const ko[] = {"none",        "simple",  "positional",
                                 "situational", "natural", "nz",
                                 "form",        NULL};
static const char *const cycle[] = {"ban", "void", "third-void", "third-draw",
                                    NULL};
static const char *const suicide[] = {"none", "multi", "any", NULL};
static const char *const virtual_end[] = {"0", "4", NULL};
static const char *const stop[] = {"two-passes", "two-passes-white-last",
                                   "trial", NULL};
static const char *const pass_end[] = {"0", "2", "4", NULL};
static const char *const scoring[] = {"area", "territory",    "equal-stones",
                                      "art",  "stones-roads", "true-stones",
                                      NULL};
static const char *const dead[] = {"marked", "never", NULL};
static const char *const public_points[] = {"nobody", "halved", NULL};
static const char *const tax[] = {"none", "seki", "all", NULL};
static const char *const pay[] = {"none", "white-first", NULL};
static const char *const bonus[] = {"0", "N", "N-1", NULL};

/* spec/rules.md, "Settings". */
static const struct setting settings[SETTINGS] = {
    [SET_KO] = {"ko", offsetof(struct rules, ko), WORD, ko},
    [SET_CYCLE] = {"cycle", offsetof(struct rules, cycle), WORD, cycle},
    [SET_SUICIDE] = {"suicide", offsetof(struct rules, suicide), WORD, suicide},
    [SET_VIRTUAL] = {"virtual", offsetof(struct rules, virtual_moves), WORD,
                     yes_no},
    [SET_VIRTUAL_END] = {"virtual_end", offsetof(struct rules, virtual_end),
                         NUMBER, virtual_end},
    [SET_STOP] = {"stop", offsetof(struct rules, stop), WORD, stop},
    [SET_PASS_END] = {"pass_end", offsetof(struct rules, pass_end), NUMBER,
                      pass_end},
    [SET_SCORING] = {"scoring", offsetof(struct rules, scoring), WORD, scoring},
    [SET_DEAD] = {"dead", offsetof(struct rules, dead), WORD, dead},
    [SET_PUBLIC] = {"public", offsetof(struct rules, public_points), WORD,
                    public_points},
    [SET_LIBERTY_EYES] = {"liberty_eyes", offsetof(struct rules, liberty_eyes),
                          WORD, yes_no},
    [SET_TAX] = {"tax", offsetof(struct rules, tax), WORD, tax},
    [SET_SEKI_POINTS] = {"seki_points", offsetof(struct rules, seki_points),
                         WORD, yes_no},
    [SET_STRICT_DAME] = {"strict_dame", offsetof(struct rules, strict_dame),
                         WORD, yes_no},
    [SET_KOMI] = {"komi", offsetof(struct rules, komi), DECIMAL, NULL},
    [SET_PAY] = {"pay", offsetof(struct rules, pay), WORD, pay},
    [SET_BUTTON] = {"button", offsetof(struct rules, button), WORD, yes_no},
    [SET_HANDICAP_BONUS] = {"handicap_bonus",
                            offsetof(struct rules, handicap_bonus), WORD,
                            bonus},
};

static int get(const struct rules *r, enum rules_setting s)
{
    int value;

    memcpy(&value, (const char *)r + settings[s].offset, sizeof value);
    return value;
}

static void put(struct rules *r, enum rules_setting s, int value)
{
    memcpy((char *)r + settings[s].offset, &value, sizeof value);
}

/* ---- names -------------------------------------------------------------- */

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool same_word(const char *a, size_t len, const char *b)
{
    for (size_t i = 0; i < len; i++)
        if (!b[i] || lower(a[i]) != lower(b[i]))
            return false;
    return !b[len];
}

static bool is_separator(char c)
{
    return c == '-' || c == '_' || c == ' ' || c == '\t';
}

/* The same words, whatever stands between them. */
static bool same_name(const char *a, size_t len, const char *b)
{
    size_t i = 0;

    for (;;) {
        while (i < len && is_separator(a[i]))
            i++;
        while (is_separator(*b))
            b++;
        if (i == len || !*b)
            return i == len && !*b;
        if (lower(a[i++]) != lower(*b++))
            return false;
    }
}

int rules_total(void)
{
    int n = 0;

    while (rules_rows[n].name)
        n++;
    return n;
}

const struct rules *rules_get(int i)
{
    return &rules_rows[i];
}

static const struct rules *row(const char *name, size_t len)
{
    for (const struct rules *r = rules_rows; r->name; r++)
        if (same_name(name, len, r->name))
            return r;
    return NULL;
}

const struct rules *rules_find(const char *name, size_t len)
{
    const struct rules *r = row(name, len);

    for (const struct rules_alias *a = rules_aliases; !r && a->alias; a++)
        if (same_name(name, len, a->alias))
            r = row(a->name, strlen(a->name));
    return r;
}

static const struct rules *base_of(const struct rules *r)
{
    const struct rules *base = row(r->name, strlen(r->name));

    assert(base);
    return base;
}

/* ---- settings ----------------------------------------------------------- */

/* virtual_end: any number but 1; pass_end: only those of the list. */
static bool read_number(enum rules_setting s, const char *text, size_t len,
                        int *out)
{
    int value = 0;

    if (!len || len > 6)
        return false;
    for (size_t i = 0; i < len; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        value = value * 10 + (text[i] - '0');
    }
    *out = value;
    return s == SET_VIRTUAL_END ? value != 1
                                : value == 0 || value == 2 || value == 4;
}

static bool read_word(const struct setting *s, const char *text, size_t len,
                      int *out)
{
    for (int i = 0; s->values[i]; i++)
        if (same_word(text, len, s->values[i])) {
            *out = i + 1;
            return true;
        }
    return false;
}

static bool read_value(enum rules_setting s, const char *text, size_t len,
                       int *out)
{
    centi decimal;

    switch (settings[s].kind) {
    case WORD:
        return read_word(&settings[s], text, len, out);
    case NUMBER:
        return read_number(s, text, len, out);
    case DECIMAL:
        if (!centi_read(text, len, &decimal))
            return false;
        *out = (int)decimal; /* |decimal| <= CENTI_MAX */
        return true;
    }
    return false;
}

enum status rules_set(struct rules *r, const char *setting, size_t setting_len,
                      const char *value, size_t value_len)
{
    int number;

    for (int s = 0; s < SETTINGS; s++) {
        if (!same_word(setting, setting_len, settings[s].name))
            continue;
        if (!read_value((enum rules_setting)s, value, value_len, &number))
            return ST_UNKNOWN_RULES;
        put(r, (enum rules_setting)s, number);
        return ST_OK;
    }
    return ST_UNKNOWN_RULES;
}

const char *rules_setting_name(enum rules_setting s)
{
    assert(s < SETTINGS);
    return settings[s].name;
}

/* Hundredths as centi_print writes them, without allocation. */
static const char *print_decimal(int value, char buffer[16])
{
    int64_t v = value < 0 ? -(int64_t)value : value;
    const char *sign = value < 0 ? "-" : "";

    if (v % 100 == 0)
        snprintf(buffer, 16, "%s%" PRId64, sign, v / 100);
    else if (v % 10 == 0)
        snprintf(buffer, 16, "%s%" PRId64 ".%d", sign, v / 100,
                 (int)(v % 100 / 10));
    else
        snprintf(buffer, 16, "%s%" PRId64 ".%02d", sign, v / 100,
                 (int)(v % 100));
    return buffer;
}

const char *rules_setting_value(const struct rules *r, enum rules_setting s,
                                char buffer[16])
{
    int value = get(r, s);

    switch (settings[s].kind) {
    case WORD:
        return value ? settings[s].values[value - 1] : "";
    case NUMBER:
        snprintf(buffer, 16, "%d", value);
        return buffer;
    case DECIMAL:
        return print_decimal(value, buffer);
    }
    return "";
}

void rules_setting_values(struct strbuf *out, enum rules_setting s)
{
    if (settings[s].kind == DECIMAL)
        strbuf_puts(out, "NUMBER");
    else
        for (int i = 0; settings[s].values[i]; i++)
            strbuf_addf(out, "%s%s", i ? "|" : "", settings[s].values[i]);
    if (s == SET_VIRTUAL_END)
        strbuf_puts(out, "|NUMBER");
}

/* ---- whole rule sets ---------------------------------------------------- */

bool rules_same(const struct rules *a, const struct rules *b)
{
    for (int s = 0; s < SETTINGS; s++)
        if (s != SET_KOMI &&
            get(a, (enum rules_setting)s) != get(b, (enum rules_setting)s))
            return false;
    return true;
}

void rules_print(struct strbuf *out, const struct rules *r)
{
    const struct rules *base = base_of(r);
    const char *before = ", except ";
    char buffer[16];

    strbuf_puts(out, base->name);
    for (int i = 0; i < SETTINGS; i++) {
        enum rules_setting s = (enum rules_setting)i;

        if (s == SET_KOMI || get(r, s) == get(base, s))
            continue;
        strbuf_addf(out, "%s%s=%s", before, settings[s].name,
                    rules_setting_value(r, s, buffer));
        before = " ";
    }
}

static const struct rules_source *source_of(const struct rules *r)
{
    const struct rules_source *src = rules_sources;

    while (strcmp(src->name, r->name) != 0)
        src++;
    return src;
}

const char *rules_article(const struct rules *r, enum rules_setting s)
{
    const struct rules *base = base_of(r);
    const char *article = source_of(base)->article[s];

    return article && get(r, s) == get(base, s) ? article : "";
}

/* Does the setting change anything, the others being as they are? */
static bool matters(const struct rules *r, enum rules_setting s)
{
    bool territory = r->scoring == SCORING_TERRITORY;

    if (s == SET_VIRTUAL_END)
        return r->virtual_moves == RULES_ON;
    if (s == SET_SEKI_POINTS || s == SET_STRICT_DAME)
        return territory;
    if (s == SET_PUBLIC || s == SET_LIBERTY_EYES)
        return !territory;
    return true;
}

static void describe_setting(struct strbuf *out, const struct rules *r,
                             enum rules_setting s)
{
    const struct rules *base = base_of(r);
    const char *article = rules_article(r, s);
    struct strbuf said = STRBUF_INIT;
    char buffer[16];

    strbuf_addf(&said, "%s=%s", settings[s].name,
                rules_setting_value(r, s, buffer));
    strbuf_addf(out, "%-27s %-46s", said.text, rules_meaning[s]);
    if (get(r, s) != get(base, s))
        strbuf_addf(out, "changed; %s has %s", base->name,
                    rules_setting_value(base, s, buffer));
    else if (!matters(r, s))
        strbuf_puts(out, "without effect here");
    else
        strbuf_puts(out, *article ? article : "this program's choice");
    strbuf_putc(out, '\n');
    out->failed |= said.failed;
    strbuf_free(&said);
}

void rules_describe(struct strbuf *out, const struct rules *r)
{
    const struct rules_source *src = source_of(base_of(r));

    rules_print(out, r);
    strbuf_addf(out, "\n%s\nsource: %s\n", src->title, src->source);
    for (int s = 0; s < SETTINGS; s++)
        describe_setting(out, r, (enum rules_setting)s);
    strbuf_cut(out, out->len - 1);
}

centi rules_handicap_points(const struct rules *r, int handicap)
{
    if (handicap <= 1 || r->handicap_bonus == BONUS_NONE)
        return 0;
    return 100 *
           (centi)(r->handicap_bonus == BONUS_N ? handicap : handicap - 1);
}

const char *rules_unset(const struct rules *r)
{
    for (int s = 0; s < SETTINGS; s++)
        if (settings[s].kind == WORD && !get(r, (enum rules_setting)s))
            return settings[s].name;
    return r->friendly_pass_ok ? NULL : "friendlyPassOk";
}
