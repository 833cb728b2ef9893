#include "judge/benson.h"

#include "support/draw.h"
#include "suites.h"

/* Position, is suicide legal, and what lives: X O alive for ever, x o points
 * that the enemy cannot live in, . the rest. */
static const struct {
    const char *name, *rows;
    bool suicide;
    const char *alive;
} cases[] = {
    {"two eyes in the corner", ".X.XO/XXXXO/OOOOO/...../.....", false,
     "xXxX./XXXX./...../...../....."},
    {"one eye does not", ".XXXO/XXXXO/OOOOO/...../.....", false,
     "...../...../...../...../....."},
    {"a false eye does not", ".XOXX/XOOOO/.XO../XXO../OOO..", false,
     "...../...../...../...../....."},
    {"an enemy stone inside leaves the region vital", "XXXX/X.OX/XXXX/.X.X",
     false, "XXXX/XxxX/XXXX/xXxX"},
    {"with suicide each point of the region must be a liberty",
     "XXXXX/X.O.X/XXXXX/.XXX./XXXXX", true, "XXXXX/XxxxX/XXXXX/xXXXx/XXXXX"},
    {"an eye space of three is vital when all its points are liberties",
     "X...X/XXXXX/.XXX./XXXXX", false, "XxxxX/XXXXX/xXXXx/XXXXX"},
    {"an empty board is nobody's", "./.", false, "./."},
    {"a single point is nobody's", ".", false, "."},
    {"the big space may hold two eyes of the enemy: not counted",
     ".X.X..../XXXX..../......../......../........", false,
     "xXxX..../XXXX..../......../......../........"},
};

START_TEST(lives_for_ever)
{
    struct board b = draw_board(cases[_i].rows);
    struct benson life;

    benson_find(&b, cases[_i].suicide, &life);
    for (int x = 0; x < b.width; x++)
        for (int y = 0; y < b.height; y++) {
            vertex v = vertex_at(x, y);
            char want = draw_letter(cases[_i].alive, &b, v);
            char got = life.alive[v]            ? "?XO"[b.at[v]]
                       : life.owner[v] == BLACK ? 'x'
                       : life.owner[v] == WHITE ? 'o'
                                                : '.';

            ck_assert_msg(want == got, "%s: column %d row %d is %c, not %c",
                          cases[_i].name, x + 1, y + 1, got, want);
        }
}
END_TEST

TCase *benson_tests(void)
{
    TCase *tc = tcase_create("benson");

    tcase_add_loop_test(tc, lives_for_ever, 0,
                        (int)(sizeof cases / sizeof cases[0]));
    return tc;
}
