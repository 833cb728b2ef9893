/*
 * count_internal - what the counting procedures share: one prototype each,
 * and the working board.
 *
 * A procedure gets *c initialised by count_make: its kind, size, the working
 * board of count_work_start, no figures, margin 0, no moves. It fills in the
 * figures in the order of spec/gtp.md (the margin is added by the printer),
 * c->margin (hundredths, before komi, pay and bonus), and works on c->work.
 * `n` is the caller's number, -1 for the default; only ROADS and EQUAL_STONES
 * look at it. Only count.c and the procedures include this.
 *
 * Under SCORING_TERRITORY the territory count is the Japanese one: nothing is
 * balanced and nobody makes negative moves, b and w are the raw figures.
 */
#ifndef CAIPAN_JUDGE_COUNT_INTERNAL_H
#define CAIPAN_JUDGE_COUNT_INTERNAL_H

#include "judge/count.h"

enum status count_area(const struct finish *f, int n, struct count *c);
enum status count_territory(const struct finish *f, int n, struct count *c);
enum status count_fill(const struct finish *f, int n, struct count *c);
enum status count_empties(const struct finish *f, int n, struct count *c);
enum status count_stones(const struct finish *f, int n, struct count *c);
enum status count_roads(const struct finish *f, int n, struct count *c);
enum status count_equal_stones(const struct finish *f, int n, struct count *c);
enum status count_true_stones(const struct finish *f, int n, struct count *c);
enum status count_art(const struct finish *f, int n, struct count *c);
enum status count_pass_stones(const struct finish *f, int n, struct count *c);

/* The constant of San-Qing (SQ 2.2): (a - b)(c + d) / points of the board, in
 * hundredths, half of one rounded up; and what v = c - d - E says: BLACK,
 * WHITE, EMPTY for a draw. */
centi count_true_e(int a_less_b, int c_plus_d, int points);
enum color count_true_winner(centi v);

/* *c as a procedure gets it. */
void count_start(struct count *c, enum count_kind k, const struct finish *f);

/* The working board of a finish: living stones, empty points by owner. */
void count_work_start(struct count *c, const struct finish *f);

/* How many points of the working board show w? */
int count_work_total(const struct count *c, enum work w);

/* All points of the board in the order of answers (column, then row). */
int count_work_points(const struct count *c, vertex out[BOARD_POINTS]);

/* The letters of one side; the side of a letter, EMPTY for none. */
enum work work_stone(enum color side);
enum work work_fill(enum color side);
enum work work_empty(enum color side);
enum work work_taken(enum color side);
enum color work_side(enum work w);
bool work_is_stone(enum work w); /* a stone of the game or a filled one */

/* Fill up to n of the side's empty points (EMPTY_*, then TAKEN_*; never EYE)
 * with its stones, in order; returns how many. */
int count_work_fill(struct count *c, enum color side, int n);

/* Take up to n of the side's stones off its own area, leaving TAKEN_*: first
 * those that touch no enemy stone and no public point, then the others, in
 * order; returns how many. */
int count_work_take(struct count *c, enum color side, int n);

/* Does the stone or point at v touch an enemy stone of side? a public point?
 */
bool count_work_touches(const struct count *c, vertex v, enum color side);
bool count_work_touches_public(const struct count *c, vertex v);

/* Half of an odd or even number of points, in hundredths. */
static inline centi centi_half(int points)
{
    return (centi)points * 50;
}

static inline centi centi_of(int points)
{
    return (centi)points * 100;
}

#endif
