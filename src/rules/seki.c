#include "rules/seki.h"

#include <string.h>

static void find_life(const struct position *p, struct seki *s)
{
    const struct board *b = p->board;
    uint8_t said[BOARD_POINTS + 1];

    memset(said, MARK_NONE, (size_t)s->groups.n + 1);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);
            int g = s->groups.of[v], mark = p->mark[v];

            if (b->at[v] == EMPTY || said[g] == MARK_SEKI)
                continue;
            if (mark == MARK_SEKI || mark == MARK_ALIVE)
                said[g] = (uint8_t)mark;
        }
    for (int g = 1; g <= s->groups.n; g++)
        s->by_itself[g] =
            said[g] == MARK_ALIVE ||
            (said[g] != MARK_SEKI && s->groups.group[g].independent);
}

void seki_find(const struct position *p, const struct regions *regions,
               struct seki *out)
{
    const struct board *b = p->board;

    groups_find(b, &out->groups);
    find_life(p, out);
    memset(out->needed, 0, (size_t)regions->n + 1);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            if (b->at[v] == EMPTY || out->by_itself[out->groups.of[v]])
                continue;
            for (int d = 0; d < 4; d++)
                out->needed[regions->of[vertex_next_to(v, d)]] |=
                    (uint8_t)(1 << b->at[v]);
        }
    out->needed[0] = 0; /* no region: stones and border */
}

void seki_mark_stones(const struct position *p, const struct regions *regions,
                      const struct seki *s, uint8_t *out)
{
    const struct board *b = p->board;
    bool in_seki[BOARD_POINTS + 1];

    memset(in_seki, 0, (size_t)s->groups.n + 1);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);
            int g = s->groups.of[v];

            if (b->at[v] == EMPTY)
                continue;
            in_seki[g] |= p->mark[v] == MARK_SEKI;
            for (int d = 0; d < 4 && !s->by_itself[g]; d++)
                in_seki[g] |=
                    seki_is_region(s, regions->of[vertex_next_to(v, d)]);
        }
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            out[v] = b->at[v] != EMPTY && in_seki[s->groups.of[v]];
        }
}

/* A point as the liberty-eyes see it: BLACK, WHITE for stones and claimed
 * points; a public liberty, named or next to both colours, divides. */
enum { OPEN = EMPTY, DIVIDES = OFF };

static int stone_or_claim(const struct position *p, vertex v)
{
    return p->board->at[v] == EMPTY ? p->claim[v] : p->board->at[v];
}

static int point_kind(const struct position *p, vertex v)
{
    int kind = stone_or_claim(p, v);
    bool next[4] = {false};

    if (kind != EMPTY)
        return kind;
    for (int d = 0; d < 4; d++)
        next[stone_or_claim(p, vertex_next_to(v, d))] = true;
    return next[BLACK] && next[WHITE] ? DIVIDES : OPEN;
}

/* Flood the part of a region around `from`, and give it to the only colour it
 * touches. */
static void settle_part(const uint8_t *kind, vertex from, bool *seen,
                        uint8_t *owner)
{
    vertex queue[BOARD_POINTS];
    int tail = 0;
    bool touch[4] = {false};

    seen[from] = true;
    queue[tail++] = from;
    for (int head = 0; head < tail; head++)
        for (int d = 0; d < 4; d++) {
            vertex v = vertex_next_to(queue[head], d);

            touch[kind[v]] = true;
            if (kind[v] == OPEN && !seen[v]) {
                seen[v] = true;
                queue[tail++] = v;
            }
        }
    if (touch[BLACK] == touch[WHITE])
        return;
    for (int i = 0; i < tail; i++)
        owner[queue[i]] = touch[BLACK] ? BLACK : WHITE;
}

void seki_settle_eyes(const struct position *p, const struct regions *regions,
                      const struct seki *s, uint8_t *owner)
{
    const struct board *b = p->board;
    uint8_t kind[BOARD_GRID];
    bool seen[BOARD_GRID];

    memset(kind, DIVIDES, sizeof kind);
    memset(seen, 0, sizeof seen);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++)
            kind[vertex_at(x, y)] = (uint8_t)point_kind(p, vertex_at(x, y));
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            if (kind[v] == OPEN && !seen[v] &&
                seki_is_region(s, regions->of[v]))
                settle_part(kind, v, seen, owner);
        }
}
