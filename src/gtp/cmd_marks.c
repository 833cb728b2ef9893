/*
 * cmd_marks - what the players say about stones and points: marks, claims,
 * negative moves, the mode of judging.
 */
#include "base/mem.h"
#include "go/coord.h"
#include "gtp/session_internal.h"
#include "judge/life.h"
#include "judge/negative.h"
#include "text/report.h"

/* ---- the mode of judging ------------------------------------------------- */

static enum status cmd_judge(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    if (a->n)
        s->judge = (enum judge_mode)a->at[0].choice;
    else
        strbuf_puts(out, report_judge_word(s->judge));
    return ST_OK;
}

/* ---- marks --------------------------------------------------------------- */

/* One stone of each chain named, the first that was named; returns their
 * number. Points without a stone stay, for the game to refuse. */
static int one_a_chain(const struct board *b, const struct args *a, vertex *v)
{
    bool seen[BOARD_GRID] = {false};
    int n = 0;

    for (int i = 0; i < a->n_vertices; i++) {
        vertex at = a->vertices[i];
        vertex name = b->at[at] == EMPTY ? at : b->head[at];

        if (!seen[name])
            v[n++] = at;
        seen[name] = true;
    }
    return n;
}

static enum status mark(struct session *s, const struct args *a,
                        enum event_kind kind, int detail)
{
    struct event e = {.kind = kind, .detail = detail};
    vertex v[BOARD_POINTS];
    struct ruling ignored;

    e.points = v;
    e.n_points = one_a_chain(game_board(s->game), a, v);
    return game_apply(s->game, &e, &ignored);
}

static enum status cmd_mark(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    static const enum mark marks[] = {MARK_DEAD, MARK_ALIVE, MARK_SEKI};

    (void)out;
    return a->n_vertices ? mark(s, a, EV_MARK, (int)marks[a->at[0].choice])
                         : ST_SYNTAX;
}

static enum status cmd_unmark(struct session *s, const struct args *a,
                              struct strbuf *out)
{
    (void)out;
    return mark(s, a, EV_UNMARK, MARK_NONE);
}

/* ---- claims -------------------------------------------------------------- */

/* claim = vertex { vertex } [ "public" vertex { vertex } ] */
static enum status read_claim(struct word rest, const struct board *b,
                              struct vertex_list *list, struct event *e)
{
    bool public_now = false;
    struct word w;

    list->n = 0;
    while (wire_word(&rest, &w)) {
        enum status st;

        if (wire_spells(w, "public") && !public_now) {
            public_now = true;
            continue;
        }
        if (list->n >= BOARD_POINTS)
            return ST_BAD_VERTEX_LIST;
        if (!mem_grow(&list->v, &list->cap, list->n + 1, sizeof *list->v))
            return ST_NO_MEMORY;
        st = coord_read(w.text, w.len, b, &list->v[list->n]);
        if (st != ST_OK)
            return st;
        list->n++;
        if (public_now)
            e->n_public++;
        else
            e->n_points++;
    }
    e->points = list->v;
    return e->n_points && (!public_now || e->n_public) ? ST_OK : ST_SYNTAX;
}

static enum status cmd_claim(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    struct event e = {.kind = EV_CLAIM, .color = a->at[0].color};
    struct ruling ignored;
    enum status st =
        read_claim(a->at[1].word, game_board(s->game), &s->list, &e);

    (void)out;
    return st == ST_OK ? game_apply(s->game, &e, &ignored) : st;
}

static enum status cmd_unclaim(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    struct event e = {.kind = EV_UNCLAIM};
    struct ruling ignored;

    (void)a, (void)out;
    return game_apply(s->game, &e, &ignored);
}

/* ---- negative moves (A 2.5) ---------------------------------------------- */

static enum status make_negative(struct session *s, const struct finish *f,
                                 char kind, vertex v, struct strbuf *out)
{
    struct event e = {.kind = EV_NEGATIVE, .vertex = v, .detail = kind};
    const char *refusal = negative_refusal(f, kind, v);
    struct ruling ignored;

    if (refusal) {
        strbuf_puts(out, refusal);
        return ST_REFUSED;
    }
    e.color = BLACK;
    return game_apply(s->game, &e, &ignored);
}

