/*
 * finish - the finished position: what every count starts from.
 *
 * Dead stones are off, every point has its owner, and the figures of the game
 * that a count may need stand beside it. A plain value. See spec/rules.md 5
 * (who owns an empty point) and 8 (Japanese and Korean territory).
 */
#ifndef CAIPAN_JUDGE_FINISH_H
#define CAIPAN_JUDGE_FINISH_H

#include "base/centi.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "go/board.h"
#include "rules/game.h"
#include "rules/rules.h"

#include <stdbool.h>

/* Who decides about dead stones: nobody, the marks, or the program where
 * nothing is marked (judge/life.h). */
enum judge_mode { JUDGE_NONE, JUDGE_DECLARED, JUDGE_AUTO };

struct finish {
    struct rules rules;           /* the set that scores it */
    struct board full;            /* as it stood, dead stones included */
    struct board board;           /* dead stones lifted */
    uint8_t dead[BOARD_GRID];     /* colour of the dead stone that was here */
    uint8_t owner[BOARD_GRID];    /* BLACK, WHITE; EMPTY: public or nobody's.
                                     Area: stones belong to their colour.
                                     Territory: empty and dead points only; a
                                     living stone has its colour as well */
    uint8_t seki[BOARD_GRID];     /* 1: stone of a group that lives by seki */
    uint8_t mark[BOARD_GRID];     /* enum mark in force on a stone */
    uint8_t claim[BOARD_GRID];    /* BLACK, WHITE, OFF = public, EMPTY = none */
    uint8_t evidence[BOARD_GRID]; /* enum evidence of a stone's status; NONE
                                     where no judge was asked */
    uint8_t percent[BOARD_GRID];  /* how sure an estimate is */
    int stones[3], empties[3];    /* by owner after removal; empties[EMPTY]:
                                     points of nobody */
    int dead_stones[3];
    int prisoners[3], virtual_moves[3], passes[3];
    int hands[3]; /* stones put down, start position included */
    enum color last_real;
    int last_real_number;
    bool black_pays;              /* rules.md 2.5 */
    uint8_t negative[BOARD_GRID]; /* 'A', 'B': the stone named for a negative
                                     move (caipan-negative), else 0 */
    bool marks_ignored;           /* dead marks in a phase where all live */
    int handicap;
    centi komi, bonus, pay; /* bonus is White's */
    centi button;           /* +50 Black took it, -50 White, else 0 */
    enum color button_taker;
};

/* Finish the game as it stands under `as` (NULL: the game's rules), with the
 * komi of that set when the game's is default. Warnings are appended, a line
 * each. */
enum status finish_make(struct game *g, const struct rules *as,
                        enum judge_mode mode, struct finish *out,
                        struct strbuf *warnings);

#endif
