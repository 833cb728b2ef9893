/*
 * groups - chains joined through their own space, independent life, and the
 * basic eyes that a count must keep (A 6.3(1)a; LK; spec/rules.md 7).
 *
 * A group = chains of one colour joined, transitively, through empty regions
 * that touch that colour only. It is independent iff it has two non-adjacent
 * own empty points such that, with all its other own empty points filled by
 * its stones, every resulting chain touches both.
 */
#ifndef CAIPAN_GO_GROUPS_H
#define CAIPAN_GO_GROUPS_H

#include "go/board.h"

#include <stdbool.h>

struct group {
    enum color color;
    bool independent;
    vertex eye[2];       /* basic eyes when independent, else NO_VERTEX */
    int stones, empties; /* own empty points: regions touching it only */
};

struct groups {
    int n;                  /* groups 1..n */
    int16_t of[BOARD_GRID]; /* group of a stone or own empty point, 0 */
    struct group group[BOARD_POINTS + 1];
};

/* The groups of a board from which dead stones were lifted. Costs at most
 * 50 ms on any 52x52 board. */
void groups_find(const struct board *b, struct groups *out);

#endif
