#include "judge/verdict.h"

#include "judge/owner.h"

#include <string.h>

/* ---- outcome ------------------------------------------------------------ */

/* A repetition ends the game under other rules too, if they have that end:
 * "third-void" and "third-draw" see the same thing (rules.md 8). */
static enum outcome repetition(const struct rules *own, const struct rules *as)
{
    bool third =
        own->cycle == CYCLE_THIRD_VOID || own->cycle == CYCLE_THIRD_DRAW;

    switch ((enum rules_cycle)as->cycle) {
    case CYCLE_BAN:
        return OUTCOME_SCORE;
    case CYCLE_VOID:
        return third ? OUTCOME_SCORE : OUTCOME_VOID;
    case CYCLE_THIRD_VOID:
        return third ? OUTCOME_VOID : OUTCOME_SCORE;
    case CYCLE_THIRD_DRAW:
        return third ? OUTCOME_DRAW : OUTCOME_SCORE;
    }
    return OUTCOME_SCORE;
}

static enum outcome outcome_of(const struct game *g, const struct rules *as)
{
    const struct game_state *s = game_state(g);

    switch (s->end) {
    case END_RESIGNATION:
        return OUTCOME_RESIGNATION;
    case END_FORFEIT:
        return OUTCOME_FORFEIT;
    case END_VOID:
        return as ? repetition(game_rules(g), as) : OUTCOME_VOID;
    case END_DRAW:
        return as ? repetition(game_rules(g), as) : OUTCOME_DRAW;
    case END_NONE:
    case END_ACCEPTED:
    case END_AGREED:
    case END_FOUR_VIRTUAL:
    case END_PASSES:
        break;
    }
    return OUTCOME_SCORE;
}

/* ---- the counts and whether they agree ---------------------------------- */

static enum status make_counts(struct verdict *v)
{
    for (int k = 0; k < COUNT_KINDS; k++) {
        enum status st;

        if (!count_applies(&v->finish.rules, (enum count_kind)k))
            continue;
        st = count_make((enum count_kind)k, &v->finish, -1,
                        &v->counts[v->n_counts++]);
        if (st != ST_OK)
            return st;
    }
    return ST_OK;
}

static const struct count *find(const struct verdict *v, enum count_kind k)
{
    for (int i = 0; i < v->n_counts; i++)
        if (v->counts[i].kind == k)
            return &v->counts[i];
    return NULL;
}

static int area_difference(const struct finish *f)
{
    return f->stones[BLACK] + f->empties[BLACK] - f->stones[WHITE] -
           f->empties[WHITE];
}

/* What a count must give, from the figures of the finish; true stones carry
 * the plain difference of the areas. */
static centi expected(const struct finish *f, const struct count *c,
                      centi first)
{
    int hands = f->hands[BLACK] - f->hands[WHITE];
    int virtual_moves = f->virtual_moves[BLACK] - f->virtual_moves[WHITE];
    int passes = f->passes[BLACK] - f->passes[WHITE];

    switch (c->kind) {
    case COUNT_PASS_STONES: /* refilling undoes all that was put down */
        return 100 *
               (centi)(area_difference(f) - hands + virtual_moves - passes);
    case COUNT_ART: /* Art 18 */
        return 100 * (centi)(area_difference(f) - hands);
    case COUNT_TERRITORY:
        return f->rules.scoring == SCORING_TERRITORY ? c->margin : first;
    case COUNT_AREA:
    case COUNT_FILL:
    case COUNT_EMPTIES:
    case COUNT_TRUE_STONES:
        return f->rules.tax == TAX_NONE ? 100 * (centi)area_difference(f)
                                        : first;
    case COUNT_STONES:
    case COUNT_ROADS:
    case COUNT_EQUAL_STONES:
    case COUNT_KINDS:
        break;
    }
    return first;
}

static void disagree(struct verdict *v, const struct count *c, centi must)
{
    struct strbuf line = STRBUF_INIT;

    v->agree = false;
    strbuf_addf(&line,
                "THE COUNTS DISAGREE, which is a bug of this program: "
                "%s gives ",
                count_name(c->kind));
    centi_print(&line, c->margin);
    strbuf_puts(&line, " where ");
    centi_print(&line, must);
    strbuf_puts(&line, " is due");
    warnings_add(&v->warnings, line.text);
    v->warnings.failed |= line.failed;
    strbuf_free(&line);
}

