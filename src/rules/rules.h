/*
 * rules - the settings of play and scoring, and the table of rule sets.
 *
 * Facts are data: one row a rule set (variants[]), one row a setting
 * (settings[]); reading, printing, comparing and describing are loops over
 * them. A plain value: copy it with =. In every spelled setting 0 means "not
 * stated", which a test rejects; numbers are their own values. Settings are
 * stored as int because the table reaches them through offsetof.
 */
#ifndef CAIPAN_RULES_RULES_H
#define CAIPAN_RULES_RULES_H

#include "base/centi.h"
#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

enum { RULES_OFF = 1, RULES_ON = 2 }; /* the values of a yes/no setting */

enum rules_ko {
    KO_NONE = 1,
    KO_SIMPLE,
    KO_POSITIONAL,
    KO_SITUATIONAL,
    KO_NATURAL, /* natural situational */
    KO_NZ,
    KO_FORM /* whole-board form, rules A and B */
};
enum rules_cycle {
    CYCLE_BAN = 1,
    CYCLE_VOID,
    CYCLE_THIRD_VOID,
    CYCLE_THIRD_DRAW
};
enum rules_suicide { SUICIDE_NONE = 1, SUICIDE_MULTI, SUICIDE_ANY };
enum rules_stop { STOP_TWO_PASSES = 1, STOP_WHITE_LAST, STOP_TRIAL };
enum rules_scoring {
    SCORING_AREA = 1,
    SCORING_TERRITORY,
    SCORING_EQUAL_STONES, /* rules A and B */
    SCORING_ART,
    SCORING_STONES_ROADS,
    SCORING_TRUE_STONES
};
enum rules_dead { DEAD_MARKED = 1, DEAD_NEVER };
enum rules_public { PUBLIC_NOBODY = 1, PUBLIC_HALVED };
enum rules_tax { TAX_NONE = 1, TAX_SEKI, TAX_ALL };
enum rules_pay { PAY_NONE = 1, PAY_WHITE_FIRST };
enum rules_bonus { BONUS_NONE = 1, BONUS_N, BONUS_N_MINUS_1 };

/* Every member but `name` and `friendly_pass_ok` is a row of settings[]. */
struct rules {
    const char *name;     /* of the base row; static storage */
    int ko;               /* enum rules_ko */
    int cycle;            /* enum rules_cycle */
    int suicide;          /* enum rules_suicide */
    int virtual_moves;    /* RULES_ON: virtual moves and conversion exist */
    int virtual_end;      /* number of virtual moves; 0 = never */
    int stop;             /* enum rules_stop */
    int pass_end;         /* passes in a row that end the game; 0 = never */
    int scoring;          /* enum rules_scoring */
    int dead;             /* enum rules_dead */
    int public_points;    /* enum rules_public */
    int liberty_eyes;     /* RULES_ON / RULES_OFF */
    int tax;              /* enum rules_tax */
    int seki_points;      /* RULES_ON / RULES_OFF; territory scoring only */
    int strict_dame;      /* RULES_ON / RULES_OFF */
    int komi;             /* the set's own komi, in hundredths */
    int pay;              /* enum rules_pay */
    int button;           /* RULES_ON / RULES_OFF */
    int handicap_bonus;   /* enum rules_bonus */
    int friendly_pass_ok; /* KataGo's; stored and printed, without effect */
};

/* Names one setting; the order of settings[]. */
enum rules_setting {
    SET_KO,
    SET_CYCLE,
    SET_SUICIDE,
    SET_VIRTUAL,
    SET_VIRTUAL_END,
    SET_STOP,
    SET_PASS_END,
    SET_SCORING,
    SET_DEAD,
    SET_PUBLIC,
    SET_LIBERTY_EYES,
    SET_TAX,
    SET_SEKI_POINTS,
    SET_STRICT_DAME,
    SET_KOMI,
    SET_PAY,
    SET_BUTTON,
    SET_HANDICAP_BONUS,
    SETTINGS,
    SET_NOTHING = SETTINGS /* rests on no setting */
};

/* The rule sets, 0 .. rules_total()-1; the rows are in static storage. */
int rules_total(void);
const struct rules *rules_get(int i);

/* By name or alias, in any case, "-", "_", blank or nothing between words.
 * NULL: unknown. */
const struct rules *rules_find(const char *name, size_t len);

/* Change one setting by its name ("ko", "suicide" ...) and value, any case.
 * ST_UNKNOWN_RULES: no such setting or value, *r unchanged. */
enum status rules_set(struct rules *r, const char *setting, size_t setting_len,
                      const char *value, size_t value_len);

/* "jpd-a" or "chinese, except ko=positional suicide=any". Komi is never
 * among the exceptions (it is explicit or the set's own: spec gtp.md). */
void rules_print(struct strbuf *out, const struct rules *r);

/* The name of a setting, of its value in r, and the article it comes from in
 * that rule set ("" when the text is silent). Static storage, except that the
 * value of a number is written to `buffer`. */
const char *rules_setting_name(enum rules_setting s);
const char *rules_setting_value(const struct rules *r, enum rules_setting s,
                                char buffer[16]);
const char *rules_article(const struct rules *r, enum rules_setting s);

/* The values a setting may take, joined by "|"; for completion and help. */
void rules_setting_values(struct strbuf *out, enum rules_setting s);

/* For people: title, source of the text, and one line a setting: name, value,
 * article. Several lines, none empty. */
void rules_describe(struct strbuf *out, const struct rules *r);

/* All settings equal (the base name, komi and friendly_pass_ok apart)? */
bool rules_same(const struct rules *a, const struct rules *b);

/* Points for White from the number of black handicap stones, in hundredths. */
centi rules_handicap_points(const struct rules *r, int handicap);

/* The first setting that r leaves unstated, or NULL: for the tests. */
const char *rules_unset(const struct rules *r);

#endif
