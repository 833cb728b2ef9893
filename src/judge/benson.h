/*
 * benson - chains alive without any further move of their own (Benson 1976).
 *
 * A chain lives for ever if it has two vital regions: enclosed by chains that
 * live for ever, and all of whose points that the enemy might leave empty are
 * its liberties. Where suicide of several stones is legal every point of the
 * region must be one, else its empty points.
 */
#ifndef CAIPAN_JUDGE_BENSON_H
#define CAIPAN_JUDGE_BENSON_H

#include "go/board.h"

struct benson {
    uint8_t alive[BOARD_GRID]; /* 1 on stones that live unconditionally */
    uint8_t owner[BOARD_GRID]; /* BLACK, WHITE: a point (empty, or under an
                                  enemy stone) in a region enclosed by living
                                  chains in which the enemy cannot make two
                                  eyes: at most one of its points touches none
                                  of them */
};

void benson_find(const struct board *b, bool suicide, struct benson *out);

#endif
