/* The true stones of San-Qing (SQ; rules.md 6): own points filled, then every
 * stone next to an enemy stone removed at once; what remains are c and d. */
#include "judge/count_internal.h"
#include "judge/work_tally.h"

/* SQ: 0.41 <= v <= 0.51 is a draw. */
enum { DRAW_LOW = 41, DRAW_HIGH = 51 };

centi count_true_e(int a_less_b, int c_plus_d, int points)
{
    centi twice = 200 * (centi)a_less_b * c_plus_d + points;
    centi e = twice / (2 * points);

    return twice % (2 * points) < 0 ? e - 1 : e; /* the floor */
}

enum color count_true_winner(centi v)
{
    return v > DRAW_HIGH ? BLACK : v < DRAW_LOW ? WHITE : EMPTY;
}

/* Contacts are found on the filled board, then removed all at once. */
static void remove_contacts(struct count *c)
{
    vertex contact[BOARD_POINTS];
    int n = 0;

    for (int y = 0; y < c->height; y++)
        for (int x = 0; x < c->width; x++) {
            vertex v = vertex_at(x, y);
            enum work w = (enum work)c->work[v];

            if (work_is_stone(w) &&
                count_work_touches(c, v, opponent(work_side(w))))
                contact[n++] = v;
        }
    for (int i = 0; i < n; i++)
        c->work[contact[i]] =
            (uint8_t)work_taken(work_side((enum work)c->work[contact[i]]));
}

enum status count_true_stones(const struct finish *f, int n, struct count *c)
{
    static const char *const result[3] = {"draw", "B", "W"};
    struct work_tally t = work_read(c);
    centi share = work_public_share(f, &t), e, v;
    int area[3] = {0};

    (void)n;
    for (enum color s = BLACK; s <= WHITE; s++) {
        area[s] = t.stones[s] + t.empties[s];
        count_work_fill(c, s, t.empties[s]);
    }
    remove_contacts(c);
    t = work_read(c);
    e = count_true_e(area[BLACK] - area[WHITE],
                     t.stones[BLACK] + t.stones[WHITE], board_area(&f->board));
    v = centi_of(t.stones[BLACK] - t.stones[WHITE]) - e;
    count_add(c, "a", centi_of(area[BLACK]) + share);
    count_add(c, "b", centi_of(area[WHITE]) + share);
    count_add(c, "c", centi_of(t.stones[BLACK]));
    count_add(c, "d", centi_of(t.stones[WHITE]));
    count_add_centi(c, "E", e);
    count_add_centi(c, "v", v);
    count_add_word(c, "result", result[count_true_winner(v)]);
    c->margin = centi_of(area[BLACK] - area[WHITE]);
    return ST_OK;
}
