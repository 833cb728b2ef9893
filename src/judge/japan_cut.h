/*
 * japan_cut - what falls apart when one point is taken out.
 *
 * The points of one side form a web: its stones, its eye points, and the dame
 * it can still connect through. cut_explore walks one connected part of the
 * web depth first and keeps, for each point, the earliest point reachable from
 * its subtree by one step back (Tarjan's lowpoint). From that cut_pieces
 * answers for any point, without walking again, into which pieces the part
 * falls when that point is gone. Exploring is linear in the number of points.
 *
 * Two neighbours are joined unless one is an eye point and the other dame: a
 * side plays such a dame to connect stones, not to reach into its own eye.
 *
 * A plain value of about 40 KB. The caller fills kind and weight before
 * exploring, and clears kind and time (cut_forget) to use the value again.
 */
#ifndef CAIPAN_JUDGE_JAPAN_CUT_H
#define CAIPAN_JUDGE_JAPAN_CUT_H

#include "go/board.h"

#include <stdbool.h>

enum web { WEB_NONE, WEB_EYE = 1, WEB_STONE = 2, WEB_DAME = 4 };

struct cut {
    uint8_t kind[BOARD_GRID];   /* enum web */
    uint8_t weight[BOARD_GRID]; /* summed over each piece */
    int16_t now;                /* points explored so far */
    int16_t time[BOARD_GRID];   /* 1, 2, ... in order of exploring; 0: not */
    int16_t last[BOARD_GRID];   /* greatest time in the subtree */
    int16_t low[BOARD_GRID];    /* least time one step from the subtree */
    int16_t sum[BOARD_GRID];    /* weight of the subtree */
    vertex parent[BOARD_GRID];
    vertex root[BOARD_GRID];
};

/* The pieces left of its part when a point is taken out. */
struct cut_pieces {
    int n;
    int weight[4]; /* of each piece */
    int side[4];   /* piece in direction d; -1 when nothing is joined there */
};

/* No point explored, no point of any kind, no weights. */
void cut_clear(struct cut *c);

/* Take these points out of the web. */
void cut_forget(struct cut *c, const vertex *points, int n);

/* Explore the part of the web that `root` belongs to. */
void cut_explore(struct cut *c, vertex root);

/* What is left of the part of v, an explored point, without v. */
struct cut_pieces cut_pieces(const struct cut *c, vertex v);

/* Are v and its neighbour n, points of the web, joined? */
static inline bool cut_joined(const struct cut *c, vertex v, vertex n)
{
    return c->kind[v] && c->kind[n] &&
           (c->kind[v] | c->kind[n]) != (WEB_EYE | WEB_DAME);
}

#endif
