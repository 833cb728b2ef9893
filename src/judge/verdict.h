/*
 * verdict - the result of a game, with all counts it has and whether they
 * agree.
 *
 * Where the rules say that counts agree, a disagreement is a bug of this
 * program: `agree` is false and a warning says so loudly.
 */
#ifndef CAIPAN_JUDGE_VERDICT_H
#define CAIPAN_JUDGE_VERDICT_H

#include "judge/count.h"
#include "judge/finish.h"

enum outcome {
    OUTCOME_SCORE,
    OUTCOME_TIE_BREAK, /* San-Qing at 184:177 (SQ) */
    OUTCOME_RESIGNATION,
    OUTCOME_FORFEIT,
    OUTCOME_DRAW, /* Korean repetition */
    OUTCOME_VOID  /* no result */
};

struct verdict {
    enum outcome outcome;
    enum judge_mode mode;
    centi margin;      /* after komi, pay, bonus, button, tie-break */
    enum color winner; /* EMPTY: draw or void */
    struct finish finish;
    struct count counts[COUNT_KINDS]; /* n_counts of them, in order */
    int n_counts;
    bool agree;
    struct strbuf warnings; /* a line each, no last newline */
};

/* Rule on the game as it stands, under `as` (NULL: its own rules). *out is
 * initialised here in any case; verdict_free afterwards. */
enum status verdict_make(struct game *g, const struct rules *as,
                         enum judge_mode mode, struct verdict *out);
void verdict_free(struct verdict *v);

/* Compare the counts: fills in `agree` and appends to `warnings`. Part of
 * verdict_make. */
void verdict_check(struct verdict *v);

/* The margin and outcome alone, with the agreement checked: what final_score
 * asks. ST_CANNOT_SCORE: void. Text as centi_print_result, "W+R", "B+F". */
enum status verdict_score(struct game *g, const struct rules *as,
                          enum judge_mode mode, struct strbuf *out);

/* "B+3.5", "W+R", "0"; "void" for no result. */
void verdict_print_result(struct strbuf *out, const struct verdict *v);

#endif
