#include "judge/refill.h"

#include "judge/count_internal.h"
#include "judge/work_tally.h"

struct refill refill_equal(struct count *c, const int out[3])
{
    struct work_tally t = work_read(c);
    struct refill r = {0, {0}};

    for (enum color s = BLACK; s <= WHITE; s++)
        if (out[s] - t.empties[s] > r.left_out)
            r.left_out = out[s] - t.empties[s];
    for (enum color s = BLACK; s <= WHITE; s++) {
        int n = out[s] - r.left_out; /* to put in, or to take off */

        if (n >= 0)
            count_work_fill(c, s, n);
        else
            r.short_of[s] = -n - count_work_take(c, s, -n);
    }
    return r;
}

void refill_plain(struct count *c, const int out[3], int left[3])
{
    for (enum color s = BLACK; s <= WHITE; s++)
        left[s] = out[s] - count_work_fill(c, s, out[s]);
}
