#include "go/board.h"

#include "base/rng.h"
#include "suites.h"
#include "support/draw.h"
#include "support/plain.h"

#include <stdlib.h>
#include <string.h>

/* ---- random games against the plain board ------------------------------- */

enum {
    GAMES = 12000,
    RUNS = 24, /* of GAMES / RUNS games */
    STEPS = 120
};

enum mode { NO_SUICIDE, MULTI_STONE, ANY_SUICIDE, MODES };

/* A game on both boards, with all that is needed to go back. */
struct twin {
    struct board board;
    struct plain plain[STEPS + 1]; /* after each move */
    uint64_t hash[STEPS + 1];
    struct board_delta delta[STEPS];
    int n;
};

static vertex vertex_of(const struct plain *p, int point)
{
    return vertex_at(point % p->width, point / p->width);
}

static bool same_stones(const struct board *b, const struct plain *p)
{
    int n[3] = {0};

    for (int i = 0; i < p->width * p->height; i++) {
        if (b->at[vertex_of(p, i)] != p->at[i])
            return false;
        n[p->at[i]]++;
    }
    return memcmp(n, b->stones, sizeof n) == 0;
}

/* Every chain: its stones, its size, its liberties. */
static bool same_chains(const struct board *b, const struct plain *p)
{
    bool seen[PLAIN_POINTS] = {false};

    for (int i = 0; i < p->width * p->height; i++) {
        int stones[PLAIN_POINTS], n;
        vertex out[BOARD_POINTS], head = b->head[vertex_of(p, i)];

        if (p->at[i] == 0 || seen[i])
            continue;
        n = plain_chain(p, i, stones);
        if (board_chain(b, vertex_of(p, i), out) != n || b->size[head] != n ||
            board_liberties(b, vertex_of(p, i), NULL) !=
                plain_liberties(p, i) ||
            (b->libs[head] == 0) != (plain_liberties(p, i) == 0))
            return false;
        for (int k = 0; k < n; k++) {
            seen[stones[k]] = true;
            if (b->head[vertex_of(p, stones[k])] != head)
                return false;
        }
    }
    return true;
}

/* The hash is a function of the stones, whatever led to them. */
static uint64_t hash_of(const struct plain *p)
{
    struct board b;

    board_init(&b, p->width, p->height);
    for (int i = p->width * p->height; i-- > 0;)
        if (p->at[i])
            board_add(&b, vertex_of(p, i), (enum color)p->at[i]);
    return b.hash;
}

/* ck_assert notes every success, which costs more than the test. */
static void expect(bool holds, const char *what)
{
    if (!holds)
        ck_abort_msg("%s", what);
}

static void check(const struct twin *t)
{
    const struct plain *now = &t->plain[t->n];

    expect(same_stones(&t->board, now), "stones");
    expect(same_chains(&t->board, now), "chains");
    expect(t->board.hash == hash_of(now), "hash");
    for (int i = 0; i < t->n; i++)
        expect(plain_equal(&t->plain[i], now) == (t->hash[i] == t->board.hash),
               "hash equal iff stones equal");
}

