#include "go/coord.h"

#include <string.h>

static const char letters[] = "ABCDEFGHJKLMNOPQRSTUVWXYZ"; /* no I */
enum { LETTERS = sizeof letters - 1 };

/* Place of a column letter, 0..24, or -1. */
static int letter_index(char c)
{
    int i = (c | 0x20) - 'a';

    if (i < 0 || i > 25 || i == 'i' - 'a')
        return -1;
    return i - (i > 'i' - 'a');
}

/* vertex = letter [letter] digit {digit} */
enum status coord_read(const char *word, size_t len, const struct board *b,
                       vertex *v)
{
    size_t i = 1;
    int x, y = 0, second;

    if (len < 2 || (x = letter_index(word[0])) < 0)
        return ST_SYNTAX;
    if ((second = letter_index(word[1])) >= 0) {
        x = (x + 1) * LETTERS + second;
        i = 2;
    }
    if (i == len)
        return ST_SYNTAX;
    for (; i < len; i++) {
        if (word[i] < '0' || word[i] > '9')
            return ST_SYNTAX;
        if (y <= BOARD_MAX)
            y = y * 10 + (word[i] - '0');
    }
    if (x >= b->width || y < 1 || y > b->height)
        return ST_BAD_COORDINATE;
    *v = vertex_at(x, y - 1);
    return ST_OK;
}

/* Does the word spell `name` (lower case) in any case? */
static bool spells(const char *word, size_t len, const char *name)
{
    if (len != strlen(name))
        return false;
    for (size_t i = 0; i < len; i++)
        if ((word[i] | 0x20) != name[i])
            return false;
    return true;
}

bool coord_read_color(const char *word, size_t len, enum color *c)
{
    for (enum color k = BLACK; k <= WHITE; k++)
        if (len == 1 ? (word[0] | 0x20) == *color_letter(k)
                     : spells(word, len, color_name(k))) {
            *c = k;
            return true;
        }
    return false;
}

void coord_print(struct strbuf *out, vertex v)
{
    int x = vertex_x(v);

    if (x >= LETTERS)
        strbuf_putc(out, letters[x / LETTERS - 1]);
    strbuf_putc(out, letters[x % LETTERS]);
    strbuf_addf(out, "%d", vertex_y(v) + 1);
}

void coord_print_list(struct strbuf *out, const vertex *v, int n)
{
    for (int i = 0; i < n; i++) {
        if (i)
            strbuf_putc(out, ' ');
        coord_print(out, v[i]);
    }
}

const char *color_name(enum color c)
{
    static const char *const name[] = {"empty", "black", "white", "off"};

    return name[c];
}

const char *color_letter(enum color c)
{
    static const char *const letter[] = {"e", "b", "w", "-"};

    return letter[c];
}

bool coord_handicap(const struct board *b, int n, vertex out[9])
{
    /* Each place as column and row: 0 low line, 1 middle, 2 high line. */
    static const int8_t place[9][2] = {{0, 0}, {2, 2}, {0, 2}, {2, 0}, {0, 1},
                                       {2, 1}, {1, 0}, {1, 2}, {1, 1}};
    int side = b->width < b->height ? b->width : b->height;
    bool odd = b->width % 2 && b->height % 2 && side > 7;
    int px[3] = {b->width > 12 ? 3 : 2, b->width / 2, 0};
    int py[3] = {b->height > 12 ? 3 : 2, b->height / 2, 0};

    if (side < 7 || n < 2 || n > (odd ? 9 : 4))
        return false;
    px[2] = b->width - 1 - px[0];
    py[2] = b->height - 1 - py[0];
    for (int i = 0; i < n; i++) {
        bool center = i == n - 1 && n % 2 && n > 4; /* 5, 7 and 9 */
        const int8_t *p = place[center ? 8 : i];

        out[i] = vertex_at(px[p[0]], py[p[1]]);
    }
    return true;
}
