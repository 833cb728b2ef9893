#include "go/groups.h"

#include "go/region.h"

#include <string.h>

/*
 * A group with its own empty points is a connected part U of its colour's
 * area. Filling all of them but p and q leaves U without p and q, and every
 * chain of that touches p or q, or U would not be connected. A chain that
 * touches p alone is cut off from q by p: then p is a cut point of U. So two
 * points are basic eyes of an independent group exactly when they are own
 * empty points, not adjacent, and neither is a cut point of U; and these are
 * found in one walk (Hopcroft and Tarjan, 1973).
 */

struct walk {
    uint8_t own[BOARD_GRID];  /* whose area a point is */
    int16_t when[BOARD_GRID]; /* number in order of discovery, 0: not yet */
    int16_t low[BOARD_GRID];  /* earliest point reached from below */
    bool cut[BOARD_GRID];
    vertex path[BOARD_POINTS];  /* from the root to where the walk is */
    uint8_t turn[BOARD_POINTS]; /* next neighbour of path[i] to look at */
};

static void find_areas(const struct board *b, struct walk *w)
{
    struct regions regions;

    region_find(b, &regions);
    memset(w->own, EMPTY, sizeof w->own);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);
            enum color c = (enum color)b->at[v];

            w->own[v] =
                (uint8_t)(c != EMPTY ? c
                                     : region_owner(&regions, regions.of[v]));
        }
}

/* The walk leaves `child` for `parent`: what lies below is cut off by the
 * parent when nothing of it reaches higher. */
static void come_back(struct walk *w, vertex parent, vertex child)
{
    if (w->low[child] < w->low[parent])
        w->low[parent] = w->low[child];
    if (w->low[child] >= w->when[parent])
        w->cut[parent] = true;
}

static void arrive(struct walk *w, struct groups *out, vertex v, int depth,
                   int number)
{
    w->when[v] = w->low[v] = (int16_t)number;
    w->path[depth] = v;
    w->turn[depth] = 0;
    out->of[v] = (int16_t)out->n;
}

/* Walk the area around `root`, depth first; returns the last number used. */
static int walk_area(struct walk *w, struct groups *out, vertex root,
                     int number)
{
    int depth = 0, branches = 0;

    arrive(w, out, root, 0, ++number);
    while (depth >= 0) {
        vertex v = w->path[depth], next;

        if (w->turn[depth] == 4) {
            if (depth-- > 0)
                come_back(w, w->path[depth], v);
            continue;
        }
        next = vertex_next_to(v, w->turn[depth]++);
        if (w->own[next] != w->own[v])
            continue;
        if (w->when[next] != 0) {
            if (w->when[next] < w->low[v])
                w->low[v] = w->when[next];
            continue;
        }
        branches += depth == 0;
        arrive(w, out, next, ++depth, ++number);
    }
    w->cut[root] = branches > 1;
    return number;
}

static bool adjacent(vertex a, vertex b)
{
    int distance = a < b ? b - a : a - b;

    return distance == 1 || distance == BOARD_STRIDE;
}

/* Until a group has its two eyes, eye[] keeps the candidates seen: points
 * that are all adjacent to each other, so never more than two. */
static void offer_eye(struct group *g, vertex v)
{
    vertex *eye = g->eye;

    if (g->independent)
        return;
    if (eye[0] == NO_VERTEX) {
        eye[0] = v;
    } else if (!adjacent(eye[0], v)) {
        eye[1] = v;
        g->independent = true;
    } else if (eye[1] == NO_VERTEX) {
        eye[1] = v;
    } else {
        eye[0] = eye[1];
        eye[1] = v;
        g->independent = true;
    }
}

/* In the order of answers, so that the eyes are the first possible. */
static void find_eyes(const struct board *b, const struct walk *w,
                      struct groups *out)
{
    for (int x = 0; x < b->width; x++)
        for (int y = 0; y < b->height; y++) {
            vertex v = vertex_at(x, y);
            struct group *g = &out->group[out->of[v]];

            if (out->of[v] == 0)
                continue;
            if (b->at[v] != EMPTY) {
                g->stones++;
                continue;
            }
            g->empties++;
            if (!w->cut[v])
                offer_eye(g, v);
        }
    for (int i = 1; i <= out->n; i++)
        if (!out->group[i].independent)
            out->group[i].eye[0] = out->group[i].eye[1] = NO_VERTEX;
}

void groups_find(const struct board *b, struct groups *out)
{
    struct walk w;
    int number = 0;

    find_areas(b, &w);
    memset(w.when, 0, sizeof w.when);
    memset(w.cut, 0, sizeof w.cut);
    memset(out->of, 0, sizeof out->of);
    out->n = 0;
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);

            if (w.own[v] == EMPTY || w.when[v] != 0)
                continue;
            out->group[++out->n] = (struct group){
                (enum color)w.own[v], false, {NO_VERTEX, NO_VERTEX}, 0, 0};
            number = walk_area(&w, out, v, number);
        }
    find_eyes(b, &w, out);
}
