#include "rules/game_impl.h"

#include "rules/seki.h"

#include <assert.h>
#include <string.h>

/* What a trial has shown, by vertex. */
struct findings {
    uint8_t taken[BOARD_GRID]; /* 1: a stone was captured or lifted here */
    uint8_t owner[BOARD_GRID]; /* on the trial's last board, EMPTY: nobody */
};

void trial_start(struct game *g)
{
    struct entry *e = log_append(g, EV_TRIAL, EMPTY, NO_VERTEX);

    e->made = true;
    g->state.phase = PHASE_TRIAL;
    g->state.n_pending = 0; /* neither side has abandoned in the trial */
    g->play.since = g->state.events;
    g->play.marks_from = g->state.events; /* a second one replaces findings */
    g->play.passer = EMPTY;
    g->play.row = 0;
    g->play.row_stops = g->play.trial_done = false;
    e->pushes = repeat_start(g, g->state.events);
}

/* Place in the list of the entry that began the trial of entry i. */
static uint32_t trial_entry(const struct game *g, uint32_t i)
{
    return g->entries[i].before.play.since - 1;
}

void trial_leave(struct game *g)
{
    uint32_t turns = g->state.turns, last = g->state.events - 1;

    for (uint32_t i = last; i-- > trial_entry(g, last);)
        entry_retract(g, &g->entries[i]);
    g->state.turns = turns;
}

/* Everything since the trial began is made again; the lists and the memory it
 * needs are still there, so it cannot fail. */
void trial_reenter(struct game *g)
{
    uint32_t last = --g->state.events, first = trial_entry(g, last);
    struct ruling ignored;

    for (uint32_t i = first; i < last; i++)
        g->state.turns -= g->entries[i].turn;
    mood_restore(g, &g->entries[first].before);
    g->state.events = first;
    g->n_points = g->entries[first].first;
    while (g->state.events < last) {
        struct entry *e = &g->entries[g->state.events];
        struct event event;
        enum manner how;
        enum status st;

        while (e->kind == EV_CONVERT) /* its cause makes it again */
            e++;
        event = entry_event(g, e);
        how = e->why == WHY_NO_VIRTUAL ? KEPT : REPLAYED; /* as it was ruled */
        st = event_make(g, &event, how, &ignored);
        assert(st == ST_OK);
    }
}

/* Whose the points of the trial's last board are: by its stones, and by
 * rules.md 5 with the marks and claims made in the trial. */
static void find_owners(struct game *g, const struct board *last,
                        struct findings *f)
{
    const struct game_marks *m = game_marks(g);
    struct position p = {last, m->mark, m->claim};
    struct regions regions;
    struct seki seki;

    region_find(last, &regions);
    points_by_region(last, &regions, f->owner);
    if (g->rules.liberty_eyes == RULES_ON && points_any_mixed(&regions)) {
        seki_find(&p, &regions, &seki);
        seki_settle_eyes(&p, &regions, &seki, f->owner);
    }
    points_by_claim(&p, &regions, f->owner);
}

/* The stones captured in the trial and those taken off at its end, and whose
 * the points are then. */
static void find_taken(struct game *g, struct findings *f)
{
    const struct game_marks *marks = game_marks(g);
    const struct board *b = &g->board;
    struct board last;

    memset(f->taken, 0, sizeof f->taken);
    for (uint32_t i = g->play.since; i < g->state.events; i++)
        for (int k = 0;
             g->entries[i].kind == EV_MOVE && k < g->entries[i].n_points; k++)
            f->taken[g->points[g->entries[i].first + (uint32_t)k]] = 1;
    board_init(&last, b->width, b->height);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            if (marks->mark[v] == MARK_DEAD)
                f->taken[v] = 1;
            else if (b->at[v] != EMPTY)
                board_add(&last, v, (enum color)b->at[v]);
        }
    find_owners(g, &last, f);
}

static int finding(enum color owner)
{
    return owner == BLACK   ? FINDING_BLACK
           : owner == WHITE ? FINDING_WHITE
                            : FINDING_PUBLIC;
}

/* A chain of the pause is dead when one of its stones was taken (Art 10). All
 * its stones are then set to taken, and none of a living chain is. */
static bool spread_taken(const struct board *b, struct findings *f, vertex v)
{
    vertex stone = v;
    bool dead = false;

    do {
        dead = dead || f->taken[stone];
        stone = b->next[stone];
    } while (stone != v);
    do {
        f->taken[stone] = dead;
        stone = b->next[stone];
    } while (stone != v);
    return dead;
}

/* On the board of the pause: what each point has become. */
static void write_findings(struct game *g, struct findings *f, struct entry *e)
{
    const struct board *b = &g->board;
    vertex *list = g->points + g->n_points, *out = list + FINDINGS, *part = out;
    vertex points[BOARD_POINTS];
    int n = board_points(b, points);

    for (int i = 0; i < n; i++) {
        vertex v = points[i];

        if (b->at[v] != EMPTY && b->head[v] == v && spread_taken(b, f, v))
            *out++ = v;
    }
    list[FINDING_DEAD] = (vertex)(out - part);
    for (int k = FINDING_BLACK; k < FINDINGS; k++) {
        part = out;
        for (int i = 0; i < n; i++)
            if ((b->at[points[i]] == EMPTY || f->taken[points[i]]) &&
                finding((enum color)f->owner[points[i]]) == k)
                *out++ = points[i];
        list[k] = (vertex)(out - part);
    }
    e->n_points = (int32_t)(out - list);
    g->n_points += (size_t)e->n_points;
}

enum status trial_settle(struct game *g)
{
    struct findings f;
    struct entry *e;

    if (!log_reserve(g, FINDINGS + 2 * board_area(&g->board)))
        return ST_NO_MEMORY;
    find_taken(g, &f);
    e = log_append(g, EV_SETTLE, EMPTY, NO_VERTEX);
    e->made = true;
    trial_leave(g);
    g->play.marks_from = g->state.events - 1; /* the findings replace all */
    write_findings(g, &f, e);
    return ST_OK;
}
