#include "rules/game.h"

#include "base/rng.h"
#include "suites.h"
#include "support/model.h"

#include <string.h>

/* Random sequences of events, refused ones among them, on a game and on the
 * model: after each both must say and be the same. */

enum { SEQUENCES = 20000, RUNS = 40, STEPS = 70 };

struct pair {
    struct game *game;
    struct model model;
    uint64_t rng;
    bool lenient;
    vertex points[2 * MODEL_POINTS]; /* of the event that is tried */
};

static void expect(bool holds, const char *what, const struct pair *p)
{
    struct strbuf out = STRBUF_INIT;

    if (holds)
        return;
    rules_print(&out, &p->model.rules);
    for (int i = 1; i < p->model.n; i++) {
        struct event e = p->model.worlds[i].event;

        e.points = p->model.worlds[i].points;
        strbuf_addf(&out, "\n%d ", i);
        event_print(&out, &e);
    }
    ck_abort_msg("%s, %dx%d %s", what, p->model.worlds[0].board.width,
                 p->model.worlds[0].board.height, out.text);
}

static uint32_t below(struct pair *p, uint32_t n)
{
    return rng_below(&p->rng, n);
}

/* ---- comparing ----------------------------------------------------------- */

static void compare_counts(const struct pair *p, const struct game_state *s,
                           const struct world *w)
{
    expect(memcmp(s->virtual_moves, w->virtual_moves, sizeof w->hands) == 0,
           "virtual moves", p);
    expect(memcmp(s->hands, w->hands, sizeof w->hands) == 0, "hands", p);
    expect(memcmp(s->prisoners, w->prisoners, sizeof w->hands) == 0,
           "prisoners", p);
    expect(memcmp(s->passes, w->passes, sizeof w->hands) == 0, "passes", p);
    expect((int)s->turns == w->turns, "turns", p);
    expect((int)s->events == p->model.n - 1, "events", p);
    expect(s->last_real == w->last_real &&
               s->last_real_number == w->last_real_number,
           "last real move", p);
    expect(s->negative_a == w->negative_a && s->negative_b == w->negative_b,
           "negative moves", p);
}

static void compare_state(const struct pair *p)
{
    const struct game_state *s = game_state(p->game);
    const struct world *w = model_now(&p->model);

    expect(s->phase == w->phase && s->end == w->end, "phase", p);
    expect(s->to_move == w->to_move, "to move", p);
    expect(s->loser == w->loser, "loser", p);
    expect(s->first_stop == w->first_stop, "first stop", p);
    expect(s->button == w->button, "button", p);
    expect(s->n_pending == w->n_pending, "pending", p);
    for (int i = 0; i < s->n_pending; i++)
        expect(s->pending[i] == w->pending[i], "who is pending", p);
    compare_counts(p, s, w);
}

static void compare_points(const struct pair *p)
{
    const struct board *b = game_board(p->game);
    const struct game_marks *m = game_marks(p->game);
    const struct world *w = model_now(&p->model);
    bool any = false, any_dead = false;

    for (int i = 0; i < b->width * b->height; i++) {
        vertex v = vertex_at(i % b->width, i / b->width);

        expect(b->at[v] == w->board.at[i], "stones", p);
        expect(m->mark[v] == w->mark[i], "mark", p);
        expect(w->claim[i] == MODEL_ANY || m->claim[v] == w->claim[i], "claim",
               p);
        any = any || m->mark[v] || m->claim[v];
        any_dead = any_dead || m->mark[v] == MARK_DEAD;
    }
    expect(m->any == any && m->any_dead == any_dead, "any marks", p);
}

static bool same_ruling(const struct ruling *a, const struct ruling *b)
{
    return a->why == b->why && a->event == b->event && a->end == b->end &&
           a->setting == b->setting;
}

static void compare_events(const struct pair *p, int from)
{
    for (int i = from < 1 ? 1 : from; i < p->model.n; i++) {
        const struct world *w = &p->model.worlds[i];
        struct event_view v = game_event(p->game, (uint32_t)i);
        int n = w->event.n_points + w->event.n_public;

        expect(v.event.kind == w->event.kind &&
                   v.event.color == w->event.color &&
                   v.event.vertex == w->event.vertex &&
                   v.event.detail == w->event.detail &&
                   v.event.n_points == w->event.n_points &&
                   v.event.n_public == w->event.n_public &&
                   (n == 0 || memcmp(v.event.points, w->points,
                                     (size_t)n * sizeof *w->points) == 0),
               "event", p);
        expect(same_ruling(&v.ruling, &w->ruling), "ruling of an event", p);
    }
}

