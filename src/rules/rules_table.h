/*
 * rules_table - the rule sets as data: settings, names, where they come from.
 *
 * Used by rules.c alone; others ask rules.h. The three tables belong together:
 * every row of rules_rows[] has a row of the same name in rules_sources[], and
 * every alias names a row (the tests see to both).
 */
#ifndef CAIPAN_RULES_RULES_TABLE_H
#define CAIPAN_RULES_RULES_TABLE_H

#include "rules/rules.h"

struct rules_source {
    const char *name; /* of the row in rules_rows[] */
    const char *title, *source;
    const char *article[SETTINGS]; /* NULL: the text is silent */
};

/* Another name of a rule set, as words joined by "-". */
struct rules_alias {
    const char *alias, *name;
};

/* What each setting is about, for people. */
extern const char *const rules_meaning[SETTINGS];

/* Each ends with a row whose name is NULL. */
extern const struct rules rules_rows[];
extern const struct rules_source rules_sources[];
extern const struct rules_alias rules_aliases[];

#endif
