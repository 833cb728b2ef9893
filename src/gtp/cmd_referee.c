/*
 * cmd_referee - the course of the game as the referee sees it: phases,
 * reasons, events.
 */
#include "go/coord.h"
#include "gtp/session_internal.h"
#include "text/report.h"

#include <inttypes.h>

/* ---- phases -------------------------------------------------------------- */

static enum status apply(struct session *s, enum event_kind kind, enum color c)
{
    struct event e = {.kind = kind, .color = c};
    struct ruling ignored;

    return game_apply(s->game, &e, &ignored);
}

static enum status cmd_phase(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    const struct game_state *g = game_state(s->game);

    (void)a;
    phase_print(out, g->phase, g->end);
    return ST_OK;
}

/* A 2.3(3), 5.1(3): play goes on; Art 10: a trial beside the game. */
static enum status cmd_dispute(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    bool trial = game_rules(s->game)->stop == STOP_TRIAL;

    (void)a, (void)out;
    return apply(s, trial ? EV_TRIAL : EV_RESUME, EMPTY);
}

static enum status cmd_settle(struct session *s, const struct args *a,
                              struct strbuf *out)
{
    (void)a, (void)out;
    return apply(s, EV_SETTLE, EMPTY);
}

static enum status cmd_accept(struct session *s, const struct args *a,
                              struct strbuf *out)
{
    (void)a, (void)out;
    return apply(s, EV_ACCEPT, EMPTY);
}

static enum status cmd_agree(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    (void)a, (void)out;
    return apply(s, EV_AGREE, EMPTY);
}

static enum status cmd_resign(struct session *s, const struct args *a,
                              struct strbuf *out)
{
    (void)out;
    return apply(s, EV_RESIGN, a->at[0].color);
}

static enum status cmd_undo(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    (void)a, (void)out;
    return game_undo_event(s->game);
}

/* Ancient seat stones (LK): the 4-4 points, on small boards the 3-3 points,
 * Black on two opposite corners, White to move. */
static enum status cmd_seats(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    const struct board *old = game_board(s->game);
    struct board b;
    vertex v[9];
    enum status st;

    (void)a, (void)out;
    if (!coord_handicap(old, 4, v))
        return ST_BAD_SIZE;
    board_init(&b, old->width, old->height);
    for (int i = 0; i < 4; i++) /* the first two are opposite */
        board_add(&b, v[i], i < 2 ? BLACK : WHITE);
    st = game_setup(s->game, &b, WHITE, 0);
    if (st == ST_OK)
        session_new_game(s);
    return st;
}

/* ---- reasons ------------------------------------------------------------- */

/* Without argument: of the last move refused. */
static enum status cmd_why(struct session *s, const struct args *a,
                           struct strbuf *out)
{
    struct turn t;
    struct ruling r;

    if (a->n == 1)
        return ST_SYNTAX;
    if (a->n == 0 && !s->refused.any) {
        strbuf_puts(out, "no move was refused");
        return ST_REFUSED;
    }
    if (a->n == 0) {
        ruling_print(out, &s->refused.ruling, &s->refused.rules);
        return ST_OK;
    }
    t = a->at[1].turn;
    r = game_judge(s->game, t.kind, a->at[0].color, t.vertex);
    ruling_print(out, &r, game_rules(s->game));
    return ST_OK;
}

static void print_numbered(struct strbuf *out, uint32_t number,
                           const struct event *e)
{
    strbuf_addf(out, "%" PRIu32 " ", number);
    event_print(out, e);
}

static enum status cmd_events(struct session *s, const struct args *a,
                              struct strbuf *out)
{
    uint32_t n = game_state(s->game)->events;

    (void)a;
    for (uint32_t i = 1; i <= n; i++) {
        struct event_view view = game_event(s->game, i);

        if (i > 1)
            strbuf_putc(out, '\n');
        print_numbered(out, i, &view.event);
    }
    return ST_OK;
}

/* Events that the rules in force would have refused. */
static enum status cmd_violations(struct session *s, const struct args *a,
                                  struct strbuf *out)
{
    uint32_t n = game_state(s->game)->events;
    bool first = true;

    (void)a;
    for (uint32_t i = 1; i <= n; i++) {
        struct event_view view = game_event(s->game, i);

        if (view.ruling.why == WHY_LEGAL)
            continue;
        if (!first)
            strbuf_putc(out, '\n');
        first = false;
        print_numbered(out, i, &view.event);
        strbuf_puts(out, ": ");
        ruling_print(out, &view.ruling, game_rules(s->game));
    }
    return ST_OK;
}

/* ---- state --------------------------------------------------------------- */

static enum status cmd_state(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    (void)a;
    report_state(out, s->game);
    return ST_OK;
}

static enum status cmd_hash(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    (void)a;
    strbuf_addf(out, "%016" PRIx64, game_hash(s->game));
    return ST_OK;
}

/* clang-format off */
const struct command commands_referee[] = {
    {"caipan-phase", "", cmd_phase,
     "Print the phase: playing, pause, trial or ended KIND."},
    {"caipan-dispute", "", cmd_dispute,
     "Dispute the pause: play goes on, or a trial begins."},
    {"caipan-settle", "", cmd_settle, "End a trial; its findings count."},
    {"caipan-accept", "", cmd_accept, "Both accept the marks: the game ends."},
    {"caipan-agree", "", cmd_agree,
     "Both agree that every stone is alive: the game ends."},
    {"caipan-resign", "color", cmd_resign, "This colour resigns."},
    {"caipan-undo", "", cmd_undo, "Take back the last event, whatever it was."},
    {"caipan-seats", "", cmd_seats,
     "Put the ancient seat stones on the empty board; White to move."},
    {"caipan-why", "[color] [turn]", cmd_why,
     "Tell the reason of a ruling, without arguments of the last refusal."},
    {"caipan-events", "", cmd_events, "List what has happened, numbered."},
    {"caipan-violations", "", cmd_violations,
     "List the events that break the rules in force."},
    {"caipan-state", "", cmd_state, "Print the state of the game as JSON."},
    {"caipan-hash", "", cmd_hash,
     "Print a digest of position, side to move, virtual stones and rules."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
