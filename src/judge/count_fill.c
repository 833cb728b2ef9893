/* The fill-in count of Ing Chang-ki: each side has half the points of the
 * board as stones, 180 on 19x19, and fills its own territory with them; the
 * border of the stones stays as it is (A 7.3, 1.2). */
#include "judge/count_internal.h"
#include "judge/negative.h"
#include "judge/work_tally.h"

enum status count_fill(const struct finish *f, int n, struct count *c)
{
    int supply = board_area(&f->board) / 2;
    int over[3] = {0}, unfilled[3] = {0};
    struct work_tally t;
    centi area[3] = {0};

    (void)n;
    negative_pay(c, f);
    t = work_read(c);
    for (enum color s = BLACK; s <= WHITE; s++) {
        int bowl = supply - t.stones[s];

        if (bowl < 0) { /* stones beyond the supply are borrowed: off */
            count_work_take(c, s, -bowl);
            bowl = 0;
        }
        over[s] = bowl - count_work_fill(c, s, bowl);
    }
    t = work_read(c);
    for (enum color s = BLACK; s <= WHITE; s++) {
        unfilled[s] = t.empties[s];
        area[s] =
            centi_of(supply - over[s] + unfilled[s]) + work_public_share(f, &t);
    }
    count_add(c, "supply", centi_of(supply));
    count_add(c, "over.b", centi_of(over[BLACK]));
    count_add(c, "over.w", centi_of(over[WHITE]));
    count_add(c, "unfilled.b", centi_of(unfilled[BLACK]));
    count_add(c, "unfilled.w", centi_of(unfilled[WHITE]));
    count_add(c, "b", area[BLACK]);
    count_add(c, "w", area[WHITE]);
    c->margin = area[BLACK] - area[WHITE] + negative_paid(f);
    return ST_OK;
}
