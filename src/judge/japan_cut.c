#include "judge/japan_cut.h"

#include <assert.h>
#include <string.h>

void cut_clear(struct cut *c)
{
    memset(c->kind, WEB_NONE, sizeof c->kind);
    memset(c->weight, 0, sizeof c->weight);
    memset(c->time, 0, sizeof c->time);
    c->now = 0;
}

void cut_forget(struct cut *c, const vertex *points, int n)
{
    for (int i = 0; i < n; i++) {
        c->kind[points[i]] = WEB_NONE;
        c->weight[points[i]] = 0;
        c->time[points[i]] = 0;
    }
    c->now = 0;
}

static void enter(struct cut *c, vertex v, vertex parent, vertex root)
{
    c->time[v] = c->low[v] = ++c->now;
    c->sum[v] = c->weight[v];
    c->parent[v] = parent;
    c->root[v] = root;
}

/* Leave v for its parent: the parent's subtree takes in that of v. */
static void leave(struct cut *c, vertex v)
{
    vertex up = c->parent[v];

    c->last[v] = c->now;
    if (up == NO_VERTEX)
        return;
    if (c->low[v] < c->low[up])
        c->low[up] = c->low[v];
    c->sum[up] = (int16_t)(c->sum[up] + c->sum[v]);
}

/* A neighbour of v not yet explored, or NO_VERTEX. `last` counts the
 * directions already tried while v is being explored. */
static vertex next_child(struct cut *c, vertex v)
{
    while (c->last[v] < 4) {
        vertex n = vertex_next_to(v, c->last[v]++);

        if (!cut_joined(c, v, n))
            continue;
        if (!c->time[n])
            return n;
        if (c->time[n] < c->low[v] && n != c->parent[v])
            c->low[v] = c->time[n];
    }
    return NO_VERTEX;
}

void cut_explore(struct cut *c, vertex root)
{
    vertex v = root;

    assert(c->kind[root] && !c->time[root]);
    enter(c, root, NO_VERTEX, root);
    c->last[root] = 0;
    while (v != NO_VERTEX) {
        vertex child = next_child(c, v);

        if (child != NO_VERTEX) {
            enter(c, child, v, root);
            c->last[child] = 0;
            v = child;
        } else {
            leave(c, v);
            v = c->parent[v];
        }
    }
}

/* Does the subtree of `child` hang on the rest only by v, its parent? */
static bool hangs(const struct cut *c, vertex child, vertex v)
{
    return c->low[child] >= c->time[v];
}

/* The child of v in whose subtree its neighbour n lies. */
static vertex branch_of(const struct cut *c, vertex v, vertex n)
{
    for (int d = 0; d < 4; d++) {
        vertex child = vertex_next_to(v, d);

        if (cut_joined(c, v, child) && c->parent[child] == v &&
            c->time[child] <= c->time[n] && c->time[n] <= c->last[child])
            return child;
    }
    return NO_VERTEX;
}

/* The number of the piece named by `branch`, a new one if need be. */
static int piece_of(struct cut_pieces *p, vertex *name, vertex branch)
{
    int i = 0;

    while (i < p->n && name[i] != branch)
        i++;
    if (i == p->n)
        name[p->n++] = branch;
    return i;
}

struct cut_pieces cut_pieces(const struct cut *c, vertex v)
{
    struct cut_pieces p = {0};
    vertex name[4]; /* a branch that hangs on v; NO_VERTEX: all the rest */
    int rest = c->sum[c->root[v]] - c->weight[v];

    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);
        vertex branch = NO_VERTEX;

        p.side[d] = -1;
        if (!cut_joined(c, v, n))
            continue;
        if (c->time[n] > c->time[v])
            branch = branch_of(c, v, n);
        if (branch != NO_VERTEX && !hangs(c, branch, v))
            branch = NO_VERTEX;
        p.side[d] = piece_of(&p, name, branch);
    }
    for (int i = 0; i < p.n; i++)
        if (name[i] != NO_VERTEX)
            rest -= p.weight[i] = c->sum[name[i]];
    for (int i = 0; i < p.n; i++)
        if (name[i] == NO_VERTEX)
            p.weight[i] = rest;
    return p;
}
