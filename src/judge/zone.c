#include "judge/zone.h"

#include <string.h>

static bool is_stone(const struct board *b, vertex v)
{
    return b->at[v] == BLACK || b->at[v] == WHITE;
}

/* Collect the points of the zone; false when there are too many. */
static bool flood(const struct board *b, vertex v, const uint8_t *wall,
                  struct local *z, int8_t *index)
{
    index[v] = 0;
    z->point[0] = v;
    z->n = 1;
    for (int i = 0; i < z->n; i++) {
        vertex from = z->point[i];

        for (int d = 0; d < 4; d++) {
            vertex w = vertex_next_to(from, d);

            if (b->at[w] == OFF || index[w] >= 0 || (is_stone(b, w) && wall[w]))
                continue;
            if (z->n == LOCAL_POINTS)
                return false;
            index[w] = (int8_t)z->n;
            z->point[z->n++] = w;
        }
    }
    return true;
}

static void aim(const struct board *b, vertex v, struct local *z,
                struct local_state *s, const int8_t *index)
{
    enum color defender = (enum color)b->at[v];

    memset(z->nbr, 0, sizeof z->nbr);
    z->outside[0] = z->outside[1] = z->target = 0;
    s->stones[0] = s->stones[1] = 0;
    for (int i = 0; i < z->n; i++) {
        vertex p = z->point[i];
        uint64_t bit = (uint64_t)1 << i;

        for (int d = 0; d < 4; d++) {
            vertex w = vertex_next_to(p, d);

            if (b->at[w] == OFF)
                continue;
            if (index[w] >= 0)
                z->nbr[i] |= (uint64_t)1 << index[w];
            else
                z->outside[b->at[w] == defender ? DEFENDER : ATTACKER] |= bit;
        }
        if (is_stone(b, p)) {
            s->stones[b->at[p] == defender ? DEFENDER : ATTACKER] |= bit;
            if (b->head[p] == b->head[v])
                z->target |= bit;
        }
    }
    z->defender = defender;
    z->suicide = false;
    z->bans[ATTACKER] = z->bans[DEFENDER] = true;
    s->ko = LOCAL_NO_KO;
    s->to_move = ATTACKER;
}

bool zone_cut(const struct board *b, vertex v, const uint8_t *wall,
              struct local *z, struct local_state *s)
{
    int8_t index[BOARD_GRID];

    memset(index, -1, sizeof index);
    if (!flood(b, v, wall, z, index))
        return false;
    aim(b, v, z, s, index);
    return true;
}

void zone_aim(const struct board *b, vertex v, struct local *z,
              struct local_state *s)
{
    int8_t index[BOARD_GRID];

    memset(index, -1, sizeof index);
    for (int i = 0; i < z->n; i++)
        index[z->point[i]] = (int8_t)i;
    aim(b, v, z, s, index);
}
