/*
 * life - the status of every chain, and on what evidence.
 *
 * A pure function of position, question and budget: the same answer every
 * time, whatever was asked before; work is counted in positions, never in
 * seconds. `struct judge` only holds memory for the work.
 *
 * Stages: unconditional life (benson.h); games played out (sample.h), which
 * estimate everything; exact search of the zones that the games leave in doubt
 * (zone.h, solve.h).
 */
#ifndef CAIPAN_JUDGE_LIFE_H
#define CAIPAN_JUDGE_LIFE_H

#include "base/status.h"
#include "go/board.h"

#include <stdbool.h>
#include <stdint.h>

/* Status and its word in answers. */
#define LIFE_LIST(X)                                                           \
    X(NONE, "none") /* no stone */                                             \
    X(ALIVE, "alive")                                                          \
    X(DEAD, "dead")                                                            \
    X(SEKI, "seki")

enum life_status {
#define X(name, word) LIFE_##name,
    LIFE_LIST(X)
#undef X
};

/* What a status rests on, its word, and what it means to people. */
#define EVIDENCE_LIST(X)                                                       \
    X(NONE, "none", "nothing")                                                 \
    X(PROVED, "proved", "lives, or is lost, whatever is played")               \
    X(ESTIMATED, "estimated", "games played out")                              \
    X(CONDITIONAL, "conditional",                                              \
      "exact search that leans on chains which are only estimated")            \
    X(CRITICAL, "critical", "who moves first decides")                         \
    X(MARKED, "marked", "the players said so")

enum evidence {
#define X(name, word, text) EVIDENCE_##name,
    EVIDENCE_LIST(X)
#undef X
};

const char *life_word(enum life_status s);
const char *evidence_word(enum evidence e);
const char *evidence_text(enum evidence e);

/* What is asked. */
struct life_question {
    enum color first; /* who moves first where that decides (rules A, B, Art:
                         the first to abandon); EMPTY: the opponent of each */
    bool suicide;     /* suicide of several stones is legal */
    uint32_t budget;  /* thousands of units; 0: the default */
};

enum { LIFE_BUDGET = 400 }; /* default, in thousands of units */

struct life {
    uint8_t status[BOARD_GRID];   /* enum life_status, on stones */
    uint8_t evidence[BOARD_GRID]; /* enum evidence, on stones */
    uint8_t percent[BOARD_GRID];  /* how sure: 50..100 */
    uint64_t work;                /* units spent */
};

struct judge; /* opaque: memory for the work, some 2 MB */

struct judge *judge_new(void); /* NULL without memory */
void judge_free(struct judge *j);

/* Judge the position. *out is written whole. */
void judge_life(struct judge *j, const struct board *b,
                const struct life_question *q, struct life *out);

#endif
