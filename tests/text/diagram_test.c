#include "text/diagram.h"

#include "base/rng.h"

#include "suites.h"

/* What is drawn, the status of reading it, and the same drawn plainly. */
static const struct {
    const char *name, *text;
    enum status status;
    const char *plain;
} rows[] = {
    {"plain rows", "..X\nO.#\n", ST_OK, "..X\nO.X\n"},
    {"slashes", "XO/.+/,-", ST_OK, "XO\n..\n..\n"},
    {"blanks", " X O .\r\n . . .\r\n", ST_OK, "XO.\n...\n"},
    {"no newline at the end", "X.\nO.", ST_OK, "X.\nO.\n"},
    {"empty lines", "\n\nX.\n\n", ST_OK, "X.\n"},
    {"one point", "X", ST_OK, "X\n"},
    {"without liberty", "XO/OX", ST_OK, "XO\nOX\n"},
    {"with coordinates",
     "   A B C\n 2 . X . 2     WHITE (O) has captured 1 stones\n"
     " 1 O O . 1     BLACK (X) has captured 0 stones\n   A B C",
     ST_OK, ".X.\nOO.\n"},
    {"two-digit rows", "12 X.12\n11 ..11", ST_OK, "X.\n..\n"},
    {"unequal rows", "XO/X", ST_SYNTAX, ""},
    {"lower case", "xo", ST_SYNTAX, ""},
    {"nothing", "", ST_BAD_SIZE, ""},
    {"only coordinates", "A B C\n", ST_BAD_SIZE, ""},
    {"53 columns", ".....................................................",
     ST_BAD_SIZE, ""},
};

START_TEST(boards_are_read_and_printed)
{
    struct strbuf out = STRBUF_INIT;
    struct board b;
    enum status st;

    board_init(&b, 1, 1);
    st = diagram_read(rows[_i].text, &b);
    ck_assert_msg(st == rows[_i].status, "%s: %s", rows[_i].name,
                  status_text(st));
    if (st) {
        ck_assert_int_eq(b.stones[EMPTY], 1); /* as it was */
        return;
    }
    diagram_print(&out, &b);
    ck_assert_msg(!strcmp(out.text, rows[_i].plain), "%s:\n%s", rows[_i].name,
                  out.text);
    strbuf_free(&out);
}
END_TEST

