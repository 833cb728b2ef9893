/*
 * policy - which move a side makes when a position is played out.
 *
 * First what the last move asks for (save a chain in atari, capture, the vital
 * point of what was lifted, chains of two liberties), then a random move that
 * fills no eye and does not throw stones away: a chain is put into atari only
 * in the shape of a nakade against a group without another eye. So sekis
 * last, and one-eyed groups die.
 */
#ifndef CAIPAN_JUDGE_POLICY_H
#define CAIPAN_JUDGE_POLICY_H

#include "judge/sand.h"

/* The move of c, or NO_VERTEX: pass. Points with still[v] != 0 are not played
 * on (NULL: all may be). */
vertex policy_move(struct sand *s, enum color c, const uint8_t *still,
                   uint64_t *random);

#endif
