#include "support/model_parts.h"

#include <string.h>

/* What is no turn: disputes, trials, ends, marks, claims. */

/* ---- the phase table of gtp.md ------------------------------------------- */

static enum status refusal(const struct world *w, enum event_kind k)
{
    bool playing = w->phase == PHASE_PLAYING, pause = w->phase == PHASE_PAUSE;
    bool trial = w->phase == PHASE_TRIAL, ended = w->phase == PHASE_ENDED;
    bool passes = ended && w->end == END_PASSES;

    if (k == EV_RESUME || k == EV_TRIAL)
        return pause ? ST_OK : ST_NOT_IN_PAUSE;
    if (k == EV_SETTLE && !trial)
        return ST_NO_TRIAL;
    if (k == EV_SETTLE)
        return w->trial_done ? ST_OK : ST_TRIAL_NOT_FINISHED;
    if (k == EV_ACCEPT || k == EV_AGREE)
        return pause || passes ? ST_OK : ST_NOT_IN_PAUSE;
    if (k == EV_RESIGN || k == EV_FORFEIT)
        return playing || pause || trial ? ST_OK : ST_GAME_OVER;
    if (k == EV_NEGATIVE)
        return pause || ended ? ST_OK : ST_NOT_IN_PAUSE;
    return ST_OK;
}

/* ---- marks and claims ---------------------------------------------------- */

static void mark_chain(struct world *w, int point, enum mark mark)
{
    int stones[PLAIN_POINTS], n;

    if (!w->board.at[point])
        return;
    n = plain_chain(&w->board, point, stones);
    for (int i = 0; i < n; i++) {
        w->mark[stones[i]] = (unsigned char)mark;
        if (mark != MARK_DEAD)
            w->claim[stones[i]] = EMPTY;
    }
}

static bool may_claim(const struct world *w, int point, enum color c,
                      bool as_public)
{
    enum color held = (enum color)w->claim[point];

    if (w->board.at[point] && w->mark[point] != MARK_DEAD)
        return false;
    if (as_public)
        return held == EMPTY || held == c || held == OFF;
    return held == EMPTY || held == c;
}

static enum status check_claim(const struct world *w, const struct event *e)
{
    for (int i = 0; i < e->n_points + e->n_public; i++) {
        if (!may_claim(w, model_point(w, e->points[i]), e->color,
                       i >= e->n_points))
            return ST_CLAIM_REFUSED;
        for (int k = e->n_points;
             i < e->n_points && k < e->n_points + e->n_public; k++)
            if (e->points[i] == e->points[k])
                return ST_CLAIM_REFUSED;
    }
    return ST_OK;
}

/* Is what the event names there? */
static enum status check_named(const struct world *w, const struct event *e,
                               enum model_manner how)
{
    if (e->kind == EV_NEGATIVE)
        return w->board.at[model_point(w, e->vertex)] == BLACK ? ST_OK
                                                               : ST_NO_STONE;
    if (e->kind == EV_MARK || e->kind == EV_UNMARK)
        for (int i = 0; i < e->n_points; i++)
            if (!w->board.at[model_point(w, e->points[i])])
                return ST_NO_STONE;
    if (e->kind == EV_CLAIM && how == MODEL_PLAY)
        return check_claim(w, e);
    return ST_OK;
}

static void mark(struct world *w, const struct event *e)
{
    int points = w->board.width * w->board.height;

    for (int i = 0; i < e->n_points + e->n_public; i++) {
        int point = model_point(w, w->points[i]);

        if (e->kind == EV_MARK)
            mark_chain(w, point, (enum mark)e->detail);
        else if (e->kind == EV_UNMARK)
            mark_chain(w, point, MARK_NONE);
        else if (e->kind == EV_UNCLAIM)
            w->claim[point] = EMPTY;
        else
            w->claim[point] = (unsigned char)(i < e->n_points ? e->color : OFF);
    }
    for (int i = 0; i < points && e->n_points == 0; i++) {
        if (e->kind == EV_UNCLAIM)
            w->claim[i] = EMPTY;
        if (e->kind == EV_UNMARK && w->mark[i])
            w->mark[i] = MARK_NONE, w->claim[i] = EMPTY;
    }
}

/* ---- the Art version's trial (Art 10) ------------------------------------ */

/* Whose an empty point of a board is when its region touches one side only;
 * MODEL_ANY where it touches both (liberty-eyes are not modelled). */
static int region_owner(const struct plain *b, int point)
{
    bool seen[PLAIN_POINTS] = {false}, touch[3] = {false};
    int queue[PLAIN_POINTS], n = 0;

    seen[point] = true;
    queue[n++] = point;
    for (int i = 0; i < n; i++) {
        int next[4], k = plain_next_to(b, queue[i], next);

        while (k-- > 0) {
            touch[b->at[next[k]]] = true;
            if (b->at[next[k]] || seen[next[k]])
                continue;
            seen[next[k]] = true;
            queue[n++] = next[k];
        }
    }
    if (touch[BLACK] && touch[WHITE])
        return MODEL_ANY;
    return touch[BLACK] ? BLACK : touch[WHITE] ? WHITE : OFF;
}

