/*
 * japan_work - what the steps of `japan` hand to each other.
 *
 * The steps, in order, each in a file of its own:
 *   japan_shape   points closed by shape: where a side's stones stop the other
 *                 from walking through, though nobody has played there
 *   japan_reach   who reaches which point; regions reached by one side only;
 *                 chains joined into groups; the eyes of a group
 *   japan_false   eye points that are false: the group falls apart there
 *   japan_eye,    how many eyes an eye is worth (0, 1, 2)
 *   japan_split
 *   japan         groups with fewer than two eyes are in seki; territory
 * The idea is that of lightvector's goscorer (MIT licence), the code is not.
 *
 * Private to these files.
 */
#ifndef CAIPAN_JUDGE_JAPAN_WORK_H
#define CAIPAN_JUDGE_JAPAN_WORK_H

#include "go/board.h"
#include "judge/japan_cut.h"

#include <stdbool.h>

struct japan_work {
    const struct board *b; /* with the dead stones */
    int n_points;
    vertex point[BOARD_POINTS];

    uint8_t stone[BOARD_GRID];  /* living stones; EMPTY under a dead stone */
    uint8_t corpse[BOARD_GRID]; /* colour of the dead stone here, else EMPTY */

    uint8_t closed[BOARD_GRID]; /* side whose shape closes this point */

    /* Sides (bits 1 << color) with a way from a living stone to the point
     * that meets no living stone of the other. */
    uint8_t reached[BOARD_GRID];
    /* The one side that reaches the point when no way leads on from a point
     * the other has closed; EMPTY: both or none, so it is dame. */
    uint8_t side[BOARD_GRID];

    /* A region: all points of one side that are connected, through dame too.
     * A group: the chains and eyes of a region connected without dame.
     * An eye: connected points of a side without living stones. From 1. */
    int n_regions, n_groups, n_eyes;
    int16_t region[BOARD_GRID]; /* means nothing on dame */
    int16_t group[BOARD_GRID];
    int16_t eye[BOARD_GRID];
    vertex eye_point[BOARD_POINTS];      /* of eye 1, of eye 2, ... */
    int16_t eye_start[BOARD_POINTS + 2]; /* eye e has the points from
                                            eye_start[e] to eye_start[e+1] */
    uint8_t eye_value[BOARD_POINTS + 1]; /* 0, 1, 2 */

    uint8_t false_point[BOARD_GRID]; /* no use to the life of its group */
    uint8_t unscored[BOARD_GRID];    /* must be filled: no territory */

    struct cut cut; /* used by one step at a time */
};

void japan_close(struct japan_work *w);
void japan_reach(struct japan_work *w);
void japan_join(struct japan_work *w);
void japan_find_false(struct japan_work *w);
void japan_value_eyes(struct japan_work *w);
void japan_find_unscored(struct japan_work *w);

/* The web of side c in w->cut: its stones, its eye points, and the dame not
 * closed to it. Nothing is explored yet. */
void japan_web(struct japan_work *w, enum color c);

/* May side c play at v? Suicide aside, which must at least capture. */
bool japan_playable(const struct japan_work *w, vertex v, enum color c);

#endif
