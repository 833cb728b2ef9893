#include "support/model.h"

#include "support/model_parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- the list of worlds -------------------------------------------------- */

static void *must(void *block)
{
    if (!block)
        abort();
    return block;
}

const struct world *model_now(const struct model *m)
{
    return &m->worlds[m->n - 1];
}

void model_free(struct model *m)
{
    free(m->worlds);
    *m = (struct model){0};
}

void model_start(struct model *m, const struct rules *r,
                 const struct plain *board, enum color to_move)
{
    struct world *w;

    model_free(m);
    m->rules = *r;
    m->cap = 16;
    m->worlds = must(calloc((size_t)m->cap, sizeof *m->worlds));
    m->n = 1;
    w = &m->worlds[0];
    w->parent = -1;
    w->board = *board;
    w->to_move = to_move;
    w->ko = -1;
    w->made = true;
}

struct world *model_push(struct model *m, const struct event *e)
{
    struct world *w;

    if (m->n == m->cap) {
        m->cap *= 2;
        m->worlds =
            must(realloc(m->worlds, (size_t)m->cap * sizeof *m->worlds));
    }
    w = &m->worlds[m->n];
    *w = m->worlds[m->n - 1];
    w->parent = m->n - 1;
    w->event = *e;
    if (e->points != w->points && e->n_points + e->n_public > 0)
        memcpy(w->points, e->points,
               (size_t)(e->n_points + e->n_public) * sizeof *e->points);
    w->event.points = NULL; /* worlds move about */
    w->ruling = (struct ruling){.why = WHY_LEGAL, .setting = SET_NOTHING};
    w->made = w->turn = w->as_pass = false;
    m->n++;
    return w;
}

/* The world before in the present line of play; -1 at its beginning. */
int model_before(const struct model *m, int i)
{
    return m->worlds[i].event.kind == EV_TRIAL && m->worlds[i].made &&
                   i == model_now(m)->trial
               ? -1
               : m->worlds[i].parent;
}

/* ---- ends and stops ------------------------------------------------------ */

bool model_over(const struct world *w)
{
    return w->phase == PHASE_ENDED && w->end != END_PASSES;
}

bool model_stopped(const struct world *w)
{
    return w->phase == PHASE_PAUSE ||
           (w->phase == PHASE_ENDED && w->end == END_PASSES);
}

void model_end(struct world *w, enum end end)
{
    w->phase = PHASE_ENDED;
    w->end = end;
}

void model_drop_marks(struct world *w)
{
    memset(w->mark, 0, sizeof w->mark);
    memset(w->claim, 0, sizeof w->claim);
}

void model_resume(struct world *w)
{
    w->phase = PHASE_PLAYING;
    w->end = END_NONE;
    w->negative_a = w->negative_b = 0;
    model_drop_marks(w);
}

/* ---- going back, other rules --------------------------------------------- */

bool model_undo_event(struct model *m)
{
    if (m->n == 1)
        return false;
    m->n--;
    while (m->n > 1 && model_now(m)->event.kind == EV_CONVERT)
        m->n--;
    return true;
}

bool model_undo_turns(struct model *m, int n)
{
    int left = model_now(m)->turns - n;

    if (left < 0)
        return false;
    while (model_now(m)->turns > left)
        model_undo_event(m);
    return true;
}

void model_set_rules(struct model *m, const struct rules *r)
{
    struct model old = *m;
    struct ruling ignored;

    *m = (struct model){0};
    model_start(m, r, &old.worlds[0].board, old.worlds[0].to_move);
    for (int i = 1; i < old.n; i++) {
        struct event e = old.worlds[i].event;

        e.points = old.worlds[i].points;
        if (e.kind != EV_CONVERT)
            model_make(m, &e, MODEL_REPLAY, &ignored);
    }
    model_free(&old);
}

enum status model_apply(struct model *m, const struct event *e, bool keep,
                        struct ruling *out)
{
    return model_make(m, e, keep ? MODEL_KEEP : MODEL_PLAY, out);
}

enum status model_make(struct model *m, const struct event *e,
                       enum model_manner how, struct ruling *out)
{
    *out = (struct ruling){.why = WHY_LEGAL, .setting = SET_NOTHING};
    if (e->kind == EV_MOVE || e->kind == EV_PASS || e->kind == EV_VIRTUAL)
        return model_turn(m, e, how, out);
    return model_other(m, e, how, out);
}
