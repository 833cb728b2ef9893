#include "text/sgf_point.h"

/* 0..51, or -1. */
static int letter_index(char c)
{
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    return c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1;
}

static char index_letter(int i)
{
    return (char)(i < 26 ? 'a' + i : 'A' + i - 26);
}

enum status sgf_point_read(const char *text, size_t len, const struct board *b,
                           vertex *v)
{
    int x, row;

    if (len != 2 || (x = letter_index(text[0])) < 0 ||
        (row = letter_index(text[1])) < 0)
        return ST_SYNTAX;
    if (x >= b->width || row >= b->height)
        return ST_BAD_COORDINATE;
    *v = vertex_at(x, b->height - 1 - row);
    return ST_OK;
}

const char *sgf_trim(const struct sgf_value *value, size_t *len)
{
    const char *text = value->text;

    *len = value->len;
    while (*len && (unsigned char)*text <= ' ') {
        text++;
        --*len;
    }
    while (*len && (unsigned char)text[*len - 1] <= ' ')
        --*len;
    return text;
}

/* Make *a the smaller and *b the larger. */
static void order(int *a, int *b)
{
    int low = *a < *b ? *a : *b;

    *b = *a + *b - low;
    *a = low;
}

enum status sgf_point_read_range(const struct sgf_value *value,
                                 const struct board *b, vertex *first,
                                 vertex *last)
{
    size_t len;
    const char *text = sgf_trim(value, &len);
    vertex one, other;
    int left, right, low, high;
    enum status st;

    if (len != 2 && (len != 5 || text[2] != ':'))
        return ST_SYNTAX;
    if ((st = sgf_point_read(text, 2, b, &one)) ||
        (st = sgf_point_read(text + len - 2, 2, b, &other)))
        return st;
    left = vertex_x(one);
    right = vertex_x(other);
    low = vertex_y(other);
    high = vertex_y(one);
    order(&left, &right);
    order(&low, &high);
    *first = vertex_at(left, high);
    *last = vertex_at(right, low);
    return ST_OK;
}

void sgf_point_print(struct strbuf *out, vertex v, const struct board *b)
{
    strbuf_putc(out, index_letter(vertex_x(v)));
    strbuf_putc(out, index_letter(b->height - 1 - vertex_y(v)));
}
