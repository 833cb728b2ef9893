#include "rules/game.h"

#include "base/rng.h"
#include "suites.h"
#include "support/failing.h"

#include <string.h>

/* Each allocation of each step fails once. What failed must say so and leave
 * the game as it was: a second game, which never fails, is always the same. */

enum { STEPS = 400, SIDE = 5 };

static void expect(bool holds, const char *what)
{
    if (!holds)
        ck_abort_msg("%s", what);
}

static void expect_same(struct game *a, struct game *b)
{
    const struct game_marks *m = game_marks(a), *n = game_marks(b);

    expect(memcmp(game_state(a), game_state(b), sizeof *game_state(a)) == 0,
           "state");
    expect(board_equal(game_board(a), game_board(b)), "stones");
    expect(game_hash(a) == game_hash(b), "hash");
    expect(memcmp(m->mark, n->mark, sizeof m->mark) == 0 &&
               memcmp(m->claim, n->claim, sizeof m->claim) == 0,
           "marks");
}

/* What is done at one step, to either game. */
struct deed {
    enum { APPLY, SET_RULES, NEW_START, UNDO } what;
    struct event event;
    struct rules rules;
    uint32_t turns;
    vertex points[3];
};

static enum status carry_out(struct game *g, const struct deed *d,
                             struct ruling *r)
{
    struct board b;

    switch (d->what) {
    case APPLY:
        return game_apply(g, &d->event, r);
    case SET_RULES:
        return game_set_rules(g, &d->rules);
    case NEW_START:
        board_init(&b, SIDE, SIDE);
        board_add(&b, d->points[0], WHITE);
        return game_new_start(g, &b, WHITE, 0);
    case UNDO:
        break;
    }
    return game_undo_turns(g, d->turns);
}

static vertex random_vertex(uint64_t *rng)
{
    return vertex_at((int)rng_below(rng, SIDE), (int)rng_below(rng, SIDE));
}

static struct event random_event(const struct game *g, uint64_t *rng)
{
    static const enum event_kind kinds[] = {
        EV_MOVE,   EV_MOVE,   EV_MOVE, EV_MOVE,   EV_MOVE,  EV_MOVE,
        EV_PASS,   EV_PASS,   EV_PASS, EV_PASS,   EV_PASS,  EV_VIRTUAL,
        EV_RESUME, EV_SETTLE, EV_MARK, EV_UNMARK, EV_CLAIM, EV_ACCEPT};
    struct event e = {.color = game_state(g)->to_move};

    e.kind = kinds[rng_below(rng, sizeof kinds / sizeof kinds[0])];
    if (e.kind == EV_MOVE)
        e.vertex = random_vertex(rng);
    if (e.kind == EV_MARK)
        e.detail = MARK_DEAD;
    if (e.kind == EV_MARK || e.kind == EV_UNMARK || e.kind == EV_CLAIM)
        e.n_points = 1 + (int)rng_below(rng, 3);
    return e;
}

static struct deed random_deed(const struct game *g, uint64_t *rng)
{
    struct deed d = {.what = APPLY};
    uint32_t what = rng_below(rng, 100);

    for (int i = 0; i < 3; i++)
        d.points[i] = random_vertex(rng);
    if (what < 92) {
        d.event = random_event(g, rng);
    } else if (what < 95) {
        d.what = SET_RULES;
        d.rules = *rules_get((int)rng_below(rng, (uint32_t)rules_total()));
        if (rng_below(rng, 2))
            d.rules = *rules_find("jpd-art", 7);
    } else if (what < 99 || game_state(g)->turns < 100) {
        d.what = UNDO;
        d.turns = 1 + rng_below(rng, 3);
    } else {
        d.what = NEW_START;
    }
    return d;
}

static void step(struct game *g, struct game *twin, uint64_t *rng)
{
    struct deed d = random_deed(g, rng);
    struct ruling r, expected;
    enum status st;
    bool failed = true;

    d.event.points = d.points;
    for (long n = 1; failed; n++) {
        failing_begin(n);
        st = carry_out(g, &d, &r);
        failed = failing_end();
        expect((st == ST_NO_MEMORY) == failed, "status");
        if (failed)
            expect_same(g, twin);
    }
    expect(carry_out(twin, &d, &expected) == st, "status of the twin");
    expect_same(g, twin);
}

START_TEST(what_fails_changes_nothing)
{
    struct game *g = game_new(SIDE, SIDE), *twin = game_new(SIDE, SIDE);
    uint64_t rng = (uint64_t)_i + 1;

    ck_assert(g && twin);
    game_set_lenient(g, _i % 3 == 0);
    game_set_lenient(twin, _i % 3 == 0);
    for (int i = 0; i < STEPS; i++)
        step(g, twin, &rng);
    game_free(g);
    game_free(twin);
}
END_TEST

START_TEST(no_game_without_memory)
{
    struct game *g = NULL, *like = NULL;
    bool failed = true;

    for (long n = 1; failed; n++) {
        failing_begin(n);
        g = game_new(19, 19);
        failed = failing_end();
        ck_assert((g == NULL) == failed);
    }
    failed = true;
    for (long n = 1; failed; n++) {
        failing_begin(n);
        like = game_new_like(g, 52, 52);
        failed = failing_end();
        ck_assert((like == NULL) == failed);
    }
    failed = true;
    for (long n = 1; failed; n++) {
        failing_begin(n);
        ck_assert((game_clear(g, 52, 52) == ST_NO_MEMORY) ==
                  (failed = failing_end()));
        ck_assert_int_eq(game_board(g)->width, failed ? 19 : 52);
    }
    game_free(g);
    game_free(like);
}
END_TEST

TCase *game_memory_tests(void)
{
    TCase *tc = tcase_create("game_memory");

    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, what_fails_changes_nothing, 0, 24);
    tcase_add_test(tc, no_game_without_memory);
    return tc;
}
