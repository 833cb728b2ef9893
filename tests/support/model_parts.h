/* model_parts - what the model_*.c files share. */
#ifndef CAIPAN_TESTS_SUPPORT_MODEL_PARTS_H
#define CAIPAN_TESTS_SUPPORT_MODEL_PARTS_H

#include "support/model.h"

enum model_manner { MODEL_PLAY, MODEL_KEEP, MODEL_REPLAY };

struct world *model_push(struct model *m, const struct event *e);
int model_before(const struct model *m, int i);
bool model_over(const struct world *w);
bool model_stopped(const struct world *w);
void model_end(struct world *w, enum end end);
void model_drop_marks(struct world *w);
void model_resume(struct world *w);

enum status model_make(struct model *m, const struct event *e,
                       enum model_manner how, struct ruling *out);
enum status model_turn(struct model *m, const struct event *e,
                       enum model_manner how, struct ruling *out);
enum status model_other(struct model *m, const struct event *e,
                        enum model_manner how, struct ruling *out);

/* Pending abandons become virtual moves, oldest first, until one ends the
 * game: then false. */
bool model_convert(struct model *m, int n);

static inline int model_point(const struct world *w, vertex v)
{
    return vertex_x(v) + vertex_y(v) * w->board.width;
}

#endif
