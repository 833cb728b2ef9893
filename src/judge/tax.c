#include "judge/tax.h"

#include "go/groups.h"

#include <string.h>

/* Does anything at this point speak against its group's independence? */
static bool is_bound(const struct board *b, const struct groups *g, vertex v)
{
    if (b->at[v] == EMPTY)
        return false;
    /* one liberty is counted at most four times */
    if (b->head[v] == v && b->libs[v] <= 4 && board_liberties(b, v, NULL) == 1)
        return true;
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (b->at[n] == EMPTY && g->of[n] == 0)
            return true; /* dame: a region that touches both sides */
    }
    return false;
}

static void find_bound(const struct finish *f, const struct groups *g,
                       bool bound[BOARD_POINTS + 1])
{
    uint8_t said[BOARD_POINTS + 1];

    memset(bound, 0, (size_t)g->n + 1);
    memset(said, MARK_NONE, (size_t)g->n + 1);
    for (int y = 0; y < f->board.height; y++)
        for (int x = 0; x < f->board.width; x++) {
            vertex v = vertex_at(x, y);
            int i = g->of[v], mark = f->mark[v];

            bound[i] |= is_bound(&f->board, g, v);
            if (mark == MARK_SEKI || (mark == MARK_ALIVE && !said[i]))
                said[i] = (uint8_t)mark;
        }
    for (int i = 1; i <= g->n; i++)
        if (said[i] != MARK_NONE)
            bound[i] = said[i] == MARK_SEKI;
}

void tax_points(const struct finish *f, int tax[3])
{
    struct groups g;
    bool bound[BOARD_POINTS + 1];
    bool area = f->rules.scoring != SCORING_TERRITORY;

    memset(tax, 0, 3 * sizeof *tax);
    if (f->rules.tax == TAX_NONE)
        return;
    groups_find(&f->board, &g);
    find_bound(f, &g, bound);
    for (enum color s = BLACK; s <= WHITE && area; s++)
        tax[s] = f->empties[s];
    for (int i = 1; i <= g.n; i++) {
        enum color side = g.group[i].color;

        if (bound[i])
            continue;
        if (area)
            tax[side] -= g.group[i].empties;
        if (f->rules.tax == TAX_ALL)
            tax[side] += 2;
    }
}
