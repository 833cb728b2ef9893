#include "rules/game.h"

#include "suites.h"
#include "support/ask.h"
#include "support/draw.h"
#include "support/script.h"

#include <stdlib.h>

/* What rows cannot say: keys that collide, long lists, the other questions. */

#define KO ".XO../XO.O./.XO../....." /* Black takes at C3 */

static void must(struct game *g, const char *command)
{
    ck_assert_msg(script_do(g, command) == ST_OK, "%s", command);
}

/* With one bit of hash every position is suspected; stones decide. */
START_TEST(a_forced_collision_bans_no_legal_move)
{
    struct game *g = game_new(9, 9);
    struct rules r = *rules_find("tromp-taylor", 12);
    struct event e = {.kind = EV_MOVE, .color = BLACK};
    struct ruling why;

    ck_assert_ptr_nonnull(g);
    game_set_hash_bits(g, 1);
    ck_assert_int_eq(game_set_rules(g, &r), ST_OK);
    ck_assert_int_eq(game_clear(g, 9, 9), ST_OK);
    for (int i = 0; i < 80; i++) { /* one point is left: no suicide */
        e.vertex = vertex_at(i % 9, i / 9);
        ck_assert_int_eq(game_apply(g, &e, &why), ST_OK);
    }
    game_free(g);
}
END_TEST

START_TEST(a_collision_hides_no_repetition)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = script_game("tromp-taylor", KO, "");
    struct board start;

    game_start_board(g, &start);
    game_set_hash_bits(g, 1);
    ck_assert_int_eq(game_new_start(g, &start, BLACK, 0), ST_OK);
    must(g, "b C3");
    ask_game(g, "why w B3", &out);
    ck_assert_str_eq(out.text, "repeats move 0 ko=positional");
    strbuf_free(&out);
    game_free(g);
}
END_TEST

/* A client may name one stone as often as it likes. */
START_TEST(lists_may_be_long)
{
    enum { MANY = 40000 };
    struct game *g = script_game("chinese", "XX./.../...", "");
    vertex *points = malloc(MANY * sizeof *points);
    struct event e = {.kind = EV_MARK, .detail = MARK_DEAD};
    struct ruling why;

    ck_assert_ptr_nonnull(points);
    for (int i = 0; i < MANY; i++)
        points[i] = vertex_at(i % 2, 2);
    e.points = points;
    e.n_points = MANY;
    ck_assert_int_eq(game_apply(g, &e, &why), ST_OK);
    free(points);
    ck_assert_int_eq(game_event(g, 1).event.n_points, MANY);
    ck_assert_int_eq(game_event(g, 1).event.points[MANY - 1], vertex_at(1, 2));
    ck_assert_int_eq(game_marks(g)->mark[vertex_at(0, 2)], MARK_DEAD);
    ck_assert_int_eq(game_undo_event(g), ST_OK);
    ck_assert(!game_marks(g)->any);
    game_free(g);
}
END_TEST

START_TEST(lifted_stones_of_an_event)
{
    struct game *g = script_game("chinese", "OO./XX./...", "b C3;w A1");
    vertex out[BOARD_POINTS];

    ck_assert_int_eq(game_event_lifted(g, 1, out), 2);
    ck_assert_int_eq(out[0] + out[1], vertex_at(0, 2) + vertex_at(1, 2));
    ck_assert_int_eq(game_event_lifted(g, 2, out), 0);
    game_free(g);
}
END_TEST

/* Also of a trial that is settled. */
START_TEST(lifted_stones_of_a_trial)
{
    struct game *g = script_game("jpd-art", "OO./XX./...",
                                 "b pass;w pass;trial;b C3;w pass;b pass;"
                                 "settle");
    vertex out[BOARD_POINTS];

    ck_assert_int_eq(game_event_lifted(g, 4, out), 2);
    ck_assert_int_eq(out[0] + out[1], vertex_at(0, 2) + vertex_at(1, 2));
    game_free(g);
}
END_TEST

START_TEST(the_start_stays_known)
{
    struct game *g =
        script_game("chinese", "OO./XX./...", "to w;w C1;b C3;w A1");
    struct board start, drawn = draw_board("OO./XX./...");

    game_start_board(g, &start);
    ck_assert(board_equal(&start, &drawn));
    ck_assert_int_eq(game_start_to_move(g), WHITE);
    ck_assert_int_eq(game_state(g)->start_stones[BLACK], 2);
    game_free(g);
}
END_TEST

