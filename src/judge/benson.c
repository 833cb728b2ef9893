#include "judge/benson.h"

#include <string.h>

/* How many of the points that must be liberties a chain touches in a region. */
struct touch {
    int16_t region, points;
    vertex chain; /* its head */
};

/* The board seen by one colour: its chains, and the regions between them:
 * connected sets of points without its stones. */
struct side {
    enum color color;
    bool suicide;
    int regions;                     /* 1..regions */
    int16_t of[BOARD_GRID];          /* region of a point */
    int16_t must[BOARD_POINTS + 1];  /* points that have to be liberties */
    int16_t inner[BOARD_POINTS + 1]; /* points that touch no stone of color */
    bool broken[BOARD_POINTS + 1];   /* touches a chain that may die */
    int touches;
    struct touch touch[4 * BOARD_POINTS];
    bool dying[BOARD_GRID]; /* by head of chain */
};

static bool must_be_liberty(const struct board *b, const struct side *s,
                            vertex v)
{
    return s->suicide || b->at[v] == EMPTY;
}

/* Count point v of the last region for each chain that it touches. */
static void note(const struct board *b, struct side *s, int first, vertex v)
{
    bool must = must_be_liberty(b, s, v), inner = true;

    s->must[s->regions] = (int16_t)(s->must[s->regions] + must);
    for (int d = 0; d < 4; d++) {
        vertex w = vertex_next_to(v, d);
        int i = first;
        bool again = false;

        if (b->at[w] != s->color)
            continue;
        inner = false;
        for (int e = 0; e < d; e++) {
            vertex u = vertex_next_to(v, e);

            again |= b->at[u] == s->color && b->head[u] == b->head[w];
        }
        while (i < s->touches && s->touch[i].chain != b->head[w])
            i++;
        if (i == s->touches)
            s->touch[s->touches++] =
                (struct touch){(int16_t)s->regions, 0, b->head[w]};
        if (must && !again)
            s->touch[i].points++;
    }
    s->inner[s->regions] = (int16_t)(s->inner[s->regions] + inner);
}

static void flood(const struct board *b, struct side *s, vertex v)
{
    vertex found[BOARD_POINTS];
    int n = 0, first = s->touches;

    s->regions++;
    s->must[s->regions] = s->inner[s->regions] = 0;
    s->broken[s->regions] = false;
    found[n++] = v;
    s->of[v] = (int16_t)s->regions;
    for (int i = 0; i < n; i++) {
        note(b, s, first, found[i]);
        for (int d = 0; d < 4; d++) {
            vertex w = vertex_next_to(found[i], d);

            if (b->at[w] == OFF || b->at[w] == s->color || s->of[w])
                continue;
            s->of[w] = (int16_t)s->regions;
            found[n++] = w;
        }
    }
    s->broken[s->regions] = s->touches == first; /* nobody encloses it */
}

static void look(const struct board *b, enum color c, bool suicide,
                 struct side *s)
{
    vertex last = vertex_at(b->width - 1, b->height - 1);

    s->color = c;
    s->suicide = suicide;
    s->regions = s->touches = 0;
    memset(s->of, 0, sizeof s->of);
    memset(s->dying, 0, sizeof s->dying);
    for (vertex v = vertex_at(0, 0); v <= last; v++)
        if (b->at[v] != OFF && b->at[v] != c && !s->of[v])
            flood(b, s, v);
}

/* Chains with fewer than two vital regions die, regions next to a dying chain
 * are worth nothing, until nothing changes. */
static void settle(const struct board *b, struct side *s)
{
    vertex last = vertex_at(b->width - 1, b->height - 1);
    uint8_t vital[BOARD_GRID];
    bool changed = true;

    while (changed) {
        changed = false;
        memset(vital, 0, sizeof vital);
        for (int i = 0; i < s->touches; i++) {
            const struct touch *t = &s->touch[i];

            if (!s->broken[t->region] && t->points == s->must[t->region] &&
                vital[t->chain] < 2)
                vital[t->chain]++;
        }
        for (vertex v = vertex_at(0, 0); v <= last; v++)
            if (b->at[v] == s->color && b->head[v] == v && !s->dying[v] &&
                vital[v] < 2)
                changed = s->dying[v] = true;
        for (int i = 0; i < s->touches; i++)
            s->broken[s->touch[i].region] |= s->dying[s->touch[i].chain];
    }
}

void benson_find(const struct board *b, bool suicide, struct benson *out)
{
    struct side s;

    memset(out, 0, sizeof *out);
    for (enum color c = BLACK; c <= WHITE; c++) {
        look(b, c, suicide, &s);
        settle(b, &s);
        for (int y = 0; y < b->height; y++)
            for (int x = 0; x < b->width; x++) {
                vertex v = vertex_at(x, y);

                if (b->at[v] == c)
                    out->alive[v] = !s.dying[b->head[v]];
                else if (!s.broken[s.of[v]] && s.inner[s.of[v]] <= 1)
                    out->owner[v] = (uint8_t)c;
            }
    }
}
