/* The verdict in words and figures, step by step. */
#include "text/report.h"

#include "go/coord.h"

#include <string.h>

struct explain {
    struct strbuf *out;
    const struct game_state *state;
    const struct verdict *v;
    const struct finish *f;
    vertex list[BOARD_POINTS]; /* scratch */
};

static const char *side_name(enum color c)
{
    return c == BLACK ? "Black" : "White";
}

/* " (A 5.1)", or nothing where the text is silent. */
static void add_article(struct strbuf *out, const char *article)
{
    if (*article)
        strbuf_addf(out, " (%s)", article);
}

static void add_setting_article(struct explain *x, enum rules_setting s)
{
    add_article(x->out, rules_article(&x->f->rules, s));
}

static void add_points(struct explain *x, const char *title, int n)
{
    if (!n)
        return;
    strbuf_addf(x->out, "\n%s: ", title);
    coord_print_list(x->out, x->list, n);
    strbuf_addf(x->out, " (%d)", n);
}

/* ---- the game and its end ------------------------------------------------ */

/* How the game ended: in words; the article of A and B, of the Art version. */
static const struct {
    const char *text, *a, *art;
} ends[] = {
    [END_NONE] = {"", "", ""},
    [END_ACCEPTED] = {"negotiated end: both sides agree on dead stones and "
                      "empty points",
                      "A 5.1(2)", "Art 13.1"},
    [END_AGREED] = {"agreed end: every stone on the board is alive", "A 5.2(4)",
                    ""},
    [END_FOUR_VIRTUAL] = {"end by virtual moves on one shape of the board: "
                          "every stone is alive",
                          "A 5.3(5)", ""},
    [END_PASSES] = {"ended by passes: every stone is alive", "", ""},
    [END_RESIGNATION] = {"resignation", "A 6.5", ""},
    [END_VOID] = {"a cycle repeated an earlier position: no result", "A 4.2",
                  ""},
    [END_DRAW] = {"a cycle repeated an earlier position: a draw", "", ""},
    [END_FORFEIT] = {"an illegal move was forfeited", "", ""},
};

/* The same for a game that has not ended. */
static const struct {
    const char *text, *a, *art;
} phases[] = {
    [PHASE_PLAYING] = {"play goes on; this is what it would score now", "", ""},
    [PHASE_PAUSE] = {"play has stopped; scored with the marks in force",
                     "A 5.1(1)", "Art 8"},
    [PHASE_TRIAL] = {"a verification by play is under way", "", "Art 10"},
    [PHASE_ENDED] = {"", "", ""},
};

static const char *pick(const struct rules *r, const char *a, const char *art)
{
    switch ((enum rules_scoring)r->scoring) {
    case SCORING_EQUAL_STONES:
        return a;
    case SCORING_ART:
        return art;
    case SCORING_AREA:
    case SCORING_TERRITORY:
    case SCORING_STONES_ROADS:
    case SCORING_TRUE_STONES:
        break;
    }
    return "";
}

static void explain_end(struct explain *x)
{
    const struct rules *r = &x->f->rules;
    enum phase p = x->state->phase;
    enum end e = x->state->end;

    strbuf_puts(x->out, "\nEnd: ");
    if (p == PHASE_ENDED) {
        strbuf_puts(x->out, ends[e].text);
        add_article(x->out, pick(r, ends[e].a, ends[e].art));
        if (x->state->loser != EMPTY)
            strbuf_addf(x->out, ": %s loses", side_name(x->state->loser));
    } else {
        strbuf_puts(x->out, phases[p].text);
        add_article(x->out, pick(r, phases[p].a, phases[p].art));
    }
}

static void explain_game(struct explain *x)
{
    const struct finish *f = x->f;
    const struct game_state *s = x->state;

    strbuf_addf(x->out, "\nGame: %d turns; stones put down: Black %d, White %d",
                (int)s->turns, f->hands[BLACK], f->hands[WHITE]);
    if (f->handicap || s->start_stones[BLACK] || s->start_stones[WHITE])
        strbuf_addf(x->out, " (the start position's %d and %d included)",
                    s->start_stones[BLACK], s->start_stones[WHITE]);
    if (f->virtual_moves[BLACK] || f->virtual_moves[WHITE])
        strbuf_addf(x->out, "; virtual moves among them: Black %d, White %d",
                    f->virtual_moves[BLACK], f->virtual_moves[WHITE]);
    strbuf_addf(x->out, "; prisoners: %d black, %d white", f->prisoners[BLACK],
                f->prisoners[WHITE]);
}

