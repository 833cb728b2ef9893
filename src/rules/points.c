#include "rules/points.h"

#include <string.h>

bool points_any_mixed(const struct regions *r)
{
    for (int i = 1; i <= r->n; i++)
        if (r->touch[i] == REGION_BOTH)
            return true;
    return false;
}

void points_by_region(const struct board *b, const struct regions *r,
                      uint8_t *owner)
{
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            owner[v] = b->at[v] != EMPTY ? b->at[v]
                                         : (uint8_t)region_owner(r, r->of[v]);
        }
}

void points_by_claim(const struct position *p, const struct regions *r,
                     uint8_t *owner)
{
    const struct board *b = p->board;
    bool claimed[BOARD_POINTS + 1], named[BOARD_POINTS + 1];

    memset(claimed, 0, (size_t)r->n + 1);
    memset(named, 0, (size_t)r->n + 1);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            int claim = p->claim[vertex_at(x, y)];
            int region = r->of[vertex_at(x, y)];

            claimed[region] |= claim == BLACK || claim == WHITE;
            named[region] |= claim == OFF;
        }
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);
            int region = r->of[v], claim = p->claim[v];

            if (b->at[v] != EMPTY)
                continue;
            if (claim != EMPTY)
                owner[v] = claim == OFF ? EMPTY : (uint8_t)claim;
            else if (claimed[region] && !named[region] &&
                     r->touch[region] == REGION_BOTH)
                owner[v] = EMPTY;
        }
}
