/*
 * seki - which groups need a seki to live, and the liberty-eyes of a seki
 * (A 6.1, figure; rules.md 5.2).
 *
 * A seki region is an empty region bordered on both sides by a group that does
 * not live by itself. Marks say so; where nobody says anything a group lives
 * by itself iff it is independent (groups.h).
 */
#ifndef CAIPAN_JUDGE_SEKI_H
#define CAIPAN_JUDGE_SEKI_H

#include "judge/finish.h"
#include "go/groups.h"
#include "go/region.h"

struct seki {
    struct groups groups;
    bool by_itself[BOARD_POINTS + 1]; /* by group */
    uint8_t needed[BOARD_POINTS + 1]; /* by region: REGION_* bits of the sides
                                         with a group that needs a seki */
};

/* From f->board and f->mark. */
void seki_find(const struct finish *f, const struct regions *regions,
               struct seki *out);

static inline bool seki_is_region(const struct seki *s, int region)
{
    return s->needed[region] == REGION_BOTH;
}

/* Fill in f->seki: groups that need a seki and border one, and those marked
 * so. */
void seki_mark_stones(struct finish *f, const struct regions *regions,
                      const struct seki *s);

/* Give the liberty-eyes of all seki regions to their owners: without the
 * public liberties, which touch both colours, every part that touches one
 * colour only is that colour's. A claimed point counts as a stone. */
void seki_settle_eyes(struct finish *f, const struct regions *regions,
                      const struct seki *s);

#endif
