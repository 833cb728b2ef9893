/*
 * centi - exact decimals in hundredths: komi, margins, scores.
 *
 * No binary floating point ever decides a game, and no locale changes how a
 * number is read or printed.
 */
#ifndef CAIPAN_BASE_CENTI_H
#define CAIPAN_BASE_CENTI_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef int64_t centi; /* hundredths of a point */

enum { CENTI_MAX = 100000000 }; /* a million points: beyond any board */

/* Read decimal = [+|-] digits [. digits] of `len` bytes. More than two
 * decimals other than trailing zeros, an exponent, a comma, nan, inf, or an
 * absolute value above CENTI_MAX: false, *out unchanged. */
bool centi_read(const char *text, size_t len, centi *out);

/* Print with as few decimals as are exact: 6.5, 7, 0.53, -0.25. */
void centi_print(struct strbuf *out, centi value);

/* Print a result: "B+3.5", "W+7.0", "W+0.53", "0" for a draw. Positive is
 * Black's. (GTP 2, final_score.) */
void centi_print_result(struct strbuf *out, centi margin);

#endif
