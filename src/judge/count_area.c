/* The area count: stones, own points and half the public points (A 7.2;
 * rules.md 4.2), less what the rule set taxes. One side may be counted alone
 * against its par. */
#include "judge/count_internal.h"
#include "judge/negative.h"
#include "judge/tax.h"
#include "judge/work_tally.h"

/* The area of both sides on the working board; the board itself in *t. */
static void read_area(const struct finish *f, const struct count *c,
                      const int tax[3], struct work_tally *t, centi area[3])
{
    centi share;

    *t = work_read(c);
    share = work_public_share(f, t);
    for (enum color s = BLACK; s <= WHITE; s++)
        area[s] = centi_of(t->stones[s] + t->empties[s] - tax[s]) + share;
}

/* A 7.2(1): the A-type move, and what the board shows then. Returns the margin
 * before the pay. */
static centi pay(const struct finish *f, struct count *c, const int tax[3])
{
    centi area[3], booked = negative_booked(f) ? centi_half(1) : 0;
    struct work_tally t;

    negative_pay(c, f);
    read_area(f, c, tax, &t, area);
    area[BLACK] -= booked;
    area[WHITE] += booked;
    count_add_text(c, "after the A-type move.b", area[BLACK]);
    count_add_text(c, "after the A-type move.w", area[WHITE]);
    return area[BLACK] - area[WHITE] + f->pay;
}

enum status count_area(const struct finish *f, int n, struct count *c)
{
    centi points = centi_of(board_area(&f->board)), area[3];
    struct work_tally t;
    int tax[3];

    (void)n;
    tax_points(f, tax);
    read_area(f, c, tax, &t, area);
    count_add(c, "b", area[BLACK]);
    count_add(c, "w", area[WHITE]);
    count_add(c, "public", centi_of(t.empties[EMPTY]));
    count_add(c, "par.b", (points + f->komi) / 2); /* A 7.2(5) */
    count_add(c, "par.w", (points - f->komi) / 2);
    for (enum color s = BLACK; s <= WHITE && f->rules.tax != TAX_NONE; s++)
        count_add_text(c, s == BLACK ? "tax.b" : "tax.w", centi_of(tax[s]));
    c->margin = f->black_pays ? pay(f, c, tax) : area[BLACK] - area[WHITE];
    return ST_OK;
}