/* Without vertex: the stone that the count takes next. */
static enum status cmd_negative(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    char kind = a->at[0].choice ? 'B' : 'A';
    struct finish f;
    enum status st;
    vertex next;

    strbuf_clear(&s->warnings);
    st = finish_make(s->game, NULL, s->judge, &f, &s->warnings);
    if (st != ST_OK)
        return st;
    if (a->n > 1)
        return make_negative(s, &f, kind, a->at[1].vertex, out);
    next = negative_next(&f, kind);
    if (next == NO_VERTEX) {
        strbuf_addf(out, "no %c-type negative move is due", kind);
        return ST_REFUSED;
    }
    coord_print(out, next);
    return ST_OK;
}

/* ---- what a status rests on ---------------------------------------------- */

/* `mark` is what the players said, whether it counts or not. */
static const char *ground(const struct finish *f, enum mark mark, vertex v)
{
    switch (mark) {
    case MARK_DEAD:
        return f->dead[v] != EMPTY ? "marked dead"
                                   : "marked dead, which is ignored";
    case MARK_ALIVE:
        return "marked alive";
    case MARK_SEKI:
        return "marked seki";
    case MARK_NONE:
        break;
    }
    return f->seki[v] ? "not marked, not independent: lives by public liberties"
                      : "not marked";
}

static void add_evidence(struct strbuf *out, struct session *s,
                         const struct finish *f, vertex v)
{
    enum mark mark = (enum mark)game_marks(s->game)->mark[v];

    if (out->len)
        strbuf_putc(out, '\n');
    coord_print(out, v);
    strbuf_addf(out, " %s %s: %s", color_name((enum color)f->full.at[v]),
                report_list_word(report_status(f, v)), ground(f, mark, v));
    if (mark == MARK_NONE && f->evidence[v] != EVIDENCE_NONE)
        strbuf_addf(
            out, "; %s: %s, %d%%", evidence_word((enum evidence)f->evidence[v]),
            evidence_text((enum evidence)f->evidence[v]), f->percent[v]);
}

/* Of the chain at a vertex, or of all chains by their first vertex. */
static enum status cmd_evidence(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    vertex v[BOARD_POINTS];
    bool seen[BOARD_GRID] = {false};
    struct finish f;
    enum status st;
    int n;

    strbuf_clear(&s->warnings);
    st = finish_make(s->game, NULL, s->judge, &f, &s->warnings);
    if (st != ST_OK)
        return st;
    if (a->n && f.full.at[a->at[0].vertex] == EMPTY)
        return ST_NO_STONE;
    if (a->n) {
        add_evidence(out, s, &f, a->at[0].vertex);
        return ST_OK;
    }
    n = board_points(&f.full, v);
    for (int i = 0; i < n; i++) {
        if (f.full.at[v[i]] == EMPTY || seen[f.full.head[v[i]]])
            continue;
        seen[f.full.head[v[i]]] = true;
        add_evidence(out, s, &f, v[i]);
    }
    return ST_OK;
}

/* clang-format off */
const struct command commands_marks[] = {
    {"caipan-judge", "[none|declared|auto]", cmd_judge,
     "Say who decides about dead stones: nobody, the marks, the program."},
    {"caipan-mark", "dead|alive|seki vertex...", cmd_mark,
     "Mark the chains at these vertices."},
    {"caipan-unmark", "[vertex...]", cmd_unmark,
     "Take marks off these chains, or all marks."},
    {"caipan-claim", "color text", cmd_claim,
     "Claim points that only this colour can occupy: V... [public V...]."},
    {"caipan-unclaim", "", cmd_unclaim, "Withdraw all claims."},
    {"caipan-negative", "A|B [vertex]", cmd_negative,
     "Show the stone of a negative move, or make it with this stone."},
    {"caipan-evidence", "[vertex]", cmd_evidence,
     "Tell the status of a chain, or of all, and what it rests on."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
