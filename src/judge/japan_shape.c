#include "judge/japan_work.h"

/*
 * Points closed by shape. Each drawing is the 3x3 surroundings of an empty
 * point '*' of which a side may say: an enemy stone here leads nowhere, I
 * close behind it.
 *   X  its own living stone
 *   +  free for it: empty, its own stone, or a dead enemy stone
 *   -  beyond the edge
 *   ?  anything
 */
static const struct {
    const char *name;
    const char *rows[3];
} shapes[] = {
    {"gate with a post behind", {"?XX", "?*+", "?X+"}},
    {"gate between two stones", {"+X?", "+*+", "+X?"}},
    {"tip of a bamboo arrow", {"X++", "+*X", "X++"}},
    {"step down to the first line", {"?XX", "?*+", "?--"}},
    {"hanging stone on the first line", {"+X?", "+*+", "---"}},
};

enum { SHAPES = sizeof shapes / sizeof shapes[0], TURNS = 8 };

/* The surroundings as bits, clockwise from the upper left: a quarter turn is
 * a rotation by two, a mirror image reverses the order. */
static const int8_t ring[8][2] = {{-1, 1}, {0, 1},  {1, 1},   {1, 0},
                                  {1, -1}, {0, -1}, {-1, -1}, {-1, 0}};

struct surroundings {
    uint8_t own, free, off; /* own is part of free */
};

static struct surroundings draw_shape(int shape, int turn)
{
    struct surroundings s = {0, 0, 0};

    for (int i = 0; i < 8; i++) {
        int j = (turn & 1 ? 8 - i : i) + 2 * (turn >> 1);
        unsigned bit = 1u << (j & 7);

        switch (shapes[shape].rows[1 - ring[i][1]][1 + ring[i][0]]) {
        case 'X':
            s.own = (uint8_t)(s.own | bit);
            break;
        case '+':
            s.free = (uint8_t)(s.free | bit);
            break;
        case '-':
            s.off = (uint8_t)(s.off | bit);
            break;
        }
    }
    return s;
}

static struct surroundings look_around(const struct japan_work *w, vertex v,
                                       enum color c)
{
    struct surroundings s = {0, 0, 0};

    for (int i = 0; i < 8; i++) {
        vertex n = (vertex)(v + ring[i][1] * BOARD_STRIDE + ring[i][0]);
        unsigned bit = 1u << i;

        if (w->stone[n] == c)
            s.own = (uint8_t)(s.own | bit);
        if (w->stone[n] == c || (w->stone[n] == EMPTY && w->corpse[n] != c))
            s.free = (uint8_t)(s.free | bit);
        if (w->stone[n] == OFF)
            s.off = (uint8_t)(s.off | bit);
    }
    return s;
}

void japan_close(struct japan_work *w)
{
    struct surroundings want[SHAPES * TURNS];

    for (int i = 0; i < SHAPES * TURNS; i++)
        want[i] = draw_shape(i / TURNS, i % TURNS);
    for (int p = 0; p < w->n_points; p++) {
        vertex v = w->point[p];

        w->closed[v] = EMPTY;
        if (w->b->at[v] != EMPTY)
            continue;
        for (enum color c = BLACK; c <= WHITE; c++) {
            struct surroundings have = look_around(w, v, c);

            for (int i = 0; i < SHAPES * TURNS; i++)
                if (!(want[i].own & ~have.own) &&
                    !(want[i].free & ~have.free) && !(want[i].off & ~have.off))
                    w->closed[v] = (uint8_t)c;
        }
    }
}
