/*
 * local - a small part of the board as bits, for exact search.
 *
 * A zone holds at most 64 points that may change ("mutable"). Whatever lies
 * outside never changes: a stone outside that touches the zone is a wall. The
 * attacker wants to capture the target; the defender wants it to stay.
 *
 * What makes a result of search hold on the whole board, if the walls do:
 * an attacker's chain that touches a wall of its colour, or an empty point
 * outside, cannot be captured; a defender's chain has no liberty outside,
 * unless it touches a wall of its colour that is safe by itself.
 *
 * A plain value; no memory of its own.
 */
#ifndef CAIPAN_JUDGE_LOCAL_H
#define CAIPAN_JUDGE_LOCAL_H

#include "go/board.h"

#include <stdbool.h>
#include <stdint.h>

enum { LOCAL_POINTS = 64, LOCAL_PASS = 64, LOCAL_NO_KO = 255 };

enum local_side { ATTACKER, DEFENDER };

struct local {
    int n; /* mutable points */
    vertex point[LOCAL_POINTS];
    uint64_t nbr[LOCAL_POINTS]; /* neighbours in the zone, as bits */
    uint64_t outside[2];        /* points whose stone of that side cannot be
                                   captured: it touches a wall or a way out */
    uint64_t target;            /* the defender's stones in question */
    enum color defender;
    bool suicide; /* suicide of two or more stones is legal */
    bool bans[2]; /* does the ban on retaking a ko bind that
                     side? */
};

/* A position in the zone. */
struct local_state {
    uint64_t stones[2]; /* by side */
    uint8_t ko;         /* point that may not be retaken at once */
    uint8_t to_move;    /* enum local_side */
};

/* Key for a table of positions. */
uint64_t local_key(const struct local_state *s);

/* The chain of stones of `own` through bit `seed`. */
uint64_t local_chain(const struct local *z, uint64_t own, uint64_t seed);

/* All neighbours of a set of points, the set itself left out. */
uint64_t local_border(const struct local *z, uint64_t set);

/* Make the move (LOCAL_PASS: pass) of the side on move. False: not legal, *s
 * unchanged. */
bool local_move(const struct local *z, struct local_state *s, int move);

/* Was some stone of the target captured? */
static inline bool local_captured(const struct local *z,
                                  const struct local_state *s)
{
    return (s->stones[DEFENDER] & z->target) != z->target;
}

/* Does the target live whatever the attacker does, the defender never
 * answering (Benson 1976), or hang on to a safe wall? */
bool local_alive(const struct local *z, const struct local_state *s);

#endif