static void compare(const struct pair *p, int from)
{
    compare_state(p);
    compare_points(p);
    compare_events(p, from);
}

/* ---- trying an event ----------------------------------------------------- */

static void try(struct pair *p, const struct event *e)
{
    bool turn =
        e->kind == EV_MOVE || e->kind == EV_PASS || e->kind == EV_VIRTUAL;
    bool restore = below(p, 8) == 0;
    bool keep = restore || (p->lenient && turn);
    struct ruling judged = {.why = WHY_LEGAL}, ours = {.why = WHY_LEGAL},
                  theirs = {.why = WHY_LEGAL};
    uint64_t hash = game_hash(p->game);
    int before = p->model.n;
    enum status a, b;

    if (turn)
        judged = game_judge(p->game, e->kind, e->color, e->vertex);
    expect(game_hash(p->game) == hash, "judging leaves no trace", p);
    game_set_lenient(p->game, p->lenient);
    a = restore ? game_restore(p->game, e, false, &ours)
                : game_apply(p->game, e, &ours);
    b = model_apply(&p->model, e, keep, &theirs);
    expect(a == b, "status", p);
    expect(same_ruling(&ours, &theirs), "ruling", p);
    if (turn && !keep)
        expect(same_ruling(&ours, &judged), "ruling of game_judge", p);
    compare(p, before);
}

static vertex random_vertex(struct pair *p)
{
    const struct plain *b = &model_now(&p->model)->board;

    return vertex_at((int)below(p, (uint32_t)b->width),
                     (int)below(p, (uint32_t)b->height));
}

static int random_points(struct pair *p, int from, bool stones)
{
    int n = (int)below(p, 4), k = from;

    for (int i = 0; i < n; i++) {
        const struct world *w = model_now(&p->model);
        vertex v = random_vertex(p);
        int point = vertex_x(v) + vertex_y(v) * w->board.width;

        if (w->claim[point] == MODEL_ANY ||
            (stones != (w->board.at[point] != 0) && below(p, 8)))
            continue;
        p->points[k++] = v;
    }
    return k - from;
}

/* Mostly the side to move; off the board once in a while. */
static struct event random_turn(struct pair *p, enum event_kind kind)
{
    const struct world *w = model_now(&p->model);
    struct event e = {.kind = kind, .color = w->to_move};

    if (below(p, 12) == 0)
        e.color = BLACK + below(p, 2);
    if (kind == EV_MOVE)
        e.vertex = below(p, 60) ? random_vertex(p) : (vertex)below(p, 300);
    return e;
}

static void mark_something(struct pair *p)
{
    static const enum event_kind kinds[] = {EV_MARK,  EV_MARK,  EV_UNMARK,
                                            EV_CLAIM, EV_CLAIM, EV_UNCLAIM};
    struct event e = {.kind = kinds[below(p, 6)], .points = p->points};
    bool stones = e.kind == EV_MARK || e.kind == EV_UNMARK;

    e.n_points = random_points(p, 0, stones);
    if (e.kind == EV_MARK)
        e.detail = 1 + (int)below(p, 3);
    if (e.kind == EV_CLAIM) {
        e.color = BLACK + below(p, 2);
        e.n_public = random_points(p, e.n_points, false);
    }
    try(p, &e);
}

static void do_something_else(struct pair *p)
{
    static const enum event_kind kinds[] = {
        EV_RESUME, EV_RESUME, EV_RESUME, EV_TRIAL,   EV_SETTLE,  EV_SETTLE,
        EV_ACCEPT, EV_AGREE,  EV_RESIGN, EV_FORFEIT, EV_NEGATIVE};
    struct event e = {.kind = kinds[below(p, sizeof kinds / sizeof kinds[0])]};

    if ((e.kind == EV_RESIGN || e.kind == EV_FORFEIT) && below(p, 4))
        return;
    if (e.kind == EV_RESIGN || e.kind == EV_FORFEIT)
        e.color = BLACK + below(p, 2);
    if (e.kind == EV_NEGATIVE) {
        e.color = BLACK;
        e.vertex = random_vertex(p);
        e.detail = below(p, 2) ? 'A' : 'B';
    }
    try(p, &e);
}

/* ---- rules, undo --------------------------------------------------------- */

static int pick(struct pair *p, int old, int first, int last)
{
    return below(p, 5) ? old
                       : first + (int)below(p, (uint32_t)(last - first + 1));
}

