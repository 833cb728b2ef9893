/*
 * count_check - a table row for a counting procedure: a finished position,
 * and the working board and figures the procedure must show.
 */
#ifndef CAIPAN_TESTS_SUPPORT_COUNT_CHECK_H
#define CAIPAN_TESTS_SUPPORT_COUNT_CHECK_H

#include "support/finishes.h"

#include "judge/count_internal.h"

struct count_row {
    const char *name; /* with the article */
    const char *rows;
    struct finish_facts facts;
    const char *work; /* the working board it ends with */
    const char *json;
};

typedef enum status count_procedure(const struct finish *f, int n,
                                    struct count *c);

/* Carry out the row. */
void count_check(count_procedure *procedure, enum count_kind kind,
                 const struct count_row *row);

/* The same for a finish already made. */
void count_check_finish(count_procedure *procedure, enum count_kind kind,
                        const struct finish *f, const char *name,
                        const char *work, const char *json);

/* Black's area less White's by scanning the position, and less what Black
 * pays: shares no code with the counts. In hundredths. */
centi count_slow_margin(const struct finish *f);

#endif