/* What a trial settles, on the board of the pause. */
struct settled {
    bool taken[MODEL_POINTS]; /* captured in the trial, or dead at its end */
    struct plain last;        /* the trial's last board without the dead */
    int owner[MODEL_POINTS];  /* of its points */
};

static void find_settled(const struct model *m, struct settled *s)
{
    const struct world *now = model_now(m);
    int area = now->board.width * now->board.height;

    memset(s->taken, 0, sizeof s->taken);
    for (int i = now->trial + 1; i < m->n; i++)
        for (int p = 0; p < area; p++)
            if (m->worlds[i - 1].board.at[p] && !m->worlds[i].board.at[p])
                s->taken[p] = true;
    s->last = now->board;
    for (int p = 0; p < area; p++)
        if (now->mark[p] == MARK_DEAD) {
            s->taken[p] = true;
            s->last.at[p] = 0;
        }
    for (int p = 0; p < area; p++)
        s->owner[p] = s->last.at[p]   ? s->last.at[p]
                      : now->claim[p] ? now->claim[p]
                                      : region_owner(&s->last, p);
}

static void settle(struct model *m, const struct event *e)
{
    struct settled s;
    struct world *w;
    int pause = model_now(m)->trial - 1, area;

    find_settled(m, &s);
    w = model_push(m, e);
    area = w->board.width * w->board.height;
    {
        struct world back = m->worlds[pause];

        back.parent = pause;
        back.event = w->event;
        back.ruling = w->ruling;
        back.turns = w->turns;
        back.made = true;
        back.turn = back.as_pass = false;
        *w = back;
    }
    model_drop_marks(w);
    for (int p = 0; p < area; p++)
        if (w->board.at[p] && s.taken[p])
            mark_chain(w, p, MARK_DEAD);
    for (int p = 0; p < area; p++) {
        if (w->board.at[p] && w->mark[p] != MARK_DEAD)
            continue;
        w->claim[p] = (unsigned char)s.owner[p];
    }
}

static void begin_trial(struct model *m)
{
    struct event e = {.kind = EV_TRIAL};
    struct world *w = model_push(m, &e);

    w->made = true;
    w->phase = PHASE_TRIAL;
    w->trial = m->n - 1;
    model_drop_marks(w);
    w->n_pending = 0;
    w->passer = EMPTY;
    w->row = 0;
    w->row_stopped = w->trial_done = false;
}

/* ---- disputes and ends --------------------------------------------------- */

static void dispute(struct model *m)
{
    struct event e = {.kind = EV_RESUME};
    bool goes_on = model_convert(m, model_now(m)->n_pending);
    struct world *w = model_push(m, &e);

    if (!goes_on) {
        w->turn = true;
        w->turns++;
        return;
    }
    w->made = true;
    model_resume(w);
    w->passer = EMPTY;
}

static void lose(struct model *m, const struct event *e)
{
    struct world *w = model_push(m, e);
    int turns = w->turns;

    if (w->phase == PHASE_TRIAL) { /* unsettled: back to the pause */
        struct event same = w->event;
        int pause = w->trial - 1;

        *w = m->worlds[pause];
        w->parent = pause;
        w->event = same;
        w->ruling = (struct ruling){.why = WHY_LEGAL, .setting = SET_NOTHING};
        w->turns = turns;
        w->turn = w->as_pass = false;
        model_drop_marks(w);
    }
    w->made = true;
    w->loser = e->color;
    model_end(w, e->kind == EV_RESIGN ? END_RESIGNATION : END_FORFEIT);
}

static void make(struct model *m, const struct event *e)
{
    struct world *w;

    if (e->kind == EV_RESUME || e->kind == EV_TRIAL) {
        if (m->rules.stop == STOP_TRIAL)
            begin_trial(m);
        else
            dispute(m);
        return;
    }
    if (e->kind == EV_SETTLE) {
        settle(m, e);
        return;
    }
    if (e->kind == EV_RESIGN || e->kind == EV_FORFEIT) {
        lose(m, e);
        return;
    }
    w = model_push(m, e);
    w->made = true;
    if (e->kind == EV_ACCEPT)
        model_end(w, END_ACCEPTED);
    else if (e->kind == EV_AGREE)
        model_end(w, END_AGREED);
    else if (e->kind == EV_NEGATIVE && e->detail == 'A')
        w->negative_a++;
    else if (e->kind == EV_NEGATIVE)
        w->negative_b++;
    else
        mark(w, e);
}

enum status model_other(struct model *m, const struct event *e,
                        enum model_manner how, struct ruling *out)
{
    const struct world *now = model_now(m);
    enum status phase = refusal(now, e->kind);
    enum status named = check_named(now, e, how);

    if (phase != ST_OK && how == MODEL_PLAY)
        return phase;
    if (named != ST_OK && how != MODEL_REPLAY)
        return named;
    if (phase == ST_OK && named == ST_OK) {
        make(m, e);
        return ST_OK;
    }
    if (phase != ST_OK) {
        out->why = model_over(now) ? WHY_GAME_OVER : WHY_OUT_OF_PHASE;
        out->end = model_over(now) ? now->end : END_NONE;
    }
    model_push(m, e)->ruling = *out;
    return ST_OK;
}
