/*
 * brute - life and death of one chain by brute force, as an oracle. Shares no
 * code with the program.
 *
 * The whole graph of positions that can arise is built, and backwards from
 * the captures is found where the attacker can force one; everywhere else the
 * owner holds out, in infinite play too (reference: retrograde analysis, the
 * attractor of a reachability game). A position is the stones, who is on
 * move, and the points that a ko ban closes.
 *
 * Points are x + y * width from the lower left corner; colours are 0 empty, 1
 * black, 2 white. Fixed points never change: what stands there lives by itself
 * and nobody plays there. A fixed empty point must touch fixed points only.
 */
#ifndef CAIPAN_TESTS_SUPPORT_BRUTE_H
#define CAIPAN_TESTS_SUPPORT_BRUTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BRUTE_GRID = 25 * 25, BRUTE_POINTS = 32 };

/* Whom ko bans bind, and what lifts them. */
enum brute_mode {
    BRUTE_BASIC,         /* both; any turn lifts them, a pass too */
    BRUTE_ATTACKER_FREE, /* the owner alone: threats without end against it */
    BRUTE_OWNER_FREE,    /* the attacker alone */
    BRUTE_JAPAN,         /* both; only a pass for that ko lifts one (1989,
                            7.2) */
    BRUTE_MODES
};

enum brute_answer { BRUTE_CAPTURED, BRUTE_SURVIVES, BRUTE_TOO_LARGE };

/* Who moves first: index of the answers. */
enum brute_side { BRUTE_ATTACKER, BRUTE_OWNER };

struct brute_board {
    int width, height;
    unsigned char at[BRUTE_GRID];
    unsigned char fixed[BRUTE_GRID];
    unsigned char vital[BRUTE_GRID]; /* stones that the attacker cannot spare:
                                        with one of them captured the owner
                                        holds out */
    bool suicide; /* suicide of two or more stones is legal; of one never */
};

/* A board drawn as in draw.h without blanks, rows parted by '/': X O . are
 * free, x o fixed stones, - a fixed empty point, B W vital stones. */
void brute_read(struct brute_board *b, const char *rows);

/* What became of the chain at `target` (not fixed), with each side moving
 * first; at most `most` positions are looked at. More than BRUTE_POINTS points
 * that are not fixed are too large too. Returns the number of positions. */
uint32_t brute_solve(const struct brute_board *b, int target,
                     enum brute_mode mode, uint32_t most,
                     enum brute_answer answer[2]);

/* The same for many positions of one board: those that differ in the points
 * that are not fixed, and where the stone `target` has the colour that it has
 * in *b. */
struct brute; /* opaque */

struct brute *brute_new(const struct brute_board *b, int target,
                        enum brute_mode mode, uint32_t most);
void brute_free(struct brute *s);

/* Take up a position with both sides to move; no ko ban. */
void brute_add(struct brute *s, const unsigned char *at);
/* All that can arise from those taken up. False: more than `most`. */
bool brute_run(struct brute *s);
/* Did a ko capture arise anywhere? If not, all modes agree. */
bool brute_has_ko(const struct brute *s);
uint32_t brute_size(const struct brute *s);
enum brute_answer brute_ask(const struct brute *s, const unsigned char *at,
                            enum brute_side first);

#endif
