/*
 * sand - a board to play games out on: fast moves, atari at a glance, no undo.
 *
 * At the head of a chain three sums over its pairs (stone, adjacent empty
 * point) are kept: their number, the sum of the points and the sum of their
 * squares. All pairs name one point exactly when number * squares equals
 * sum * sum: the chain is in atari and the point is sum / number.
 *
 * A plain value of some 70 KB; sand_copy copies the part in use. Knows simple
 * ko and forbids suicide. Start positions have no chain without a liberty.
 */
#ifndef CAIPAN_JUDGE_SAND_H
#define CAIPAN_JUDGE_SAND_H

#include "go/board.h"

#include <stdbool.h>
#include <stdint.h>

struct sand {
    int width, height;
    vertex ko;   /* may not be retaken now; NO_VERTEX: none */
    vertex last; /* the last move; NO_VERTEX after a pass */
    int n_empty, n_lifted;
    uint8_t at[BOARD_GRID];
    vertex next[BOARD_GRID], head[BOARD_GRID];
    int16_t size[BOARD_GRID], pairs[BOARD_GRID];
    int32_t sum[BOARD_GRID];
    int64_t squares[BOARD_GRID];
    int16_t place[BOARD_GRID]; /* of an empty point in `empty` */
    vertex empty[BOARD_POINTS];
    vertex lifted[BOARD_POINTS]; /* by the last move */
};

void sand_init(struct sand *s, const struct board *b);
void sand_copy(struct sand *to, const struct sand *from);

static inline bool sand_in_atari(const struct sand *s, vertex head)
{
    return s->pairs[head] * s->squares[head] ==
           (int64_t)s->sum[head] * s->sum[head];
}

/* The one liberty of a chain in atari. */
static inline vertex sand_last_liberty(const struct sand *s, vertex head)
{
    return (vertex)(s->sum[head] / s->pairs[head]);
}

/* Empty, no ko, no suicide. */
bool sand_is_legal(const struct sand *s, vertex v, enum color c);

/* Play a legal move. */
void sand_play(struct sand *s, vertex v, enum color c);
void sand_pass(struct sand *s);

/* All four neighbours are of colour c or off the board, and of the diagonals
 * fewer than two (at the edge: none) are the enemy's. */
bool sand_is_eye(const struct sand *s, vertex v, enum color c);

/* Would the move leave its own chain in atari? The stones of that chain then,
 * else 0; always 0 when it captures two stones or more. */
int sand_self_atari(const struct sand *s, vertex v, enum color c);

#endif
