/*
 * zone - cut a part of the board out for exact search.
 *
 * From a chain outwards through empty points and chains of either colour, up
 * to walls: chains taken to be safe by themselves. Whatever stops the flood is
 * a wall or the edge, so the zone is closed: nothing outside can help either
 * side but through the walls.
 */
#ifndef CAIPAN_JUDGE_ZONE_H
#define CAIPAN_JUDGE_ZONE_H

#include "judge/local.h"

/* Cut out the zone of the chain at v, which is its target. wall[w] != 0: the
 * chain of stone w is safe. False: more than LOCAL_POINTS points. The position
 * has the attacker on move and no ko; bans bind both, suicide is illegal. */
bool zone_cut(const struct board *b, vertex v, const uint8_t *wall,
              struct local *z, struct local_state *s);

/* Make another chain of the zone the target: sides change with its colour. */
void zone_aim(const struct board *b, vertex v, struct local *z,
              struct local_state *s);

#endif
