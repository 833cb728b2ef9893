/*
 * history - what has been before, found again by key and then compared.
 *
 * A set of situations: a position of a track together with a tag, the number
 * that a rule adds to the stones (side to move, virtual stones so far, passes
 * so far: game_repeat.c). Equal keys are only a suspicion; two situations are
 * the same when their tags and all their stones are. Each keeps how often it
 * occurred and at which event first.
 *
 * Occurrences are taken back in the reverse order. A history owns its memory;
 * all zero is an empty history. Memory is kept over clear and pop.
 */
#ifndef CAIPAN_RULES_HISTORY_H
#define CAIPAN_RULES_HISTORY_H

#include "go/track.h"

struct situation {
    uint64_t key; /* of the stones alone */
    uint32_t tag;
    uint32_t event;    /* number of the event that made it first */
    uint32_t count;    /* occurrences */
    uint32_t position; /* its stones, in the track */
};

struct history {
    struct situation *list; /* in the order of first occurrence */
    uint32_t *slots; /* place in `list` + 1, 0 is free; open addressing */
    uint32_t *log;   /* the place in `list` of each occurrence */
    size_t n, cap, n_log, log_cap;
    size_t limit;  /* situations for which there are slots, four each */
    int slot_bits; /* 1 << slot_bits slots, none when `slots` is NULL */
};

/* What is looked for, or recorded. */
struct history_query {
    uint64_t key;
    uint32_t tag;
    uint32_t since; /* situations of earlier events do not count */
    const struct track *track;
    const struct board *board; /* the stones */
};

void history_free(struct history *h);
void history_clear(struct history *h);

/* Make room for `more` occurrences. False: no memory, unchanged. */
bool history_reserve(struct history *h, size_t more);

/* The same situation, or NULL. The pointer holds until the next push. */
const struct situation *history_find(const struct history *h,
                                     const struct history_query *q);

/* Record an occurrence by this event; the board is the newest position of the
 * track. Returns how often it has occurred. */
uint32_t history_push(struct history *h, const struct history_query *q,
                      uint32_t event);

/* The same for what history_find has just not found. */
void history_push_new(struct history *h, const struct history_query *q,
                      uint32_t event);

/* Take the last occurrence back. */
void history_pop(struct history *h);

#endif
