/* Over random finished positions: every procedure of rules A gives the same
 * margin, and the figures that a count without a board gives. */
#include "judge/count_internal.h"

#include "suites.h"
#include "support/count_check.h"

/* The territory count in numbers alone (A 7.1): stones, own empties, hands and
 * stones to refill of each side. */
struct slow {
    int stones[3], empties[3], hands[3], out[3], left_out;
};

static void slow_balance(struct slow *s)
{
    while (s->hands[BLACK] > s->hands[WHITE])
        if (s->stones[BLACK] > 0) {
            s->stones[BLACK]--;
            s->empties[BLACK]++;
            s->hands[BLACK]--;
        } else {
            s->hands[WHITE]++;
            s->out[WHITE]++;
        }
    s->out[BLACK] += s->hands[WHITE] - s->hands[BLACK];
    s->hands[BLACK] = s->hands[WHITE];
}

static void slow_pay(struct slow *s)
{
    if (s->stones[BLACK] == 0)
        return;
    s->stones[BLACK]--;
    s->empties[EMPTY]++;
    if (s->hands[BLACK] > s->hands[WHITE])
        s->hands[BLACK]--;
    else
        s->out[BLACK]++;
}

static struct slow slow_territory(const struct finish *f)
{
    struct slow s;

    for (int c = EMPTY; c <= WHITE; c++) {
        s.stones[c] = f->stones[c];
        s.empties[c] = f->empties[c];
        s.hands[c] = f->hands[c];
        s.out[c] = f->dead_stones[c] + f->prisoners[c] + f->virtual_moves[c];
    }
    if (f->black_pays)
        slow_pay(&s);
    slow_balance(&s);
    s.left_out = 0;
    for (int c = BLACK; c <= WHITE; c++)
        if (s.out[c] - s.empties[c] > s.left_out)
            s.left_out = s.out[c] - s.empties[c];
    for (int c = BLACK; c <= WHITE; c++) {
        s.empties[c] += s.left_out - s.out[c];
        s.stones[c] += s.out[c] - s.left_out;
    }
    return s;
}

static centi figure(const struct count *c, const char *key)
{
    const struct figure *found = count_figure(c, key);

    ck_assert_msg(found != NULL, "%s", key);
    return found->number;
}

/* A point keeps its owner on every working board; only the A-type point may
 * become public. */
static void check_owners(const struct finish *f, const struct count *c)
{
    int lost = 0;

    for (int x = 0; x < c->width; x++)
        for (int y = 0; y < c->height; y++) {
            vertex v = vertex_at(x, y);
            enum color side = work_side((enum work)c->work[v]);
            int was = f->board.at[v] ? f->board.at[v] : f->owner[v];

            if ((int)side == was)
                continue;
            ck_assert_int_eq(was, BLACK);
            ck_assert_int_eq(side, EMPTY);
            lost++;
        }
    ck_assert_int_eq(lost, f->black_pays && f->board.stones[BLACK] > 0 &&
                               c->kind != COUNT_ART);
}

static void check_territory(const struct finish *f, const struct count *c,
                            centi margin)
{
    struct slow s = slow_territory(f);
    centi booked = f->black_pays && !f->board.stones[BLACK] ? 50 : 0;
    centi area = (margin - f->pay + 100 * board_area(&f->board)) / 2;

    /* the balanced hands put equally many stones on the board */
    ck_assert_int_eq(s.stones[BLACK], s.stones[WHITE]);
    ck_assert_int_eq(s.hands[BLACK] - s.left_out, s.stones[BLACK]);
    ck_assert_int_eq(figure(c, "b"), 100 * s.empties[BLACK]);
    ck_assert_int_eq(figure(c, "w"), 100 * s.empties[WHITE]);
    ck_assert_int_eq(figure(c, "left_out"), 100 * s.left_out);
    ck_assert_int_eq(figure(c, "area.b"), area);
    ck_assert_int_eq(figure(c, "area.w"), 100 * board_area(&f->board) - area);
    ck_assert_int_eq(figure(c, "area.b"),
                     100 * (s.stones[BLACK] + s.empties[BLACK]) +
                         50 * s.empties[EMPTY] - booked);
    ck_assert_int_eq(figure(c, "raw.b") - figure(c, "raw.w") +
                         figure(c, "hands.b") - figure(c, "hands.w"),
                     margin);
}

static void check_art(const struct finish *f, const struct count *c,
                      centi margin)
{
    ck_assert_int_eq(c->margin, margin - 100 * (f->hands[BLACK] -
                                                f->hands[WHITE])); /* Art 18 */
    ck_assert_int_eq(figure(c, "points.b") + figure(c, "points.w"),
                     100 * board_area(&f->board));
    ck_assert_int_eq(figure(c, "points.b") - figure(c, "points.w"), c->margin);
}

static void check_all(const struct finish *f)
{
    static const enum count_kind kinds[] = {
        COUNT_AREA, COUNT_TERRITORY, COUNT_FILL, COUNT_EMPTIES, COUNT_ART};
    centi margin = count_slow_margin(f);

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct count c;

        ck_assert_int_eq(count_make(kinds[i], f, -1, &c), ST_OK);
        check_owners(f, &c);
        if (kinds[i] == COUNT_ART)
            check_art(f, &c, margin);
        else
            ck_assert_int_eq(c.margin, margin);
        if (kinds[i] == COUNT_TERRITORY)
            check_territory(f, &c, margin);
        count_free(&c);
    }
}

enum { BATCH = 2000 };

/* Ten batches of small boards, one of boards up to 52x52. */
START_TEST(counts_agree_over_random_positions)
{
    uint64_t seed = 0x7101 + (uint64_t)_i;
    int n = _i < 10 ? BATCH : BATCH / 20;

    for (int i = 0; i < n; i++) {
        struct finish f = finish_random(&seed, _i < 10 ? 9 : BOARD_MAX);

        check_all(&f);
    }
}
END_TEST

TCase *counts_agree_tests(void)
{
    TCase *tc = tcase_create("counts_agree");

    tcase_add_loop_test(tc, counts_agree_over_random_positions, 0, 11);
    return tc;
}
