/*
 * cmd_setup - start positions: handicap stones and stones put up freely.
 */
#include "go/coord.h"
#include "gtp/session_internal.h"

#include <stdlib.h>

/* Begin from these stones, and list them when `list` is set. */
static enum status start_handicap(struct session *s, const vertex *v, int n,
                                  struct strbuf *list)
{
    const struct board *old = game_board(s->game);
    struct board b;
    enum status st;

    if (old->stones[BLACK] + old->stones[WHITE])
        return ST_BOARD_NOT_EMPTY;
    board_init(&b, old->width, old->height);
    for (int i = 0; i < n; i++) {
        if (b.at[v[i]] != EMPTY)
            return ST_BAD_VERTEX_LIST;
        board_add(&b, v[i], BLACK);
    }
    if (list) /* first: when it cannot be told, nothing must happen */
        coord_print_list(list, v, n);
    if (list && list->failed)
        return ST_NO_MEMORY;
    st = game_setup(s->game, &b, WHITE, n);
    if (st == ST_OK)
        session_new_game(s);
    return st;
}

static enum status cmd_fixed_handicap(struct session *s, const struct args *a,
                                      struct strbuf *out)
{
    vertex v[9];

    if (!coord_handicap(game_board(s->game), a->at[0].number, v))
        return ST_BAD_HANDICAP;
    return start_handicap(s, v, a->at[0].number, out);
}

/* ---- free placement ------------------------------------------------------ */

struct spread {
    int n, area;
    vertex points[BOARD_POINTS]; /* all of the board */
    int16_t room[BOARD_POINTS];  /* 2 * steps to the nearest stone, or to the
                                    outside by way of the nearest edge */
};

static int distance(vertex a, vertex b)
{
    return abs(vertex_x(a) - vertex_x(b)) + abs(vertex_y(a) - vertex_y(b));
}

static void take_room(struct spread *p, vertex stone)
{
    for (int i = 0; i < p->area; i++) {
        int d = 2 * distance(p->points[i], stone);

        if (d < p->room[i])
            p->room[i] = (int16_t)d;
    }
}

static void begin_spread(struct spread *p, const struct board *b)
{
    p->area = board_points(b, p->points);
    for (int i = 0; i < p->area; i++) {
        int x = vertex_x(p->points[i]), y = vertex_y(p->points[i]);
        int dx = x < b->width - 1 - x ? x : b->width - 1 - x;
        int dy = y < b->height - 1 - y ? y : b->height - 1 - y;

        p->room[i] = (int16_t)(2 * (dx < dy ? dx : dy) + 2);
    }
}

/* The first point among those with most room. */
static vertex roomiest(const struct spread *p)
{
    int best = 0;

    for (int i = 1; i < p->area; i++)
        if (p->room[i] > p->room[best])
            best = i;
    return p->points[best];
}

/* As many of the fixed points as there are, then always where most room is.
 * With one point left empty every black chain has a liberty. */
static enum status cmd_place_free_handicap(struct session *s,
                                           const struct args *a,
                                           struct strbuf *out)
{
    const struct board *b = game_board(s->game);
    struct spread spread;
    vertex v[BOARD_POINTS];
    int n = a->at[0].number, fixed = n < 9 ? n : 9;

    if (n < 2 || n >= board_area(b))
        return ST_BAD_HANDICAP;
    while (fixed && !coord_handicap(b, fixed, v))
        fixed--;
    begin_spread(&spread, b);
    for (int i = 0; i < n; i++) {
        if (i >= fixed)
            v[i] = roomiest(&spread);
        take_room(&spread, v[i]);
    }
    return start_handicap(s, v, n, out);
}

static enum status cmd_set_free_handicap(struct session *s,
                                         const struct args *a,
                                         struct strbuf *out)
{
    (void)out;
    if (a->n_vertices < 2 || a->n_vertices >= board_area(game_board(s->game)))
        return ST_BAD_VERTEX_LIST;
    return start_handicap(s, a->vertices, a->n_vertices, NULL);
}

static enum status cmd_get_handicap(struct session *s, const struct args *a,
                                    struct strbuf *out)
{
    (void)a;
    strbuf_addf(out, "%d", game_handicap(s->game));
    return ST_OK;
}

/* ---- set-up -------------------------------------------------------------- */

/* stones = { color vertex }, each vertex once */
static enum status read_stones(const struct args *a, struct board *b)
{
    struct word rest = a->n ? a->at[0].word : (struct word){"", 0}, w;
    enum color c;
    vertex v;
    enum status st;

    while (wire_word(&rest, &w)) {
        if (!coord_read_color(w.text, w.len, &c) || !wire_word(&rest, &w))
            return ST_SYNTAX;
        if ((st = coord_read(w.text, w.len, b, &v)) != ST_OK)
            return wire_spells(w, "pass") ? ST_BAD_VERTEX_LIST : st;
        if (b->at[v] != EMPTY)
            return ST_BAD_VERTEX_LIST;
        board_add(b, v, c);
    }
    return board_libertyless(b) == NO_VERTEX ? ST_OK : ST_NO_LIBERTY;
}

static enum status set_up(struct session *s, const struct args *a,
                          bool anywhere)
{
    const struct board *old = game_board(s->game);
    struct board b;
    enum status st;

    board_init(&b, old->width, old->height);
    if ((st = read_stones(a, &b)) != ST_OK)
        return st;
    if (anywhere)
        st = game_new_start(s->game, &b, BLACK, 0);
    else
        st = game_setup(s->game, &b, BLACK, 0);
    if (st == ST_OK)
        session_new_game(s);
    return st;
}

static enum status cmd_gogui_setup(struct session *s, const struct args *a,
                                   struct strbuf *out)
{
    (void)out;
    return set_up(s, a, false);
}

static enum status cmd_set_position(struct session *s, const struct args *a,
                                    struct strbuf *out)
{
    (void)out;
    return set_up(s, a, true);
}

static enum status cmd_gogui_setup_player(struct session *s,
                                          const struct args *a,
                                          struct strbuf *out)
{
    (void)out;
    game_set_to_move(s->game, a->at[0].color);
    return ST_OK;
}

/* clang-format off */
const struct command commands_setup[] = {
    {"fixed_handicap", "number", cmd_fixed_handicap,
     "Put handicap stones on the customary points and list them."},
    {"place_free_handicap", "number", cmd_place_free_handicap,
     "Put handicap stones on good points and list them."},
    {"set_free_handicap", "vertex...", cmd_set_free_handicap,
     "Put handicap stones on these points."},
    {"get_handicap", "", cmd_get_handicap, "Print the number of handicap stones."},
    {"gogui-setup", "[stone...]", cmd_gogui_setup,
     "Put up a start position on the empty board: colours and vertices."},
    {"gogui-setup_player", "color", cmd_gogui_setup_player,
     "Say who is on move."},
    {"set_position", "[stone...]", cmd_set_position,
     "Begin anew from this position: colours and vertices."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
