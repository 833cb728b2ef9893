/*
 * record_impl - what the record_*.c files share; nobody else includes it.
 */
#ifndef CAIPAN_TEXT_RECORD_IMPL_H
#define CAIPAN_TEXT_RECORD_IMPL_H

#include "text/record.h"

enum { LOADING_NOTES = 20 }; /* a record may hold millions */

/* A game in the making, node by node along the main line. */
struct loading {
    struct game *g; /* owned; loading_close frees it */
    const struct sgf *tree;
    struct strbuf *notes;
    int n_notes;          /* so far; only the first ones are written */
    bool lock_rules;      /* ignore RU and CPRU */
    bool own;             /* written by this program: it has CPRU */
    uint32_t before_move; /* stop before this turn; 0: never */
    uint32_t turns;       /* made so far, over all start positions */
    uint32_t starts;      /* start positions so far */
    bool stopped;
    vertex points[BOARD_POINTS]; /* of the event being read */
};

/* record_load.c */

/* Begin: an empty game of the record's size with its rules and komi, all else
 * as in *like. */
enum status loading_open(struct loading *l, const struct game *like,
                         const struct sgf *tree,
                         const struct record_options *opt,
                         struct strbuf *notes);
/* Make what this node says; sets l->stopped. */
enum status loading_node(struct loading *l, const struct sgf_node *n);
void loading_close(struct loading *l);

/* Begin a note on the value, of which the caller then appends the text; false:
 * there are enough of them. */
bool loading_note(struct loading *l, const struct sgf_value *v);
/* The same for what makes the record unreadable: always ST_CANNOT_LOAD. */
enum status loading_fail(struct loading *l, const struct sgf_value *v,
                         const char *text);

/* record_root.c */
enum status root_size(struct loading *l, const struct sgf_node *root,
                      int *width, int *height);
enum status root_settings(struct loading *l, const struct sgf_node *root);
int root_handicap(struct loading *l, const struct sgf_node *root);

/* Is this a property of the root that record_save writes itself, whatever the
 * record it came from says? */
bool root_is_info(const char *name);
/* Write those of the game. */
void root_write(struct strbuf *out, const struct game *g, const char *result);

/* record_setup.c */
bool setup_is(const char *name); /* AB, AW, AE */
bool setup_in(const struct sgf_node *n);
bool setup_adds(const struct sgf_node *n);
/* Make a start position of the present board and what the node sets up; the
 * game goes on from node `next`. */
enum status setup_make(struct loading *l, const struct sgf_node *n,
                       const struct sgf_node *next);
/* PL of the node, the last that can be read; false: none. */
bool setup_player(const struct sgf_node *n, enum color *c);
/* Write the start position and who begins. */
void setup_write(struct strbuf *out, const struct game *g);
void setup_write_player(struct strbuf *out, enum color c); /* PL[B] */

/* record_event.c */

/* The event kinds of a property, or NULL. */
struct event_property;
const struct event_property *event_property_find(const char *name);
/* Is each value an event of its own, or the whole list one event? */
bool event_property_each(const struct event_property *p);
/* Is it B, W or VX? */
bool event_property_turn(const struct event_property *p);
/* Read the event that begins with `value`, its points into `points` (room for
 * BOARD_POINTS). ST_SYNTAX: not understood; ST_BAD_COORDINATE: off board. */
enum status event_read(const struct event_property *p,
                       const struct sgf_value *value, const struct board *b,
                       struct event *e, vertex *points);
/* Write event `number` as one node. Not for a conversion. */
void event_write(struct strbuf *out, const struct game *g, uint32_t number);
/* Is the event there only because the rules were changed behind it? Then the
 * node says CPKP, and reading forces it (game_restore). */
bool event_is_forced(const struct game *g, uint32_t number);
/* Is it a turn: a stone, a pass, a virtual move? */
bool event_is_turn(const struct event *e);
/* Do both say the same? */
bool event_equal(const struct event *a, const struct event *b);

#endif
