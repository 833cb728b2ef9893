#include "go/region.h"

#include <string.h>

static void flood(const struct board *b, struct regions *out, vertex from,
                  int region)
{
    vertex queue[BOARD_POINTS];
    int tail = 0;
    unsigned touch = 0;

    out->of[from] = (int16_t)region;
    queue[tail++] = from;
    for (int head = 0; head < tail; head++)
        for (int d = 0; d < 4; d++) {
            vertex v = vertex_next_to(queue[head], d);

            if (b->at[v] != EMPTY) {
                touch |= 1u << b->at[v];
            } else if (out->of[v] == 0) {
                out->of[v] = (int16_t)region;
                queue[tail++] = v;
            }
        }
    out->touch[region] = (uint8_t)(touch & REGION_BOTH);
}

void region_find(const struct board *b, struct regions *out)
{
    out->n = 0;
    memset(out->of, 0, sizeof out->of);
    out->touch[0] = 0;
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            if (b->at[v] == EMPTY && out->of[v] == 0)
                flood(b, out, v, ++out->n);
        }
}
