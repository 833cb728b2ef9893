/*
 * negative - the negative moves: after play Black takes a stone of his own off
 * the board (A 2.5; only Black makes them).
 *
 * A-type: a stone at the border with White; its point becomes public. It is
 * how Black pays his point when White stopped first (A 2.6), and the first
 * step on the working board of every count (A 7.1(2), 7.2(1), 7.3(1), 7.4(1)).
 * B-type: a stone inside his own area; its point becomes his, his hands are
 * one fewer (territory count only).
 *
 * A stone that the players named (caipan-negative; finish.negative) is taken
 * before one of the program's choice. Kinds are 'A' and 'B', as in events.
 */
#ifndef CAIPAN_JUDGE_NEGATIVE_H
#define CAIPAN_JUDGE_NEGATIVE_H

#include "judge/count.h"

/* The A-type stone: the one named, else the first, by column and row, next to
 * a living white stone, else next to a public point, else any. NO_VERTEX:
 * Black does not pay, or has no stone on the board. */
vertex negative_a_stone(const struct finish *f);

/* Make the A-type move on a fresh working board, where Black pays. Returns the
 * stone, or NO_VERTEX. */
vertex negative_pay(struct count *c, const struct finish *f);

/* Black pays but has no stone on the board: the two half points are booked
 * without one, and no working board shows them. */
bool negative_booked(const struct finish *f);

/* What the A-type move took from the margin read off a working board: 100 or
 * 0. Margins of counts are before the pay, so it is added back. */
centi negative_paid(const struct finish *f);

/* How many B-type moves the balance asks for, those named included: as often
 * as Black's hands exceed White's after the A-type move; under rules A and B
 * only. */
int negative_b_due(const struct finish *f);

/* How far the choice of B-type stones has come. Start with zero. */
struct negative_walk {
    int pass, at;
};

/* The next B-type stone of this working board: those named, then those that
 * touch no white stone and no public point, then the rest. NO_VERTEX: none is
 * left. Over one working board a walk costs a few passes, however many stones
 * are taken. */
vertex negative_b_stone(const struct finish *f, const struct count *c,
                        struct negative_walk *walk);

/* The stone that the count takes for the next move of this kind that is not
 * yet named, NO_VERTEX when none is due or no stone is there. */
vertex negative_next(const struct finish *f, char kind);

/* Why Black may not make this move with the stone at v; NULL: he may. */
const char *negative_refusal(const struct finish *f, char kind, vertex v);

#endif