static int by_number(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* The same points lifted, in whatever order. */
static bool same_lifted(const struct twin *t, const int *lifted, int n)
{
    const struct plain *p = &t->plain[t->n];
    vertex out[BOARD_POINTS];
    int ours[PLAIN_POINTS], theirs[PLAIN_POINTS];

    if (board_lifted(&t->board, &t->delta[t->n - 1], out) != n)
        return false;
    for (int i = 0; i < n; i++) {
        ours[i] = vertex_x(out[i]) + vertex_y(out[i]) * p->width;
        theirs[i] = lifted[i];
    }
    qsort(ours, (size_t)n, sizeof *ours, by_number);
    qsort(theirs, (size_t)n, sizeof *theirs, by_number);
    return memcmp(ours, theirs, (size_t)n * sizeof *ours) == 0;
}

static void place(struct twin *t, int point, int color, enum mode mode)
{
    struct plain *now = &t->plain[t->n], *next = now + 1;
    vertex v = vertex_of(now, point);
    int stones = 0, expected = 0, lifted[PLAIN_POINTS], n;
    bool suicide = board_is_suicide(&t->board, v, (enum color)color, &stones);

    expect(suicide == plain_is_suicide(now, point, color, &expected) &&
               stones == expected,
           "suicide");
    if (suicide && (mode == NO_SUICIDE || (mode == MULTI_STONE && stones == 1)))
        return;
    *next = *now;
    t->hash[t->n] = t->board.hash;
    n = plain_place(next, point, color, lifted);
    expect(board_place(&t->board, v, (enum color)color, &t->delta[t->n]) == n &&
               t->delta[t->n].suicide == suicide,
           "stones lifted");
    t->n++;
    expect(same_lifted(t, lifted, n), "points lifted");
    check(t);
}

/* Mostly small boards, where much is captured; every size now and then. */
static int random_side(uint64_t *rng)
{
    return 1 + (int)rng_below(rng, rng_below(rng, 200) ? 7 : BOARD_MAX);
}

static void play(struct twin *t, uint64_t *rng)
{
    enum mode mode = (enum mode)rng_below(rng, MODES);
    int width = random_side(rng), height = random_side(rng);
    int area = width * height, steps = 10 + (int)rng_below(rng, 2 * STEPS);

    board_init(&t->board, width, height);
    plain_init(&t->plain[0], width, height);
    t->n = 0;
    for (int i = 0; i < steps && i < 3 * area && t->n < STEPS; i++) {
        int point = (int)rng_below(rng, (uint32_t)area);

        if (t->plain[t->n].at[point] == 0)
            place(t, point, 1 + (int)rng_below(rng, 2), mode);
        if (rng_below(rng, 12))
            continue;
        for (int depth = (int)rng_below(rng, (uint32_t)t->n + 1); depth-- > 0;)
            board_undo(&t->board, &t->delta[--t->n]);
        check(t);
    }
}

START_TEST(agrees_with_the_plain_board)
{
    uint64_t rng = (uint64_t)_i + 1;
    struct twin *t = malloc(sizeof *t);

    ck_assert_ptr_nonnull(t);
    for (int i = 0; i < GAMES / RUNS; i++)
        play(t, &rng);
    free(t);
}
END_TEST

/* ---- drawn positions ----------------------------------------------------- */

/* Position, move, what it lifts, whether that is suicide, the board after. */
static const struct {
    const char *name, *rows;
    enum color color;
    const char *move;
    int lifted;
    bool suicide;
    const char *after;
} moves[] = {
    {"a stone without liberty", ".X./XOX/...", BLACK, "B1", 1, false,
     ".X./X.X/.X."},
    {"a corner stone", "O../.../...", BLACK, "A2", 0, false, "O../X../..."},
    {"two chains at once", "X.X/O.O/...", WHITE, "B3", 2, false, ".O./O.O/..."},
    {"captures before its own liberties", ".XO./XO.O/.XO.", BLACK, "C2", 1,
     false, ".XO./X.XO/.XO."},
    {"takes all of a large chain", "OOO/OOO/OO.", BLACK, "C1", 8, false,
     ".../.../..X"},
    {"four chains around a point", ".XOX./XO.OX/.XOX.", BLACK, "C2", 4, false,
     ".X.X./X.X.X/.X.X."},
    {"single-stone suicide", ".X./X.X/.X.", WHITE, "B2", 1, true,
     ".X./X.X/.X."},
    {"multi-stone suicide", "O.X/XX./...", WHITE, "B3", 2, true, "..X/XX./..."},
    {"one point", ".", BLACK, "A1", 1, true, "."},
};

START_TEST(moves_lift_what_they_should)
{
    struct board b = draw_board(moves[_i].rows), before = b;
    struct board after = draw_board(moves[_i].after);
    struct board_delta d;
    int n;

    n = board_place(&b, draw_vertex(moves[_i].move, &b), moves[_i].color, &d);
    ck_assert_msg(n == moves[_i].lifted, "%s: %d", moves[_i].name, n);
    ck_assert_msg(d.suicide == moves[_i].suicide, "%s", moves[_i].name);
    ck_assert_msg(board_equal(&b, &after), "%s", moves[_i].name);
    ck_assert_uint_eq(b.hash, after.hash);
    board_undo(&b, &d);
    ck_assert(board_equal(&b, &before));
    ck_assert_uint_eq(b.hash, before.hash);
}
END_TEST

START_TEST(finds_stones_without_liberty)
{
    struct board b = draw_board("XO./O../...");

    ck_assert_int_eq(board_libertyless(&b), draw_vertex("A3", &b));
    b = draw_board(".O./O../...");
    ck_assert_int_eq(board_libertyless(&b), NO_VERTEX);
}
END_TEST

START_TEST(points_go_by_column_then_row)
{
    struct board b;
    vertex out[BOARD_POINTS];

    board_init(&b, 2, 3);
    ck_assert_int_eq(board_points(&b, out), 6);
    ck_assert_int_eq(out[0], vertex_at(0, 0));
    ck_assert_int_eq(out[1], vertex_at(0, 1));
    ck_assert_int_eq(out[3], vertex_at(1, 0));
    ck_assert_int_eq(out[5], vertex_at(1, 2));
}
END_TEST

/* Empty boards of different sizes are different positions. */
START_TEST(hashes_tell_sizes_apart)
{
    struct board a, b;

    board_init(&a, 3, 5);
    board_init(&b, 5, 3);
    ck_assert_uint_ne(a.hash, b.hash);
    ck_assert(!board_equal(&a, &b));
}
END_TEST

TCase *board_tests(void)
{
    TCase *tc = tcase_create("board");

    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, agrees_with_the_plain_board, 0, RUNS);
    tcase_add_loop_test(tc, moves_lift_what_they_should, 0,
                        (int)(sizeof moves / sizeof moves[0]));
    tcase_add_test(tc, finds_stones_without_liberty);
    tcase_add_test(tc, points_go_by_column_then_row);
    tcase_add_test(tc, hashes_tell_sizes_apart);
    return tc;
}
