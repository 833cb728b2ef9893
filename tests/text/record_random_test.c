/* Records of random games and of random bytes. */
#include "text/record.h"

#include "base/rng.h"
#include "support/record_check.h"

#include "suites.h"

#include <string.h>

static vertex random_vertex(uint64_t *seed, const struct board *b)
{
    return vertex_at((int)rng_below(seed, (uint32_t)b->width),
                     (int)rng_below(seed, (uint32_t)b->height));
}

/* Any event, legal or not; its points into `points`. */
static struct event random_event(uint64_t *seed, const struct game *g,
                                 vertex points[6])
{
    static const enum event_kind kinds[] = {
        EV_MOVE,   EV_MOVE,   EV_MOVE,    EV_MOVE,     EV_MOVE,   EV_MOVE,
        EV_MOVE,   EV_MOVE,   EV_MOVE,    EV_MOVE,     EV_PASS,   EV_PASS,
        EV_PASS,   EV_PASS,   EV_VIRTUAL, EV_VIRTUAL,  EV_RESUME, EV_RESUME,
        EV_TRIAL,  EV_SETTLE, EV_SETTLE,  EV_NEGATIVE, EV_MARK,   EV_MARK,
        EV_UNMARK, EV_CLAIM,  EV_CLAIM,   EV_UNCLAIM};
    static const enum event_kind ends[] = {EV_ACCEPT, EV_AGREE, EV_RESIGN,
                                           EV_FORFEIT};
    const struct board *b = game_board(g);
    struct event e = {.points = points};

    e.kind = rng_below(seed, 60) ? kinds[rng_below(seed, 28)]
                                 : ends[rng_below(seed, 4)];
    if (e.kind == EV_MOVE || e.kind == EV_PASS || e.kind == EV_VIRTUAL)
        e.color = rng_below(seed, 12) ? game_state(g)->to_move
                                      : (enum color)(1 + rng_below(seed, 2));
    if (e.kind == EV_RESIGN || e.kind == EV_FORFEIT || e.kind == EV_CLAIM)
        e.color = (enum color)(1 + rng_below(seed, 2));
    if (e.kind == EV_MOVE || e.kind == EV_NEGATIVE)
        e.vertex = random_vertex(seed, b);
    if (e.kind == EV_NEGATIVE)
        e.detail = rng_below(seed, 2) ? 'A' : 'B';
    if (e.kind == EV_MARK)
        e.detail = 1 + (int)rng_below(seed, 3);
    if (e.kind == EV_MARK || e.kind == EV_CLAIM)
        e.n_points = 1 + (int)rng_below(seed, 3);
    if (e.kind == EV_UNMARK || e.kind == EV_UNCLAIM)
        e.n_points = (int)rng_below(seed, 3);
    if (e.kind == EV_CLAIM)
        e.n_public = (int)rng_below(seed, 3);
    for (int i = 0; i < e.n_points + e.n_public; i++)
        points[i] = random_vertex(seed, b);
    return e;
}

static void random_start(uint64_t *seed, struct game *g)
{
    struct board b = *game_board(g);
    int n = (int)rng_below(seed, 8), handicap = (int)rng_below(seed, 10);
    enum color begins = (enum color)(1 + rng_below(seed, 2));

    for (int i = 0; i < n; i++) {
        vertex v = random_vertex(seed, &b);

        if (b.at[v] == EMPTY)
            board_add(&b, v, (enum color)(1 + rng_below(seed, 2)));
    }
    if (board_libertyless(&b) == NO_VERTEX)
        ck_assert_int_eq(
            game_new_start(g, &b, begins, handicap < 2 ? 0 : handicap), ST_OK);
}

static int random_side(uint64_t *seed)
{
    static const uint32_t most[] = {3, 4, 5, 9, 26, BOARD_MAX};

    return 1 + (int)rng_below(seed, most[rng_below(seed, 6)]);
}

static void random_rules(uint64_t *seed, struct game *g)
{
    struct rules r = *rules_get((int)rng_below(seed, (uint32_t)rules_total()));
    static const char *const changes[][2] = {
        {"ko", "none"},      {"cycle", "void"},   {"suicide", "any"},
        {"virtual", "true"}, {"stop", "trial"},   {"pass_end", "2"},
        {"dead", "never"},   {"virtual_end", "2"}};

    if (!rng_below(seed, 4))
        r = *rules_find("jpd-art", 7); /* for its trials */
    if (!rng_below(seed, 4)) {
        const char *const *c = changes[rng_below(seed, 8)];

        rules_set(&r, c[0], strlen(c[0]), c[1], strlen(c[1]));
    }
    ck_assert_int_eq(game_set_rules(g, &r), ST_OK);
}

/* One game: rules, komi, start, events, now and then taken back, judged under
 * other rules, or set to the other side's turn. */
static struct game *random_game(uint64_t *seed)
{
    struct game *g = game_new(random_side(seed), random_side(seed));
    uint32_t n = rng_below(seed, 80);
    vertex points[6];
    struct ruling ignored;