static struct rules random_rules(struct pair *p)
{
    struct rules r = *rules_get((int)below(p, (uint32_t)rules_total()));

    if (below(p, 3) == 0) /* more of those with phases of their own */
        r = *rules_get((int)below(p, 3));
    if (below(p, 2))
        return r;
    r.ko = pick(p, r.ko, KO_NONE, KO_FORM);
    r.cycle = pick(p, r.cycle, CYCLE_BAN, CYCLE_THIRD_DRAW);
    r.suicide = pick(p, r.suicide, SUICIDE_NONE, SUICIDE_ANY);
    r.virtual_moves = pick(p, r.virtual_moves, RULES_OFF, RULES_ON);
    r.virtual_end = pick(p, r.virtual_end, 2, 5);
    r.stop = pick(p, r.stop, STOP_TWO_PASSES, STOP_TRIAL);
    r.pass_end = 2 * pick(p, r.pass_end / 2, 0, 2);
    r.button = pick(p, r.button, RULES_OFF, RULES_ON);
    return r;
}

static void change_rules(struct pair *p)
{
    struct rules r = random_rules(p);

    expect(game_set_rules(p->game, &r) == ST_OK, "rules set", p);
    model_set_rules(&p->model, &r);
    compare(p, 1);
}

static void go_back(struct pair *p)
{
    if (below(p, 3) == 0) {
        enum status st = game_undo_event(p->game);

        expect(model_undo_event(&p->model) == (st == ST_OK), "undo event", p);
    } else {
        uint32_t n = below(p, 4) ? 1 : below(p, 9);
        enum status st = game_undo_turns(p->game, n);

        expect(model_undo_turns(&p->model, (int)n) == (st == ST_OK),
               "undo turns", p);
    }
    compare(p, p->model.n - 3);
}

/* ---- sequences ----------------------------------------------------------- */

static void step(struct pair *p)
{
    uint32_t what = below(p, 100);
    struct event e;

    if (what < 74) {
        e = random_turn(p, what < 52   ? EV_MOVE
                           : what < 68 ? EV_PASS
                                       : EV_VIRTUAL);
        try(p, &e);
    } else if (what < 86) {
        do_something_else(p);
    } else if (what < 92) {
        mark_something(p);
    } else if (what < 97) {
        go_back(p);
    } else if (what < 99) {
        change_rules(p);
    } else {
        p->lenient = !p->lenient;
    }
}

static void start(struct pair *p)
{
    int side = below(p, 4) ? 3 : MODEL_SIDE;
    int width = 1 + (int)below(p, (uint32_t)side);
    int height = 1 + (int)below(p, (uint32_t)side);
    enum color to_move = BLACK + below(p, 2);
    struct rules r = random_rules(p);
    struct plain plain;
    struct board b;
    int lifted[PLAIN_POINTS];

    plain_init(&plain, width, height);
    for (int n = (int)below(p, 6); n > 0; n--) {
        int point = (int)below(p, (uint32_t)(width * height));

        if (!plain.at[point])
            plain_place(&plain, point, 1 + (int)below(p, 2), lifted);
    }
    board_init(&b, width, height);
    for (int i = 0; i < width * height; i++)
        if (plain.at[i])
            board_add(&b, vertex_at(i % width, i / width),
                      (enum color)plain.at[i]);
    ck_assert_int_eq(game_clear(p->game, width, height), ST_OK);
    ck_assert_int_eq(game_set_rules(p->game, &r), ST_OK);
    ck_assert_int_eq(game_new_start(p->game, &b, to_move, 0), ST_OK);
    model_start(&p->model, &r, &plain, to_move);
    p->lenient = below(p, 5) == 0;
    compare(p, 1);
}

START_TEST(agrees_with_the_model)
{
    struct pair p = {.rng = (uint64_t)_i + 1, .game = game_new(3, 3)};

    ck_assert_ptr_nonnull(p.game);
    for (int i = 0; i < SEQUENCES / RUNS; i++) {
        game_set_hash_bits(p.game, i % 5 ? 64 : 3);
        start(&p);
        for (int k = 0; k < STEPS; k++)
            step(&p);
    }
    game_free(p.game);
    model_free(&p.model);
}
END_TEST

TCase *game_model_tests(void)
{
    TCase *tc = tcase_create("game_model");

    tcase_set_timeout(tc, 120);
    tcase_add_loop_test(tc, agrees_with_the_model, 0, RUNS);
    return tc;
}
