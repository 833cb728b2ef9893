/*
 * command - the tables of commands: name, signature, handler, one line of help.
 *
 * A row is all there is to say about a command; look-up, conversion of
 * arguments, usage, completion and the manual read it. Each cmd_*.c file ends
 * with its table, which command.c lists. To add a command, write the handler
 * above the table and a row in it:
 *
 *     static enum status cmd_what_color(struct session *s,
 *                                       const struct args *a,
 *                                       struct strbuf *out)
 *     {
 *         vertex v = a->at[0].vertex;
 *
 *         strbuf_puts(out, color_name(game_board(s->game)->at[v]));
 *         return ST_OK;
 *     }
 *
 *     const struct command commands_std[] = {
 *         {"what_color", "vertex", cmd_what_color, "Name what is there."},
 *         {NULL, NULL, NULL, NULL},
 *     };
 *
 * A handler appends the text of the answer, without "=", id or blank line, and
 * returns ST_OK; or it returns why not, and what it appended is dropped. Only
 * ST_REFUSED keeps it: then the text appended is the error message. A handler
 * that fails leaves the session as it was.
 *
 * signature = { kind | "[" kind "]" }, kinds as in ARG_LIST or words to choose
 * from, "dead|alive|seki". Brackets: may be missing, at the end only. A list
 * kind or "text" or "size" comes last. Too few arguments, too many (except of
 * a command without any), or one of the wrong form: "syntax error".
 */
#ifndef CAIPAN_GTP_COMMAND_H
#define CAIPAN_GTP_COMMAND_H

#include "base/centi.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "go/board.h"
#include "gtp/wire.h"
#include "rules/game.h"

/* Kind of argument, its name in a signature. */
#define ARG_LIST(X)                                                            \
    X(NONE, "")                                                                \
    X(COLOR, "color")     /* .color */                                         \
    X(VERTEX, "vertex")   /* .vertex, on the board; no "pass" */               \
    X(TURN, "turn")       /* .turn: vertex, "pass" or "virtual"; off the       \
                             board: EV_MOVE with NO_VERTEX */                  \
    X(NUMBER, "number")   /* .number: 0 .. 2^31-1 */                           \
    X(DECIMAL, "decimal") /* .decimal: two exact places */                     \
    X(REAL, "real")       /* a number of any form; .word only */               \
    X(WORD, "word")       /* .word only */                                     \
    X(FILE, "file")       /* .word only */                                     \
    X(COMMAND, "command") /* .word: the rest of the line */                    \
    X(RULES, "rules")     /* .word: the rest of the line, as TEXT; a name of   \
                             a rule set or settings, for completion */         \
    X(TEXT, "text")       /* .word: the rest of the line */                    \
    X(SIZE, "size")       /* .size: "n", "w h" or "w:h", each 1..52 */         \
    X(VERTICES, "vertex...") /* args.vertices, n_vertices */                   \
    X(STONES, "stone...")    /* .word: "color vertex ..." for the handler */   \
    X(CHOICE, "|")           /* .choice: place among the words, from 0 */

enum arg_kind {
#define X(name, word) ARG_##name,
    ARG_LIST(X)
#undef X
        ARG_KINDS
};

struct turn {
    enum event_kind kind; /* EV_MOVE, EV_PASS, EV_VIRTUAL */
    vertex vertex;
};

/* One argument: the word as it was sent, and what it was converted to. */
struct arg {
    struct word word;
    union {
        enum color color;
        vertex vertex;
        struct turn turn;
        int32_t number;
        centi decimal;
        int choice;
        struct {
            int width, height;
        } size;
    };
};

enum { COMMAND_ARGS = 4 };

struct args {
    int n; /* how many were given; at[n] and beyond are not to be read */
    struct arg at[COMMAND_ARGS];
    const vertex *vertices; /* of kind VERTICES, in the order sent */
    int n_vertices;
};

struct session;

struct command {
    const char *name;
    const char *args; /* signature */
    enum status (*run)(struct session *s, const struct args *a,
                       struct strbuf *out);
    const char *help; /* NULL: answered but not listed */
};

/* The tables, each ended by a NULL name. */
extern const struct command commands_std[], commands_board[], commands_setup[],
    commands_gogui[], commands_record[], commands_rules[], commands_referee[],
    commands_marks[], commands_score[];

/* Command i of all tables in order, hidden ones too; NULL past the end. */
const struct command *command_at(size_t i);

/* A signature taken apart, made once for each session. */
struct signature {
    uint8_t n, needed; /* arguments it has; that must be there */
    uint8_t kind[COMMAND_ARGS];
    const char *spec[COMMAND_ARGS]; /* where it stands, for CHOICE */
};

/* False: the text is no signature (our mistake; a test reads all). */
bool command_signature(const char *text, struct signature *out);

/* Scratch memory for lists, owned by the session. */
struct vertex_list {
    vertex *v;
    size_t n, cap;
};

/* Convert the words of `rest` as the signature asks. */
enum status command_args(const struct signature *sig, struct word rest,
                         const struct board *b, struct vertex_list *list,
                         struct args *out);

/* Read one word as a turn, as kind TURN. */
enum status command_turn(struct word w, const struct board *b,
                         struct turn *out);

#endif
