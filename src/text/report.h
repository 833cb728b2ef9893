/*
 * report - what the referee knows, as text for programs (JSON with stable
 * keys, spec/gtp.md "Machine-readable answers") and for people.
 *
 * Every function appends; none ends with a newline or writes an empty line.
 * A failure of memory is left in out->failed, unless a status is returned.
 */
#ifndef CAIPAN_TEXT_REPORT_H
#define CAIPAN_TEXT_REPORT_H

#include "base/status.h"
#include "base/strbuf.h"
#include "judge/verdict.h"
#include "rules/game.h"

/* "none", "declared", "auto": a judge mode in commands and in JSON. */
const char *report_judge_word(enum judge_mode mode);

/* caipan-state: one line of JSON. */
void report_state(struct strbuf *out, const struct game *g);

/* caipan-verdict: one line of JSON. *v is the verdict on *g. */
void report_verdict(struct strbuf *out, const struct game *g,
                    const struct verdict *v);

/* The counts of a verdict alone: {"area":{...},...}. */
void report_counts(struct strbuf *out, const struct verdict *v);

/* caipan-explain in English: how the game ended, what is dead, in seki,
 * public and claimed, each count with its working board, komi and pay, the
 * result; in the author's order (rules.md 4). */
void report_explain(struct strbuf *out, const struct game *g,
                    const struct verdict *v);

/* caipan-score_all: "NAME SCORE [note]", a line for each rule set. */
enum status report_score_all(struct strbuf *out, struct game *g,
                             enum judge_mode mode);

/* What a vertex may be at the end. */
enum report_list {
    REPORT_DEAD,
    REPORT_ALIVE,
    REPORT_SEKI,
    REPORT_BLACK_TERRITORY,
    REPORT_WHITE_TERRITORY,
    REPORT_DAME,
    REPORT_LISTS
};

/* "dead" .. "dame": the words of final_status_list. */
const char *report_list_word(enum report_list l);

/* What the vertex is in the finished position. */
enum report_list report_status(const struct finish *f, vertex v);

/* The vertices of a list, by column and row; `out` has room for BOARD_POINTS.
 * Returns their number. */
int report_vertices(const struct finish *f, enum report_list l, vertex *out);

/* The points that belong to nobody once dead stones are off. */
int report_public(const struct finish *f, vertex *out);

#endif
