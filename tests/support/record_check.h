/*
 * record_check - games compared through records, for tests and the fuzzer.
 */
#ifndef CAIPAN_TESTS_SUPPORT_RECORD_CHECK_H
#define CAIPAN_TESTS_SUPPORT_RECORD_CHECK_H

#include "base/strbuf.h"
#include "rules/game.h"

#include <stddef.h>

/* Append all that a record must keep of a game: size, rules, komi, start
 * position, events with their rulings, state, marks and claims, hash. */
void record_check_print(struct strbuf *out, struct game *g);

/* Save the game, read that into another game and compare; then save the other
 * one along the record and do it again. NULL, or what differs: free it with
 * strbuf_free. */
bool record_check_round_trip(struct game *g, struct strbuf *difference);

/* Whatever the bytes are, reading them gives an error with its place and an
 * unchanged game, or a game that survives the round trip. Aborts if not.
 * Returns whether a game was loaded. */
bool record_check_bytes(const char *bytes, size_t len);

#endif
