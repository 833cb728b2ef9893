/*
 * board - stones on points, their chains and captures; no rules.
 *
 * A plain value: copy it with =. Points of every board size share one grid
 * with an OFF border, so a vertex means the same on any board. Knows captures
 * and liberties; knows no turn, no ko, no ban on suicide.
 *
 * Invariants. A chain is a ring through `next`; `head` names it, the same for
 * all its stones. At the head, `libs` counts the pairs (stone, adjacent empty
 * point) of the chain: 0 exactly when it has no liberty; `size` counts its
 * stones. What a removed stone had in `next` and `head` stays until a stone is
 * put there again, so that a move can be taken back from a small delta. `hash`
 * is a pure function of size and stones.
 */
#ifndef CAIPAN_GO_BOARD_H
#define CAIPAN_GO_BOARD_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BOARD_MAX = 52, /* as SGF; the coordinates of GTP are extended to it */
    BOARD_STRIDE = BOARD_MAX + 1,
    BOARD_GRID = BOARD_STRIDE * (BOARD_MAX + 2) + 1,
    BOARD_POINTS = BOARD_MAX * BOARD_MAX
};

enum color { EMPTY, BLACK, WHITE, OFF };

typedef int16_t vertex; /* index into the grid */
enum { NO_VERTEX = 0 }; /* a border point: names no vertex */

struct board {
    int width, height; /* 1..BOARD_MAX */
    int stones[3];     /* by color; [EMPTY] counts the empty points */
    uint64_t hash;
    uint8_t at[BOARD_GRID]; /* enum color */
    vertex next[BOARD_GRID];
    vertex head[BOARD_GRID];
    int16_t libs[BOARD_GRID];
    int16_t size[BOARD_GRID];
};

/* What board_undo needs to take one placement back. */
struct board_delta {
    vertex v;
    uint8_t color;
    uint8_t n_absorbed, n_lifted;
    bool suicide; /* lifted[0] is the stone's own chain */
    int16_t stones_lifted;
    vertex absorbed[4]; /* heads of chains joined, in order */
    vertex lifted[4];   /* heads of chains removed, in order */
    vertex old_next, old_head;
    int16_t old_libs, old_size;
};

/* Column x from the left, row y from the bottom, both from 0. */
static inline vertex vertex_at(int x, int y)
{
    return (vertex)((y + 1) * BOARD_STRIDE + x + 1);
}

static inline int vertex_x(vertex v)
{
    return v % BOARD_STRIDE - 1;
}

static inline int vertex_y(vertex v)
{
    return v / BOARD_STRIDE - 1;
}

/* Neighbour d = 0..3 of v; may be an OFF point. */
static inline vertex vertex_next_to(vertex v, int d)
{
    static const int8_t step[4] = {-BOARD_STRIDE, -1, 1, BOARD_STRIDE};

    return (vertex)(v + step[d]);
}

static inline enum color opponent(enum color c)
{
    return (enum color)(BLACK + WHITE - c);
}

static inline int board_area(const struct board *b)
{
    return b->width * b->height;
}

/* An empty board of 1..BOARD_MAX columns and rows. */
void board_init(struct board *b, int width, int height);

/* Put a stone of colour c on the empty point v and lift what then has no
 * liberty: enemy chains first, else the stone's own chain. Fills *d. Returns
 * the number of stones lifted (d->suicide tells whose). */
int board_place(struct board *b, vertex v, enum color c, struct board_delta *d);

/* Take back the last placement; *d is what board_place filled. Costs what
 * the placement cost. */
void board_undo(struct board *b, const struct board_delta *d);

/* The points from which the placement d, the last one made, lifted stones;
 * `out` has room for BOARD_POINTS. Returns their number. */
int board_lifted(const struct board *b, const struct board_delta *d,
                 vertex *out);

/* Would a stone of colour c on the empty point v be without liberty after
 * captures? If so *stones (when not NULL) is 1 + the stones it joins. */
bool board_is_suicide(const struct board *b, vertex v, enum color c,
                      int *stones);

/* Set-up: put a stone on an empty point and lift nothing. A caller that wants
 * a position to play on checks board_libertyless afterwards. */
void board_add(struct board *b, vertex v, enum color c);

/* A stone of some chain without liberty, or NO_VERTEX. */
vertex board_libertyless(const struct board *b);

/* The liberties of the chain at v, exactly; written to `out` if not NULL
 * (room for BOARD_POINTS). */
int board_liberties(const struct board *b, vertex v, vertex *out);

/* The stones of the chain at v, written to `out` (room for BOARD_POINTS). */
int board_chain(const struct board *b, vertex v, vertex *out);

/* All points of the board in the order of answers: by column from the left,
 * then by row from the bottom. `out` has room for BOARD_POINTS. */
int board_points(const struct board *b, vertex *out);

/* Same size and same stones. */
bool board_equal(const struct board *a, const struct board *b);

#endif
