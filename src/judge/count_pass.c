/* Territory with pass stones (AGA): every pass handed over a stone; prisoners,
 * dead stones and pass stones go into the territory of their own side. Agrees
 * with the area when colours alternated and White passed last. */
#include "judge/count_internal.h"
#include "judge/refill.h"
#include "judge/work_tally.h"

enum status count_pass_stones(const struct finish *f, int n, struct count *c)
{
    struct work_tally t = work_read(c);
    int out[3] = {0}, left[3] = {0};

    (void)n;
    for (enum color s = BLACK; s <= WHITE; s++)
        out[s] = f->dead_stones[s] + f->prisoners[s] + f->passes[s];
    count_add(c, "passes.b", centi_of(f->passes[BLACK]));
    count_add(c, "passes.w", centi_of(f->passes[WHITE]));
    count_add(c, "b", centi_of(t.empties[BLACK]));
    count_add(c, "w", centi_of(t.empties[WHITE]));
    refill_plain(c, out, left);
    t = work_read(c);
    c->margin = centi_of(t.empties[BLACK] - left[BLACK] - t.empties[WHITE] +
                         left[WHITE]);
    return ST_OK;
}
