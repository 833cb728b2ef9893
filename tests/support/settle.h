/*
 * settle - a drawn position, finished under a rule set.
 */
#ifndef CAIPAN_TESTS_SUPPORT_SETTLE_H
#define CAIPAN_TESTS_SUPPORT_SETTLE_H

#include "judge/finish.h"

/* rules: a name, e.g. "jpd-a". said: words "dead", "seki", "alive" (each
 * vertex names its chain), "black", "white" (claims), "public", each followed
 * by vertices: "dead A2 B1 black C3 public D4"; "" for nothing. The komi is
 * the set's; nobody has moved, passed or pays, so the hands are the stones.
 * warnings may be NULL. */
struct finish settle_drawn(const char *rules, const char *rows,
                           const char *said, struct strbuf *warnings);

#endif
