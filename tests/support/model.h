/*
 * model - the state machine of rules.md 2, 3 and 8 a second time, dumb.
 *
 * A list of whole worlds, one an event; every question is answered by walking
 * back through it. Shares the types of rules/game.h, and no code, with src/.
 * Boards of at most MODEL_SIDE lines.
 */
#ifndef CAIPAN_TESTS_SUPPORT_MODEL_H
#define CAIPAN_TESTS_SUPPORT_MODEL_H

#include "rules/game.h"
#include "support/plain.h"

enum { MODEL_SIDE = 6, MODEL_POINTS = MODEL_SIDE * MODEL_SIDE };
enum { MODEL_ANY = 99 }; /* a claim the model does not decide */

/* The game after an event. */
struct world {
    int parent; /* the world it follows: after a trial, that of the pause */
    struct event event;
    vertex points[2 * MODEL_POINTS];
    struct ruling ruling;
    bool made, turn; /* it took effect; `undo` counts it */
    bool as_pass;    /* a virtual move that counts as a pass */

    struct plain board;
    enum phase phase;
    enum end end;
    enum color to_move, loser, first_stop, last_real, button;
    int n_pending;
    enum color pending[3];
    int virtual_moves[3], hands[3], prisoners[3], passes[3];
    int turns, last_real_number, negative_a, negative_b;

    int ko; /* point that ko_color may not retake, -1 */
    enum color ko_color;
    enum color passer; /* last turn was a pass of this side */
    int row;           /* passes in a row */
    bool row_stopped;
    int trial; /* number of the event that began the trial, 0 */
    bool trial_done;
    unsigned char mark[MODEL_POINTS], claim[MODEL_POINTS];
};

struct model {
    struct rules rules;
    struct world *worlds; /* worlds[0] is the start */
    int n, cap;
};

void model_start(struct model *m, const struct rules *r,
                 const struct plain *board, enum color to_move);
void model_free(struct model *m);
const struct world *model_now(const struct model *m);

/* As game_apply (keep: in lenient mode or from a record). */
enum status model_apply(struct model *m, const struct event *e, bool keep,
                        struct ruling *out);
void model_set_rules(struct model *m, const struct rules *r);
bool model_undo_event(struct model *m);
bool model_undo_turns(struct model *m, int n);

#endif
