/*
 * record - games to and from SGF, every kind of event without loss.
 *
 * One event a node. Private properties (spec/gtp.md, Records):
 *   VX[B]                        a virtual move; passes are B[] and W[]
 *   CPRU[base,setting=value]     the rules, beside a plain RU
 *   CPEV[resume|trial|settle|accept|agree|resign B|forfeit B|negative A C3|
 *        unmark C3 ..|unclaim C3 ..]   "unmark" and "unclaim" alone: all
 *   CPDD, CPSK, CPAL             marks: dead, seki, alive; one point a value
 *   CPCL[b:aabb:cc]              a claim on A and B, C public; CPCL[:cc] public
 * and two of our own: CPKM[default] beside a KM that follows the rules, CPKP[]
 * at a turn kept only because the rules were changed behind it (game_restore
 * forces it). Conversions are not written, reading makes them again. PL in the
 * last node: somebody set who is on move.
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
