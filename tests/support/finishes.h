/*
 * finishes - finished positions for tests: drawn, or at random.
 */
#ifndef CAIPAN_TESTS_SUPPORT_FINISHES_H
#define CAIPAN_TESTS_SUPPORT_FINISHES_H

#include "judge/finish.h"

/* The figures of a game beside its board; arrays {0, black, white}. */
struct finish_facts {
    int prisoners[3], virtual_moves[3], passes[3];
    bool black_pays;
    const char *named; /* "A C3 B D4": stones named for negative moves */
};

/* X O living stones, x o own empty points, b w dead stones on a point of the
 * other side, . public; rows as in draw.h. Scored as in rules A: public points
 * halved. Hands are what the stones add up to. Facts may be NULL. */
struct finish finish_drawn(const char *rows, const struct finish_facts *facts);

/* A random finished position of rules A on a board of up to `max` columns and
 * rows: any stones, every empty point owned as the regions around it say or
 * (in seki, by claim) otherwise, dead stones, prisoners and virtual moves. */
struct finish finish_random(uint64_t *seed, int max);

#endif
