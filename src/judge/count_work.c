#include "judge/count_internal.h"

#include <string.h>

void count_start(struct count *c, enum count_kind k, const struct finish *f)
{
    c->kind = k;
    c->margin = 0;
    c->n_figures = 0;
    c->width = f->board.width;
    c->height = f->board.height;
    c->moves = (struct strbuf)STRBUF_INIT;
    count_work_start(c, f);
}

void count_work_start(struct count *c, const struct finish *f)
{
    static const enum work stone[3] = {WORK_PUBLIC, WORK_BLACK, WORK_WHITE};
    static const enum work empty[3] = {WORK_PUBLIC, WORK_EMPTY_BLACK,
                                       WORK_EMPTY_WHITE};

    memset(c->work, WORK_OFF, sizeof c->work);
    for (int y = 0; y < c->height; y++)
        for (int x = 0; x < c->width; x++) {
            vertex v = vertex_at(x, y);
            int at = f->board.at[v];

            c->work[v] =
                (uint8_t)(at != EMPTY ? stone[at] : empty[f->owner[v]]);
        }
}

int count_work_total(const struct count *c, enum work w)
{
    int total = 0;

    for (int y = 0; y < c->height; y++)
        for (int x = 0; x < c->width; x++)
            total += c->work[vertex_at(x, y)] == w;
    return total;
}

int count_work_points(const struct count *c, vertex out[BOARD_POINTS])
{
    int n = 0;

    for (int x = 0; x < c->width; x++)
        for (int y = 0; y < c->height; y++)
            out[n++] = vertex_at(x, y);
    return n;
}

enum work work_stone(enum color side)
{
    return side == BLACK ? WORK_BLACK : WORK_WHITE;
}

enum work work_fill(enum color side)
{
    return side == BLACK ? WORK_FILL_BLACK : WORK_FILL_WHITE;
}

enum work work_empty(enum color side)
{
    return side == BLACK ? WORK_EMPTY_BLACK : WORK_EMPTY_WHITE;
}

enum work work_taken(enum color side)
{
    return side == BLACK ? WORK_TAKEN_BLACK : WORK_TAKEN_WHITE;
}

enum color work_side(enum work w)
{
    switch (w) {
    case WORK_BLACK:
    case WORK_FILL_BLACK:
    case WORK_EMPTY_BLACK:
    case WORK_TAKEN_BLACK:
        return BLACK;
    case WORK_WHITE:
    case WORK_FILL_WHITE:
    case WORK_EMPTY_WHITE:
    case WORK_TAKEN_WHITE:
        return WHITE;
    case WORK_OFF:
    case WORK_EYE:
    case WORK_PUBLIC:
        break;
    }
    return EMPTY;
}

bool work_is_stone(enum work w)
{
    return w == WORK_BLACK || w == WORK_WHITE || w == WORK_FILL_BLACK ||
           w == WORK_FILL_WHITE;
}

static int fill_where(struct count *c, enum color side, enum work from, int n)
{
    int done = 0;

    for (int x = 0; x < c->width && done < n; x++)
        for (int y = 0; y < c->height && done < n; y++) {
            vertex v = vertex_at(x, y);

            if (c->work[v] != from)
                continue;
            c->work[v] = (uint8_t)work_fill(side);
            done++;
        }
    return done;
}

int count_work_fill(struct count *c, enum color side, int n)
{
    int done = fill_where(c, side, work_empty(side), n);

    return done + fill_where(c, side, work_taken(side), n - done);
}

bool count_work_touches(const struct count *c, vertex v, enum color side)
{
    for (int d = 0; d < 4; d++) {
        enum work w = (enum work)c->work[vertex_next_to(v, d)];

        if (work_is_stone(w) && work_side(w) == side)
            return true;
    }
    return false;
}

bool count_work_touches_public(const struct count *c, vertex v)
{
    for (int d = 0; d < 4; d++)
        if (c->work[vertex_next_to(v, d)] == WORK_PUBLIC)
            return true;
    return false;
}

static int take_where(struct count *c, enum color side, bool border, int n)
{
    int done = 0;

    for (int x = 0; x < c->width && done < n; x++)
        for (int y = 0; y < c->height && done < n; y++) {
            vertex v = vertex_at(x, y);
            enum work w = (enum work)c->work[v];

            if (!work_is_stone(w) || work_side(w) != side)
                continue;
            if (!border && (count_work_touches(c, v, opponent(side)) ||
                            count_work_touches_public(c, v)))
                continue;
            c->work[v] = (uint8_t)work_taken(side);
            done++;
        }
    return done;
}

int count_work_take(struct count *c, enum color side, int n)
{
    int done = take_where(c, side, false, n);

    return done + take_where(c, side, true, n - done);
}
