#include "go/coord.h"

#include "suites.h"

/* Word, size of the board, answer, and column and row from 0. GTP 2, 2.11;
 * columns beyond Z as GoGui and KataGo write them. */
static const struct {
    const char *word;
    int width, height;
    enum status status;
    int x, y;
} vertices[] = {
    {"A1", 19, 19, ST_OK, 0, 0},
    {"a1", 19, 19, ST_OK, 0, 0},
    {"H8", 19, 19, ST_OK, 7, 7},
    {"J8", 19, 19, ST_OK, 8, 7},
    {"T19", 19, 19, ST_OK, 18, 18},
    {"t19", 19, 19, ST_OK, 18, 18},
    {"Q016", 19, 19, ST_OK, 15, 15},
    {"Z25", 25, 25, ST_OK, 24, 24},
    {"AA1", 52, 52, ST_OK, 25, 0},
    {"aA52", 52, 52, ST_OK, 25, 51},
    {"AZ1", 52, 52, ST_OK, 49, 0},
    {"BB52", 52, 52, ST_OK, 51, 51},
    {"A3", 1, 3, ST_OK, 0, 2},
    {"U1", 19, 19, ST_BAD_COORDINATE, 0, 0},
    {"A20", 19, 19, ST_BAD_COORDINATE, 0, 0},
    {"A0", 19, 19, ST_BAD_COORDINATE, 0, 0},
    {"B1", 1, 3, ST_BAD_COORDINATE, 0, 0},
    {"BC1", 52, 52, ST_BAD_COORDINATE, 0, 0},
    {"ZZ1", 52, 52, ST_BAD_COORDINATE, 0, 0},
    {"A99999999999999999999", 19, 19, ST_BAD_COORDINATE, 0, 0},
    {"I5", 19, 19, ST_SYNTAX, 0, 0},
    {"i5", 19, 19, ST_SYNTAX, 0, 0},
    {"", 19, 19, ST_SYNTAX, 0, 0},
    {"A", 19, 19, ST_SYNTAX, 0, 0},
    {"AA", 52, 52, ST_SYNTAX, 0, 0},
    {"5", 19, 19, ST_SYNTAX, 0, 0},
    {"11", 19, 19, ST_SYNTAX, 0, 0},
    {"A1 ", 19, 19, ST_SYNTAX, 0, 0},
    {"A-1", 19, 19, ST_SYNTAX, 0, 0},
    {"A1x", 19, 19, ST_SYNTAX, 0, 0},
    {"AAA1", 52, 52, ST_SYNTAX, 0, 0},
    {"pass", 19, 19, ST_SYNTAX, 0, 0},
    {"resign", 19, 19, ST_SYNTAX, 0, 0},
    {"\xc3\x84"
     "1",
     19, 19, ST_SYNTAX, 0, 0},
};

START_TEST(reads_vertices)
{
    const char *word = vertices[_i].word;
    struct board b;
    vertex v = -7;
    enum status st;

    board_init(&b, vertices[_i].width, vertices[_i].height);
    st = coord_read(word, strlen(word), &b, &v);
    ck_assert_msg(st == vertices[_i].status, "%s", word);
    if (st == ST_OK)
        ck_assert_int_eq(v, vertex_at(vertices[_i].x, vertices[_i].y));
    else
        ck_assert_int_eq(v, -7);
}
END_TEST

/* What is printed is read back, on the largest board. */
START_TEST(prints_what_it_reads)
{
    struct board b;
    struct strbuf text = STRBUF_INIT;

    board_init(&b, BOARD_MAX, BOARD_MAX);
    for (int x = 0; x < BOARD_MAX; x++)
        for (int y = 0; y < BOARD_MAX; y++) {
            vertex v = NO_VERTEX;

            strbuf_clear(&text);
            coord_print(&text, vertex_at(x, y));
            if (coord_read(text.text, text.len, &b, &v) != ST_OK ||
                v != vertex_at(x, y))
                ck_abort_msg("%s", text.text);
        }
    strbuf_free(&text);
}
END_TEST

