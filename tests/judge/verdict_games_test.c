/* Verdicts of thousands of random games: odd sizes, handicaps, passes and
 * virtual moves, every way to end, random dead lists. The counts agree where
 * the rules say so, under the game's own rules and all others; and the margin
 * is that of a model that shares no code. */
#include "judge/verdict.h"

#include "base/rng.h"
#include "support/slow_area.h"
#include "suites.h"

#include <string.h>

/* What the test keeps by itself while a game is played. */
struct play {
    struct game *g;
    uint64_t *seed;
    enum color first_stop; /* who first made a turn that was no stone */
    enum color mover;
};

static bool turn(struct play *p, enum event_kind kind, enum color c, vertex v)
{
    struct event e = {.kind = kind, .color = c, .vertex = v};
    struct ruling ruling;

    if (game_apply(p->g, &e, &ruling) != ST_OK)
        return false;
    if (kind != EV_MOVE && p->first_stop == EMPTY)
        p->first_stop = c;
    p->mover = opponent(c);
    return true;
}

static void say(struct play *p, enum event_kind kind)
{
    struct event e = {.kind = kind, .color = EMPTY, .vertex = NO_VERTEX};
    struct ruling ruling;

    game_apply(p->g, &e, &ruling);
}

/* A start position with handicap stones sometimes. */
static void start(struct play *p, int width, int height)
{
    struct board b;
    int handicap = 0;

    board_init(&b, width, height);
    if (rng_below(p->seed, 4) == 0 && width * height > 12)
        for (; handicap < 2 + (int)rng_below(p->seed, 3); handicap++) {
            vertex v = vertex_at((int)rng_below(p->seed, (uint32_t)width),
                                 (int)rng_below(p->seed, (uint32_t)height));

            if (b.at[v] != EMPTY)
                break;
            board_add(&b, v, BLACK);
        }
    if (board_libertyless(&b) != NO_VERTEX)
        handicap = 0;
    if (handicap == 0)
        board_init(&b, width, height);
    p->mover = handicap > 1 ? WHITE : BLACK;
    ck_assert_int_eq(game_setup(p->g, &b, p->mover, handicap), ST_OK);
}

static void random_turns(struct play *p, int n)
{
    const struct board *b = game_board(p->g);

    for (int i = 0; i < n; i++) {
        vertex v = vertex_at((int)rng_below(p->seed, (uint32_t)b->width),
                             (int)rng_below(p->seed, (uint32_t)b->height));
        uint32_t what = rng_below(p->seed, 40);

        if (what == 0 && rng_below(p->seed, 3) == 0)
            turn(p, EV_PASS, p->mover, NO_VERTEX);
        else if (what == 1 && game_rules(p->g)->virtual_moves == RULES_ON)
            turn(p, EV_VIRTUAL, p->mover, NO_VERTEX);
        else if (what == 2) /* colours need not alternate */
            turn(p, EV_MOVE, opponent(p->mover), v);
        else if (!(b->at[v] == EMPTY && board_is_suicide(b, v, p->mover, NULL)))
            turn(p, EV_MOVE, p->mover, v);
    }
}

static void random_marks(struct play *p)
{
    const struct board *b = game_board(p->g);
    uint32_t each = 1 + rng_below(p->seed, 6);

    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            vertex v = vertex_at(x, y);
            uint32_t kind = rng_below(p->seed, 4);
            struct event e = {.kind = EV_MARK,
                              .detail = kind == 0   ? MARK_SEKI
                                        : kind == 1 ? MARK_ALIVE
                                                    : MARK_DEAD,
                              .n_points = 1,
                              .points = &v};
            struct ruling ruling;

            if (b->at[v] != EMPTY && b->head[v] == v &&
                rng_below(p->seed, each) == 0)
                ck_assert_int_eq(game_apply(p->g, &e, &ruling), ST_OK);
        }
}

static void random_end(struct play *p)
{
    uint32_t how = rng_below(p->seed, 8);

    if (how == 0)
        return; /* in the middle of the game */
    for (int i = 0; i < 3 && game_state(p->g)->phase == PHASE_PLAYING; i++)
        turn(p, EV_PASS, p->mover, NO_VERTEX);
    if (how == 1)
        say(p, EV_AGREE);
    random_marks(p);
    if (how == 2)
        say(p, EV_ACCEPT);
    if (how < 3 || game_state(p->g)->phase != PHASE_PAUSE)
        return;
    if (game_rules(p->g)->stop == STOP_TRIAL) {
        say(p, EV_TRIAL);
        random_turns(p, 20);
        turn(p, EV_PASS, p->mover, NO_VERTEX);
        turn(p, EV_PASS, p->mover, NO_VERTEX);
        say(p, EV_SETTLE);
    } else if (how == 3) {
        say(p, EV_RESUME);
        random_turns(p, 5);
    }
}

