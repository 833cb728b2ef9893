/*
 * japan - territory under Japanese and Korean rules, dead stones given.
 *
 * Points enclosed by living groups that are not in seki; none in seki, none in
 * false eyes, none where the owner must still connect when all dame are
 * filled (teire). See spec/rules.md 8; the 1989 text, art. 8.
 *
 * A group is in seki when it has fewer than two eyes. A loose border, with
 * dame still open, encloses an eye where shape stops the enemy from walking
 * in; points there give life, but count only when really enclosed. Stones of
 * one side that can still connect through dame share their eyes.
 *
 * What an eye is worth is an estimate for finished positions. Where it is
 * wrong, playing the dame or connecting a false eye mends it, or a mark does.
 */
#ifndef CAIPAN_JUDGE_JAPAN_H
#define CAIPAN_JUDGE_JAPAN_H

#include "base/status.h"
#include "go/board.h"

#include <stdbool.h>

struct japan {
    uint8_t territory[BOARD_GRID]; /* BLACK, WHITE: a point of territory, on
                                      empty points and under dead stones */
    uint8_t seki[BOARD_GRID];      /* 1 on stones of groups in seki */
    uint8_t seki_eye[BOARD_GRID];  /* BLACK, WHITE: an eye point of a group in
                                      seki (no territory) */
    uint8_t enclosed[BOARD_GRID];  /* 1: empty or dead, reached by one side
                                      only, and no false eye: territory, but
                                      for seki */
    uint8_t dame[BOARD_GRID];      /* 1: dame; a point closed by mere shape
                                      is neither dame nor territory */
    uint8_t false_eye[BOARD_GRID]; /* 1: false eye or teire, no territory */
    bool touches_dame;             /* some living group touches a point that is
                                      open to both sides (strictly in seki by
                                      the 1989 text) */
};

/* `b` holds all stones; dead[v] != 0 marks the dead ones. mark[v] is enum
 * mark of rules/game.h: MARK_SEKI and MARK_ALIVE on a living stone decide for
 * its group, SEKI before ALIVE, the chains connected without dame; may be NULL.
 * strict_dame: groups touching open dame are in seki. ST_NO_MEMORY: *out is
 * unchanged. At most 5 ms on any 52x52 board measured. */
enum status japan_territory(const struct board *b, const uint8_t *dead,
                            const uint8_t *mark, bool strict_dame,
                            struct japan *out);

#endif
