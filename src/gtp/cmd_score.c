/*
 * cmd_score - the end of the game: scores, status lists, counts, reports.
 */
#include "go/coord.h"
#include "gtp/session_internal.h"
#include "text/report.h"

/* ---- the commands of GTP ------------------------------------------------- */

static enum status cmd_final_score(struct session *s, const struct args *a,
                                   struct strbuf *out)
{
    enum status st = verdict_score(s->game, NULL, s->judge, out);

    (void)a;
    if (st != ST_CANNOT_SCORE || !s->options.void_score)
        return st;
    strbuf_puts(out, s->options.void_score);
    return ST_OK;
}

static enum status finish(struct session *s, struct finish *f)
{
    strbuf_clear(&s->warnings);
    return finish_make(s->game, NULL, s->judge, f, &s->warnings);
}

static enum status cmd_final_status(struct session *s, const struct args *a,
                                    struct strbuf *out)
{
    struct finish f;
    enum status st = finish(s, &f);

    if (st == ST_OK)
        strbuf_puts(out, report_list_word(report_status(&f, a->at[0].vertex)));
    return st;
}

/* One chain a line, by their first vertices; v holds whole chains. */
static void print_chains(struct strbuf *out, const struct board *b,
                         const vertex *v, int n)
{
    bool seen[BOARD_GRID] = {false};

    for (int i = 0; i < n; i++) {
        vertex head = b->head[v[i]];
        bool first = true;

        if (seen[head])
            continue;
        seen[head] = true;
        if (i)
            strbuf_putc(out, '\n');
        for (int k = i; k < n; k++) {
            if (b->head[v[k]] != head)
                continue;
            if (!first)
                strbuf_putc(out, ' ');
            first = false;
            coord_print(out, v[k]);
        }
    }
}

static enum status cmd_final_status_list(struct session *s,
                                         const struct args *a,
                                         struct strbuf *out)
{
    static const enum report_list lists[] = {REPORT_ALIVE,
                                             REPORT_DEAD,
                                             REPORT_SEKI,
                                             REPORT_BLACK_TERRITORY,
                                             REPORT_WHITE_TERRITORY,
                                             REPORT_DAME};
    enum report_list l = lists[a->at[0].choice];
    vertex v[BOARD_POINTS];
    struct finish f;
    enum status st = finish(s, &f);
    int n;

    if (st != ST_OK)
        return st;
    n = report_vertices(&f, l, v);
    if (l == REPORT_ALIVE || l == REPORT_DEAD || l == REPORT_SEKI)
        print_chains(out, &f.full, v, n);
    else
        coord_print_list(out, v, n);
    return ST_OK;
}

/* ---- counts -------------------------------------------------------------- */

struct count_request {
    enum count_kind kind; /* COUNT_KINDS: all that the rule set has */
    int n;                /* -1: the default */
    bool json;
};

/* request = [name] [number] ["json"] */
static enum status read_request(struct word rest, struct count_request *out)
{
    struct word w;
    int32_t n;

    *out = (struct count_request){COUNT_KINDS, -1, false};
    while (wire_word(&rest, &w)) {
        enum count_kind k = count_find(w.text, w.len);
        bool takes_number =
            out->kind == COUNT_ROADS || out->kind == COUNT_EQUAL_STONES;

        if (out->json)
            return ST_SYNTAX;
        if (wire_spells(w, "json"))
            out->json = true;
        else if (k != COUNT_KINDS && out->kind == COUNT_KINDS)
            out->kind = k;
        else if (takes_number && out->n < 0 && wire_number(w, &n))
            out->n = n;
        else
            return ST_SYNTAX;
    }
    return ST_OK;
}

static enum status print_one(struct session *s, const struct count_request *q,
                             struct strbuf *out)
{
    struct finish f;
    struct count c;
    enum status st = finish(s, &f);

    if (st != ST_OK)
        return st;
    st = count_make(q->kind, &f, q->n, &c);
    if (st == ST_OK && q->json)
        count_json(out, &c);
    else if (st == ST_OK)
        count_text(out, &c);
    count_free(&c);
    return st;
}

static enum status print_all(struct session *s, const struct count_request *q,
                             struct strbuf *out)
{
    struct verdict v;
    enum status st = verdict_make(s->game, NULL, s->judge, &v);

    if (st == ST_OK && q->json) {
        report_counts(out, &v);
    } else if (st == ST_OK) {
        for (int i = 0; i < v.n_counts; i++)
            count_text(out, &v.counts[i]);
        strbuf_puts(out,
                    v.agree ? "The counts agree." : "THE COUNTS DO NOT AGREE.");
    }
    verdict_free(&v);
    return st;
}

static enum status cmd_count(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    struct word rest = a->n ? a->at[0].word : (struct word){"", 0};
    struct count_request q;
    enum status st = read_request(rest, &q);

    if (st != ST_OK)
        return st;
    return q.kind == COUNT_KINDS ? print_all(s, &q, out)
                                 : print_one(s, &q, out);
}

/* ---- reports ------------------------------------------------------------- */

static enum status cmd_score_all(struct session *s, const struct args *a,
                                 struct strbuf *out)
{
    (void)a;
    return report_score_all(out, s->game, s->judge);
}

static enum status cmd_explain(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    struct verdict v;
    enum status st;

    if (a->n && !wire_spells(a->at[0].word, "en"))
        return ST_SYNTAX;
    st = verdict_make(s->game, NULL, s->judge, &v);
    if (st == ST_OK)
        report_explain(out, s->game, &v);
    verdict_free(&v);
    return st;
}

static enum status cmd_verdict(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    struct verdict v;
    enum status st = verdict_make(s->game, NULL, s->judge, &v);

    (void)a;
    if (st == ST_OK)
        report_verdict(out, s->game, &v);
    verdict_free(&v);
    return st;
}

/* clang-format off */
const struct command commands_score[] = {
    {"final_score", "", cmd_final_score,
     "Print what the game scores as it stands, with the marks in force."},
    {"final_status", "vertex", cmd_final_status,
     "Tell the status of a stone or point at the end."},
    {"final_status_list",
     "alive|dead|seki|black_territory|white_territory|dame",
     cmd_final_status_list, "List stones, a chain a line, or points of a status."},
    {"caipan-count", "[text]", cmd_count,
     "Show the working of a count, or of all: [NAME] [NUMBER] [json]."},
    {"caipan-score_all", "", cmd_score_all, "Print the score by every rule set."},
    {"caipan-explain", "[word]", cmd_explain, "Explain the verdict, step by step."},
    {"caipan-verdict", "", cmd_verdict, "Print the verdict as JSON."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
