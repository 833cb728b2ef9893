#include "judge/owner.h"

#include "base/rng.h"
#include "support/draw.h"
#include "support/figures.h"
#include "support/settle.h"
#include "support/slow_area.h"
#include "suites.h"

#include <string.h>

/* ---- drawn positions ---------------------------------------------------- */

static const struct {
    const char *name, *rules, *drawn, *said;
    const char *owners; /* X O stones left and own points x o, . public */
} rows[] = {
    {"A 6.1 figure: C6 D6 are Black's liberty-eyes, C5 D5 public", "jpd-a",
     figure_liberty_eyes, "",
     "OOXXOOo/OXxxXOo/OX..XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo"},
    {"the same under rules without liberty-eyes: all public", "chinese",
     figure_liberty_eyes, "",
     "OOXXOOo/OX..XOo/OX..XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo"},
    {"marks say that the black groups live: no seki, dame", "jpd-a",
     figure_liberty_eyes, "alive B6 C7",
     "OOXXOOo/OX..XOo/OX..XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo"},
    {"dead stones are lifted before anything is owned (A 7.2(2))", "jpd-a",
     figure_liberty_eyes, "dead C4",
     "OOXXOOo/OXxxXOo/OXxxXOo/OXxxXOo/OXXXXOo/OOOOOOo/ooooooo"},
    {"no stone: public", "jpd-a", "../..", "", "../.."},
    {"White lives by himself, so E1 is dame as D1 is (rules.md 5.2)", "jpd-a",
     ".XO.O/XXOO./.XOOO/XXOXO/.XO..", "", "xXOoO/XXOOo/xXOOO/XXOXO/xXO.."},
    {"both live: C2, which touches Black only, is unfilled dame", "jpd-a",
     ".XX.OO./XXX.OOO/.XX.OO./XXX.OOO/XXX.OOO/XX..OOO/XXXXOOO", "",
     "xXX.OOo/XXX.OOO/xXX.OOo/XXX.OOO/XXX.OOO/XX..OOO/XXXXOOO"},
    {"marked seki on both sides the same C2 is a liberty-eye", "jpd-a",
     ".XX.OO./XXX.OOO/.XX.OO./XXX.OOO/XXX.OOO/XX..OOO/XXXXOOO", "seki B7 E7",
     "xXX.OOo/XXX.OOO/xXX.OOo/XXX.OOO/XXX.OOO/XXx.OOO/XXXXOOO"},
    {"marked seki on one side only: no seki region", "jpd-a",
     ".XX.OO./XXX.OOO/.XX.OO./XXX.OOO/XXX.OOO/XX..OOO/XXXXOOO", "seki B7",
     "xXX.OOo/XXX.OOO/xXX.OOo/XXX.OOO/XXX.OOO/XX..OOO/XXXXOOO"},
    {"a false eye is its owner's (A 6.3(2))", "jpd-a",
     ".XXO./XXOOO/X.XOO/XXOOO/.XO..", "", "xXXOo/XXOOO/XxXOO/XXOOO/xXOoo"},
    {"a claimed point is the claimer's; the rest of the region is public "
     "(A 6.1)",
     "jpd-a", "XX.O/XX.O/XX.O/XX.O", "black C1", "XX.O/XX.O/XX.O/XXxO"},
    {"without a named public point a claim makes liberty-eyes public", "jpd-a",
     figure_liberty_eyes, "black C5",
     "OOXXOOo/OX..XOo/OXx.XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo"},
    {"with it they stay", "jpd-a", figure_liberty_eyes, "black C5 public D5",
     "OOXXOOo/OXxxXOo/OXx.XOo/OXOOXOo/OXXXXOo/OOOOOOo/ooooooo"},
    {"a point named public is (Art 10.2)", "jpd-art", "XX.O/X.XO/XXXO",
     "public B2", "XX.O/X.XO/XXXO"},
};

