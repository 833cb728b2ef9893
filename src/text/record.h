/*
 * record - games to and from SGF, every kind of event without loss.
 *
 * The private properties are those of spec/gtp.md "Records": VX, CPRU, CPEV,
 * CPDD, CPSK, CPAL, CPCL. Quirks of real files: reference page, part 4 G.
 */
#ifndef CAIPAN_TEXT_RECORD_H
#define CAIPAN_TEXT_RECORD_H

#include "base/status.h"
#include "base/strbuf.h"
#include "rules/game.h"
#include "text/sgf.h"

struct record_options {
    uint32_t before_move; /* stop before this move, 0: play all (loadsgf) */
    bool lock_rules;      /* ignore RU and CPRU */
};

/* Build the game of a record's main line in *g: its size, rules, komi, start
 * position, events. Warnings (and the error on failure) are appended to
 * `notes`, a line each. On failure *g is unchanged. Illegal only by a rule:
 * played, a violation. */
enum status record_load(struct game *g, const struct sgf *tree,
                        const struct record_options *opt, struct strbuf *notes);

/* Write the game, with RE as `result` says (NULL: none). With `from` (the tree
 * it was loaded from) unknown root properties, comments and the like of the
 * nodes that still hold the same moves are kept. Ends with a newline. */
enum status record_save(struct game *g, const struct sgf *from,
                        const char *result, struct strbuf *out);

#endif
