/*
 * sample - who owns each point after many games played out.
 */
#ifndef CAIPAN_JUDGE_SAMPLE_H
#define CAIPAN_JUDGE_SAMPLE_H

#include "judge/sand.h"

struct sample {
    int games;
    uint16_t owned[3][BOARD_GRID]; /* games in which that colour owned it */
    uint16_t lives[BOARD_GRID];    /* the stone ended in a group of two eyes */
    uint16_t stays[BOARD_GRID];    /* it stayed, in a group of fewer: a seki */
};

/* Add `games` games from `start` in which `first` moves first; `scratch` is
 * overwritten. Points with still[v] keep what they have (NULL: none). Returns
 * the number of moves made: the work done. */
uint32_t sample_add(struct sample *out, const struct sand *start,
                    enum color first, int games, const uint8_t *still,
                    struct sand *scratch, uint64_t *random);

#endif
