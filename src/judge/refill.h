/*
 * refill - stones that lie beside the board go back into the territory of
 * their own side (A 7.1(3); Art 12).
 */
#ifndef CAIPAN_JUDGE_REFILL_H
#define CAIPAN_JUDGE_REFILL_H

#include "judge/count.h"

/* Arrays by enum color. */
struct refill {
    int left_out;    /* stones that stay out on either side */
    int short_of[3]; /* stones that a side should have taken off and has not:
                        it gains their points all the same. 0 where hands are
                        balanced */
};

/* Refill out[side] stones of each side. When a side has more than its
 * territory holds, the larger surplus stays out on both sides, and a side with
 * fewer takes own stones off its area until as many are out. */
struct refill refill_equal(struct count *c, const int out[3]);

/* Refill what the territory holds; left[side]: what it does not. */
void refill_plain(struct count *c, const int out[3], int left[3]);

#endif
