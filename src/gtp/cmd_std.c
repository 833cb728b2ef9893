/*
 * cmd_std - the commands of the GTP specification that run a game, and what
 * tells a client about the commands.
 */
#include "base/version.h"
#include "gtp/session_internal.h"

static enum status cmd_protocol_version(struct session *s, const struct args *a,
                                        struct strbuf *out)
{
    (void)s, (void)a;
    strbuf_addf(out, "%d", CAIPAN_GTP_VERSION);
    return ST_OK;
}

static enum status cmd_name(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    (void)s, (void)a;
    strbuf_puts(out, CAIPAN_NAME);
    return ST_OK;
}

static enum status cmd_version(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    (void)s, (void)a;
    strbuf_puts(out, CAIPAN_VERSION);
    return ST_OK;
}

static enum status cmd_known_command(struct session *s, const struct args *a,
                                     struct strbuf *out)
{
    const struct command *c = a->n ? session_find(s, a->at[0].word) : NULL;

    strbuf_puts(out, c && c->help ? "true" : "false");
    return ST_OK;
}

static enum status cmd_list_commands(struct session *s, const struct args *a,
                                     struct strbuf *out)
{
    const struct command *c;

    (void)a;
    for (size_t i = 0; (c = session_listed(s, i)); i++)
        strbuf_addf(out, "%s%s", i ? "\n" : "", c->name);
    return ST_OK;
}

static enum status cmd_help(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    const struct command *c;

    if (!a->n) {
        for (size_t i = 0; (c = session_listed(s, i)); i++)
            strbuf_addf(out, "%s%-26s %s", i ? "\n" : "", c->name, c->help);
        return ST_OK;
    }
    c = session_find(s, a->at[0].word);
    if (!c || !c->help)
        return ST_UNKNOWN_COMMAND;
    strbuf_addf(out, "%s%s%s: %s", c->name, *c->args ? " " : "", c->args,
                c->help);
    return ST_OK;
}

static enum status cmd_quit(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    (void)a, (void)out;
    s->quit = true;
    return ST_OK;
}

/* ---- game ---------------------------------------------------------------- */

static enum status new_game(struct session *s, int width, int height)
{
    enum status st = game_clear(s->game, width, height);

    if (st == ST_OK)
        session_new_game(s);
    return st;
}

static enum status cmd_boardsize(struct session *s, const struct args *a,
                                 struct strbuf *out)
{
    (void)out;
    return new_game(s, a->at[0].size.width, a->at[0].size.height);
}

static enum status cmd_clear_board(struct session *s, const struct args *a,
                                   struct strbuf *out)
{
    const struct board *b = game_board(s->game);

    (void)a, (void)out;
    return new_game(s, b->width, b->height);
}

/* komi = decimal | "default" */
static enum status cmd_komi(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    struct word w = a->at[0].word;
    centi komi;

    (void)out;
    if (wire_spells(w, "default"))
        game_default_komi(s->game);
    else if (centi_read(w.text, w.len, &komi))
        game_set_komi(s->game, komi);
    else
        return ST_SYNTAX;
    return ST_OK;
}

static enum status cmd_get_komi(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    (void)a;
    centi_print(out, game_komi(s->game));
    return ST_OK;
}

static enum status cmd_play(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    (void)out;
    return session_turn(s, a->at[0].color, a->at[1].turn);
}

static enum status cmd_undo(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    (void)a, (void)out;
    return game_undo_turns(s->game, 1);
}

static enum status cmd_gg_undo(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    int32_t n = a->n ? a->at[0].number : 1;

    (void)out;
    return n ? game_undo_turns(s->game, (uint32_t)n) : ST_OK;
}

/* For time settings: the referee keeps no clock, and no client may fail for
 * it. */
static enum status cmd_accept(struct session *s, const struct args *a,
                              struct strbuf *out)
{
    (void)s, (void)a, (void)out;
    return ST_OK;
}

static enum status cmd_genmove(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    (void)s, (void)a;
    strbuf_puts(out, "this is a referee: it makes no moves");
    return ST_REFUSED;
}

/* ---- odds and ends ------------------------------------------------------- */

static enum status cmd_cputime(struct session *s, const struct args *a,
                               struct strbuf *out)
{
    long long us = s->host.cpu_time(s->host.context);

    (void)a;
    strbuf_addf(out, "%lld.%06lld", us / 1000000, us % 1000000);
    return ST_OK;
}

static enum status cmd_echo(struct session *s, const struct args *a,
                            struct strbuf *out)
{
    (void)s;
    if (a->n)
        strbuf_add(out, a->at[0].word.text, a->at[0].word.len);
    return ST_OK;
}

static enum status cmd_echo_err(struct session *s, const struct args *a,
                                struct strbuf *out)
{
    cmd_echo(s, a, out);
    session_log(s, out);
    return ST_OK;
}

/* clang-format off */
const struct command commands_std[] = {
    {"protocol_version", "", cmd_protocol_version,
     "Print the version of the protocol: 2."},
    {"name", "", cmd_name, "Print the name of this program."},
    {"version", "", cmd_version, "Print the version of this program."},
    {"known_command", "[command]", cmd_known_command,
     "Tell whether a command is known: true or false."},
    {"list_commands", "", cmd_list_commands, "List the commands, one a line."},
    {"help", "[command]", cmd_help,
     "Explain the commands, or one with its arguments."},
    {"quit", "", cmd_quit, "End the session."},
    {"boardsize", "size", cmd_boardsize,
     "Clear the board and set its size: n, w h or w:h, 1 to 52."},
    {"rectangular_boardsize", "size", cmd_boardsize,
     "Clear the board and set its width and height."},
    {"clear_board", "", cmd_clear_board, "Begin a new game of the same size."},
    {"komi", "word", cmd_komi,
     "Set the komi, two decimals at most; 'default' as the rule set has it."},
    {"get_komi", "", cmd_get_komi, "Print the komi."},
    {"play", "color turn", cmd_play,
     "Rule on a move and play it: a vertex, 'pass' or 'virtual'."},
    {"undo", "", cmd_undo, "Take back the last turn."},
    {"gg-undo", "[number]", cmd_gg_undo, "Take back that many turns."},
    {"time_settings", "real real real", cmd_accept,
     "Accepted; the referee keeps no clock."},
    {"time_left", "color real real", cmd_accept,
     "Accepted; the referee keeps no clock."},
    {"kgs-time_settings", "text", cmd_accept,
     "Accepted; the referee keeps no clock."},
    {"kata-time_settings", "text", cmd_accept,
     "Accepted; the referee keeps no clock."},
    {"cputime", "", cmd_cputime, "Print the processor time used, in seconds."},
    {"echo", "[text]", cmd_echo, "Print the text."},
    {"echo_err", "[text]", cmd_echo_err, "Print the text, on stderr too."},
    {"genmove", "[text]", cmd_genmove, NULL},
    {"reg_genmove", "[text]", cmd_genmove, NULL},
    {"kgs-genmove_cleanup", "[text]", cmd_genmove, NULL},
    {NULL, NULL, NULL, NULL},
};
/* clang-format on */
