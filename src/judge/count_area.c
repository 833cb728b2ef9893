/* The area count: stones, own points and half the public points (A 7.2;
 * rules.md 4.2), less what the rule set taxes. One side may be counted alone
 * against its par. */
#include "judge/count_internal.h"
#include "judge/negative.h"
#include "judge/tax.h"
#include "judge/work_tally.h"

enum status count_area(const struct finish *f, int n, struct count *c)
{
    struct work_tally t = work_read(c);
    centi share = work_public_share(f, &t), total[3];
    centi points = centi_of(board_area(&f->board));
    int tax[3];

    (void)n;
    tax_points(f, tax);
    for (enum color s = BLACK; s <= WHITE; s++)
        total[s] = centi_of(t.stones[s] + t.empties[s] - tax[s]) + share;
    count_add(c, "b", total[BLACK]);
    count_add(c, "w", total[WHITE]);
    count_add(c, "public", centi_of(t.empties[EMPTY]));
    count_add(c, "par.b", (points + f->komi) / 2); /* A 7.2(5) */
    count_add(c, "par.w", (points - f->komi) / 2);
    for (enum color s = BLACK; s <= WHITE && f->rules.tax != TAX_NONE; s++)
        count_add_text(c, s == BLACK ? "tax.b" : "tax.w", centi_of(tax[s]));
    if (f->black_pays) { /* A 7.2(1): half a point goes from side to side */
        negative_pay(c, f);
        count_add_text(c, "after the A-type move.b", total[BLACK] - 50);
        count_add_text(c, "after the A-type move.w", total[WHITE] + 50);
    }
    c->margin = total[BLACK] - total[WHITE];
    return ST_OK;
}
