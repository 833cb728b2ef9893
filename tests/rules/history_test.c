#include "rules/history.h"

#include "base/rng.h"
#include "suites.h"
#include "support/draw.h"
#include "support/failing.h"

#include <stdlib.h>

static void expect(bool holds, const char *what)
{
    if (!holds)
        ck_abort_msg("%s", what);
}

/* A board with its track, and a history of it. */
struct past {
    struct board board;
    struct track track;
    struct history history;
};

static void begin(struct past *p, const char *rows)
{
    *p = (struct past){.board = draw_board(rows)};
    ck_assert(track_room(&p->track, p->board.width, p->board.height));
    track_start(&p->track, &p->board);
}

static void end(struct past *p)
{
    track_free(&p->track);
    history_free(&p->history);
}

static void place(struct past *p, const char *name, enum color c)
{
    struct board_delta d;
    vertex v = draw_vertex(name, &p->board), lifted[BOARD_POINTS];
    int n = board_place(&p->board, v, c, &d);

    board_lifted(&p->board, &d, lifted);
    ck_assert(track_reserve(&p->track, n));
    track_push(&p->track, v, c, lifted, n, &p->board);
}

static struct history_query ask(const struct past *p, uint64_t key,
                                uint32_t tag, uint32_t since)
{
    return (struct history_query){key, tag, since, &p->track, &p->board};
}

static uint32_t push(struct past *p, uint64_t key, uint32_t tag, uint32_t event)
{
    struct history_query q = ask(p, key, tag, 0);

    ck_assert(history_reserve(&p->history, 1));
    return history_push(&p->history, &q, event);
}

static const struct situation *find(const struct past *p, uint64_t key,
                                    uint32_t tag, uint32_t since)
{
    struct history_query q = ask(p, key, tag, since);

    return history_find(&p->history, &q);
}

START_TEST(an_empty_history_knows_nothing)
{
    struct past p;

    begin(&p, "X.O");
    ck_assert_ptr_null(find(&p, 1, 0, 0));
    history_clear(&p.history);
    ck_assert_ptr_null(find(&p, 1, 0, 0));
    end(&p);
}
END_TEST

/* Equal keys, other stones: no repetition. */
START_TEST(a_key_is_only_a_suspicion)
{
    struct past p;

    begin(&p, "XO./.../...");
    push(&p, 7, 0, 1);
    place(&p, "C1", BLACK);
    ck_assert_ptr_null(find(&p, 7, 0, 0));
    ck_assert_uint_eq(push(&p, 7, 0, 2), 1);
    ck_assert_uint_eq(find(&p, 7, 0, 0)->event, 2);
    end(&p);
}
END_TEST

START_TEST(tags_and_events_tell_apart)
{
    struct past p;

    begin(&p, "XO.");
    push(&p, 7, 1, 5);
    ck_assert_ptr_null(find(&p, 7, 2, 0));
    ck_assert_ptr_null(find(&p, 8, 1, 0));
    ck_assert_uint_eq(find(&p, 7, 1, 5)->event, 5);
    ck_assert_ptr_null(find(&p, 7, 1, 6));
    end(&p);
}
END_TEST

START_TEST(counts_and_takes_back)
{
    struct past p;

    begin(&p, "XO.");
    ck_assert_uint_eq(push(&p, 7, 1, 5), 1);
    ck_assert_uint_eq(push(&p, 7, 1, 6), 2);
    ck_assert_uint_eq(push(&p, 7, 2, 6), 1);
    ck_assert_uint_eq(push(&p, 7, 1, 9), 3);
    ck_assert_uint_eq(find(&p, 7, 1, 0)->event, 5); /* the first */
    history_pop(&p.history);
    ck_assert_uint_eq(find(&p, 7, 1, 0)->count, 2);
    history_pop(&p.history);
    ck_assert_ptr_null(find(&p, 7, 2, 0));
    history_pop(&p.history);
    history_pop(&p.history);
    ck_assert_ptr_null(find(&p, 7, 1, 0));
    end(&p);
}
END_TEST

/* Few keys, many tags, pushed and taken back at random: as a plain list. */
START_TEST(agrees_with_a_list)
{
    enum { MOST = 3000 };
    struct pushed {
        uint64_t key;
        uint32_t tag, event;
    } *list = calloc(MOST, sizeof *list);
    uint64_t rng = (uint64_t)_i + 1;
    struct past p;
    int n = 0;

    ck_assert_ptr_nonnull(list);
    begin(&p, "XO.");
    for (int step = 0; step < 6000; step++) {
        uint64_t key = rng_below(&rng, 40);
        uint32_t tag = rng_below(&rng, 40), count = 0, first = 0;
        const struct situation *s = find(&p, key, tag, 0);

        for (int i = n; i-- > 0;)
            if (list[i].key == key && list[i].tag == tag)
                count++, first = list[i].event;
        expect(s ? s->count == count && s->event == first : count == 0,
               "what a list says");
        if (n < MOST && rng_below(&rng, 20)) {
            expect(push(&p, key, tag, (uint32_t)step) == count + 1, "count");
            list[n++] = (struct pushed){key, tag, (uint32_t)step};
        } else {
            for (uint32_t k = rng_below(&rng, 60); k > 0 && n > 0; k--, n--)
                history_pop(&p.history);
        }
        if (rng_below(&rng, 1500) == 0) {
            history_clear(&p.history);
            n = 0;
        }
    }
    end(&p);
    free(list);
}
END_TEST

/* Whatever fails, all that was known is still known. */
START_TEST(says_when_there_is_no_memory)
{
    struct past p;

    begin(&p, "XO.");
    for (uint32_t i = 0; i < 500; i++) {
        for (long n = 1; n <= 3; n++) {
            failing_begin(n);
            expect(history_reserve(&p.history, 1) != failing_end(), "status");
        }
        for (uint32_t k = 0; k < i; k += 37)
            expect(find(&p, k, 0, 0) != NULL, "still known");
        push(&p, i, 0, i);
    }
    end(&p);
}
END_TEST

TCase *history_tests(void)
{
    TCase *tc = tcase_create("history");

    tcase_set_timeout(tc, 30);
    tcase_add_test(tc, an_empty_history_knows_nothing);
    tcase_add_test(tc, a_key_is_only_a_suspicion);
    tcase_add_test(tc, tags_and_events_tell_apart);
    tcase_add_test(tc, counts_and_takes_back);
    tcase_add_loop_test(tc, agrees_with_a_list, 0, 4);
    tcase_add_test(tc, says_when_there_is_no_memory);
    return tc;
}