static char drawn_owner(const struct finish *f, vertex v)
{
    return f->board.at[v] == BLACK   ? 'X'
           : f->board.at[v] == WHITE ? 'O'
           : f->owner[v] == BLACK    ? 'x'
           : f->owner[v] == WHITE    ? 'o'
                                     : '.';
}

START_TEST(drawn)
{
    struct finish f =
        settle_drawn(rows[_i].rules, rows[_i].drawn, rows[_i].said, NULL);
    int points[3] = {0};
    vertex v[BOARD_POINTS];
    int n = board_points(&f.board, v);

    for (int i = 0; i < n; i++) {
        char want = draw_letter(rows[_i].owners, &f.board, v[i]);

        ck_assert_msg(drawn_owner(&f, v[i]) == want, "%s: %c%d is %c",
                      rows[_i].name, 'A' + vertex_x(v[i]), vertex_y(v[i]) + 1,
                      drawn_owner(&f, v[i]));
        points[f.owner[v[i]]]++;
    }
    ck_assert_int_eq(points[BLACK], f.stones[BLACK] + f.empties[BLACK]);
    ck_assert_int_eq(points[WHITE], f.stones[WHITE] + f.empties[WHITE]);
    ck_assert_int_eq(points[EMPTY], f.empties[EMPTY]);
}
END_TEST

/* The figure of A 6.1: 15 : 34 with the public points halved. */
START_TEST(figure)
{
    struct finish f = settle_drawn("jpd-a", figure_liberty_eyes, "", NULL);

    ck_assert_int_eq(f.stones[BLACK] + f.empties[BLACK], 14);
    ck_assert_int_eq(f.stones[WHITE] + f.empties[WHITE], 33);
    ck_assert_int_eq(f.empties[EMPTY], 2);
    ck_assert(f.seki[draw_vertex("B6", &f.board)]);
    ck_assert(f.seki[draw_vertex("C4", &f.board)]);
    ck_assert(!f.seki[draw_vertex("A7", &f.board)]);
}
END_TEST

static const struct {
    const char *name, *rules, *drawn, *said, *warning;
} warned[] = {
    {"open dame in the essay's count", "lanke", ".X.O./XX.OO/.X.O.", "",
     "open dame count for nobody: C1 C2 C3"},
    {"open dame in the Art version (Art 7)", "jpd-art", ".X.O./XX.OO/.X.O.", "",
     "unfilled dame are public and halved: C1 C2 C3"},
    {"public liberties of a seki are none", "jpd-art", figure_liberty_eyes, "",
     ""},
    {"what was named public is none", "jpd-art", ".X.O./XX.OO/.X.O.",
     "public C1 C2 C3", ""},
    {"rules A say nothing", "jpd-a", ".X.O./XX.OO/.X.O.", "", ""},
};

START_TEST(warnings)
{
    struct strbuf got = STRBUF_INIT;

    settle_drawn(warned[_i].rules, warned[_i].drawn, warned[_i].said, &got);
    ck_assert_msg(strcmp(got.text, warned[_i].warning) == 0, "%s: %s",
                  warned[_i].name, got.text);
    strbuf_free(&got);
}
END_TEST

/* ---- against the slow model --------------------------------------------- */

