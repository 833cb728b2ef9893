#include "judge/japan.h"

#include "base/mem.h"
#include "judge/japan_work.h"
#include "rules/game.h"

#include <string.h>

/* What is known of a group, by its number. */
struct standing {
    uint8_t eyes[BOARD_POINTS + 1];  /* of a region, counted to 2 */
    uint8_t mark[BOARD_POINTS + 1];  /* of a group: MARK_SEKI, MARK_ALIVE */
    uint8_t loose[BOARD_POINTS + 1]; /* of a group: it touches dame */
    uint8_t seki[BOARD_POINTS + 1];  /* of a group: the decision */
};

static void read_position(struct japan_work *w, const struct board *b,
                          const uint8_t *dead)
{
    w->b = b;
    w->n_points = board_points(b, w->point);
    memcpy(w->stone, b->at, sizeof w->stone);
    memset(w->corpse, EMPTY, sizeof w->corpse);
    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];

        if (b->at[v] == EMPTY || !dead[v])
            continue;
        w->corpse[v] = b->at[v];
        w->stone[v] = EMPTY;
    }
}

/* Is v empty, or emptied, and open to both sides? No territory is there, even
 * where a shape closes it well enough for an eye. */
static bool is_open(const struct japan_work *w, vertex v)
{
    return w->stone[v] == EMPTY && w->reached[v] == (1u << BLACK | 1u << WHITE);
}

static bool touches_open(const struct japan_work *w, vertex v)
{
    for (int d = 0; d < 4; d++)
        if (is_open(w, vertex_next_to(v, d)))
            return true;
    return false;
}

static void survey(const struct japan_work *w, const uint8_t *mark,
                   struct standing *s)
{
    for (int e = 1; e <= w->n_eyes; e++) {
        uint8_t *eyes = &s->eyes[w->region[w->eye_point[w->eye_start[e]]]];

        *eyes = (uint8_t)(*eyes + w->eye_value[e]);
        if (*eyes > 2)
            *eyes = 2;
    }
    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];
        int g = w->group[v];

        if (w->stone[v] == EMPTY)
            continue;
        if (touches_open(w, v))
            s->loose[g] = 1;
        if (mark && (mark[v] == MARK_SEKI ||
                     (mark[v] == MARK_ALIVE && s->mark[g] != MARK_SEKI)))
            s->mark[g] = mark[v];
    }
}

/* A region with fewer than two eyes is in seki, stones and eyes, unless a
 * mark says otherwise of the group. Read strictly, so is every group that has
 * dame (1989, art. 8). */
static void decide(const struct japan_work *w, bool strict_dame,
                   struct standing *s, struct japan *out)
{
    for (int i = 0; i < w->n_points; i++) {
        vertex v = w->point[i];
        int g = w->group[v];

        if (w->side[v] == EMPTY)
            continue;
        s->seki[g] = s->mark[g] == MARK_SEKI ||
                     (s->mark[g] != MARK_ALIVE && s->eyes[w->region[v]] < 2);
        if (!s->loose[g] || s->seki[g])
            continue;
        out->touches_dame = true;
        s->seki[g] = strict_dame && s->mark[g] != MARK_ALIVE;
    }
}

static void map_point(const struct japan_work *w, const struct standing *s,
                      vertex v, struct japan *out)
{
    enum color c = w->side[v];
    bool seki = s->seki[w->group[v]];

    if (c == EMPTY) {
        out->dame[v] = 1;
        return;
    }
    if (w->stone[v] != EMPTY) {
        out->seki[v] = seki;
        return;
    }
    out->enclosed[v] = !w->unscored[v] && !is_open(w, v);
    if (seki)
        out->seki_eye[v] = (uint8_t)c;
    else if (w->unscored[v])
        out->false_eye[v] = 1;
    else if (out->enclosed[v])
        out->territory[v] = (uint8_t)c;
}

enum status japan_territory(const struct board *b, const uint8_t *dead,
                            const uint8_t *mark, bool strict_dame,
                            struct japan *out)
{
    struct japan_work *w = mem_new(1, sizeof *w);
    struct standing s = {0};

    if (!w)
        return ST_NO_MEMORY;
    memset(out, 0, sizeof *out);
    read_position(w, b, dead);
    japan_close(w);
    japan_reach(w);
    japan_join(w);
    japan_find_false(w);
    japan_value_eyes(w);
    japan_find_unscored(w);
    survey(w, mark, &s);
    decide(w, strict_dame, &s, out);
    for (int i = 0; i < w->n_points; i++)
        map_point(w, &s, w->point[i], out);
    mem_free(w);
    return ST_OK;
}