/* Who stopped first, where the rules make somebody pay for it (A 2.6). */
static void explain_first_stop(struct explain *x)
{
    enum color first = x->state->first_stop;
    const struct rules *r = &x->f->rules;

    if (r->pay != PAY_WHITE_FIRST)
        return;
    if (first == EMPTY)
        strbuf_addf(x->out,
                    "\nFirst stop: nobody yet; %s, to move, would have to be",
                    side_name(x->state->to_move));
    else
        strbuf_addf(x->out,
                    "\nFirst stop: %s was the first to make no real move",
                    side_name(first));
    strbuf_puts(x->out, x->f->black_pays ? "; Black pays 1 point"
                                         : "; Black pays nothing");
    add_setting_article(x, SET_PAY);
}

/* ---- the finished position ----------------------------------------------- */

static int dead_of(struct explain *x, enum color c)
{
    int n = report_vertices(x->f, REPORT_DEAD, x->list), kept = 0;

    for (int i = 0; i < n; i++)
        if (x->f->dead[x->list[i]] == c)
            x->list[kept++] = x->list[i];
    return kept;
}

static int claims_of(struct explain *x, enum color c)
{
    int n = board_points(&x->f->full, x->list), kept = 0;

    for (int i = 0; i < n; i++)
        if (x->f->claim[x->list[i]] == c)
            x->list[kept++] = x->list[i];
    return kept;
}

static void explain_position(struct explain *x)
{
    const struct finish *f = x->f;
    bool halved = f->rules.public_points == PUBLIC_HALVED &&
                  f->rules.scoring != SCORING_TERRITORY;
    int n;

    strbuf_puts(x->out, "\nDead stones: ");
    strbuf_puts(x->out, f->dead_stones[BLACK] + f->dead_stones[WHITE]
                            ? "taken off"
                            : "none");
    add_setting_article(x, SET_DEAD);
    add_points(x, "  black", dead_of(x, BLACK));
    add_points(x, "  white", dead_of(x, WHITE));
    add_points(x, "Stones in seki", report_vertices(f, REPORT_SEKI, x->list));
    add_points(x, "Points claimed by Black", claims_of(x, BLACK));
    add_points(x, "Points claimed by White", claims_of(x, WHITE));
    n = report_public(f, x->list);
    add_points(x, halved ? "Public points, halved" : "Points of nobody", n);
    if (n)
        add_setting_article(x, SET_PUBLIC);
}

/* ---- the counts ---------------------------------------------------------- */

/* The author's order: territory, its return to area, fill-in as the check;
 * then area and equal empties (A 7). */
static const enum count_kind order[COUNT_KINDS] = {
    COUNT_TERRITORY, COUNT_FILL,        COUNT_AREA,         COUNT_EMPTIES,
    COUNT_STONES,    COUNT_ROADS,       COUNT_EQUAL_STONES, COUNT_TRUE_STONES,
    COUNT_ART,       COUNT_PASS_STONES,
};

static const struct count *find(const struct verdict *v, enum count_kind k)
{
    for (int i = 0; i < v->n_counts; i++)
        if (v->counts[i].kind == k)
            return &v->counts[i];
    return NULL;
}

/* From a difference d Black has (N + d) / 2 points and White (N - d) / 2. */
static void add_totals(struct explain *x, const struct count *c)
{
    centi points = 100 * (centi)board_area(&x->f->board);
    centi d = c->margin - x->f->pay;

    strbuf_puts(x->out, x->f->pay ? "both totals, the point paid: Black "
                                  : "both totals: Black ");
    centi_print(x->out, (points + d) / 2);
    strbuf_puts(x->out, " less komi ");
    centi_print(x->out, x->f->komi);
    strbuf_puts(x->out, " = ");
    centi_print(x->out, (points + d) / 2 - x->f->komi);
    strbuf_puts(x->out, ", White ");
    centi_print(x->out, (points - d) / 2);
    strbuf_putc(x->out, '\n');
}

static bool has_totals(const struct rules *r, enum count_kind k)
{
    bool shares = r->scoring == SCORING_EQUAL_STONES ||
                  r->scoring == SCORING_ART ||
                  r->scoring == SCORING_TRUE_STONES;

    return shares && k != COUNT_TRUE_STONES;
}

