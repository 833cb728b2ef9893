/* Whole games at random, from the first move to the verdict: the counts agree
 * where the rules say so, and with what a slow reading of the board gives. */
#include "base/rng.h"
#include "judge/negative.h"
#include "judge/verdict.h"
#include "suites.h"
#include "support/count_check.h"
#include "support/random_game.h"
#include "support/slow_area.h"

#include <string.h>

/* What the tests know of a rule set by themselves (rules.md 8). */
static const struct known {
    const char *name;
    centi komi;
    bool pays; /* White stops first: Black pays a point */
    bool liberty_eyes;
    int bonus; /* handicap: 1 = N, 2 = N - 1, none when N <= 1 */
} sets[] = {
    {"jpd-a", 650, true, true, 0},    {"jpd-b", 750, false, true, 0},
    {"jpd-art", 650, false, true, 0}, {"wmsg-2008", 650, true, false, 0},
    {"ing", 750, false, false, 0},    {"chinese-2002", 750, false, false, 1},
    {"aga", 750, false, false, 2},    {"sanqing", 750, false, false, 1},
};

enum { SETS = sizeof sets / sizeof sets[0], GAMES = 500, SLOW_LIMIT = 30 };

/* How many verdicts had what the games are to bring about. */
struct seen {
    int dead, handicap, paid, virtual_moves, overflow;
};

static void look(const struct verdict *v, struct seen *seen)
{
    const struct finish *f = &v->finish;

    seen->dead += f->dead_stones[BLACK] + f->dead_stones[WHITE] > 0;
    seen->handicap += f->bonus > 0;
    seen->paid += f->black_pays;
    seen->virtual_moves += f->virtual_moves[BLACK] > 0;
    for (int i = 0; i < v->n_counts; i++) {
        const struct figure *left = count_figure(&v->counts[i], "left_out");

        seen->overflow += left && left->number > 0;
    }
}

static void check_seen(const struct seen *seen, const struct known *k)
{
    bool virtual_moves =
        strcmp(k->name, "jpd-a") == 0 || strcmp(k->name, "jpd-b") == 0;

    ck_assert_int_gt(seen->dead, GAMES / 20);
    ck_assert_int_eq(seen->handicap > 0, k->bonus > 0);
    ck_assert_int_eq(seen->paid > GAMES / 20, k->pays);
    ck_assert_int_eq(seen->virtual_moves > GAMES / 20, virtual_moves);
    ck_assert_int_eq(seen->overflow > GAMES / 20, virtual_moves);
}

/* Black's area less White's from the words of the rules. */
static centi slow_margin(struct game *g, const struct finish *f, bool eyes)
{
    static const char mark[] = {[MARK_NONE] = 0,
                                [MARK_DEAD] = 'd',
                                [MARK_ALIVE] = 'a',
                                [MARK_SEKI] = 's'};
    static const char letter[] = ".XO";
    const struct game_marks *m = game_marks(g);
    struct slow s = {.w = f->full.width, .h = f->full.height};
    char owner[SLOW_POINTS];
    centi margin = 0;

    for (int i = 0; i < s.w * s.h; i++) {
        vertex v = vertex_at(i % s.w, i / s.w);
        int claim = m->claim[v];

        s.at[i] = letter[game_board(g)->at[v]];
        s.mark[i] = mark[m->mark[v]];
        if (s.mark[i] == 'd' && game_all_alive(g))
            s.mark[i] = 0;
        if (eyes)
            s.claim[i] = claim == OFF ? '.' : claim ? letter[claim] : (char)0;
    }
    slow_owner(&s, eyes, owner);
    for (int i = 0; i < s.w * s.h; i++)
        margin += owner[i] == 'X' ? 100 : owner[i] == 'O' ? -100 : 0;
    return margin;
}

static centi bonus(const struct known *k, int handicap)
{
    if (handicap <= 1 || k->bonus == 0)
        return 0;
    return 100 * (centi)(k->bonus == 1 ? handicap : handicap - 1);
}

/* Stones on the board, dead, captured and off the board are all that were ever
 * put down. */
static void check_hands(const struct game *g, const struct random_game *r,
                        const struct finish *f)
{
    const struct game_state *s = game_state(g);

    for (int c = BLACK; c <= WHITE; c++) {
        ck_assert_int_eq(f->hands[c], f->stones[c] + f->dead_stones[c] +
                                          f->prisoners[c] +
                                          f->virtual_moves[c]);
        ck_assert_int_eq(f->hands[c], r->placed[c] + s->start_stones[c] +
                                          f->virtual_moves[c]);
        /* an abandon that makes the fourth virtual move is not made itself */
        ck_assert_int_eq(f->passes[c] + (s->end == END_FOUR_VIRTUAL &&
                                         f->passes[c] < r->passes[c]),
                         r->passes[c]);
    }
}

static bool is_plain_start(const struct game *g)
{
    const struct game_state *s = game_state(g);

    return s->start_stones[BLACK] + s->start_stones[WHITE] == 0 &&
           game_start_to_move(g) == BLACK;
}