START_TEST(prints_a_list)
{
    vertex v[] = {vertex_at(0, 0), vertex_at(15, 15), vertex_at(25, 51)};
    struct strbuf text = STRBUF_INIT;

    coord_print_list(&text, v, 0);
    ck_assert_str_eq(text.text, "");
    coord_print_list(&text, v, 3);
    ck_assert_str_eq(text.text, "A1 Q16 AA52");
    strbuf_free(&text);
}
END_TEST

static const struct {
    const char *word;
    bool ok;
    enum color color;
} colors[] = {
    {"b", true, BLACK},       {"B", true, BLACK},     {"black", true, BLACK},
    {"BLACK", true, BLACK},   {"Black", true, BLACK}, {"w", true, WHITE},
    {"W", true, WHITE},       {"white", true, WHITE}, {"wHiTe", true, WHITE},
    {"", false, EMPTY},       {"e", false, EMPTY},    {"bl", false, EMPTY},
    {"blacks", false, EMPTY}, {"red", false, EMPTY},  {"\x02", false, EMPTY},
};

START_TEST(reads_colors)
{
    enum color c = EMPTY;
    const char *word = colors[_i].word;

    ck_assert_msg(coord_read_color(word, strlen(word), &c) == colors[_i].ok,
                  "%s", word);
    ck_assert_int_eq(c, colors[_i].color);
}
END_TEST

/* GTP 2, 4.1.1 (the third stone upper left); the centre is the last of an odd
 * number from 5 on. NULL: not possible. */
static const struct {
    int width, height, n;
    const char *points;
} handicaps[] = {
    {19, 19, 2, "D4 Q16"},
    {19, 19, 3, "D4 Q16 D16"},
    {19, 19, 4, "D4 Q16 D16 Q4"},
    {19, 19, 5, "D4 Q16 D16 Q4 K10"},
    {19, 19, 6, "D4 Q16 D16 Q4 D10 Q10"},
    {19, 19, 7, "D4 Q16 D16 Q4 D10 Q10 K10"},
    {19, 19, 8, "D4 Q16 D16 Q4 D10 Q10 K4 K16"},
    {19, 19, 9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"},
    {13, 13, 4, "D4 K10 D10 K4"},
    {9, 9, 4, "C3 G7 C7 G3"},
    {9, 9, 5, "C3 G7 C7 G3 E5"},
    {9, 13, 9, "C4 G10 C10 G4 C7 G7 E4 E10 E7"},
    {8, 8, 4, "C3 F6 C6 F3"},
    {7, 7, 4, "C3 E5 C5 E3"},
    {19, 19, 1, NULL},
    {19, 19, 0, NULL},
    {19, 19, 10, NULL},
    {18, 18, 5, NULL},
    {18, 19, 5, NULL},
    {7, 7, 5, NULL},
    {6, 6, 2, NULL},
    {19, 6, 2, NULL},
};

START_TEST(places_fixed_handicap)
{
    struct strbuf text = STRBUF_INIT;
    struct board b;
    vertex out[9] = {-7};
    int n = handicaps[_i].n;

    board_init(&b, handicaps[_i].width, handicaps[_i].height);
    if (!handicaps[_i].points) {
        ck_assert(!coord_handicap(&b, n, out));
        ck_assert_int_eq(out[0], -7);
        return;
    }
    ck_assert(coord_handicap(&b, n, out));
    coord_print_list(&text, out, n);
    ck_assert_str_eq(text.text, handicaps[_i].points);
    strbuf_free(&text);
}
END_TEST

#define ROWS(table) ((int)(sizeof(table) / sizeof(table)[0]))

TCase *coord_tests(void)
{
    TCase *tc = tcase_create("coord");

    tcase_add_loop_test(tc, reads_vertices, 0, ROWS(vertices));
    tcase_add_test(tc, prints_what_it_reads);
    tcase_add_test(tc, prints_a_list);
    tcase_add_loop_test(tc, reads_colors, 0, ROWS(colors));
    tcase_add_loop_test(tc, places_fixed_handicap, 0, ROWS(handicaps));
    return tc;
}