START_TEST(a_start_is_checked)
{
    struct game *g = game_new(3, 3);
    struct board bad = draw_board("XO./O../..."),
                 good = draw_board("X../.../...");

    ck_assert_int_eq(game_setup(g, &bad, BLACK, 0), ST_NO_LIBERTY);
    ck_assert_int_eq(game_setup(g, &good, WHITE, 0), ST_OK);
    ck_assert_int_eq(game_setup(g, &good, WHITE, 0), ST_BOARD_NOT_EMPTY);
    ck_assert_int_eq(game_clear(g, 3, 3), ST_OK);
    must(g, "b pass");
    ck_assert_int_eq(game_setup(g, &good, WHITE, 0), ST_OK);
    ck_assert_uint_eq(game_state(g)->events, 0);
    game_free(g);
}
END_TEST

/* The set-up position belongs to the side not to move: natural situational. */
START_TEST(who_is_on_move_at_the_start_may_change)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = script_game("bga", KO, "to w;");

    game_set_to_move(g, BLACK);
    ck_assert_int_eq(game_start_to_move(g), BLACK);
    must(g, "b C3");
    ask_game(g, "why w B3", &out);
    ck_assert_str_eq(out.text, "repeats move 0 ko=natural");
    game_set_to_move(g, BLACK); /* now it is only the side on move */
    ck_assert_int_eq(game_start_to_move(g), BLACK);
    ck_assert_int_eq(game_state(g)->to_move, BLACK);
    strbuf_free(&out);
    game_free(g);
}
END_TEST

/* Each step changes the digest; going back brings the old one. */
START_TEST(the_digest_tells_states_apart)
{
    static const char *const steps[] = {"b C3", "w virtual", "b pass", "w pass",
                                        "accept"};
    enum { STEPS = sizeof steps / sizeof *steps };
    struct game *g = script_game("jpd-a", "5x5", "");
    struct rules other = *rules_find("jpd-b", 5);
    uint64_t seen[STEPS + 1];

    for (int i = 0; i <= STEPS; i++) {
        seen[i] = game_hash(g);
        for (int k = 0; k < i; k++)
            ck_assert_uint_ne(seen[i], seen[k]);
        if (i < STEPS)
            must(g, steps[i]);
    }
    for (int i = STEPS; i > 0; i--) {
        ck_assert_int_eq(game_undo_event(g), ST_OK);
        ck_assert_uint_eq(game_hash(g), seen[i - 1]);
    }
    ck_assert_int_eq(game_set_rules(g, &other), ST_OK);
    ck_assert_uint_ne(game_hash(g), seen[0]);
    game_free(g);
}
END_TEST

START_TEST(komi_is_default_or_explicit)
{
    struct game *g = script_game("jpd-a", "5x5", "");
    struct rules other = *rules_find("chinese", 7);

    ck_assert_int_eq(game_komi(g), 650);
    ck_assert_int_eq(game_set_rules(g, &other), ST_OK);
    ck_assert_int_eq(game_komi(g), 750);
    game_set_komi(g, 53);
    ck_assert_int_eq(game_set_rules(g, rules_find("jpd-a", 5)), ST_OK);
    ck_assert(game_komi_explicit(g) && game_komi(g) == 53);
    ck_assert_int_eq(game_clear(g, 9, 9), ST_OK);
    ck_assert_int_eq(game_komi(g), 53);
    game_default_komi(g);
    ck_assert(!game_komi_explicit(g) && game_komi(g) == 650);
    game_free(g);
}
END_TEST

/* Rule sets and ends that say "all alive" (gtp.md, judge mode). */
static const struct {
    const char *rules, *script;
    bool alive;
} lives[] = {
    {"tromp-taylor", "b pass;w pass", true},
    {"jpd-a", "b pass;w pass", false},
    {"jpd-a", "b pass;w pass;accept", false},
    {"jpd-a", "b pass;w pass;agree", true},
    {"jpd-a", "b virtual;w virtual;b virtual;w virtual", true},
    {"aga", "b pass;w pass", false},
    {"aga", "b pass;w pass;b pass;w pass", true},
    {"chinese pass_end=2", "b pass;w pass", false},
    {"jpd-a", "resign b", false},
};

START_TEST(all_alive_where_it_is_said)
{
    struct game *g = script_game(lives[_i].rules, "5x5", lives[_i].script);

    ck_assert_msg(game_all_alive(g) == lives[_i].alive, "%s: %s",
                  lives[_i].rules, lives[_i].script);
    game_free(g);
}
END_TEST

