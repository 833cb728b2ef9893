/*
 * region - maximal connected sets of empty points and the colours they touch.
 */
#ifndef CAIPAN_GO_REGION_H
#define CAIPAN_GO_REGION_H

#include "go/board.h"

/* Bits of a region's border: 1 << BLACK, 1 << WHITE. */
enum {
    REGION_BLACK = 1 << BLACK,
    REGION_WHITE = 1 << WHITE,
    REGION_BOTH = REGION_BLACK | REGION_WHITE
};

struct regions {
    int n;                           /* regions 1..n */
    int16_t of[BOARD_GRID];          /* region of an empty point, else 0 */
    uint8_t touch[BOARD_POINTS + 1]; /* REGION_* bits by region */
};

/* The empty regions of a board, numbered in the order of vertices. */
void region_find(const struct board *b, struct regions *out);

/* BLACK or WHITE when the region touches that colour alone, else EMPTY. */
static inline enum color region_owner(const struct regions *r, int region)
{
    return r->touch[region] == REGION_BLACK   ? BLACK
           : r->touch[region] == REGION_WHITE ? WHITE
                                              : EMPTY;
}

#endif
