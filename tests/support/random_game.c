#include "support/random_game.h"

#include "base/rng.h"

#include <check.h>

static bool apply(struct game *g, enum event_kind kind, enum color c, vertex v)
{
    struct event e = {.kind = kind, .color = c, .vertex = v};
    struct ruling ruling;

    return game_apply(g, &e, &ruling) == ST_OK;
}

static vertex random_vertex(const struct board *b, uint64_t *seed)
{
    return vertex_at((int)rng_below(seed, (uint32_t)b->width),
                     (int)rng_below(seed, (uint32_t)b->height));
}

/* A legal stone by trial, NO_VERTEX after some misses. */
static vertex legal_stone(struct game *g, enum color c, uint64_t *seed)
{
    for (int i = 0; i < 12; i++) {
        vertex v = random_vertex(game_board(g), seed);

        if (game_judge(g, EV_MOVE, c, v).why == WHY_LEGAL)
            return v;
    }
    return NO_VERTEX;
}

/* Up to five black stones before the game; more than one is a handicap. */
static void set_up(struct game *g, uint64_t *seed)
{
    const struct board *b = game_board(g);
    struct board stones;
    int n = (int)rng_below(seed, 6);

    if (board_area(b) < 3 * n)
        return;
    board_init(&stones, b->width, b->height);
    for (int i = 0; i < n; i++) {
        vertex v = random_vertex(b, seed);

        if (stones.at[v] == EMPTY)
            board_add(&stones, v, rng_below(seed, 6) ? BLACK : WHITE);
    }
    if (board_libertyless(&stones) == NO_VERTEX)
        ck_assert_int_eq(
            game_setup(g, &stones, rng_below(seed, 2) ? BLACK : WHITE,
                       (int)rng_below(seed, 2) * stones.stones[BLACK]),
            ST_OK);
}

static void turn(struct game *g, struct random_game *r, enum color c,
                 uint64_t *seed)
{
    uint32_t choice = rng_below(seed, 100);
    vertex v = choice < 88 ? legal_stone(g, c, seed) : NO_VERTEX;
    bool made;

    r->alternated &= c != r->last;
    r->last = c;
    if (v != NO_VERTEX) {
        ck_assert(apply(g, EV_MOVE, c, v));
        r->placed[c]++;
        return;
    }
    if (r->first_stop == EMPTY)
        r->first_stop = c;
    made = choice >= 94 && apply(g, EV_VIRTUAL, c, NO_VERTEX);
    if (made)
        return;
    ck_assert(apply(g, EV_PASS, c, NO_VERTEX));
    r->passes[c]++;
}

/* A side game from the pause; its stones do not count (Art 10). */
static void trial(struct game *g, uint64_t *seed)
{
    struct random_game aside = {.last = EMPTY};
    int turns = (int)rng_below(seed, 40);

    ck_assert(apply(g, EV_TRIAL, EMPTY, NO_VERTEX));
    while (turns-- > 0)
        turn(g, &aside, game_state(g)->to_move, seed);
    while (!apply(g, EV_SETTLE, EMPTY, NO_VERTEX))
        ck_assert(apply(g, EV_PASS, game_state(g)->to_move, NO_VERTEX));
}

/* In a pause: is the game to go on? */
static bool goes_on(struct game *g, bool late, uint64_t *seed)
{
    bool art = game_rules(g)->stop == STOP_TRIAL;

    if (rng_below(seed, 2) == 0 || (late && !art))
        return false;
    if (art)
        trial(g, seed);
    else
        ck_assert(apply(g, EV_RESUME, EMPTY, NO_VERTEX));
    return true;
}

struct random_game random_game_play(struct game *g, uint64_t *seed, int turns,
                                    bool strict)
{
    const struct game_state *s = game_state(g);
    struct random_game r = {.alternated = true};

    if (!strict && rng_below(seed, 3) == 0)
        set_up(g, seed);
    r.last = opponent(s->to_move);
    for (int i = 0; i < turns && s->phase != PHASE_ENDED; i++) {
        enum color c = s->to_move;

        if (!strict && rng_below(seed, 25) == 0)
            c = opponent(c);
        if (s->phase == PHASE_PLAYING)
            turn(g, &r, c, seed);
        else if (!goes_on(g, i * 2 > turns, seed))
            break;
    }
    return r;
}

/* A point with, at times, the public liberty that stays; may be refused. */
static void claim(struct game *g, uint64_t *seed)
{
    const struct board *b = game_board(g);
    vertex points[2] = {random_vertex(b, seed), random_vertex(b, seed)};
    struct event e = {.kind = EV_CLAIM,
                      .color = rng_below(seed, 2) ? BLACK : WHITE,
                      .n_points = 1,
                      .n_public = (int)rng_below(seed, 2),
                      .points = points};
    struct ruling ruling;
    enum status st = game_apply(g, &e, &ruling);

    ck_assert(st == ST_OK || st == ST_CLAIM_REFUSED);
}

void random_game_mark(struct game *g, uint64_t *seed)
{
    const struct board *b = game_board(g);
    int n = (int)rng_below(seed, 6);

    for (int i = 0; i < n; i++) {
        static const enum mark marks[] = {MARK_DEAD, MARK_DEAD, MARK_DEAD,
                                          MARK_SEKI, MARK_ALIVE};
        vertex v = random_vertex(b, seed);
        struct event e = {.kind = EV_MARK,
                          .detail = (int)marks[rng_below(seed, 5)],
                          .n_points = 1,
                          .points = &v};
        struct ruling ruling;

        if (b->at[v] != EMPTY)
            ck_assert_int_eq(game_apply(g, &e, &ruling), ST_OK);
        if (rng_below(seed, 3) == 0)
            claim(g, seed);
    }
}
