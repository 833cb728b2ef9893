/*
 * japan - territory under Japanese and Korean rules, dead stones given.
 *
 * Points enclosed by living groups that are not in seki; none in seki, none in
 * false eyes, none where the owner must still connect when all dame are
 * filled (teire). Loose borders with unfilled dame still enclose (1989 text;
 * spec/rules.md 8).
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
    uint8_t dame[BOARD_GRID];      /* 1: unfilled dame */
    uint8_t false_eye[BOARD_GRID]; /* 1: false eye or teire, no territory */
    bool touches_dame;             /* some living group touches unfilled dame
                                      (strictly in seki by the 1989 text) */
};

/* `b` holds all stones; dead[v] != 0 marks the dead ones. mark[v] is enum
 * mark of rules/game.h: MARK_SEKI and MARK_ALIVE override for that group; may
 * be NULL. strict_dame: groups touching unfilled dame are in seki. */
enum status japan_territory(const struct board *b, const uint8_t *dead,
                            const uint8_t *mark, bool strict_dame,
                            struct japan *out);

#endif
