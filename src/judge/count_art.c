/* The count of the Art version: dead stones and prisoners are refilled,
 * whatever the number of moves on each side, and the points under the stones
 * are shared equally (Art 12, 14, 17). */
#include "judge/count_internal.h"
#include "judge/refill.h"
#include "judge/work_tally.h"

enum status count_art(const struct finish *f, int n, struct count *c)
{
    int out[3] = {0}, territory[3] = {0};
    struct work_tally t = work_read(c);
    struct refill r;
    centi stone_points, check;

    (void)n;
    /* Art 18: the other way to the same difference */
    check = centi_of(t.stones[BLACK] + t.empties[BLACK] - t.stones[WHITE] -
                     t.empties[WHITE] - f->hands[BLACK] + f->hands[WHITE]);
    for (enum color s = BLACK; s <= WHITE; s++)
        out[s] = f->dead_stones[s] + f->prisoners[s] + f->virtual_moves[s];
    r = refill_equal(c, out);
    t = work_read(c);
    for (enum color s = BLACK; s <= WHITE; s++)
        territory[s] = t.empties[s] + r.short_of[s];
    stone_points =
        centi_half(board_area(&f->board) - territory[BLACK] - territory[WHITE]);
    count_add(c, "territory.b", centi_of(territory[BLACK]));
    count_add(c, "territory.w", centi_of(territory[WHITE]));
    count_add(c, "points.b", centi_of(territory[BLACK]) + stone_points);
    count_add(c, "points.w", centi_of(territory[WHITE]) + stone_points);
    count_add_text(c, "left out", centi_of(r.left_out));
    count_add_text(c, "public", centi_of(t.empties[EMPTY]));
    count_add_text(c, "area less hands (Art 18)", check);
    c->margin = centi_of(territory[BLACK] - territory[WHITE]);
    return ST_OK;
}
