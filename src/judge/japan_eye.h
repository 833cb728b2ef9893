/*
 * japan_eye - an eye and what matters about its points (private to japan).
 *
 * Only the real points of the eye are listed; its false ones are weaknesses of
 * their neighbours. All values are estimates for finished positions: where
 * they fail, playing out dame or connecting a false eye mends it.
 */
#ifndef CAIPAN_JUDGE_JAPAN_EYE_H
#define CAIPAN_JUDGE_JAPAN_EYE_H

#include "judge/japan_work.h"

/* seal: as many moves as no one has. */
enum { NEVER = 50 };

struct eye_point {
    uint8_t degree;      /* neighbours in the eye */
    uint8_t room;        /* of these, empty ones */
    uint8_t false_empty; /* empty false neighbours: the enemy may throw in */
    uint8_t thrown_in;   /* false neighbours with a dead enemy stone */
    uint8_t seal;        /* own moves it takes to make an eye of this point */
};

struct eye {
    struct japan_work *w;
    enum color color;
    int id; /* in w->eye */
    int n;
    vertex point[BOARD_POINTS];
    struct eye_point at[BOARD_GRID]; /* on its points only */
    bool in[BOARD_GRID];             /* on its real points */
};

static inline bool eye_has_corpse(const struct eye *e, vertex v)
{
    return e->w->corpse[v] == opponent(e->color);
}

static inline bool eye_is_empty(const struct eye *e, vertex v)
{
    return e->w->b->at[v] == EMPTY;
}

/* The rules that look at how the eye can be split (japan_split.c); each
 * returns how many eyes it makes sure of. */
int eye_split_once(const struct eye *e);
int eye_split_twice(const struct eye *e);
int eye_capture_shape(const struct eye *e);

#endif
