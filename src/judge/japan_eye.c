#include "judge/japan_eye.h"

#include <string.h>

bool japan_playable(const struct japan_work *w, vertex v, enum color c)
{
    if (w->b->at[v] != EMPTY)
        return false;
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        if (w->b->at[n] == OFF)
            continue;
        if (w->b->at[n] != opponent(c) || board_liberties(w->b, n, NULL) <= 1)
            return true;
    }
    return false;
}

/* Neighbours by kind. */
static void look_at_point(struct eye *e, vertex v)
{
    struct eye_point *p = &e->at[v];

    *p = (struct eye_point){0};
    for (int d = 0; d < 4; d++) {
        vertex n = vertex_next_to(v, d);

        p->degree = (uint8_t)(p->degree + e->in[n]);
        p->room = (uint8_t)(p->room + (e->in[n] && eye_is_empty(e, n)));
        if (!e->w->false_point[n])
            continue;
        if (eye_is_empty(e, n))
            p->false_empty++;
        if (eye_has_corpse(e, n))
            p->thrown_in++;
    }
}

/* A dead stone that is connected to one thrown into a false eye, or will be
 * (two places to throw in): its neighbours can never be sealed off. */
static bool is_poke(const struct eye *e, vertex v)
{
    const struct eye_point *p = &e->at[v];

    return eye_has_corpse(e, v) && (p->thrown_in > 0 || p->false_empty >= 2);
}

/* Moves it takes to seal a point off from its neighbour n. */
static int seal_towards(const struct eye *e, vertex n)
{
    if (eye_is_empty(e, n)) /* outside, false, or weak itself */
        return !e->in[n] || e->at[n].thrown_in > 0;
    if (!eye_has_corpse(e, n))
        return 0;
    if (e->w->false_point[n] || (e->in[n] && is_poke(e, n)))
        return NEVER;
    return e->in[n] && e->at[n].false_empty > 0;
}

static void look_at_eye(struct eye *e)
{
    for (int i = 0; i < e->n; i++)
        look_at_point(e, e->point[i]);
    for (int i = 0; i < e->n; i++) {
        struct eye_point *p = &e->at[e->point[i]];
        int moves = 0;

        for (int d = 0; d < 4; d++)
            moves += seal_towards(e, vertex_next_to(e->point[i], d));
        p->seal = (uint8_t)moves;
    }
}

/* One eye where a point can be sealed off with one move (what is unsettled
 * goes to the owner). */
static int by_sealing(const struct eye *e)
{
    for (int i = 0; i < e->n; i++)
        if (e->at[e->point[i]].seal <= 1)
            return 1;
    return 0;
}

/* Whoever has captured five stones has an eye there, eight make two. */
static int by_dead_stones(const struct eye *e)
{
    int dead = 0;

    for (int i = 0; i < e->n; i++)
        dead += eye_has_corpse(e, e->point[i]);
    return dead >= 8 ? 2 : dead >= 5;
}

/* Two eyes where six points are left after those that are weak (very weak
 * ones count twice) and those an enemy stone holds apart. */
static int by_room(const struct eye *e)
{
    int room = e->n;

    for (int i = 0; i < e->n; i++) {
        vertex v = e->point[i];

        room -= e->at[v].seal >= 2 ? 2 : e->at[v].seal;
        room -= eye_has_corpse(e, v) && e->at[v].degree >= 2;
    }
    return room >= 6 ? 2 : 0;
}

/* Two eyes where there are many empty crossings inside. */
static int by_crossings(const struct eye *e)
{
    int crossings = 0;

    for (int i = 0; i < e->n; i++) {
        int degree = e->at[e->point[i]].degree;

        if (eye_is_empty(e, e->point[i]))
            crossings += (degree >= 3) + (degree >= 4);
    }
    return crossings >= 6 ? 2 : 0;
}

static int value_of(const struct eye *e)
{
    static int (*const rules[])(const struct eye *) = {
        by_sealing,     by_dead_stones,  by_room,           by_crossings,
        eye_split_once, eye_split_twice, eye_capture_shape,
    };
    int value = 0;

    /* The order is that of cost: most eyes are settled by the first four. */
    for (size_t i = 0; i < sizeof rules / sizeof rules[0] && value < 2; i++) {
        int n = rules[i](e);

        value = n > value ? n : value;
    }
    return value < 2 ? value : 2;
}

static void open_eye(struct eye *e, int id)
{
    const struct japan_work *w = e->w;

    e->id = id;
    e->color = w->side[w->eye_point[w->eye_start[id]]];
    e->n = 0;
    for (int i = w->eye_start[id]; i < w->eye_start[id + 1]; i++) {
        vertex v = w->eye_point[i];

        if (w->false_point[v])
            continue;
        e->in[v] = true;
        e->point[e->n++] = v;
    }
    look_at_eye(e);
}

static void close_eye(struct eye *e)
{
    for (int i = 0; i < e->n; i++)
        e->in[e->point[i]] = false;
}

void japan_value_eyes(struct japan_work *w)
{
    struct eye e;

    memset(e.in, 0, sizeof e.in);
    e.w = w;
    cut_clear(&w->cut);
    for (int id = 1; id <= w->n_eyes; id++) {
        open_eye(&e, id);
        w->eye_value[id] = (uint8_t)value_of(&e);
        close_eye(&e);
    }
}