/* AGA: pass stones make the territory agree with the area when colours
 * alternated and White passed last; White's handicap points stand for the
 * stones Black put down before. */
static void check_parity(struct verdict *v)
{
    const struct count *area = find(v, COUNT_AREA);
    const struct count *pass = find(v, COUNT_PASS_STONES);

    if (area && pass && pass->margin != area->margin - v->finish.bonus)
        warnings_add(&v->warnings,
                     "area and pass stones differ: colours did not alternate, "
                     "or White did not pass last; the area decides");
}

void verdict_check(struct verdict *v)
{
    v->agree = true;
    for (int i = 0; i < v->n_counts; i++) {
        const struct count *c = &v->counts[i];
        centi must = expected(&v->finish, c, v->counts[0].margin);

        if (c->margin != must)
            disagree(v, c, must);
    }
    check_parity(v);
}

/* ---- verdict ------------------------------------------------------------ */

/* SQ: at 184 : 177, in general when half a point decides for White, the true
 * stones do; by the last quarter stone. */
static void break_tie(struct verdict *v)
{
    const struct count *c = find(v, COUNT_TRUE_STONES);
    const struct figure *result;

    if (!c || v->margin != -50)
        return;
    result = count_figure(c, "result");
    v->outcome = OUTCOME_TIE_BREAK;
    v->margin = result->word[0] == 'B' ? 50 : result->word[0] == 'W' ? -50 : 0;
}

static void decide(struct verdict *v)
{
    const struct finish *f = &v->finish;

    v->margin = v->counts[0].margin - f->komi - f->pay - f->bonus + f->button;
    break_tie(v);
    v->winner = v->margin > 0 ? BLACK : v->margin < 0 ? WHITE : EMPTY;
}

static void start(struct verdict *v, enum judge_mode mode)
{
    v->outcome = OUTCOME_SCORE;
    v->mode = mode;
    v->margin = 0;
    v->winner = EMPTY;
    v->n_counts = 0;
    v->agree = true;
    v->warnings = (struct strbuf)STRBUF_INIT;
}

enum status verdict_make(struct game *g, const struct rules *as,
                         enum judge_mode mode, struct verdict *out)
{
    enum outcome outcome = outcome_of(g, as);
    enum status st;

    start(out, mode);
    st = finish_make(g, as, mode, &out->finish, &out->warnings);
    if (st == ST_OK)
        st = make_counts(out);
    if (st != ST_OK)
        return st;
    verdict_check(out);
    decide(out);
    if (outcome != OUTCOME_SCORE) {
        enum color loser = game_state(g)->loser;

        out->outcome = outcome;
        out->margin = 0;
        out->winner = loser == EMPTY ? EMPTY : opponent(loser);
    }
    return out->warnings.failed ? ST_NO_MEMORY : ST_OK;
}

void verdict_free(struct verdict *v)
{
    for (int i = 0; i < v->n_counts; i++)
        count_free(&v->counts[i]);
    v->n_counts = 0;
    strbuf_free(&v->warnings);
}

void verdict_print_result(struct strbuf *out, const struct verdict *v)
{
    const char *side = v->winner == BLACK ? "B" : "W";

    switch (v->outcome) {
    case OUTCOME_RESIGNATION:
        strbuf_addf(out, "%s+R", side);
        break;
    case OUTCOME_FORFEIT:
        strbuf_addf(out, "%s+F", side);
        break;
    case OUTCOME_VOID:
        strbuf_puts(out, "void");
        break;
    case OUTCOME_SCORE:
    case OUTCOME_TIE_BREAK:
    case OUTCOME_DRAW:
        centi_print_result(out, v->margin);
        break;
    }
}

enum status verdict_score(struct game *g, const struct rules *as,
                          enum judge_mode mode, struct strbuf *out)
{
    struct verdict v;
    enum status st = verdict_make(g, as, mode, &v);

    if (st == ST_OK && v.outcome == OUTCOME_VOID)
        st = ST_CANNOT_SCORE;
    if (st == ST_OK)
        verdict_print_result(out, &v);
    verdict_free(&v);
    return st == ST_OK && out->failed ? ST_NO_MEMORY : st;
}