/* Recorded from GNU Go 3.8, except the rows marked ours. */
static const struct {
    const char *name, *board;
    int black, white; /* captured stones of that colour */
    const char *shown;
} shows[] = {
    {"5 lines", "...../...../..X../...../....O", 0, 0,
     "\n   A B C D E\n"
     " 5 . . . . . 5\n"
     " 4 . + . + . 4\n"
     " 3 . . X . . 3\n"
     " 2 . + . + . 2     WHITE (O) has captured 0 stones\n"
     " 1 . . . . O 1     BLACK (X) has captured 0 stones\n"
     "   A B C D E"},
    {"7 lines", "......./......./......./......./......./......./.......", 3,
     12,
     "\n   A B C D E F G\n"
     " 7 . . . . . . . 7\n"
     " 6 . . . . . . . 6\n"
     " 5 . . + . + . . 5\n"
     " 4 . . . + . . . 4\n"
     " 3 . . + . + . . 3\n"
     " 2 . . . . . . . 2     WHITE (O) has captured 3 stones\n"
     " 1 . . . . . . . 1     BLACK (X) has captured 12 stones\n"
     "   A B C D E F G"},
    {"12 lines",
     "............/............/............/............/............/"
     "............/............/............/............/............/"
     "............/............",
     0, 0,
     "\n   A B C D E F G H J K L M\n"
     "12 . . . . . . . . . . . . 12\n"
     "11 . . . . . . . . . . . . 11\n"
     "10 . . . . . . . . . . . . 10\n"
     " 9 . . . + . . . . + . . . 9\n"
     " 8 . . . . . . . . . . . . 8\n"
     " 7 . . . . . . . . . . . . 7\n"
     " 6 . . . . . . . . . . . . 6\n"
     " 5 . . . . . . . . . . . . 5\n"
     " 4 . . . + . . . . + . . . 4     WHITE (O) has captured 0 stones\n"
     " 3 . . . . . . . . . . . . 3     BLACK (X) has captured 0 stones\n"
     " 2 . . . . . . . . . . . . 2\n"
     " 1 . . . . . . . . . . . . 1\n"
     "   A B C D E F G H J K L M"},
    {"13 lines",
     "............./............./............./............./............./"
     "............./............./............./............./............./"
     "............./............./.............",
     0, 0,
     "\n   A B C D E F G H J K L M N\n"
     "13 . . . . . . . . . . . . . 13\n"
     "12 . . . . . . . . . . . . . 12\n"
     "11 . . . . . . . . . . . . . 11\n"
     "10 . . . + . . + . . + . . . 10\n"
     " 9 . . . . . . . . . . . . . 9\n"
     " 8 . . . . . . . . . . . . . 8\n"
     " 7 . . . + . . + . . + . . . 7\n"
     " 6 . . . . . . . . . . . . . 6\n"
     " 5 . . . . . . . . . . . . . 5     WHITE (O) has captured 0 stones\n"
     " 4 . . . + . . + . . + . . . 4     BLACK (X) has captured 0 stones\n"
     " 3 . . . . . . . . . . . . . 3\n"
     " 2 . . . . . . . . . . . . . 2\n"
     " 1 . . . . . . . . . . . . . 1\n"
     "   A B C D E F G H J K L M N"},
    {"one point (ours)", ".", 0, 0,
     "\n   A\n 1 . 1     WHITE (O) has captured 0 stones"
     "     BLACK (X) has captured 0 stones\n   A"},
    {"27 columns (ours)",
     ".........................XO/X..........................", 0, 0,
     "\n    A  B  C  D  E  F  G  H  J  K  L  M  N  O  P  Q  R  S  T  U  V  W"
     "  X  Y  Z AA AB\n"
     " 2  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
     "  .  .  X  O 2     WHITE (O) has captured 0 stones\n"
     " 1  X  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
     "  .  .  .  . 1     BLACK (X) has captured 0 stones\n"
     "    A  B  C  D  E  F  G  H  J  K  L  M  N  O  P  Q  R  S  T  U  V  W"
     "  X  Y  Z AA AB"},
};

START_TEST(showboard_is_as_gnu_go_prints_it)
{
    int prisoners[3] = {0, shows[_i].black, shows[_i].white};
    struct strbuf out = STRBUF_INIT;
    struct board b;

    ck_assert_int_eq(diagram_read(shows[_i].board, &b), ST_OK);
    diagram_show(&out, &b, prisoners);
    ck_assert_msg(!strcmp(out.text, shows[_i].shown), "%s:%s", shows[_i].name,
                  out.text);
    strbuf_free(&out);
}
END_TEST

/* Both forms read back give the same board, for random boards of all sizes. */
START_TEST(what_is_printed_can_be_read)
{
    uint64_t seed = 1;
    const int prisoners[3] = {0, 12345, 7};

    for (int i = 0; i < 300; i++) {
        struct strbuf out = STRBUF_INIT;
        struct board b, c;
        vertex at[BOARD_POINTS];
        int n;

        board_init(&b, 1 + (int)rng_below(&seed, BOARD_MAX),
                   1 + (int)rng_below(&seed, BOARD_MAX));
        n = board_points(&b, at);
        for (int k = 0; k < n; k++) {
            uint32_t color = rng_below(&seed, 3);

            if (color)
                board_add(&b, at[k], (enum color)color);
        }
        diagram_show(&out, &b, prisoners);
        ck_assert_int_eq(diagram_read(out.text, &c), ST_OK);
        ck_assert(board_equal(&b, &c));
        strbuf_clear(&out);
        diagram_print(&out, &b);
        ck_assert_int_eq(diagram_read(out.text, &c), ST_OK);
        ck_assert(board_equal(&b, &c));
        strbuf_free(&out);
    }
}
END_TEST

TCase *diagram_tests(void)
{
    TCase *tc = tcase_create("diagram");

    tcase_add_loop_test(tc, boards_are_read_and_printed, 0,
                        (int)(sizeof rows / sizeof rows[0]));
    tcase_add_loop_test(tc, showboard_is_as_gnu_go_prints_it, 0,
                        (int)(sizeof shows / sizeof shows[0]));
    tcase_add_test(tc, what_is_printed_can_be_read);
    return tc;
}
