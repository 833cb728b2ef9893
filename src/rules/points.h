/*
 * points - whose the points of a finished position are, as far as stones and
 * claims say (rules.md 5.1, 5.3); liberty-eyes are seki's (rules.md 5.2).
 */
#ifndef CAIPAN_RULES_POINTS_H
#define CAIPAN_RULES_POINTS_H

#include "go/region.h"
#include "rules/game.h"

/* A position as it is looked at when play is over. Nothing is owned. */
struct position {
    const struct board *board; /* dead stones lifted */
    const uint8_t *mark;       /* enum mark, by vertex */
    const uint8_t *claim;      /* BLACK, WHITE, OFF = public, EMPTY = none */
};

/* Does some region touch both colours? Where none does, life by seki decides
 * no point. */
bool points_any_mixed(const struct regions *r);

/* Stones are their own colour's; an empty point is that of the only colour its
 * region touches, else EMPTY. Writes the points of the board. */
void points_by_region(const struct board *b, const struct regions *r,
                      uint8_t *owner);

/* Give claimed points to who claims them. In a region that touches both
 * colours and has a claim, what is not claimed is public unless public points
 * were named there. */
void points_by_claim(const struct position *p, const struct regions *r,
                     uint8_t *owner);

#endif
