/*
 * random_game - whole games at random, played through game_apply as two
 * clients would: legal stones, passes, virtual moves, disputes and trials, and
 * at the end dead stones, negative moves, an agreement.
 */
#ifndef CAIPAN_TESTS_SUPPORT_RANDOM_GAME_H
#define CAIPAN_TESTS_SUPPORT_RANDOM_GAME_H

#include "rules/game.h"

/* What the driver saw, for comparison with what the game says. */
struct random_game {
    int placed[3];   /* stones put on the board by moves */
    bool alternated; /* no colour made two turns in a row */
    enum color
        last; /* maker of the last turn; before any, who is not on move */
    enum color first_stop; /* maker of the first turn that was no stone */
    int passes[3];
};

/* Play on in *g, new and empty, until play stops or about `turns` turns are
 * made; a trial is settled. strict: colours alternate, no handicap. Aborts when
 * the game refuses what it has judged legal. */
struct random_game random_game_play(struct game *g, uint64_t *seed, int turns,
                                    bool strict);

/* Mark some chains dead, seki or alive, claim some points. */
void random_game_mark(struct game *g, uint64_t *seed);

#endif
