/*
 * plain - a board that floods on demand: the slow oracle of go/board.
 *
 * Shares nothing with it but the numbers of the colours (0 empty, 1 black, 2
 * white). Points are numbered row by row from below, x + y * width.
 */
#ifndef CAIPAN_TESTS_SUPPORT_PLAIN_H
#define CAIPAN_TESTS_SUPPORT_PLAIN_H

#include <stdbool.h>

enum { PLAIN_POINTS = 52 * 52 };

struct plain {
    int width, height;
    unsigned char at[PLAIN_POINTS];
};

void plain_init(struct plain *p, int width, int height);

/* The neighbours of a point; returns how many. */
int plain_next_to(const struct plain *p, int point, int out[4]);

/* The stones of the chain at `point`, in stones[0 .. n-1]; returns n. */
int plain_chain(const struct plain *p, int point, int *stones);

/* The number of liberties of the chain at `point`. */
int plain_liberties(const struct plain *p, int point);

/* Would the stone have no liberty? Then *stones is the size of its chain. */
bool plain_is_suicide(const struct plain *p, int point, int color, int *stones);

/* Put a stone down and take off what has no liberty: the other colour's, else
 * its own. The points taken off in lifted[0 .. n-1]; returns n. */
int plain_place(struct plain *p, int point, int color, int *lifted);

bool plain_equal(const struct plain *a, const struct plain *b);

#endif
