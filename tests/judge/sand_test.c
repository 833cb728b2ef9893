#include "judge/sand.h"

#include "base/rng.h"
#include "suites.h"

#include <string.h>

/* The board with undo is the slower, tested one: both must agree on stones,
 * legality, chains in atari and self-atari in random games. */
static void check_same(const struct board *b, const struct sand *s)
{
    vertex points[BOARD_POINTS];
    int n = board_points(b, points);

    for (int i = 0; i < n; i++) {
        vertex v = points[i], l[BOARD_POINTS];

        ck_assert_int_eq(b->at[v], s->at[v]);
        if (b->at[v] == EMPTY)
            continue;
        ck_assert_int_eq(sand_in_atari(s, s->head[v]),
                         board_liberties(b, v, l) == 1);
        if (board_liberties(b, v, l) == 1)
            ck_assert_int_eq(sand_last_liberty(s, s->head[v]), l[0]);
    }
    ck_assert_int_eq(s->n_empty, b->stones[EMPTY]);
}

static void check_move(struct board *b, const struct sand *s, vertex v,
                       enum color c)
{
    bool suicide = board_is_suicide(b, v, c, NULL);
    struct board_delta d;
    int left;

    ck_assert_int_eq(sand_is_legal(s, v, c), !suicide && v != s->ko);
    if (suicide)
        return;
    board_place(b, v, c, &d);
    left = board_liberties(b, v, NULL) == 1 ? b->size[b->head[v]] : 0;
    board_undo(b, &d);
    if (d.stones_lifted < 2) /* else it counts as none */
        ck_assert_int_eq(sand_self_atari(s, v, c), left);
}

START_TEST(agrees_with_the_board)
{
    uint64_t random = (uint64_t)_i + 1;
    int width = 2 + (int)rng_below(&random, 8);
    int height = 2 + (int)rng_below(&random, 8);
    struct board b;
    struct sand s;
    enum color c = BLACK;

    board_init(&b, width, height);
    sand_init(&s, &b);
    for (int i = 0; i < 3 * width * height; i++, c = opponent(c)) {
        vertex v = vertex_at((int)rng_below(&random, (uint32_t)width),
                             (int)rng_below(&random, (uint32_t)height));
        struct board_delta d;

        if (b.at[v] != EMPTY)
            continue;
        check_move(&b, &s, v, c);
        if (!sand_is_legal(&s, v, c)) {
            sand_pass(&s);
            continue;
        }
        board_place(&b, v, c, &d);
        sand_play(&s, v, c);
        check_same(&b, &s);
    }
}
END_TEST

TCase *sand_tests(void)
{
    TCase *tc = tcase_create("sand");

    tcase_add_loop_test(tc, agrees_with_the_board, 0, 300);
    return tc;
}
