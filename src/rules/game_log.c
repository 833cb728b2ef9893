#include "base/mem.h"
#include "rules/game_impl.h"

#include <assert.h>
#include <string.h>

enum {
    CAUSED = 3, /* entries one event can add: two conversions and itself */
    PUSHES = 9  /* occurrences they can add */
};

/* One point more than needed: `points` is then never NULL. */
bool log_reserve(struct game *g, int points)
{
    return g->state.events < UINT32_MAX - CAUSED &&
           g->n_points + (size_t)points < UINT32_MAX / 2 &&
           mem_room(&g->entries, &g->entries_cap, g->state.events + CAUSED,
                    sizeof *g->entries) &&
           mem_room(&g->points, &g->points_cap,
                    g->n_points + (size_t)points + 1, sizeof *g->points) &&
           history_reserve(&g->history, PUSHES);
}

static void mood_save(const struct game *g, struct mood *m)
{
    const struct game_state *s = &g->state;

    m->play = g->play;
    m->last_real_number = s->last_real_number;
    m->negative_b = s->negative_b;
    m->phase = (uint8_t)s->phase;
    m->end = (uint8_t)s->end;
    m->to_move = (uint8_t)s->to_move;
    m->loser = (uint8_t)s->loser;
    m->first_stop = (uint8_t)s->first_stop;
    m->last_real = (uint8_t)s->last_real;
    m->button = (uint8_t)s->button;
    m->n_pending = (uint8_t)s->n_pending;
    m->pending[0] = (uint8_t)s->pending[0];
    m->pending[1] = (uint8_t)s->pending[1];
    m->negative_a = (uint8_t)s->negative_a;
}

void mood_restore(struct game *g, const struct mood *m)
{
    struct game_state *s = &g->state;

    g->play = m->play;
    s->last_real_number = m->last_real_number;
    s->negative_b = m->negative_b;
    s->phase = (enum phase)m->phase;
    s->end = (enum end)m->end;
    s->to_move = (enum color)m->to_move;
    s->loser = (enum color)m->loser;
    s->first_stop = (enum color)m->first_stop;
    s->last_real = (enum color)m->last_real;
    s->button = (enum color)m->button;
    s->n_pending = m->n_pending;
    s->pending[0] = (enum color)m->pending[0];
    s->pending[1] = (enum color)m->pending[1];
    s->negative_a = m->negative_a;
}

struct entry *log_append(struct game *g, enum event_kind kind, enum color c,
                         vertex v)
{
    struct entry *e = &g->entries[g->state.events++];

    assert(g->state.events <= g->entries_cap);
    e->kind = (uint8_t)kind;
    e->color = (uint8_t)c;
    e->detail = 0;
    e->why = WHY_LEGAL;
    e->end = END_NONE;
    e->setting = SET_NOTHING;
    e->made = e->turn = false;
    e->pushes = 0;
    e->repeats = 0;
    e->first = (uint32_t)g->n_points;
    e->n_points = e->n_public = 0;
    e->vertex = v;
    mood_save(g, &e->before);
    return e;
}

void log_rule(struct entry *e, const struct ruling *r)
{
    e->why = (uint8_t)r->why;
    e->end = (uint8_t)r->end;
    e->setting = (uint8_t)r->setting;
    e->repeats = r->event;
}

/* The list may lie where it is going to: an entry made again (trial_reenter).
 */
void log_points(struct game *g, struct entry *e, const vertex *points, int n,
                int n_public)
{
    size_t all = (size_t)n + (size_t)n_public;

    assert(g->n_points + all <= g->points_cap);
    if (all)
        memmove(g->points + g->n_points, points, all * sizeof *points);
    g->n_points += all;
    e->n_points = n;
    e->n_public = n_public;
}

static void retract_stone(struct game *g, const struct entry *e)
{
    enum color c = (enum color)e->color;
    enum color lost = e->delta.suicide ? c : opponent(c);

    track_pop(&g->track);
    board_undo(&g->board, &e->delta);
    g->state.hands[c]--;
    g->state.prisoners[lost] -= e->delta.stones_lifted;
}

void entry_retract(struct game *g, const struct entry *e)
{
    for (int i = 0; i < e->pushes; i++)
        history_pop(&g->history);
    if (e->made && e->kind == EV_MOVE)
        retract_stone(g, e);
    if (e->made && e->kind == EV_PASS)
        g->state.passes[e->color]--;
    if (e->made && (e->kind == EV_VIRTUAL || e->kind == EV_CONVERT)) {
        if (e->detail) /* it counted as a pass */
            g->state.passes[e->color]--;
        else {
            g->state.virtual_moves[e->color]--;
            g->state.hands[e->color]--;
        }
    }
    g->state.turns -= e->turn;
    mood_restore(g, &e->before);
}

struct event entry_event(const struct game *g, const struct entry *e)
{
    struct event out = {.kind = (enum event_kind)e->kind,
                        .color = (enum color)e->color,
                        .vertex = e->vertex};

    switch (out.kind) {
    case EV_NEGATIVE:
        out.detail = e->detail;
        break;
    case EV_MARK:
    case EV_UNMARK:
    case EV_CLAIM:
    case EV_UNCLAIM:
        out.detail = e->detail;
        out.n_points = e->n_points;
        out.n_public = e->n_public;
        out.points = g->points + e->first;
        break;
    case EV_MOVE:
    case EV_PASS:
    case EV_VIRTUAL:
    case EV_CONVERT:
    case EV_RESUME:
    case EV_TRIAL:
    case EV_SETTLE:
    case EV_ACCEPT:
    case EV_AGREE:
    case EV_RESIGN:
    case EV_FORFEIT:
    case EVENT_KINDS:
        break;
    }
    return out;
}
