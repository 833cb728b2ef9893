#include "judge/japan_work.h"

#include <string.h>

/*
 * False eyes. A point of an eye is false when the group falls apart there:
 * without the point, the stones (and the rest of the eye) next to it are no
 * longer connected, not even the long way round through other eyes. The owner
 * must then fill it sooner or later. Where the eye goes on in two directions
 * the point lies inside it and is not looked at.
 *
 * A false point gives no life. Whether it is territory is another question:
 * when each chain next to it is connected, without it, to a real eye of its
 * own, the owner need never fill it. Else it is unscored.
 */

static void explore_web(struct japan_work *w)
{
    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];

        if (w->cut.kind[v] && !w->cut.time[v])
            cut_explore(&w->cut, v);
    }
}

static bool is_inside(const struct cut *c, vertex v)
{
    int eye_neighbours = 0;

    for (int d = 0; d < 4; d++)
        eye_neighbours += c->kind[vertex_next_to(v, d)] == WEB_EYE;
    return eye_neighbours > 1;
}

void japan_find_false(struct japan_work *w)
{
    memset(w->false_point, 0, sizeof w->false_point);
    for (enum color c = BLACK; c <= WHITE; c++) {
        japan_web(w, c);
        explore_web(w);
        for (int i = 0; i < w->n_points; i++) {
            vertex v = w->point[i];

            if (w->cut.kind[v] == WEB_EYE && !is_inside(&w->cut, v) &&
                cut_pieces(&w->cut, v).n > 1)
                w->false_point[v] = 1;
        }
    }
}

/* Is some chain next to v cut off from every real eye without v? The weight
 * of a piece is the number of real eye points in it. */
static bool needs_filling(const struct cut *c, vertex v)
{
    struct cut_pieces p = cut_pieces(c, v);

    for (int d = 0; d < 4; d++)
        if (c->kind[vertex_next_to(v, d)] == WEB_STONE &&
            p.weight[p.side[d]] == 0)
            return true;
    return false;
}

/* A dead stone thrown into a false eye makes the points next to it as bad:
 * they go when it is captured there and the eye filled. */
static void spoil_around_throw_in(struct japan_work *w, vertex v)
{
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (w->stone[n] == EMPTY && w->side[n] == opponent(w->corpse[v]))
            w->unscored[n] = 1;
    }
}

void japan_find_unscored(struct japan_work *w)
{
    uint8_t must_fill[BOARD_GRID] = {0};

    for (enum color c = BLACK; c <= WHITE; c++) {
        japan_web(w, c);
        for (int e = 1; e <= w->n_eyes; e++)
            for (int i = w->eye_start[e]; i < w->eye_start[e + 1]; i++) {
                vertex v = w->eye_point[i];

                w->cut.weight[v] =
                    w->side[v] == c && w->eye_value[e] && !w->false_point[v];
            }
        explore_web(w);
        for (int i = 0; i < w->n_points; i++) {
            vertex v = w->point[i];

            if (w->side[v] == c && w->false_point[v])
                must_fill[v] = needs_filling(&w->cut, v);
        }
    }
    memcpy(w->unscored, must_fill, sizeof w->unscored);
    for (int i = 0; i < w->n_points; i++)
        if (must_fill[w->point[i]] && w->corpse[w->point[i]])
            spoil_around_throw_in(w, w->point[i]);
}
