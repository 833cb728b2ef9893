/*
 * cmd_board - what stands where, what is legal, what was played: the questions
 * of GNU Go.
 */
#include "go/coord.h"
#include "gtp/session_internal.h"
#include "text/diagram.h"

static enum status cmd_query_boardsize(struct session *s, const struct args *a,
                                       struct strbuf *out)
{
    (void)a;
    session_add_size(s, out);
    return ST_OK;
}

static enum status cmd_what_color(struct session *s, const struct args *a,
                                  struct strbuf *out)
{
    const struct board *b = game_board(s->game);

    strbuf_puts(out, color_name((enum color)b->at[a->at[0].vertex]));
    return ST_OK;
}

static enum status cmd_countlib(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    const struct board *b = game_board(s->game);
    vertex v = a->at[0].vertex;

    if (b->at[v] == EMPTY)
        return ST_NO_STONE;
    strbuf_addf(out, "%d", board_liberties(b, v, NULL));
    return ST_OK;
}

static enum status cmd_list_stones(struct session *s, const struct args *a,
                                   struct strbuf *out)
{
    const struct board *b = game_board(s->game);
    vertex v[BOARD_POINTS];
    int n = board_points(b, v), stones = 0;

    for (int i = 0; i < n; i++)
        if (b->at[v[i]] == a->at[0].color)
            v[stones++] = v[i];
    coord_print_list(out, v, stones);
    return ST_OK;
}

/* Stones taken by that side: those the other side has lost. */
static enum status cmd_captures(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    const struct game_state *g = game_state(s->game);

    strbuf_addf(out, "%d", g->prisoners[opponent(a->at[0].color)]);
    return ST_OK;
}

static enum status cmd_is_legal(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    struct turn t = a->at[1].turn;
    struct ruling r = game_judge(s->game, t.kind, a->at[0].color, t.vertex);

    strbuf_puts(out, r.why == WHY_LEGAL ? "1" : "0");
    return ST_OK;
}

static enum status cmd_all_legal(struct session *s, const struct args *a,
                                 struct strbuf *out)
{
    const struct board *b = game_board(s->game);
    vertex v[BOARD_POINTS];
    int n = board_points(b, v), legal = 0;

    for (int i = 0; i < n; i++)
        if (b->at[v[i]] == EMPTY &&
            game_judge(s->game, EV_MOVE, a->at[0].color, v[i]).why == WHY_LEGAL)
            v[legal++] = v[i];
    coord_print_list(out, v, legal);
    return ST_OK;
}

/* ---- what was played ----------------------------------------------------- */

static void print_turn(struct strbuf *out, const struct event *e)
{
    strbuf_addf(out, "%s ", color_name(e->color));
    if (e->kind == EV_MOVE)
        coord_print(out, e->vertex);
    else
        strbuf_puts(out, e->kind == EV_PASS ? "PASS" : "VIRTUAL");
}

static bool is_turn(enum event_kind k)
{
    return k == EV_MOVE || k == EV_PASS || k == EV_VIRTUAL;
}

static enum status cmd_move_history(struct session *s, const struct args *a,
                                    struct strbuf *out)
{
    bool first = true;

    (void)a;
    for (uint32_t i = game_state(s->game)->events; i > 0; i--) {
        struct event e = game_event(s->game, i).event;

        if (!is_turn(e.kind))
            continue;
        if (!first)
            strbuf_putc(out, '\n');
        print_turn(out, &e);
        first = false;
    }
    return ST_OK;
}

static enum status cmd_last_move(struct session *s, const struct args *a,
                                 struct strbuf *out)
{
    (void)a;
    for (uint32_t i = game_state(s->game)->events; i > 0; i--) {
        struct event e = game_event(s->game, i).event;

        if (is_turn(e.kind)) {
            print_turn(out, &e);
            return ST_OK;
        }
    }
    strbuf_puts(out, "no previous move known");
    return ST_REFUSED;
}

static enum status cmd_showboard(struct session *s, const struct args *a,
                                 struct strbuf *out)
{
    (void)a;
    diagram_show(out, game_board(s->game), game_state(s->game)->prisoners);
    return ST_OK;
}

/* clang-format off */
const struct command commands_board[] = {
    {"query_boardsize", "", cmd_query_boardsize, "Print the size of the board."},
    {"showboard", "", cmd_showboard, "Draw the board."},
    {"what_color", "vertex", cmd_what_color,
     "Tell what is on a vertex: black, white or empty."},
    {"countlib", "vertex", cmd_countlib, "Count the liberties of a chain."},
    {"list_stones", "color", cmd_list_stones, "List the stones of a colour."},
    {"captures", "color", cmd_captures, "Count the stones a colour has taken."},
    {"is_legal", "color turn", cmd_is_legal,
     "Tell whether a move would be legal: 1 or 0."},
    {"all_legal", "color", cmd_all_legal, "List all legal vertices."},
    {"move_history", "", cmd_move_history, "List the turns, the last first."},
    {"last_move", "", cmd_last_move, "Print the last turn."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
