#include "text/report.h"

#include "go/coord.h"

#include <string.h>

const char *report_judge_word(enum judge_mode mode)
{
    static const char *const words[] = {[JUDGE_NONE] = "none",
                                        [JUDGE_DECLARED] = "declared",
                                        [JUDGE_AUTO] = "auto"};

    return words[mode];
}

/* ---- status of each vertex ---------------------------------------------- */

const char *report_list_word(enum report_list l)
{
    static const char *const words[REPORT_LISTS] = {
        [REPORT_DEAD] = "dead",
        [REPORT_ALIVE] = "alive",
        [REPORT_SEKI] = "seki",
        [REPORT_BLACK_TERRITORY] = "black_territory",
        [REPORT_WHITE_TERRITORY] = "white_territory",
        [REPORT_DAME] = "dame"};

    return words[l];
}

enum report_list report_status(const struct finish *f, vertex v)
{
    if (f->full.at[v] != EMPTY)
        return f->dead[v] != EMPTY ? REPORT_DEAD
               : f->seki[v]        ? REPORT_SEKI
                                   : REPORT_ALIVE;
    return f->owner[v] == BLACK   ? REPORT_BLACK_TERRITORY
           : f->owner[v] == WHITE ? REPORT_WHITE_TERRITORY
                                  : REPORT_DAME;
}

int report_vertices(const struct finish *f, enum report_list l, vertex *out)
{
    int n = board_points(&f->full, out), kept = 0;

    for (int i = 0; i < n; i++)
        if (report_status(f, out[i]) == l)
            out[kept++] = out[i];
    return kept;
}

int report_public(const struct finish *f, vertex *out)
{
    int n = board_points(&f->board, out), kept = 0;

    for (int i = 0; i < n; i++)
        if (f->board.at[out[i]] == EMPTY && f->owner[out[i]] == EMPTY)
            out[kept++] = out[i];
    return kept;
}

/* ---- every rule set ------------------------------------------------------ */

/* Remarks that help to see why a set differs from its neighbours. */
static void add_note(struct strbuf *out, size_t start, const char *text)
{
    strbuf_addf(out, "%s%s", out->len == start ? " " : "; ", text);
}

static void add_bonus(struct strbuf *out, size_t start, centi bonus)
{
    add_note(out, start, "White has ");
    centi_print(out, bonus);
    strbuf_puts(out, " for the handicap");
}

static void add_notes(struct strbuf *out, const struct verdict *v)
{
    const struct finish *f = &v->finish;
    size_t start = out->len;

    if (v->outcome != OUTCOME_SCORE && v->outcome != OUTCOME_TIE_BREAK)
        return;
    if (v->outcome == OUTCOME_TIE_BREAK)
        add_note(out, start, "by true stones");
    if (f->pay)
        add_note(out, start, "Black pays 1");
    if (f->bonus)
        add_bonus(out, start, f->bonus);
    if (f->button)
        add_note(out, start,
                 f->button > 0 ? "Black has the button"
                               : "White has the button");
    if (f->marks_ignored)
        add_note(out, start, "every stone is alive");
    if (!v->agree)
        add_note(out, start, "THE COUNTS DISAGREE");
}

enum status report_score_all(struct strbuf *out, struct game *g,
                             enum judge_mode mode)
{
    for (int i = 0; i < rules_total(); i++) {
        const struct rules *r = rules_get(i);
        struct verdict v;
        enum status st = verdict_make(g, r, mode, &v);

        if (st == ST_OK) {
            strbuf_addf(out, "%s%s ", i ? "\n" : "", r->name);
            verdict_print_result(out, &v);
            add_notes(out, &v);
        }
        verdict_free(&v);
        if (st != ST_OK)
            return st;
    }
    return out->failed ? ST_NO_MEMORY : ST_OK;
}
