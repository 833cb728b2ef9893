#include "judge/japan_work.h"

#include <string.h>

/* Mark in `sides` what side c reaches from its living stones; a point that
 * the other side has closed (when `closed` is not NULL) is entered, but not
 * left. */
static void spread(const struct japan_work *w, const uint8_t *closed,
                   enum color c, uint8_t *sides)
{
    vertex queue[BOARD_POINTS];
    int n = 0;

    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];

        if (w->stone[v] != c)
            continue;
        sides[v] = (uint8_t)(sides[v] | 1u << c);
        queue[n++] = v;
    }
    for (int i = 0; i < n; i++) {
        vertex v = queue[i];

        if (closed && closed[v] == opponent(c))
            continue;
        for (int d = 0; d < 4; d++) {
            vertex to = vertex_next_to(v, d);

            if (w->stone[to] != EMPTY || sides[to] & 1u << c)
                continue;
            sides[to] = (uint8_t)(sides[to] | 1u << c);
            queue[n++] = to;
        }
    }
}

void japan_reach(struct japan_work *w)
{
    uint8_t sides[BOARD_GRID] = {0};

    memset(w->reached, 0, sizeof w->reached);
    for (enum color c = BLACK; c <= WHITE; c++) {
        spread(w, NULL, c, w->reached);
        spread(w, w->closed, c, sides);
    }
    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];

        w->side[v] = sides[v] == 1u << BLACK   ? BLACK
                     : sides[v] == 1u << WHITE ? WHITE
                                               : EMPTY;
    }
}

void japan_web(struct japan_work *w, enum color c)
{
    cut_clear(&w->cut);
    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];

        if (w->stone[v] == c)
            w->cut.kind[v] = WEB_STONE;
        else if (w->stone[v] == EMPTY && w->side[v] == c)
            w->cut.kind[v] = WEB_EYE;
        else if (w->stone[v] == EMPTY && w->side[v] == EMPTY &&
                 w->closed[v] != opponent(c))
            w->cut.kind[v] = WEB_DAME;
    }
}

/* Write `id` on all points connected to `start` by points of these kinds, and
 * list them in `out`; returns their number. */
static int flood(const uint8_t *kind, unsigned kinds, vertex start, int id,
                 int16_t *label, vertex *out)
{
    int n = 0;

    label[start] = (int16_t)id;
    out[n++] = start;
    for (int i = 0; i < n; i++)
        for (int d = 0; d < 4; d++) {
            vertex to = vertex_next_to(out[i], d);

            if (!(kind[to] & kinds) || label[to] == id)
                continue;
            label[to] = (int16_t)id;
            out[n++] = to;
        }
    return n;
}

/* Regions, groups and eyes of one side. */
static void join_side(struct japan_work *w, enum color c)
{
    const uint8_t *kind = w->cut.kind;
    vertex points[BOARD_POINTS];

    japan_web(w, c);
    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];

        if (!(kind[v] & (WEB_STONE | WEB_EYE)))
            continue;
        if (!w->region[v])
            flood(kind, WEB_STONE | WEB_EYE | WEB_DAME, v, ++w->n_regions,
                  w->region, points);
        if (!w->group[v])
            flood(kind, WEB_STONE | WEB_EYE, v, ++w->n_groups, w->group,
                  points);
        if (kind[v] == WEB_EYE && !w->eye[v]) {
            int from = w->eye_start[++w->n_eyes];
            int n =
                flood(kind, WEB_EYE, v, w->n_eyes, w->eye, w->eye_point + from);

            w->eye_start[w->n_eyes + 1] = (int16_t)(from + n);
        }
    }
}

void japan_join(struct japan_work *w)
{
    memset(w->region, 0, sizeof w->region);
    memset(w->group, 0, sizeof w->group);
    memset(w->eye, 0, sizeof w->eye);
    w->n_regions = w->n_groups = w->n_eyes = 0;
    w->eye_start[1] = 0;
    join_side(w, BLACK);
    join_side(w, WHITE);
}
