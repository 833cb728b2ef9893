/*
 * slow_area - groups and ownership from the words of spec/rules.md 5 and 7,
 * as slowly as they read, as an oracle. Shares no code with the program.
 *
 * Points are x + y * w from the lower left corner.
 */
#ifndef CAIPAN_TESTS_SUPPORT_SLOW_AREA_H
#define CAIPAN_TESTS_SUPPORT_SLOW_AREA_H

#include <stdbool.h>

enum { SLOW_POINTS = 81 };

struct slow {
    int w, h;
    char at[SLOW_POINTS];    /* X O . */
    char mark[SLOW_POINTS];  /* on every stone of a chain: 'd'ead, 's'eki,
                                'a'live or 0 */
    char claim[SLOW_POINTS]; /* X O, '.' public, 0 nothing */
};

bool slow_near(const struct slow *s, int a, int b);

/* Is the empty region of p bordered by that colour and no other? */
bool slow_own_region(const struct slow *s, int p, char color);

/* The group of the stone: its stones and own empty points. */
void slow_group(const struct slow *s, int stone, char group[SLOW_POINTS]);

/* With all other own empty points filled, does every chain touch both? */
bool slow_two_eyes(const struct slow *s, const char *group, int p, int q);

bool slow_independent(const struct slow *s, const char *group);

/* Lift the dead, then say whose each point is: X, O or '.'. */
void slow_owner(const struct slow *s, bool liberty_eyes,
                char owner[SLOW_POINTS]);

/* Is the stone in a group that needs a seki and borders one, or marked so?
 * For the position as it stands, without dead marks. */
bool slow_in_seki(const struct slow *s, int stone);

#endif
