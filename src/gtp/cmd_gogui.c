/*
 * cmd_gogui - what GoGui asks: sequences, its window, its menus, and the
 * commands of a program that knows the rules (gogui-rules_*).
 */
#include "go/coord.h"
#include "gtp/session_internal.h"
#include "judge/verdict.h"

static enum status cmd_interrupt(struct session *s, const struct args *a,
                                 struct strbuf *out)
{
    (void)s, (void)a, (void)out;
    return ST_OK;
}

static enum status cmd_title(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    (void)a;
    strbuf_puts(out, "Referee: ");
    rules_print(out, game_rules(s->game));
    return ST_OK;
}

/* sequence = { color turn } */
static enum status play_all(struct session *s, struct word rest)
{
    struct word w;
    enum color c;
    struct turn t;
    enum status st = ST_OK;

    while (st == ST_OK && wire_word(&rest, &w)) {
        if (!coord_read_color(w.text, w.len, &c) || !wire_word(&rest, &w))
            return ST_SYNTAX;
        st = command_turn(w, game_board(s->game), &t);
        if (st == ST_OK)
            st = session_try(s, c, t);
    }
    return st;
}

/* All of it or nothing: a move refused may lose the game, but the moves before
 * it are not made. */
static enum status cmd_play_sequence(struct session *s, const struct args *a,
                                     struct strbuf *out)
{
    uint32_t events = game_state(s->game)->events;
    enum status st = a->n ? play_all(s, a->at[0].word) : ST_OK;

    (void)out;
    if (st == ST_OK)
        return ST_OK;
    while (game_state(s->game)->events > events)
        if (game_undo_event(s->game) != ST_OK)
            return ST_NO_MEMORY;
    return st == ST_ILLEGAL_MOVE ? session_lose(s) : st;
}

/* ---- menus --------------------------------------------------------------- */

/* type / label / command; shown as far as the command exists. */
static const char *const menu[] = {
    "hstring/Explain The Result/caipan-explain",
    "string/Final Score/final_score",
    "hstring/Score Under All Rules/caipan-score_all",
    "string/Phase/caipan-phase",
    "string/Why Refused/caipan-why",
    "string/Why %c %p/caipan-why %c %p",
    "plist/All Legal %c/all_legal %c",
    "plist/List Stones %c/list_stones %c",
    "string/Liberties %p/countlib %p",
    "string/Captures %c/captures %c",
    "plist/Final Status List Dead/final_status_list dead",
    "plist/Final Status List Alive/final_status_list alive",
    "plist/Final Status List Seki/final_status_list seki",
    "plist/Territory Of Black/final_status_list black_territory",
    "plist/Territory Of White/final_status_list white_territory",
    "plist/Dame/final_status_list dame",
    "none/Mark Dead %p/caipan-mark dead %p",
    "none/Mark Alive %p/caipan-mark alive %p",
    "none/Mark Seki %p/caipan-mark seki %p",
    "none/Drop All Marks/caipan-unmark",
    "none/Dispute/caipan-dispute",
    "none/Accept The End/caipan-accept",
    "none/Agree As It Stands/caipan-agree",
    "hstring/Rules/caipan-describe_rules",
    "hstring/Events/caipan-events",
    "hstring/Violations/caipan-violations",
};

static enum status cmd_analyze_commands(struct session *s, const struct args *a,
                                        struct strbuf *out)
{
    (void)a;
    for (size_t i = 0; i < sizeof menu / sizeof menu[0]; i++) {
        const char *name = strrchr(menu[i], '/') + 1;
        const struct command *c =
            session_find(s, (struct word){name, strcspn(name, " ")});

        if (c && c->help)
            strbuf_addf(out, "%s%s", out->len ? "\n" : "", menu[i]);
    }
    return ST_OK;
}

/* ---- the ruler ----------------------------------------------------------- */

static enum status cmd_game_id(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    (void)s, (void)a;
    strbuf_puts(out, "Go");
    return ST_OK;
}

static enum status cmd_board_size(struct session *s, const struct args *a,
                                  struct strbuf *out)
{
    (void)a;
    session_add_size(s, out);
    return ST_OK;
}

static enum status cmd_board(struct session *s, const struct args *a,
                             struct strbuf *out)
{
    static const char letter[] = {'.', 'X', 'O'};
    const struct board *b = game_board(s->game);

    (void)a;
    for (int y = b->height - 1; y >= 0; y--)
        for (int x = 0; x < b->width; x++) {
            strbuf_putc(out, letter[b->at[vertex_at(x, y)]]);
            strbuf_putc(out, x < b->width - 1 ? ' ' : '\n');
        }
    return ST_OK;
}

/* GoGui takes the game for over when this is empty, so it is after the passes
 * that stop play, although a move would resume it. */
static enum status cmd_legal_moves(struct session *s, const struct args *a,
                                   struct strbuf *out)
{
    const struct board *b = game_board(s->game);
    const struct game_state *g = game_state(s->game);
    vertex v[BOARD_POINTS];
    int n = board_points(b, v);

    (void)a;
    if (g->phase == PHASE_PAUSE || g->phase == PHASE_ENDED)
        return ST_OK;
    for (int i = 0; i < n; i++) {
        if (b->at[v[i]] != EMPTY ||
            game_judge(s->game, EV_MOVE, g->to_move, v[i]).why != WHY_LEGAL)
            continue;
        coord_print(out, v[i]);
        strbuf_putc(out, ' ');
    }
    strbuf_puts(out, "pass");
    return ST_OK;
}

static enum status cmd_side_to_move(struct session *s, const struct args *a,
                                    struct strbuf *out)
{
    (void)a;
    strbuf_puts(out, color_name(game_state(s->game)->to_move));
    return ST_OK;
}

static enum status cmd_captured_count(struct session *s, const struct args *a,
                                      struct strbuf *out)
{
    const struct game_state *g = game_state(s->game);

    (void)a;
    strbuf_addf(out, "%d %d", g->prisoners[WHITE], g->prisoners[BLACK]);
    return ST_OK;
}

static enum status cmd_final_result(struct session *s, const struct args *a,
                                    struct strbuf *out)
{
    struct verdict v;
    enum status st = verdict_make(s->game, NULL, s->judge, &v);

    (void)a;
    if (st == ST_OK)
        verdict_print_result(out, &v);
    verdict_free(&v);
    return st;
}

/* clang-format off */
const struct command commands_gogui[] = {
    {"gogui-analyze_commands", "", cmd_analyze_commands,
     "List menu entries: type/label/command."},
    {"gogui-interrupt", "", cmd_interrupt, "Tell that no command takes long."},
    {"gogui-play_sequence", "[stone...]", cmd_play_sequence,
     "Play these moves, all or none: colours and vertices."},
    {"gogui-title", "", cmd_title, "Print a title for the window."},
    {"gogui-version", "[text]", cmd_interrupt, "Take note of GoGui's version."},
    {"gogui-rules_game_id", "", cmd_game_id, "Print the game's name: Go."},
    {"gogui-rules_board_size", "", cmd_board_size,
     "Print the size of the board."},
    {"gogui-rules_board", "", cmd_board,
     "Print the board, a row a line, top row first."},
    {"gogui-rules_legal_moves", "", cmd_legal_moves,
     "List the legal moves of the side on move; none when play has stopped."},
    {"gogui-rules_side_to_move", "", cmd_side_to_move, "Tell who is on move."},
    {"gogui-rules_captured_count", "", cmd_captured_count,
     "Print the stones taken by Black and by White."},
    {"gogui-rules_final_result", "", cmd_final_result,
     "Print the result as it would be now."},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
