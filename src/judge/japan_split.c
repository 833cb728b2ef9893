#include "judge/japan_eye.h"

/*
 * Eyes by splitting: one move, or two moves of which the enemy can stop only
 * one, fall the eye into pieces that are eyes each; or the enemy's dead stones
 * leave such a shape when they are captured.
 */

/* The eye as a web; the weight is 1 on points that `seal` moves seal off. */
static void lay_out(const struct eye *e, int seal)
{
    struct cut *c = &e->w->cut;

    for (int i = 0; i < e->n; i++) {
        vertex v = e->point[i];

        c->kind[v] = WEB_EYE;
        c->weight[v] = e->at[v].seal <= seal;
    }
}

/* A move that splits the eye makes as many eyes as it leaves pieces with a
 * sealed point. Where it blocks the one stone thrown in beside it, a point
 * short of that one move is sealed as well. */
int eye_split_once(const struct eye *e)
{
    struct cut *c = &e->w->cut;
    int best = 0;

    for (int blocks = 0; blocks <= 1 && e->n >= 3; blocks++) {
        lay_out(e, blocks);
        cut_explore(c, e->point[0]);
        for (int i = 0; i < e->n; i++) {
            struct cut_pieces p;
            int eyes = 0;

            if ((e->at[e->point[i]].thrown_in == 1) != blocks)
                continue;
            p = cut_pieces(c, e->point[i]);
            if (p.n < 2 || !japan_playable(e->w, e->point[i], e->color))
                continue;
            for (int k = 0; k < p.n; k++)
                eyes += p.weight[k] > 0;
            best = eyes > best ? eyes : best;
        }
        cut_forget(c, e->point, e->n);
    }
    return best;
}

static bool is_border(const struct eye *e, vertex v)
{
    for (int d = 0; d < 4; d++)
        if (e->w->b->at[vertex_next_to(v, d)] == OFF)
            return true;
    return false;
}

/* A crossing that a move seals off. */
static bool is_crossing(const struct eye *e, vertex v)
{
    return e->in[v] && e->at[v].degree >= 3 && e->at[v].seal <= 1;
}

/* Do stones on both v and n leave two eyes, one of them with a point to
 * spare? Both must have one when n is held by a dead stone. */
static bool splits(const struct eye *e, vertex v, vertex n)
{
    struct cut *c = &e->w->cut;
    int pieces = 0, roomy = 0;

    lay_out(e, 0);
    c->kind[v] = c->kind[n] = WEB_NONE;
    for (int i = 0; i < e->n; i++) {
        vertex p = e->point[i];

        if (!c->kind[p] || c->time[p])
            continue;
        cut_explore(c, p);
        pieces += c->sum[p] >= 1;
        roomy += c->sum[p] >= 2;
    }
    cut_forget(c, e->point, e->n);
    return pieces >= 2 && roomy >= (eye_is_empty(e, n) ? 1 : 2);
}

/* Two crossings side by side, in the open: when the enemy takes one, the
 * other is played. */
int eye_split_twice(const struct eye *e)
{
    for (int i = 0; i < e->n; i++) {
        vertex v = e->point[i];

        if (!is_crossing(e, v) || is_border(e, v) ||
            !japan_playable(e->w, v, e->color))
            continue;
        for (int d = 0; d < 4; d++) {
            vertex n = vertex_next_to(v, d);

            if (is_crossing(e, n) &&
                (eye_is_empty(e, n) || e->at[n].room >= 2) && splits(e, v, n))
                return 2;
        }
    }
    return 0;
}

/* What is captured in the eye: the dead stones, and the points the owner
 * cannot play, which the enemy will fill before. `held` of them come first in
 * `shape`. */
static int captured_shape(const struct eye *e, vertex *shape, int *held)
{
    int n = 0;

    for (int i = 0; i < e->n; i++)
        if (!eye_has_corpse(e, e->point[i]) &&
            !japan_playable(e->w, e->point[i], e->color))
            shape[n++] = e->point[i];
    *held = n;
    for (int i = 0; i < e->n; i++)
        if (eye_has_corpse(e, e->point[i]))
            shape[n++] = e->point[i];
    return n;
}

/* Eyes that a captured shape without shape[left_out] is worth, roughly: its
 * pieces, and half of the points where it can be split or is thick. */
static int worth(const struct eye *e, const vertex *shape, int n, int left_out)
{
    struct cut *c = &e->w->cut;
    int size = 0, pieces = 0, strong = 0;

    for (int i = 0; i < n; i++)
        if (i != left_out) {
            c->kind[shape[i]] = WEB_EYE;
            size++;
        }
    for (int i = 0; i < n; i++)
        if (c->kind[shape[i]] && !c->time[shape[i]]) {
            cut_explore(c, shape[i]);
            pieces++;
        }
    for (int i = 0; i < n; i++) {
        int degree = 0;

        if (!c->kind[shape[i]])
            continue;
        for (int d = 0; d < 4; d++)
            degree += c->kind[vertex_next_to(shape[i], d)] == WEB_EYE;
        strong += degree >= 3 || cut_pieces(c, shape[i]).n >= 2;
    }
    cut_forget(c, shape, n);
    return pieces + (strong + (size >= 7)) / 2;
}

/* Dead stones in false points of the eye: each costs an eye. */
static int throw_ins(const struct eye *e)
{
    const struct japan_work *w = e->w;
    int n = 0;

    for (int i = w->eye_start[e->id]; i < w->eye_start[e->id + 1]; i++)
        n += w->false_point[w->eye_point[i]] &&
             eye_has_corpse(e, w->eye_point[i]);
    return n;
}

/* The owner captures and gets a shape with two eyes, whichever one point the
 * enemy leaves out of it. */
int eye_capture_shape(const struct eye *e)
{
    vertex shape[BOARD_POINTS];
    int held, n = captured_shape(e, shape, &held);
    int needed = 2 + throw_ins(e);

    if (n == held) /* no dead stones */
        return 0;
    for (int left_out = -1; left_out < held; left_out++)
        if (worth(e, shape, n, left_out) < needed)
            return 0;
    return 2;
}
