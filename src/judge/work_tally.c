#include "judge/work_tally.h"

#include "judge/count_internal.h"

struct work_tally work_read(const struct count *c)
{
    struct work_tally t = {{0}, {0}};

    for (int y = 0; y < c->height; y++)
        for (int x = 0; x < c->width; x++) {
            enum work w = (enum work)c->work[vertex_at(x, y)];

            if (work_is_stone(w))
                t.stones[work_side(w)]++;
            else if (w != WORK_EYE)
                t.empties[work_side(w)]++;
        }
    return t;
}

centi work_public_share(const struct finish *f, const struct work_tally *t)
{
    return f->rules.public_points == PUBLIC_HALVED ? centi_half(t->empties[0])
                                                   : 0;
}
