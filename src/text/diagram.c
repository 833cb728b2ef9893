#include "text/diagram.h"

#include "go/coord.h"

#include <string.h>

static const char points[] = ".XO"; /* by enum color */

/* ---- reading ----------------------------------------------------------- */

struct cells {
    int width, height;
    uint8_t at[BOARD_MAX][BOARD_MAX]; /* by row from the top, column */
};

/* The colour of a drawn point, or OFF. */
static enum color drawn(char c)
{
    if (c == 'X' || c == '#')
        return BLACK;
    if (c == 'O')
        return WHITE;
    return c && strchr(".+,-", c) ? EMPTY : OFF;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* row = {blank} [number] {blank} point {{blank} point} [{blank} number ...];
 * a row without points counts as none. */
static enum status read_row(struct cells *cells, const char *row, size_t len)
{
    size_t i = 0;
    int n = 0;

    while (i < len && (is_blank(row[i]) || is_digit(row[i])))
        i++;
    if (i == len || row[i] == 'A')
        return ST_OK;
    for (; i < len && !is_digit(row[i]); i++) {
        enum color c = drawn(row[i]);

        if (is_blank(row[i]))
            continue;
        if (c == OFF)
            return ST_SYNTAX;
        if (n == BOARD_MAX || cells->height == BOARD_MAX)
            return ST_BAD_SIZE;
        cells->at[cells->height][n++] = (uint8_t)c;
    }
    if (cells->height && n != cells->width)
        return ST_SYNTAX;
    cells->width = n;
    cells->height++;
    return ST_OK;
}

enum status diagram_read(const char *text, struct board *b)
{
    struct cells cells = {0};

    while (*text) {
        size_t len = strcspn(text, "\n/");
        enum status st = read_row(&cells, text, len);

        if (st)
            return st;
        text += len + (text[len] != '\0');
    }
    if (!cells.height)
        return ST_BAD_SIZE;
    board_init(b, cells.width, cells.height);
    for (int row = 0; row < cells.height; row++)
        for (int x = 0; x < cells.width; x++)
            if (cells.at[row][x] != EMPTY)
                board_add(b, vertex_at(x, cells.height - 1 - row),
                          (enum color)cells.at[row][x]);
    return ST_OK;
}

/* ---- printing ---------------------------------------------------------- */

void diagram_print(struct strbuf *out, const struct board *b)
{
    for (int y = b->height - 1; y >= 0; y--) {
        for (int x = 0; x < b->width; x++)
            strbuf_putc(out, points[b->at[vertex_at(x, y)]]);
        strbuf_putc(out, '\n');
    }
}

enum line { LINE_PLAIN, LINE_CORNER, LINE_MIDDLE };

/* What a line is to the star points of a board with `size` lines. */
static enum line line_kind(int i, int size)
{
    int corner = size == 5 ? 1 : size < 12 ? 2 : 3;

    if (size % 2 && size > 2 && i == size / 2)
        return LINE_MIDDLE;
    if (size > 4 && (i == corner || i == size - 1 - corner))
        return LINE_CORNER;
    return LINE_PLAIN;
}

/* The points that GNU Go draws as "+"; points on the sides from 12 lines on. */
static bool is_star(const struct board *b, int x, int y)
{
    enum line column = line_kind(x, b->width), row = line_kind(y, b->height);

    if (column == LINE_PLAIN || row == LINE_PLAIN)
        return false;
    return column == row || (b->width > 11 && b->height > 11);
}

static int cell_width(const struct board *b)
{
    return b->width > 25 ? 3 : 2;
}

static void print_letters(struct strbuf *out, const struct board *b)
{
    struct strbuf name = STRBUF_INIT;

    strbuf_puts(out, "\n  ");
    for (int x = 0; x < b->width; x++) {
        strbuf_clear(&name);
        coord_print(&name, vertex_at(x, 0));
        strbuf_cut(&name, name.len - 1); /* without the row "1" */
        strbuf_addf(out, "%*s", cell_width(b), name.text);
    }
    strbuf_free(&name);
}

/* Who has captured how many stands beside the last rows of small boards,
 * beside the 9th and 10th row from the top of larger ones. */
static void print_captures(struct strbuf *out, const struct board *b, int row,
                           const int prisoners[3])
{
    int white = b->height < 10 ? b->height - 2 : 8;

    if (row == white || b->height == 1)
        strbuf_addf(out, "     WHITE (O) has captured %d stones",
                    prisoners[BLACK]);
    if (row == white + 1)
        strbuf_addf(out, "     BLACK (X) has captured %d stones",
                    prisoners[WHITE]);
}

void diagram_show(struct strbuf *out, const struct board *b,
                  const int prisoners[3])
{
    print_letters(out, b);
    for (int row = 0; row < b->height; row++) {
        int y = b->height - 1 - row;

        strbuf_addf(out, "\n%2d", y + 1);
        for (int x = 0; x < b->width; x++) {
            enum color c = (enum color)b->at[vertex_at(x, y)];
            char drawing = c == EMPTY && is_star(b, x, y) ? '+' : points[c];

            strbuf_addf(out, "%*c", cell_width(b), drawing);
        }
        strbuf_addf(out, " %d", y + 1);
        print_captures(out, b, row, prisoners);
    }
    print_letters(out, b);
}