static void explain_counts(struct explain *x)
{
    int step = 0;

    strbuf_putc(x->out, '\n');
    for (int i = 0; i < COUNT_KINDS; i++) {
        const struct count *c = find(x->v, order[i]);

        if (!c)
            continue;
        strbuf_addf(x->out, "%d. ", ++step);
        count_text(x->out, c);
        if (has_totals(&x->f->rules, order[i]))
            add_totals(x, c);
    }
    if (x->v->n_counts > 1)
        strbuf_puts(x->out, x->v->agree ? "The counts agree.\n"
                                        : "THE COUNTS DO NOT AGREE.\n");
}

/* ---- the result ---------------------------------------------------------- */

/* " - 6.5 komi"; nothing when there is none */
static void add_term(struct strbuf *out, centi value, const char *what)
{
    if (!value)
        return;
    strbuf_puts(out, value > 0 ? " - " : " + ");
    centi_print(out, value > 0 ? value : -value);
    strbuf_addf(out, " %s", what);
}

/* A stone (zi) is two points where half of the board is counted (Chinese,
 * SQ), one where whole stones are compared (A 7.4, LK); else 0. */
static int points_of_a_stone(const struct rules *r)
{
    switch ((enum rules_scoring)r->scoring) {
    case SCORING_AREA:
        return strncmp(r->name, "chinese", 7) && strncmp(r->name, "wmsg", 4)
                   ? 0
                   : 2;
    case SCORING_TRUE_STONES:
        return 2;
    case SCORING_EQUAL_STONES:
    case SCORING_STONES_ROADS:
        return 1;
    case SCORING_TERRITORY:
    case SCORING_ART:
        break;
    }
    return 0;
}

static void explain_margin(struct explain *x)
{
    const struct finish *f = x->f;
    const struct verdict *v = x->v;
    centi before = v->counts[0].margin;
    centi plain = before - f->komi - f->pay - f->bonus + f->button;

    strbuf_puts(x->out, "Margin: ");
    centi_print(x->out, before);
    add_term(x->out, f->komi, "komi");
    add_term(x->out, f->pay, "for the first stop");
    add_term(x->out, f->bonus, "for the handicap");
    add_term(x->out, -f->button, "for the button");
    strbuf_puts(x->out, " = ");
    centi_print(x->out, plain);
    if (v->outcome == OUTCOME_TIE_BREAK)
        strbuf_puts(x->out, "\nThe last quarter stone: the true stones decide "
                            "(SQ)");
    strbuf_putc(x->out, '\n');
}

static void explain_result(struct explain *x)
{
    const struct verdict *v = x->v;
    int stone = points_of_a_stone(&x->f->rules);
    centi won = v->margin < 0 ? -v->margin : v->margin;

    strbuf_puts(x->out, "Result: ");
    verdict_print_result(x->out, v);
    if (v->outcome == OUTCOME_SCORE && v->winner != EMPTY) {
        strbuf_addf(x->out, ", %s wins by ", side_name(v->winner));
        centi_print(x->out, won);
        strbuf_puts(x->out, won == 100 ? " point" : " points");
        if (stone) {
            strbuf_puts(x->out, " (");
            if (won % stone) /* an odd hundredth of a point, halved */
                strbuf_puts(x->out, "about ");
            centi_print(x->out, won / stone);
            strbuf_puts(x->out, x->f->rules.scoring == SCORING_EQUAL_STONES
                                    ? " 局子)"
                                    : " 子)");
        }
    } else if (v->winner != EMPTY) {
        strbuf_addf(x->out, ", %s wins", side_name(v->winner));
    }
}

static void explain_warnings(struct explain *x)
{
    const char *p = x->v->warnings.text;

    while (*p) {
        size_t n = strcspn(p, "\n");

        strbuf_addf(x->out, "\nNote: %.*s", (int)n, p);
        p += n + (p[n] == '\n');
    }
}

void report_explain(struct strbuf *out, const struct game *g,
                    const struct verdict *v)
{
    struct explain x = {
        .out = out, .state = game_state(g), .v = v, .f = &v->finish};
    bool scored =
        v->outcome == OUTCOME_SCORE || v->outcome == OUTCOME_TIE_BREAK;

    strbuf_puts(out, "Rules: ");
    rules_print(out, &x.f->rules);
    add_setting_article(&x, SET_SCORING);
    explain_end(&x);
    explain_game(&x);
    if (scored) {
        explain_first_stop(&x);
        explain_position(&x);
        explain_counts(&x);
        explain_margin(&x);
    } else {
        strbuf_putc(out, '\n');
    }
    explain_result(&x);
    explain_warnings(&x);
}