    ck_assert_ptr_nonnull(g);
    random_rules(seed, g);
    game_set_lenient(g, !rng_below(seed, 4));
    if (rng_below(seed, 2))
        game_set_komi(g, (centi)rng_below(seed, 2001) - 1000);
    if (rng_below(seed, 2))
        random_start(seed, g);
    for (uint32_t i = 0; i < n; i++) {
        struct event e = random_event(seed, g, points);

        game_apply(g, &e, &ignored);
        if (!rng_below(seed, 40))
            game_undo_event(g);
        if (!rng_below(seed, 200))
            random_rules(seed, g);
        if (!rng_below(seed, 100))
            game_set_to_move(g, (enum color)(1 + rng_below(seed, 2)));
    }
    return g;
}

/* Every kind of event, under all rule sets: what is saved is read back. */
START_TEST(records_lose_nothing)
{
    enum { GAMES = 6000 };
    uint64_t seed = 20101;
    uint32_t seen[EVENT_KINDS] = {0};

    for (int i = 0; i < GAMES; i++) {
        struct strbuf difference = STRBUF_INIT;
        struct game *g = random_game(&seed);

        ck_assert_msg(record_check_round_trip(g, &difference), "game %d: %s", i,
                      difference.text);
        for (uint32_t k = 1; k <= game_state(g)->events; k++)
            seen[game_event(g, k).event.kind]++;
        strbuf_free(&difference);
        game_free(g);
    }
    for (int i = 0; i < EVENT_KINDS; i++)
        ck_assert_msg(seen[i] > 50, "kind %d: %u times", i, (unsigned)seen[i]);
}
END_TEST

static const char *const seeds[] = {
    "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Chinese];B[ee];W[cc]C[x](;B[gg];W[])(;B[cg]))",
    "(;SZ[5]HA[2]AB[bb][dd]KM[375]AP[foxwq];W[cc];B[tt];W[  ];AE[cc];B[ee])",
    "(;SZ[3]CPRU[jpd-b,cycle=void]KM[7.5]CPKM[default];B[bb];W[];B[]"
    ";CPEV[resume];B[];W[];CPDD[bb];CPEV[unmark B2];CPCL[b:aaba:cc]"
    ";CPEV[unclaim];CPEV[negative B B2];CPEV[accept])",
    "(;SZ[3]CPRU[jpd-art];B[bb];W[];B[];CPEV[trial];W[aa];B[];W[]"
    ";CPEV[settle];CPEV[agree])",
    "(;SZ[4:2]CPRU[jpd-a]AB[aa:bb]AW[da]PL[W];W[cb];VX[B];VX[W]"
    ";CPEV[resign B])",
    "From: x\n\n(SZ[3]PL[W]AB[];B[ba]W[aa];B[ab]AE[aa];PL[B])",
};

/* Random changes of these: bytes replaced, doubled, left out. */
START_TEST(mutated_records_do_no_harm)
{
    static const char special[] = "()[];:\\ abcABWPE123tz\n";
    uint64_t seed = 77;
    int loaded = 0, refused = 0;

    for (int i = 0; i < 12000; i++) {
        const char *text = seeds[rng_below(&seed, 6)];
        uint32_t changes = rng_below(&seed, 4);
        struct strbuf m = STRBUF_INIT;

        strbuf_puts(&m, text);
        for (uint32_t k = 0; k < changes; k++) {
            uint32_t at = rng_below(&seed, (uint32_t)m.len);
            uint32_t n = 1 + rng_below(&seed, 12);

            if (n > m.len - at)
                n = (uint32_t)m.len - at;
            switch (rng_below(&seed, 4)) {
            case 0:
                m.text[at] = special[rng_below(&seed, sizeof special - 1)];
                break;
            case 1:
                m.text[at] = (char)rng_below(&seed, 256);
                break;
            case 2: /* a piece again at the end, the bracket moved behind it */
                strbuf_cut(&m, m.len - 1);
                strbuf_add(&m, text + at % strlen(text),
                           n < strlen(text) - at % strlen(text)
                               ? n
                               : strlen(text) - at % strlen(text));
                strbuf_putc(&m, ')');
                break;
            default:
                memmove(m.text + at, m.text + at + n, m.len - at - n);
                strbuf_cut(&m, m.len - n);
                if (!m.len)
                    strbuf_putc(&m, '(');
            }
        }
        if (record_check_bytes(m.text, m.len))
            loaded++;
        else
            refused++;
        strbuf_free(&m);
    }
    ck_assert(loaded > 2000 && refused > 2000);
}
END_TEST

TCase *record_random_tests(void)
{
    TCase *tc = tcase_create("record_random");

    tcase_set_timeout(tc, 120);
    tcase_add_test(tc, records_lose_nothing);
    tcase_add_test(tc, mutated_records_do_no_harm);
    return tc;
}
