/*
 * seki - which groups need a seki to live, and the liberty-eyes of a seki
 * (A 6.1, figure; rules.md 5.2).
 *
 * A seki region is an empty region bordered on both sides by a group that does
 * not live by itself. Marks say so; where nobody says anything a group lives
 * by itself iff it is independent (groups.h).
 */
#ifndef CAIPAN_RULES_SEKI_H
#define CAIPAN_RULES_SEKI_H

#include "go/groups.h"
#include "go/region.h"
#include "rules/points.h"

struct seki {
    struct groups groups;
    bool by_itself[BOARD_POINTS + 1]; /* by group */
    uint8_t needed[BOARD_POINTS + 1]; /* by region: REGION_* bits of the sides
                                         with a group that needs a seki */
};

/* From the stones and their marks. */
void seki_find(const struct position *p, const struct regions *regions,
               struct seki *out);

static inline bool seki_is_region(const struct seki *s, int region)
{
    return s->needed[region] == REGION_BOTH;
}

/* Write 1 on the stones of groups that need a seki and border one, and of
 * those marked so; 0 on other points of the board. */
void seki_mark_stones(const struct position *p, const struct regions *regions,
                      const struct seki *s, uint8_t *in_seki);

/* Give the liberty-eyes of all seki regions to their owners: without the
 * public liberties, which touch both colours, every part that touches one
 * colour only is that colour's. A claimed point counts as a stone. */
void seki_settle_eyes(const struct position *p, const struct regions *regions,
                      const struct seki *s, uint8_t *owner);

#endif