/* The text of every kind of event. */
static const struct {
    const char *rules, *script, *events;
} texts[] = {
    {"jpd-a", "b C3;w pass;b virtual;w D4;b pass;w pass;resume;resign w",
     "play b C3; pass w; convert w; virtual b; play w D4; pass b; pass w; "
     "convert b; convert w; resume; resign w"},
    {"jpd-art", "b C3;w pass;b pass;trial;w pass;b pass;settle;accept",
     "play b C3; pass w; pass b; trial; pass w; pass b; settle; accept"},
    {"jpd-a",
     "b C3;dead C3;seki C3;alive C3;claim w A1 A2 public B1;claim b "
     "E5;w pass;b pass;agree",
     "play b C3; mark dead C3; mark seki C3; mark alive C3; claim w A1 A2 "
     "public B1; claim b E5; pass w; pass b; agree"},
    {"jpd-a", "b C3;forfeit w", "play b C3; forfeit w"},
};

START_TEST(events_have_a_text)
{
    struct strbuf out = STRBUF_INIT;
    struct game *g = script_game(texts[_i].rules, "5x5", texts[_i].script);

    ask_game(g, "events", &out);
    ck_assert_str_eq(out.text, texts[_i].events);
    strbuf_free(&out);
    game_free(g);
}
END_TEST

START_TEST(events_without_a_script_have_one_too)
{
    static const vertex point[] = {2 * BOARD_STRIDE + 3};
    static const struct {
        struct event event;
        const char *text;
    } rows[] = {
        {{.kind = EV_NEGATIVE,
          .color = BLACK,
          .vertex = 2 * BOARD_STRIDE + 3,
          .detail = 'B'},
         "negative B C2"},
        {{.kind = EV_UNMARK}, "unmark"},
        {{.kind = EV_UNMARK, .n_points = 1, .points = point}, "unmark C2"},
        {{.kind = EV_UNCLAIM, .n_points = 1, .points = point}, "unclaim C2"},
        {{.kind = EV_CLAIM, .color = WHITE, .n_public = 1, .points = point},
         "claim w public C2"},
    };
    struct strbuf out = STRBUF_INIT;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        strbuf_clear(&out);
        event_print(&out, &rows[i].event);
        ck_assert_str_eq(out.text, rows[i].text);
    }
    strbuf_free(&out);
}
END_TEST

START_TEST(games_can_be_exchanged)
{
    struct strbuf out = STRBUF_INIT;
    struct game *a = script_game("jpd-a", "5x5", "b C3"), *b;

    game_set_komi(a, 100);
    game_set_lenient(a, true);
    b = game_new_like(a, 3, 3);
    ck_assert_ptr_nonnull(b);
    ck_assert_int_eq(game_komi(b), 100);
    must(b, "b A1");
    must(b, "b virtual");
    game_swap(a, b);
    ask_game(a, "events", &out);
    ck_assert_str_eq(out.text, "play b A1; virtual b");
    ck_assert_int_eq(game_board(a)->width, 3);
    strbuf_clear(&out);
    ask_game(b, "events", &out);
    ck_assert_str_eq(out.text, "play b C3");
    strbuf_free(&out);
    game_free(a);
    game_free(b);
}
END_TEST

#define ROWS(table) ((int)(sizeof(table) / sizeof(table)[0]))

TCase *game_tests(void)
{
    TCase *tc = tcase_create("game");

    tcase_add_test(tc, a_forced_collision_bans_no_legal_move);
    tcase_add_test(tc, a_collision_hides_no_repetition);
    tcase_add_test(tc, lists_may_be_long);
    tcase_add_test(tc, lifted_stones_of_an_event);
    tcase_add_test(tc, lifted_stones_of_a_trial);
    tcase_add_test(tc, the_start_stays_known);
    tcase_add_test(tc, a_start_is_checked);
    tcase_add_test(tc, who_is_on_move_at_the_start_may_change);
    tcase_add_test(tc, the_digest_tells_states_apart);
    tcase_add_test(tc, komi_is_default_or_explicit);
    tcase_add_loop_test(tc, all_alive_where_it_is_said, 0, ROWS(lives));
    tcase_add_loop_test(tc, events_have_a_text, 0, ROWS(texts));
    tcase_add_test(tc, events_without_a_script_have_one_too);
    tcase_add_test(tc, games_can_be_exchanged);
    return tc;
}
