/* The territory count: equalise the stones played, refill, compare the empty
 * points (A 7.1, rules.md 4.1). Under Japanese and Korean rules nothing is
 * equalised: own territory less own dead stones and prisoners. */
#include "go/coord.h"
#include "judge/count_internal.h"
#include "judge/negative.h"
#include "judge/refill.h"
#include "judge/tax.h"
#include "judge/work_tally.h"

/* The stones beside the board while the count goes on; by enum color. */
struct bowls {
    int hands[3]; /* stones put down so far, negative moves deducted */
    int out[3];   /* stones to refill: dead, prisoners, virtual */
};

static struct bowls bowls_of(const struct finish *f)
{
    struct bowls b = {{0}, {0}};

    for (enum color s = BLACK; s <= WHITE; s++) {
        b.hands[s] = f->hands[s];
        b.out[s] = f->dead_stones[s] + f->prisoners[s] + f->virtual_moves[s];
    }
    return b;
}

static void note(struct count *c, const char *move, vertex stone)
{
    strbuf_puts(&c->moves, move);
    if (stone != NO_VERTEX)
        coord_print(&c->moves, stone);
    strbuf_putc(&c->moves, '\n');
}

/* The A-type negative move, where Black pays (A 7.1(2)): with Black ahead its
 * stone goes back to the bowl, otherwise it is refilled. */
static void pay(struct count *c, const struct finish *f, struct bowls *b)
{
    vertex stone = negative_pay(c, f);

    if (negative_booked(f))
        note(c, "A-negative booked", NO_VERTEX);
    if (stone == NO_VERTEX)
        return;
    note(c, "A-negative ", stone);
    if (b->hands[BLACK] > b->hands[WHITE])
        b->hands[BLACK]--;
    else
        b->out[BLACK]++;
}

static void virtual_move(struct count *c, struct bowls *b, enum color side)
{
    b->hands[side]++;
    b->out[side]++;
    note(c, side == BLACK ? "virtual b" : "virtual w", NO_VERTEX);
}

/* Equalise the hands: B-type negative moves while Black has more, virtual
 * moves of Black while White has more (A 2.5(3), 7.1(2)). */
static void balance(struct count *c, const struct finish *f, struct bowls *b)
{
    struct negative_walk walk = {0, 0};

    while (b->hands[BLACK] > b->hands[WHITE]) {
        vertex stone = negative_b_stone(f, c, &walk);

        if (stone == NO_VERTEX) {
            virtual_move(c, b, WHITE);
            continue;
        }
        c->work[stone] = WORK_TAKEN_BLACK;
        b->hands[BLACK]--;
        note(c, "B-negative ", stone);
    }
    while (b->hands[WHITE] > b->hands[BLACK])
        virtual_move(c, b, BLACK);
}

static void add_start(struct count *c, const struct finish *f,
                      const struct bowls *b)
{
    struct work_tally t = work_read(c);

    count_add(c, "raw.b", centi_of(t.empties[BLACK] - b->out[BLACK]));
    count_add(c, "raw.w", centi_of(t.empties[WHITE] - b->out[WHITE]));
    count_add(c, "hands.b", centi_of(f->hands[BLACK]));
    count_add(c, "hands.w", centi_of(f->hands[WHITE]));
}

/* Who made the last real move, and its number (A 7.1(1)). */
static void add_last_real(struct count *c, const struct finish *f)
{
    if (f->last_real == EMPTY)
        count_add_null(c, "last_real");
    else
        count_add_word(c, "last_real", color_letter(f->last_real));
    count_add(c, "last_real_number", centi_of(f->last_real_number));
}

static void add_area(struct count *c, centi black, centi white)
{
    count_add(c, "area.b", black);
    count_add(c, "area.w", white);
}

/* Japanese: refilling is how the stones are deducted; what finds no room
 * counts against its owner all the same, and so does a tax on groups
 * ("ancient-territory"). */
static void count_japanese(const struct finish *f, struct count *c)
{
    struct bowls b = bowls_of(f);
    struct work_tally t;
    int left[3], points[3], tax[3];

    add_start(c, f, &b);
    refill_plain(c, b.out, left);
    tax_points(f, tax);
    t = work_read(c);
    for (enum color s = BLACK; s <= WHITE; s++)
        points[s] = t.empties[s] - left[s] - tax[s];
    count_add(c, "b", centi_of(points[BLACK]));
    count_add(c, "w", centi_of(points[WHITE]));
    count_add(c, "left_out", 0);
    add_last_real(c, f);
    count_add_moves(c);
    add_area(c, centi_of(t.stones[BLACK] + t.empties[BLACK]),
             centi_of(t.stones[WHITE] + t.empties[WHITE]));
    c->margin = centi_of(points[BLACK] - points[WHITE]);
}

/* Half a point each for a payment that no stone could make. */
static centi booked(const struct finish *f)
{
    return negative_booked(f) ? centi_half(1) : 0;
}

enum status count_territory(const struct finish *f, int n, struct count *c)
{
    struct bowls b = bowls_of(f);
    struct work_tally t;
    struct refill r;
    centi share;

    (void)n;
    if (f->rules.scoring == SCORING_TERRITORY) {
        count_japanese(f, c);
        return ST_OK;
    }
    add_start(c, f, &b);
    pay(c, f, &b);
    balance(c, f, &b);
    r = refill_equal(c, b.out);
    t = work_read(c);
    share = work_public_share(f, &t);
    count_add(c, "b", centi_of(t.empties[BLACK]));
    count_add(c, "w", centi_of(t.empties[WHITE]));
    count_add(c, "left_out", centi_of(r.left_out));
    add_last_real(c, f);
    count_add_moves(c);
    /* b + (n - left_out) + q/2 with 2n balanced hands and q public points */
    add_area(c,
             centi_of(t.empties[BLACK] + b.hands[BLACK] - r.left_out) + share -
                 booked(f),
             centi_of(t.empties[WHITE] + b.hands[WHITE] - r.left_out) + share +
                 booked(f));
    c->margin =
        centi_of(t.empties[BLACK] - t.empties[WHITE]) + negative_paid(f);
    return ST_OK;
}
