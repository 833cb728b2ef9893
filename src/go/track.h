/*
 * track - every position a game has passed through, kept small.
 *
 * A start position and a log of placements: what was put where and what it
 * lifted. Every 64 placements the whole board is packed, two bits a point, so
 * that any earlier position is reached in bounded time and can be compared
 * with a board stone by stone. Costs 8 bytes a move, 2 a lifted stone, and a
 * packed board in 64 moves. Position 0 is the start, position n the board
 * after the n-th placement.
 *
 * A track owns its memory; all zero is an empty track. Memory is kept over
 * track_start and track_pop, so what was pushed once can be pushed again
 * without fail.
 */
#ifndef CAIPAN_GO_TRACK_H
#define CAIPAN_GO_TRACK_H

#include "go/board.h"

#include <stddef.h>

struct track_step {
    vertex v;
    uint8_t color;
    uint32_t lifted_end; /* its lifted stones end here, in `lifted` */
};

struct track {
    int width, height;
    size_t frame_size; /* bytes of a packed board */
    struct track_step *steps;
    vertex *lifted;
    uint8_t *frames; /* of positions 0, 64, 128 .. */
    size_t n_steps, steps_cap, lifted_cap, frames_cap;
};

void track_free(struct track *t);

/* Make room for a start on a board of this size. False: no memory. */
bool track_room(struct track *t, int width, int height);

/* Forget all and start from this position; room was made by track_room. */
void track_start(struct track *t, const struct board *b);

/* Make room for one more placement that lifts `lifted` stones. */
bool track_reserve(struct track *t, int lifted);

/* Log a placement of colour c on v that lifted n stones and led to *after;
 * room was made by track_reserve. */
void track_push(struct track *t, vertex v, enum color c, const vertex *lifted,
                int n, const struct board *after);

/* Forget the last placement. */
void track_pop(struct track *t);

/* The number of the newest position. */
static inline uint32_t track_newest(const struct track *t)
{
    return (uint32_t)t->n_steps;
}

/* Has the position the same stones as the board? */
bool track_same(const struct track *t, uint32_t position,
                const struct board *b);

/* Set *out to the position, with all its chains. */
void track_board(const struct track *t, uint32_t position, struct board *out);

/* The stones that the placement leading to this position lifted. */
const vertex *track_lifted(const struct track *t, uint32_t position, int *n);

#endif
