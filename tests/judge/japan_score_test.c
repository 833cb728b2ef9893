#include "judge/count.h"
#include "judge/japan.h"
#include "judge/owner.h"

#include "support/draw.h"
#include "support/failing.h"
#include "support/settle.h"
#include "suites.h"

#include <string.h>

/*
 * Japanese scoring from the drawing to the margin. By the text of 1989, art.
 * 8: eye points surrounded by the living stones of one player are territory,
 * other empty points are dame; living stones that possess dame are in seki,
 * and their eye points are not territory. All positions are our own.
 */
#define TEIRE                                                                  \
    ".X.XX.XO/"                                                                \
    "XXXXXXOO/"                                                                \
    "OOOOOOOO/"                                                                \
    ".......O"
#define SEKI                                                                   \
    ".X.O./"                                                                   \
    "XX.OO"
#define LOOSE_SEKI                                                             \
    "OX.XX/"                                                                   \
    "....X"
#define DAME                                                                   \
    ".X.X.O.O./"                                                               \
    "XXXX.OOOO"

static const struct {
    const char *name, *setting, *drawn, *said;
    const char *owners; /* + - points of Black and White, . nobody's, X O
                           stones, # @ stones in seki */
    int margin;         /* points before komi */
} rows[] = {
    {"the false eye must be filled: no point", "", TEIRE, "",
     "+X+XX.XO/XXXXXXOO/OOOOOOOO/-------O", 2 - 7},
    {"filled, it changes nothing", "", ".X.XXXXO/XXXXXXOO/OOOOOOOO/.......O",
     "", "+X+XXXXO/XXXXXXOO/OOOOOOOO/-------O", 2 - 7},
    {"area counts it (A 6.3(2) and every area rule)", "scoring=area", TEIRE, "",
     "+X+XX+XO/XXXXXXOO/OOOOOOOO/-------O", 13 - 19},
    {"no points in seki, eyes or not", "", SEKI, "", ".#.@./##.@@", 0},
    {"they count where a setting says so", "seki_points=true", SEKI, "",
     "+#.@-/##.@@", 0},
    {"what only shape closes counts for nobody all the same",
     "seki_points=true", LOOSE_SEKI, "", "@#.##/....#", 0},
    {"a dead stone is a point and a prisoner", "",
     ".XO.X./XXXXXX/OOOOOO/O.O.OO", "dead C4", "+X++X+/XXXXXX/OOOOOO/O-O-OO",
     5 - 2},
    {"dame are nobody's; players expect the rest to count", "", DAME, "",
     "+X+X.O-O-/XXXX.OOOO", 0},
    {"strictly both are in seki", "strict_dame=true", DAME, "",
     ".#.#.@.@./####.@@@@", 0},
    {"a mark settles one of them", "strict_dame=true", DAME, "alive A1",
     "+X+X.@.@./XXXX.@@@@", 2},
    {"the other way: a mark makes seki", "", DAME, "seki A1",
     ".#.#.O-O-/####.OOOO", -2},
};

static char owner_at(const struct finish *f, vertex v)
{
    int c = f->board.at[v];

    return c == EMPTY ? ".+-"[f->owner[v]] : "XO#@"[c - 1 + 2 * f->seki[v]];
}

/* The drawing settled under Japanese rules with one setting changed. */
static struct finish settle(const char *drawn, const char *said,
                            const char *setting)
{
    struct finish f = settle_drawn("japanese", drawn, said, NULL);
    struct strbuf warnings = STRBUF_INIT;
    const char *equals = strchr(setting, '=');

    if (equals) {
        ck_assert_int_eq(rules_set(&f.rules, setting,
                                   (size_t)(equals - setting), equals + 1,
                                   strlen(equals + 1)),
                         ST_OK);
        ck_assert_int_eq(owner_settle(&f, &warnings), ST_OK);
    }
    strbuf_free(&warnings);
    return f;
}

START_TEST(from_drawing_to_margin)
{
    struct finish f = settle(rows[_i].drawn, rows[_i].said, rows[_i].setting);
    vertex v[BOARD_POINTS];
    struct count c;

    for (int i = board_points(&f.board, v); i-- > 0;) {
        char want = draw_letter(rows[_i].owners, &f.board, v[i]);

        ck_assert_msg(owner_at(&f, v[i]) == want, "%s: %c%d is %c",
                      rows[_i].name, 'A' + vertex_x(v[i]), vertex_y(v[i]) + 1,
                      owner_at(&f, v[i]));
    }
    ck_assert_int_eq(count_make(f.rules.scoring == SCORING_AREA
                                    ? COUNT_AREA
                                    : COUNT_TERRITORY,
                                &f, -1, &c),
                     ST_OK);
    ck_assert_msg(c.margin == 100 * rows[_i].margin, "%s: %ld", rows[_i].name,
                  (long)c.margin);
    count_free(&c);
}
END_TEST

START_TEST(warns_of_open_dame)
{
    struct strbuf said = STRBUF_INIT;

    settle_drawn("japanese", DAME, "", &said);
    ck_assert_ptr_nonnull(strstr(said.text, "unfilled dame"));
    strbuf_clear(&said);
    settle_drawn("japanese", SEKI, "", &said);
    ck_assert_str_eq(said.text, "");
    strbuf_free(&said);
}
END_TEST

/* Without memory nothing is said, and nothing changed. */
START_TEST(no_memory)
{
    struct board b = draw_board(SEKI);
    uint8_t dead[BOARD_GRID] = {0};
    struct japan j, before;

    memset(&j, 7, sizeof j);
    before = j;
    failing_begin(1);
    ck_assert_int_eq(japan_territory(&b, dead, NULL, false, &j), ST_NO_MEMORY);
    ck_assert(failing_end());
    ck_assert_int_eq(memcmp(j.seki, before.seki, sizeof j.seki), 0);
    ck_assert_int_eq(memcmp(j.dame, before.dame, sizeof j.dame), 0);
}
END_TEST

TCase *japan_score_tests(void)
{
    TCase *tc = tcase_create("japan_score");

    tcase_add_loop_test(tc, from_drawing_to_margin, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    tcase_add_test(tc, warns_of_open_dame);
    tcase_add_test(tc, no_memory);
    return tc;
}
