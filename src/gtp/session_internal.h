/*
 * session_internal - what a session holds, for the handlers of commands.
 *
 * What survives boardsize and clear_board: rules, komi, judge mode, options.
 * A new game (session_new_game) forgets the record and the refusal.
 */
#ifndef CAIPAN_GTP_SESSION_INTERNAL_H
#define CAIPAN_GTP_SESSION_INTERNAL_H

#include "gtp/command.h"
#include "gtp/session.h"
#include "rules/game.h"
#include "rules/rules.h"
#include "text/sgf.h"

/* The last move that was refused (caipan-why). The rules are kept because
 * they may be changed before somebody asks. */
struct refusal {
    bool any;
    bool loses; /* --forfeit: it is still to lose the game */
    enum color color;
    struct turn turn;
    struct ruling ruling;
    struct rules rules;
};

struct command_index; /* command by name, private to session.c */

struct session {
    struct game *game;
    struct host host;
    struct session_options options;
    struct rules default_rules; /* --rules: "default" in rule commands */
    enum judge_mode judge;      /* caipan-judge */
    struct refusal refused;
    struct sgf *record; /* the tree last loaded, or NULL */
    bool quit;
    struct strbuf reply;     /* of the command that runs */
    struct vertex_list list; /* of the command that runs */
    struct strbuf warnings;  /* scratch of handlers */
    struct command_index *index;
};

/* NULL: unknown. Hidden commands (help NULL) are found too. */
const struct command *session_find(const struct session *s, struct word name);

/* Command i in the order of names, without the hidden ones. */
const struct command *session_listed(const struct session *s, size_t i);

/* Rule on a turn and carry it out; a refusal is kept for caipan-why, and loses
 * the game with --forfeit. ST_BAD_COORDINATE: off the board. */
enum status session_turn(struct session *s, enum color c, struct turn t);

/* The two halves of it, for who has something to take back in between: rule
 * on the turn; then, if it was refused, let it lose. The latter returns
 * ST_ILLEGAL_MOVE unless there is no memory. */
enum status session_try(struct session *s, enum color c, struct turn t);
enum status session_lose(struct session *s);

/* To be called when a new game begins: forgets the record and the refusal. */
void session_new_game(struct session *s);

/* Append the size: "19", or "13 9" for a rectangle. */
void session_add_size(const struct session *s, struct strbuf *out);

/* Set the komi as rules_text_merge gave it, the default included. */
void session_set_komi(struct session *s, centi komi);

/* Send text to stderr, one line at a time. */
void session_log(struct session *s, const struct strbuf *lines);

#endif