/* Each count's margin, from the areas alone. */
static void check_counts(const struct verdict *v, const struct game *g,
                         const struct random_game *r, centi area)
{
    const struct finish *f = &v->finish;
    bool even = r->alternated && r->last == WHITE && is_plain_start(g);

    ck_assert_msg(v->agree, "%s", v->warnings.text);
    for (int i = 0; i < v->n_counts; i++) {
        const struct count *c = &v->counts[i];
        centi want = area;

        if (c->kind == COUNT_ART)
            want -= 100 * (f->hands[BLACK] - f->hands[WHITE]);
        if (c->kind == COUNT_PASS_STONES && !even)
            continue;
        if (c->kind == COUNT_TRUE_STONES)
            continue;
        ck_assert_msg(c->margin == want, "%s: %s gives %d for %d",
                      f->rules.name, count_name(c->kind), (int)c->margin,
                      (int)want);
    }
}

static void check_result(const struct verdict *v, const struct game *g,
                         const struct random_game *r, const struct known *k)
{
    enum color first = r->first_stop ? r->first_stop : game_state(g)->to_move;
    centi pay = k->pays && first == WHITE ? 100 : 0;
    centi due =
        v->counts[0].margin - k->komi - pay - bonus(k, game_handicap(g));

    ck_assert_int_eq(v->finish.pay, pay);
    if (v->outcome == OUTCOME_TIE_BREAK)
        ck_assert_int_eq(due, -50);
    else
        ck_assert_int_eq(v->margin, due);
}

static void check_verdict(struct game *g, const struct random_game *r,
                          const struct known *k, struct seen *seen)
{
    struct verdict v;
    centi area;

    ck_assert_int_eq(verdict_make(g, NULL, JUDGE_DECLARED, &v), ST_OK);
    area = count_slow_margin(&v.finish);
    if (board_area(game_board(g)) <= SLOW_LIMIT)
        ck_assert_int_eq(area, slow_margin(g, &v.finish, k->liberty_eyes));
    check_hands(g, r, &v.finish);
    check_counts(&v, g, r, area);
    check_result(&v, g, r, k);
    look(&v, seen);
    verdict_free(&v);
}

/* Name a stone for each negative move that is due; the margin stays. */
static void name_negatives(struct game *g, uint64_t *seed)
{
    for (int i = 0; i < 4; i++) {
        struct event e = {
            .kind = EV_NEGATIVE, .color = BLACK, .detail = i ? 'B' : 'A'};
        struct ruling ruling;
        struct finish f;
        struct strbuf warnings = STRBUF_INIT;
        const struct board *b = game_board(g);
        vertex v = vertex_at((int)rng_below(seed, (uint32_t)b->width),
                             (int)rng_below(seed, (uint32_t)b->height));

        ck_assert_int_eq(finish_make(g, NULL, JUDGE_DECLARED, &f, &warnings),
                         ST_OK);
        strbuf_free(&warnings);
        if (negative_refusal(&f, (char)e.detail, v))
            v = negative_next(&f, (char)e.detail);
        if (v == NO_VERTEX || negative_refusal(&f, (char)e.detail, v))
            continue;
        e.vertex = v;
        ck_assert_int_eq(game_apply(g, &e, &ruling), ST_OK);
    }
}

static void play_one(const struct known *k, uint64_t *seed, struct seen *seen)
{
    struct game *g =
        game_new(1 + (int)rng_below(seed, 7), 1 + (int)rng_below(seed, 7));
    bool strict = rng_below(seed, 2);
    struct random_game r;

    ck_assert_ptr_nonnull(g);
    ck_assert_int_eq(game_set_rules(g, rules_find(k->name, strlen(k->name))),
                     ST_OK);
    r = random_game_play(g, seed, (int)rng_below(seed, 120), strict);
    check_verdict(g, &r, k, seen);
    random_game_mark(g, seed);
    check_verdict(g, &r, k, seen);
    if (game_state(g)->phase == PHASE_PAUSE) {
        struct event e = {.kind = rng_below(seed, 3) ? EV_ACCEPT : EV_AGREE};
        struct ruling ruling;

        ck_assert_int_eq(game_apply(g, &e, &ruling), ST_OK);
    }
    if (game_state(g)->phase == PHASE_ENDED && k->liberty_eyes)
        name_negatives(g, seed);
    check_verdict(g, &r, k, seen);
    game_free(g);
}

START_TEST(counts_agree_from_first_move_to_verdict)
{
    uint64_t seed = 0x5a9e + (uint64_t)_i;
    struct seen seen = {0};

    for (int i = 0; i < GAMES; i++)
        play_one(&sets[_i % SETS], &seed, &seen);
    check_seen(&seen, &sets[_i % SETS]);
}
END_TEST

TCase *whole_games_tests(void)
{
    TCase *tc = tcase_create("whole_games");

    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, counts_agree_from_first_move_to_verdict, 0,
                        2 * SETS);
    return tc;
}
