/*
 * ruling - the referee's decision on one turn: allowed, or why not.
 */
#ifndef CAIPAN_RULES_RULING_H
#define CAIPAN_RULES_RULING_H

#include "base/strbuf.h"
#include "rules/rules.h"

#include <stdint.h>

/* Reason, its stable first word (caipan-why), what it says to people. */
#define RULING_LIST(X)                                                         \
    X(LEGAL, "legal")                                                          \
    X(OFF_BOARD, "off-board")                                                  \
    X(OCCUPIED, "occupied")                                                    \
    X(SUICIDE, "suicide")                                                      \
    X(KO, "ko")                                                                \
    X(REPEATS, "repeats move")                                                 \
    X(NO_VIRTUAL, "no-virtual")                                                \
    X(NO_RESUMPTION, "no-resumption")                                          \
    X(GAME_OVER, "game-over")                                                  \
    X(FOURTH_VIRTUAL, "fourth-virtual")                                        \
    X(OUT_OF_PHASE, "out-of-phase") /* no turn; in records and replays only */

enum why {
#define X(name, word) WHY_##name,
    RULING_LIST(X)
#undef X
};

enum phase { PHASE_PLAYING, PHASE_PAUSE, PHASE_TRIAL, PHASE_ENDED };

/* How the game ended, and the word caipan-phase prints after "ended". */
#define END_LIST(X)                                                            \
    X(NONE, "")                                                                \
    X(ACCEPTED, "accepted")                                                    \
    X(AGREED, "agreed")                                                        \
    X(FOUR_VIRTUAL, "four-virtual")                                            \
    X(PASSES, "passes")                                                        \
    X(RESIGNATION, "resignation")                                              \
    X(VOID, "void")                                                            \
    X(DRAW, "draw")                                                            \
    X(FORFEIT, "forfeit")

enum end {
#define X(name, word) END_##name,
    END_LIST(X)
#undef X
};

struct ruling {
    enum why why;
    uint32_t event;             /* WHY_REPEATS: the earlier event, 0: start */
    enum end end;               /* WHY_GAME_OVER: of what kind */
    enum rules_setting setting; /* what it rests on; SET_NOTHING if on none */
};

const char *why_word(enum why w);
const char *end_word(enum end e);

/* "playing", "pause", "trial" or "ended KIND" (caipan-phase). */
void phase_print(struct strbuf *out, enum phase p, enum end e);

/* One line, first word stable: "repeats move 41 ko=positional" (caipan-why). */
void ruling_print(struct strbuf *out, const struct ruling *r,
                  const struct rules *rules);

#endif
