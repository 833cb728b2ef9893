#include "rules/game_impl.h"

#include <assert.h>

/* Phases as the table knows them; an end by passes is one that play may
 * resume. */
enum {
    PLAY = 1,
    PAUSE = 2,
    TRIAL = 4,
    PASSES = 8,
    OVER = 16,
    ALWAYS = PLAY | PAUSE | TRIAL | PASSES | OVER
};

/* The phase table of spec/gtp.md: when an event may be made, and what is said
 * otherwise. Turns have their own ladder (game_turn.c). */
static const struct {
    uint8_t phases, refusal;
} table[EVENT_KINDS] = {
    [EV_RESUME] = {PAUSE, ST_NOT_IN_PAUSE},
    [EV_TRIAL] = {PAUSE, ST_NOT_IN_PAUSE},
    [EV_SETTLE] = {TRIAL, ST_NO_TRIAL},
    [EV_ACCEPT] = {PAUSE | PASSES, ST_NOT_IN_PAUSE},
    [EV_AGREE] = {PAUSE | PASSES, ST_NOT_IN_PAUSE},
    [EV_RESIGN] = {PLAY | PAUSE | TRIAL, ST_GAME_OVER},
    [EV_FORFEIT] = {PLAY | PAUSE | TRIAL, ST_GAME_OVER},
    [EV_NEGATIVE] = {PAUSE | PASSES | OVER, ST_NOT_IN_PAUSE},
    [EV_MARK] = {ALWAYS, ST_OK},
    [EV_UNMARK] = {ALWAYS, ST_OK},
    [EV_CLAIM] = {ALWAYS, ST_OK},
    [EV_UNCLAIM] = {ALWAYS, ST_OK},
};

static int phase_bit(const struct game *g)
{
    switch (g->state.phase) {
    case PHASE_PLAYING:
        return PLAY;
    case PHASE_PAUSE:
        return PAUSE;
    case PHASE_TRIAL:
        return TRIAL;
    case PHASE_ENDED:
        break;
    }
    return g->state.end == END_PASSES ? PASSES : OVER;
}

void game_end(struct game *g, enum end end)
{
    g->state.phase = PHASE_ENDED;
    g->state.end = end;
}

/* A dispute: play goes on (A 2.3(3), 5.1(3)). When a conversion ends the game
 * the resumption is not made, but counts as the turn that did it. */
static void resume(struct game *g)
{
    bool goes_on = turn_convert(g, g->state.n_pending);
    struct entry *e = log_append(g, EV_RESUME, EMPTY, NO_VERTEX);

    e->made = goes_on;
    if (goes_on) {
        turn_resume(g);
        g->play.passer = EMPTY;
    } else {
        e->turn = true;
        g->state.turns++;
    }
}

/* Resigning ends a trial unsettled, then the game (spec/gtp.md, phases). */
static void lose(struct game *g, const struct event *e, enum end end)
{
    bool in_trial = g->state.phase == PHASE_TRIAL;

    log_append(g, e->kind, e->color, NO_VERTEX)->made = true;
    if (in_trial) {
        trial_leave(g);
        g->play.marks_from = g->state.events;
    }
    g->state.loser = e->color;
    game_end(g, end);
}

static enum status make_negative(struct game *g, const struct event *e)
{
    struct entry *entry = log_append(g, EV_NEGATIVE, BLACK, e->vertex);

    entry->made = true;
    entry->detail = (uint8_t)e->detail;
    if (e->detail == 'A')
        g->state.negative_a++;
    else
        g->state.negative_b++;
    return ST_OK;
}

static enum status make_marks(struct game *g, const struct event *e)
{
    struct entry *entry = log_append(g, e->kind, e->color, NO_VERTEX);

    entry->made = true;
    entry->detail = (uint8_t)e->detail;
    log_points(g, entry, e->points, e->n_points, e->n_public);
    return ST_OK;
}

/* The stones and points an event names must be there, whatever the manner. */
static enum status check_named(struct game *g, const struct event *e,
                               enum manner how)
{
    enum status st;

    if (e->kind == EV_NEGATIVE)
        return vertex_on_board(&g->board, e->vertex) &&
                       g->board.at[e->vertex] == BLACK
                   ? ST_OK
                   : ST_NO_STONE;
    if (table[e->kind].phases != ALWAYS)
        return ST_OK;
    st = marks_check(g, e);
    return st == ST_CLAIM_REFUSED && how != PLAYED ? ST_OK : st;
}

static enum status check_phase(const struct game *g, enum event_kind kind)
{
    if (!(table[kind].phases & phase_bit(g)))
        return (enum status)table[kind].refusal;
    if (kind == EV_SETTLE && !g->play.trial_done)
        return ST_TRIAL_NOT_FINISHED;
    return ST_OK;
}

static enum status make(struct game *g, const struct event *e)
{
    switch (e->kind) {
    case EV_RESUME:
    case EV_TRIAL: /* one request; the rules say which of the two it is */
        if (g->rules.stop == STOP_TRIAL)
            trial_start(g);
        else
            resume(g);
        return ST_OK;
    case EV_SETTLE:
        return trial_settle(g);
    case EV_ACCEPT:
    case EV_AGREE:
        log_append(g, e->kind, EMPTY, NO_VERTEX)->made = true;
        game_end(g, e->kind == EV_ACCEPT ? END_ACCEPTED : END_AGREED);
        return ST_OK;
    case EV_RESIGN:
        lose(g, e, END_RESIGNATION);
        return ST_OK;
    case EV_FORFEIT:
        lose(g, e, END_FORFEIT);
        return ST_OK;
    case EV_NEGATIVE:
        return make_negative(g, e);
    case EV_MARK:
    case EV_UNMARK:
    case EV_CLAIM:
    case EV_UNCLAIM:
        return make_marks(g, e);
    case EV_MOVE:
    case EV_PASS:
    case EV_VIRTUAL:
    case EV_CONVERT:
    case EVENT_KINDS:
        break;
    }
    assert(false && "an event that is no turn");
    return ST_REFUSED;
}

/* A fact out of place, or whose stones are not there: listed, without effect.
 */
static void keep_idle(struct game *g, const struct event *e,
                      const struct ruling *r)
{
    struct entry *entry = log_append(g, e->kind, e->color, e->vertex);

    entry->detail = (uint8_t)e->detail;
    log_points(g, entry, e->points, e->n_points, e->n_public);
    log_rule(entry, r);
}

enum status other_make(struct game *g, const struct event *e, enum manner how,
                       struct ruling *out)
{
    enum status phase = check_phase(g, e->kind);
    enum status named = check_named(g, e, how);

    *out = (struct ruling){.why = WHY_LEGAL, .setting = SET_NOTHING};
    if (phase != ST_OK && how == PLAYED)
        return phase;
    if (named != ST_OK && how != REPLAYED)
        return named;
    if (!log_reserve(g, e->n_points + e->n_public))
        return ST_NO_MEMORY;
    if (phase == ST_OK && named == ST_OK)
        return make(g, e);
    if (phase != ST_OK) {
        out->why = is_over(g) ? WHY_GAME_OVER : WHY_OUT_OF_PHASE;
        out->end = is_over(g) ? g->state.end : END_NONE;
    }
    keep_idle(g, e, out);
    return ST_OK;
}
