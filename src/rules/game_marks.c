#include "rules/game_impl.h"

#include <string.h>

/* Marks and claims are a fold over the entries since the last that dropped
 * them. The fold goes on where it stopped while none of its entries was taken
 * back. */

static bool is_stone(const struct board *b, vertex v)
{
    return b->at[v] == BLACK || b->at[v] == WHITE;
}

/* Set the mark of the whole chain at v. A chain that is not dead holds its
 * points, so claims on them go. */
static void mark_chain(struct game *g, vertex v, enum mark mark)
{
    vertex stone = v;

    if (!is_stone(&g->board, v))
        return;
    do {
        g->marks.mark[stone] = (uint8_t)mark;
        if (mark != MARK_DEAD)
            g->marks.claim[stone] = EMPTY;
        stone = g->board.next[stone];
    } while (stone != v);
}

static void unmark_all(struct game *g)
{
    for (int v = 0; v < BOARD_GRID; v++)
        if (g->marks.mark[v]) {
            g->marks.mark[v] = MARK_NONE;
            g->marks.claim[v] = EMPTY;
        }
}

static void claim_points(struct game *g, const vertex *v, int n, enum color c)
{
    for (int i = 0; i < n; i++)
        g->marks.claim[v[i]] = (uint8_t)c;
}

static void fold_findings(struct game *g, const vertex *list)
{
    static const enum color owner[FINDINGS] = {[FINDING_BLACK] = BLACK,
                                               [FINDING_WHITE] = WHITE,
                                               [FINDING_PUBLIC] = OFF};
    const vertex *v = list + FINDINGS;

    for (int i = 0; i < list[FINDING_DEAD]; i++)
        mark_chain(g, *v++, MARK_DEAD);
    for (int k = FINDING_BLACK; k < FINDINGS; v += list[k++])
        claim_points(g, v, list[k], owner[k]);
}

static void fold(struct game *g, const struct entry *e)
{
    const vertex *list = g->points + e->first;

    if (!e->made)
        return;
    switch ((enum event_kind)e->kind) {
    case EV_MARK:
        for (int i = 0; i < e->n_points; i++)
            mark_chain(g, list[i], (enum mark)e->detail);
        break;
    case EV_UNMARK:
        for (int i = 0; i < e->n_points; i++)
            mark_chain(g, list[i], MARK_NONE);
        if (!e->n_points)
            unmark_all(g);
        break;
    case EV_CLAIM:
        claim_points(g, list, e->n_points, (enum color)e->color);
        claim_points(g, list + e->n_points, e->n_public, OFF);
        break;
    case EV_UNCLAIM:
        claim_points(g, list, e->n_points, EMPTY);
        if (!e->n_points)
            memset(g->marks.claim, EMPTY, sizeof g->marks.claim);
        break;
    case EV_SETTLE:
        fold_findings(g, list);
        break;
    case EV_MOVE:
    case EV_PASS:
    case EV_VIRTUAL:
    case EV_CONVERT:
    case EV_RESUME:
    case EV_TRIAL:
    case EV_ACCEPT:
    case EV_AGREE:
    case EV_RESIGN:
    case EV_FORFEIT:
    case EV_NEGATIVE:
    case EVENT_KINDS:
        return;
    }
    g->marks.any = true; /* made exact below */
}

static void sum_up(struct game_marks *m)
{
    bool any = false;

    m->any_dead = false;
    for (int v = 0; v < BOARD_GRID; v++) {
        any = any || m->mark[v] || m->claim[v];
        m->any_dead = m->any_dead || m->mark[v] == MARK_DEAD;
    }
    m->any = any;
}

const struct game_marks *game_marks(struct game *g)
{
    if (g->marks_base != g->play.marks_from) {
        if (g->marks.any)
            memset(&g->marks, 0, sizeof g->marks);
        g->marks_base = g->marks_done = g->play.marks_from;
    }
    if (g->marks_done == g->state.events)
        return &g->marks;
    while (g->marks_done < g->state.events)
        fold(g, &g->entries[g->marks_done++]);
    if (g->marks.any)
        sum_up(&g->marks);
    return &g->marks;
}

/* A claim is refused for a point with a living stone, one named public, one
 * that the other side claims; a public point may not be the other side's
 * either (spec/rules.md 5.3). */
static bool may_claim(struct game *g, vertex v, enum color c, bool named_public)
{
    const struct game_marks *m = game_marks(g);
    enum color held = (enum color)m->claim[v];

    if (is_stone(&g->board, v) && m->mark[v] != MARK_DEAD)
        return false;
    return held == EMPTY || held == c || (named_public && held == OFF);
}

static bool claim_contradicts_itself(const struct event *e)
{
    uint8_t claimed[BOARD_GRID] = {0};

    for (int i = 0; i < e->n_points; i++)
        claimed[e->points[i]] = 1;
    for (int i = e->n_points; i < e->n_points + e->n_public; i++)
        if (claimed[e->points[i]])
            return true;
    return false;
}

enum status marks_check(struct game *g, const struct event *e)
{
    int n = e->n_points + e->n_public;

    for (int i = 0; i < n; i++)
        if (!vertex_on_board(&g->board, e->points[i]))
            return ST_BAD_COORDINATE;
    if (e->kind == EV_MARK || e->kind == EV_UNMARK)
        for (int i = 0; i < n; i++)
            if (!is_stone(&g->board, e->points[i]))
                return ST_NO_STONE;
    if (e->kind != EV_CLAIM)
        return ST_OK;
    for (int i = 0; i < n; i++)
        if (!may_claim(g, e->points[i], e->color, i >= e->n_points))
            return ST_CLAIM_REFUSED;
    return claim_contradicts_itself(e) ? ST_CLAIM_REFUSED : ST_OK;
}
