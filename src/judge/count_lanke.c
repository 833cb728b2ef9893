/* The three ancient counts (LK 8-10; rules.md 7): stones and roads, equal
 * roads, equal stones. A road is an own empty point that is no basic eye; all
 * three give the same margin. */
#include "judge/count_internal.h"
#include "go/groups.h"
#include "judge/work_tally.h"

#include <string.h>

enum { ESSAY_ROADS = 20 }; /* LK 8: twenty roads on either side */

struct eyes {
    struct groups groups;
    uint8_t keep[BOARD_POINTS + 1]; /* by group: basic eyes still to set */
    int independent[3];             /* groups, by side */
    int set[3];                     /* eyes set, by side */
};

/* A 6.3(1)a: two for a group that lives by itself, one for a group in seki
 * that has an eye. What has one eye only keeps that. */
static void find_needs(const struct finish *f, struct eyes *e)
{
    const struct board *b = &f->board;
    bool seki[BOARD_POINTS + 1], alive[BOARD_POINTS + 1];

    groups_find(b, &e->groups);
    memset(seki, 0, (size_t)e->groups.n + 1);
    memset(alive, 0, (size_t)e->groups.n + 1);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);
            int g = e->groups.of[v];

            if (b->at[v] == EMPTY)
                continue;
            seki[g] |= f->seki[v] || f->mark[v] == MARK_SEKI;
            alive[g] |= f->mark[v] == MARK_ALIVE;
        }
    for (int g = 1; g <= e->groups.n; g++) {
        bool lives = !seki[g] && (alive[g] || e->groups.group[g].independent);

        e->keep[g] = lives ? 2 : 1;
        e->independent[e->groups.group[g].color] += lives;
    }
}

static void set_eye(struct count *c, struct eyes *e, vertex v)
{
    int g = e->groups.of[v];
    enum color side = e->groups.group[g].color;

    if (e->keep[g] == 0 || c->work[v] != work_empty(side))
        return;
    c->work[v] = WORK_EYE;
    e->keep[g]--;
    e->set[side]++;
}

/* The eyes that the groups found, then any other own point of a group that
 * still needs one; and every liberty-eye of a seki (A 6.3(1)a), which lies in
 * no group; a claimed point is a road (A 6.3(1)b). */
static void keep_eyes(const struct finish *f, struct count *c, struct eyes *e)
{
    memset(e->independent, 0, sizeof e->independent);
    memset(e->set, 0, sizeof e->set);
    find_needs(f, e);
    for (int g = 1; g <= e->groups.n; g++)
        for (int i = 0; i < 2; i++)
            if (e->groups.group[g].eye[i] != NO_VERTEX)
                set_eye(c, e, e->groups.group[g].eye[i]);
    for (int x = 0; x < c->width; x++)
        for (int y = 0; y < c->height; y++) {
            vertex v = vertex_at(x, y);

            if (f->board.at[v] != EMPTY || f->owner[v] == EMPTY)
                continue;
            if (e->groups.of[v] != 0) {
                set_eye(c, e, v);
            } else if (f->claim[v] == EMPTY) {
                c->work[v] = WORK_EYE;
                e->set[f->owner[v]]++;
            }
        }
}

static void add_bowls(const struct finish *f, const struct work_tally *t,
                      struct count *c)
{
    int supply = board_area(&f->board) / 2;

    count_add_text(c, "bowl.b", centi_of(supply - t->stones[BLACK]));
    count_add_text(c, "bowl.w", centi_of(supply - t->stones[WHITE]));
}

enum status count_stones(const struct finish *f, int n, struct count *c)
{
    struct eyes e;
    struct work_tally t;
    int total[3] = {0};

    (void)n;
    keep_eyes(f, c, &e);
    t = work_read(c);
    for (enum color s = BLACK; s <= WHITE; s++)
        total[s] = t.stones[s] + t.empties[s];
    count_add(c, "b", centi_of(total[BLACK]));
    count_add(c, "w", centi_of(total[WHITE]));
    count_add(c, "roads.b", centi_of(t.empties[BLACK]));
    count_add(c, "roads.w", centi_of(t.empties[WHITE]));
    count_add(c, "eyes.b", centi_of(e.set[BLACK]));
    count_add(c, "eyes.w", centi_of(e.set[WHITE]));
    count_add(c, "groups.b", centi_of(e.independent[BLACK]));
    count_add(c, "groups.w", centi_of(e.independent[WHITE]));
    add_bowls(f, &t, c);
    c->margin = centi_of(total[BLACK] - total[WHITE]);
    return ST_OK;
}

/* Keep the basic eyes; the smaller of what the sides have in stones and roads
 * is the most that both can have of either. */
static int keep_and_limit(const struct finish *f, struct count *c)
{
    struct eyes e;
    struct work_tally t;
    int black, white;

    keep_eyes(f, c, &e);
    t = work_read(c);
    black = t.stones[BLACK] + t.empties[BLACK];
    white = t.stones[WHITE] + t.empties[WHITE];
    return black < white ? black : white;
}

/* Fill or take off stones until the side has that many on the board. */
static void bring_stones_to(struct count *c, enum color side, int stones)
{
    int more = stones - work_read(c).stones[side];

    if (more > 0)
        count_work_fill(c, side, more);
    else
        count_work_take(c, side, -more);
}

enum status count_roads(const struct finish *f, int n, struct count *c)
{
    int limit = keep_and_limit(f, c);
    struct work_tally t;

    if (n < 0)
        n = limit < ESSAY_ROADS ? limit : ESSAY_ROADS;
    if (n > limit)
        return ST_CANNOT_REACH;
    for (enum color s = BLACK; s <= WHITE; s++) {
        t = work_read(c);
        bring_stones_to(c, s, t.stones[s] + t.empties[s] - n);
    }
    t = work_read(c);
    count_add(c, "n", centi_of(n));
    count_add(c, "b", centi_of(t.stones[BLACK]));
    count_add(c, "w", centi_of(t.stones[WHITE]));
    add_bowls(f, &t, c);
    c->margin = centi_of(t.stones[BLACK] - t.stones[WHITE]);
    return ST_OK;
}

enum status count_equal_stones(const struct finish *f, int n, struct count *c)
{
    int limit = keep_and_limit(f, c);
    struct work_tally t;

    if (n < 0)
        n = limit;
    if (n > limit)
        return ST_CANNOT_REACH;
    for (enum color s = BLACK; s <= WHITE; s++)
        bring_stones_to(c, s, n);
    t = work_read(c);
    count_add(c, "n", centi_of(n));
    count_add(c, "b", centi_of(t.empties[BLACK]));
    count_add(c, "w", centi_of(t.empties[WHITE]));
    add_bowls(f, &t, c);
    c->margin = centi_of(t.empties[BLACK] - t.empties[WHITE]);
    return ST_OK;
}