/* A random position with marks by chain and, sometimes, claims. */
static void random_position(uint64_t *seed, struct slow *s, struct finish *f)
{
    uint32_t black = rng_below(seed, 60), white = rng_below(seed, 60);
    uint32_t marks = rng_below(seed, 3), claims = rng_below(seed, 3);

    memset(s, 0, sizeof *s);
    memset(f, 0, sizeof *f);
    s->w = 1 + (int)rng_below(seed, 7);
    s->h = 1 + (int)rng_below(seed, 7);
    board_init(&f->full, s->w, s->h);
    for (int i = 0; i < s->w * s->h; i++) {
        uint32_t r = rng_below(seed, 120);
        vertex v = vertex_at(i % s->w, i / s->w);

        s->at[i] = r < black ? 'X' : r < black + white ? 'O' : '.';
        if (s->at[i] != '.')
            board_add(&f->full, v, s->at[i] == 'X' ? BLACK : WHITE);
        else if (claims == 0 && rng_below(seed, 4) == 0)
            s->claim[i] = "XO."[rng_below(seed, 3)];
        f->claim[v] = s->claim[i] == 'X'   ? BLACK
                      : s->claim[i] == 'O' ? WHITE
                      : s->claim[i] == '.' ? OFF
                                           : EMPTY;
    }
    for (int i = 0; i < s->w * s->h; i++) {
        vertex v = vertex_at(i % s->w, i / s->w);
        vertex head = f->full.head[v];
        int at = vertex_x(head) + vertex_y(head) * s->w;

        if (s->at[i] == '.')
            continue;
        if (marks > 0 && at == i)
            f->mark[v] = (uint8_t)(rng_below(seed, 8) & 3);
    }
    for (int i = 0; i < s->w * s->h; i++) {
        vertex v = vertex_at(i % s->w, i / s->w);

        if (s->at[i] == '.')
            continue;
        f->mark[v] = f->mark[f->full.head[v]];
        s->mark[i] = "\0das"[f->mark[v]];
        f->dead[v] = f->mark[v] == MARK_DEAD ? f->full.at[v] : EMPTY;
    }
}

/* Where a rule set asks who lives by seki. */
static int check_seki(const struct slow *s, const struct finish *f)
{
    struct slow left = *s;
    int found = 0;

    for (int p = 0; p < s->w * s->h; p++)
        if (s->mark[p] == 'd') {
            left.at[p] = '.';
            left.mark[p] = 0;
        }
    for (int p = 0; p < s->w * s->h; p++) {
        bool in_seki = left.at[p] != '.' && slow_in_seki(&left, p);

        ck_assert_int_eq(f->seki[vertex_at(p % s->w, p / s->w)], in_seki);
        found += in_seki;
    }
    return found;
}

START_TEST(slow_model)
{
    uint64_t seed = 20080301;
    const char *rules[] = {"jpd-a", "chinese", "jpd-art"};
    int liberty_eyes = 0, claims = 0, seki = 0;

    for (int i = 0; i < 3000; i++) {
        const char *name = rules[i % 3];
        struct strbuf none = STRBUF_INIT;
        struct slow s;
        struct finish f;
        char owner[SLOW_POINTS], plain[SLOW_POINTS];

        random_position(&seed, &s, &f);
        f.rules = *rules_find(name, strlen(name));
        ck_assert_int_eq(owner_settle(&f, &none), ST_OK);
        slow_owner(&s, f.rules.liberty_eyes == RULES_ON, owner);
        slow_owner(&s, false, plain);
        for (int p = 0; p < s.w * s.h; p++) {
            vertex v = vertex_at(p % s.w, p / s.w);

            ck_assert_int_eq(".XO"[f.owner[v]], owner[p]);
            liberty_eyes += owner[p] != plain[p];
            claims += s.claim[p] != 0;
        }
        if (f.rules.liberty_eyes == RULES_ON && i % 4 == 0)
            seki += check_seki(&s, &f);
        strbuf_free(&none);
    }
    ck_assert_int_gt(seki, 100);
    ck_assert_int_gt(liberty_eyes, 100);
    ck_assert_int_gt(claims, 100);
}
END_TEST

TCase *owner_tests(void)
{
    TCase *tc = tcase_create("owner");

    tcase_add_loop_test(tc, drawn, 0, (int)(sizeof rows / sizeof *rows));
    tcase_add_test(tc, figure);
    tcase_add_loop_test(tc, warnings, 0, (int)(sizeof warned / sizeof *warned));
    tcase_add_test(tc, slow_model);
    return tc;
}
