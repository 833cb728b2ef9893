#include "go/track.h"

#include "base/rng.h"
#include "suites.h"
#include "support/draw.h"
#include "support/failing.h"

#include <stdlib.h>

enum { MOST = 300 }; /* placements of a game: several frames */

/* A random game: the track, and each position as a board of its own. */
struct walk {
    struct track track;
    struct board at[MOST + 1];
    struct board_delta delta[MOST];
    int n;
};

static void expect(bool holds, const char *what)
{
    if (!holds)
        ck_abort_msg("%s", what);
}

static void begin(struct walk *w, uint64_t *rng, int side)
{
    struct board *b = &w->at[0];

    board_init(b, 1 + (int)rng_below(rng, (uint32_t)side),
               1 + (int)rng_below(rng, (uint32_t)side));
    if (rng_below(rng, 2) && board_area(b) > 4) /* a start with stones */
        board_add(b, vertex_at(b->width - 1, b->height - 1), WHITE);
    w->n = 0;
    ck_assert(track_room(&w->track, b->width, b->height));
    track_start(&w->track, b);
}

static bool place(struct walk *w, uint64_t *rng)
{
    struct board *b = &w->at[w->n + 1];
    vertex lifted[BOARD_POINTS];
    enum color c = rng_below(rng, 2) ? BLACK : WHITE;
    vertex v;
    int n;

    *b = w->at[w->n];
    v = vertex_at((int)rng_below(rng, (uint32_t)b->width),
                  (int)rng_below(rng, (uint32_t)b->height));
    if (b->at[v] != EMPTY)
        return false;
    n = board_place(b, v, c, &w->delta[w->n]);
    board_lifted(b, &w->delta[w->n], lifted);
    expect(track_reserve(&w->track, n), "room");
    track_push(&w->track, v, c, lifted, n, b);
    w->n++;
    return true;
}

/* Against every position: the same stones are found the same, others not. */
static void check(const struct walk *w, uint64_t *rng)
{
    expect(track_newest(&w->track) == (uint32_t)w->n, "newest");
    for (int i = 0; i <= w->n; i++) {
        const struct board *other = &w->at[rng_below(rng, (uint32_t)w->n + 1)];
        struct board rebuilt;

        expect(track_same(&w->track, (uint32_t)i, &w->at[i]), "same");
        expect(track_same(&w->track, (uint32_t)i, other) ==
                   board_equal(&w->at[i], other),
               "same iff equal");
        track_board(&w->track, (uint32_t)i, &rebuilt);
        expect(board_equal(&rebuilt, &w->at[i]) &&
                   rebuilt.hash == w->at[i].hash,
               "rebuilt");
    }
}

static void check_lifted(const struct walk *w)
{
    for (int i = 1; i <= w->n; i++) {
        int n;
        const vertex *lifted = track_lifted(&w->track, (uint32_t)i, &n);

        expect(n == w->delta[i - 1].stones_lifted, "number lifted");
        for (int k = 0; k < n; k++)
            expect(w->at[i].at[lifted[k]] == EMPTY &&
                       (w->at[i - 1].at[lifted[k]] != EMPTY ||
                        lifted[k] == w->delta[i - 1].v),
                   "lifted");
    }
}

static void play(struct walk *w, uint64_t *rng, int side)
{
    int tries = (int)rng_below(rng, 2 * MOST);

    begin(w, rng, side);
    for (int i = 0; i < tries && w->n < MOST; i++) {
        place(w, rng);
        if (rng_below(rng, 40))
            continue;
        for (int back = (int)rng_below(rng, (uint32_t)w->n + 1); back > 0;
             back--, w->n--)
            track_pop(&w->track);
    }
    check(w, rng);
    check_lifted(w);
}

/* _i: the largest side. One track serves all sizes in turn. */
START_TEST(remembers_every_position)
{
    struct walk *w = calloc(1, sizeof *w);
    uint64_t rng = (uint64_t)_i;
    int games = _i > 9 ? 10 : 80;

    ck_assert_ptr_nonnull(w);
    for (int i = 0; i < games; i++)
        play(w, &rng, _i);
    track_free(&w->track);
    free(w);
}
END_TEST

/* Rows whose last chunk reaches into the next row. */
START_TEST(holds_every_width)
{
    int width = _i, height = 3;
    struct track t = {0};
    struct board b, other;

    board_init(&b, width, height);
    board_add(&b, vertex_at(width - 1, 0), BLACK);
    board_add(&b, vertex_at(0, 1), WHITE);
    board_add(&b, vertex_at(width - 1, 2), WHITE);
    ck_assert(track_room(&t, width, height));
    track_start(&t, &b);
    ck_assert(track_same(&t, 0, &b));
    board_init(&other, width, height);
    ck_assert(!track_same(&t, 0, &other));
    board_init(&other, height, width);
    ck_assert(width == height || !track_same(&t, 0, &other));
    track_free(&t);
}
END_TEST

START_TEST(says_when_there_is_no_memory)
{
    struct track t = {0};
    struct board b = draw_board("X.O/.../...");

    failing_begin(1);
    ck_assert(!track_room(&t, 3, 3));
    ck_assert(failing_end());
    ck_assert(track_room(&t, 3, 3));
    track_start(&t, &b);
    for (long n = 1; n <= 2; n++) {
        failing_begin(n);
        ck_assert(!track_reserve(&t, 9));
        ck_assert(failing_end());
        ck_assert(track_same(&t, 0, &b));
    }
    track_free(&t);
}
END_TEST

TCase *track_tests(void)
{
    TCase *tc = tcase_create("track");

    tcase_set_timeout(tc, 30);
    tcase_add_loop_test(tc, remembers_every_position, 1, 8);
    tcase_add_loop_test(tc, remembers_every_position, 50, 53);
    tcase_add_loop_test(tc, holds_every_width, 1, BOARD_MAX + 1);
    tcase_add_test(tc, says_when_there_is_no_memory);
    return tc;
}