static void random_game(struct play *p, const struct rules *r, int max)
{
    int width = 1 + (int)rng_below(p->seed, (uint32_t)max);
    int height = 1 + (int)rng_below(p->seed, (uint32_t)max);

    ck_assert_int_eq(game_clear(p->g, width, height), ST_OK);
    ck_assert_int_eq(game_set_rules(p->g, r), ST_OK);
    p->first_stop = EMPTY;
    start(p, width, height);
    random_turns(p, (int)rng_below(p->seed, (uint32_t)(3 * width * height)));
    random_end(p);
}

/* ---- the model ---------------------------------------------------------- */

static void slow_position(struct game *g, bool alive, struct slow *s)
{
    const struct board *b = game_board(g);
    const struct game_marks *m = game_marks(g);

    memset(s, 0, sizeof *s);
    s->w = b->width;
    s->h = b->height;
    for (int i = 0; i < s->w * s->h; i++) {
        vertex v = vertex_at(i % s->w, i / s->w);

        s->at[i] = ".XO"[b->at[v]];
        if (b->at[v] != EMPTY && !(alive && m->mark[v] == MARK_DEAD))
            s->mark[i] = "\0das"[m->mark[v]];
    }
}

/* In hundredths; for rules that count area without a tax. */
static centi slow_margin(const struct play *p, const struct rules *r)
{
    const struct game_state *st = game_state(p->g);
    bool alive = r->dead == DEAD_NEVER || st->end == END_AGREED ||
                 st->end == END_FOUR_VIRTUAL ||
                 (st->end == END_PASSES && r->pass_end == 4);
    int handicap = game_handicap(p->g), black = 0;
    enum color first = p->first_stop ? p->first_stop : st->to_move;
    centi margin;
    struct slow s;
    char owner[SLOW_POINTS];

    slow_position(p->g, alive, &s);
    slow_owner(&s, r->liberty_eyes == RULES_ON, owner);
    for (int i = 0; i < s.w * s.h; i++)
        black += owner[i] == 'X' ? 1 : owner[i] == 'O' ? -1 : 0;
    margin = black * 100 - r->komi;
    if (r->pay == PAY_WHITE_FIRST && first == WHITE)
        margin -= 100;
    if (r->handicap_bonus == BONUS_N && handicap > 1)
        margin -= handicap * 100;
    if (r->handicap_bonus == BONUS_N_MINUS_1 && handicap > 1)
        margin -= (handicap - 1) * 100;
    if (r->button == RULES_ON && p->first_stop != EMPTY)
        margin += p->first_stop == BLACK ? 50 : -50;
    return margin;
}

static bool has_model(const struct rules *r)
{
    return r->tax == TAX_NONE &&
           (r->scoring == SCORING_AREA || r->scoring == SCORING_EQUAL_STONES ||
            r->scoring == SCORING_TRUE_STONES);
}

static void check_own(struct play *p, const struct rules *r, int *modelled)
{
    enum end end = game_state(p->g)->end;
    struct strbuf said = STRBUF_INIT, scored = STRBUF_INIT;
    struct verdict v;

    ck_assert_int_eq(verdict_make(p->g, NULL, JUDGE_DECLARED, &v), ST_OK);
    ck_assert_msg(v.agree, "%s: %s", r->name, v.warnings.text);
    verdict_print_result(&said, &v);
    if (end == END_VOID || end == END_DRAW) {
        ck_assert_str_eq(said.text, end == END_VOID ? "void" : "0");
    } else {
        ck_assert_int_eq(verdict_score(p->g, NULL, JUDGE_DECLARED, &scored),
                         ST_OK);
        ck_assert_str_eq(said.text, scored.text);
        if (has_model(r) && v.outcome == OUTCOME_SCORE) {
            ck_assert_msg(v.margin == slow_margin(p, r), "%s: %s", r->name,
                          said.text);
            ++*modelled;
        }
    }
    strbuf_free(&said);
    strbuf_free(&scored);
    verdict_free(&v);
}

static void check_as(struct play *p, const struct rules *as)
{
    struct verdict v;

    ck_assert_int_eq(verdict_make(p->g, as, JUDGE_DECLARED, &v), ST_OK);
    ck_assert_msg(v.agree, "as %s: %s", as->name, v.warnings.text);
    verdict_free(&v);
}

START_TEST(counts_agree)
{
    uint64_t seed = 20260101;
    struct play p = {game_new(9, 9), &seed, EMPTY, BLACK};
    int modelled = 0;

    for (int i = 0; i < 12000; i++) {
        const struct rules *r = rules_get(i % rules_total());

        random_game(&p, r, i % 20 == 0 ? 9 : 7);
        check_own(&p, r, &modelled);
        for (int k = i % 3; k < rules_total(); k += 3)
            check_as(&p, rules_get(k));
    }
    ck_assert_int_gt(modelled, 5000);
    game_free(p.g);
}
END_TEST

TCase *verdict_games_tests(void)
{
    TCase *tc = tcase_create("verdict_games");

    tcase_add_test(tc, counts_agree);
    tcase_set_timeout(tc, 120);
    return tc;
}
