/*
 * work_tally - what can be read off a working board: stones on the board and
 * empty points of each side, public points.
 */
#ifndef CAIPAN_JUDGE_WORK_TALLY_H
#define CAIPAN_JUDGE_WORK_TALLY_H

#include "judge/count.h"

/* Arrays by enum color. */
struct work_tally {
    int stones[3];  /* of the game and filled in */
    int empties[3]; /* own empty points; [EMPTY]: public or nobody's. A basic
                       eye is in none of them */
};

struct work_tally work_read(const struct count *c);

/* The share of one side in the public points, in hundredths: half of them
 * where the rules halve them, else nothing (rules.md 5.4). */
centi work_public_share(const struct finish *f, const struct work_tally *t);

#endif
