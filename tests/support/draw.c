#include "support/draw.h"

#include "go/coord.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void bad_drawing(const char *rows)
{
    fprintf(stderr, "bad drawing: %s\n", rows);
    abort();
}

static void size_of(const char *rows, int *width, int *height)
{
    int x = 0;

    *width = *height = 0;
    for (const char *p = rows;; p++) {
        if (*p == ' ')
            continue;
        if (*p != '\0' && *p != '\n' && *p != '/') {
            x++;
            continue;
        }
        if (x > 0) {
            if (*width != 0 && *width != x)
                bad_drawing(rows);
            *width = x;
            ++*height;
        }
        x = 0;
        if (*p == '\0')
            break;
    }
    if (*width < 1 || *width > BOARD_MAX || *height < 1 || *height > BOARD_MAX)
        bad_drawing(rows);
}

/* Column x of the row-th row from the top. */
static char letter_at(const char *rows, int row, int x)
{
    int at_row = 0, at_x = 0;

    for (const char *p = rows; *p; p++) {
        if (*p == ' ')
            continue;
        if (*p == '\n' || *p == '/') {
            at_row += at_x > 0;
            at_x = 0;
        } else if (at_row == row && at_x++ == x) {
            return *p;
        } else if (at_row != row) {
            at_x++;
        }
    }
    return '\0';
}

struct board draw_board(const char *rows)
{
    int width, height;
    struct board b;

    size_of(rows, &width, &height);
    board_init(&b, width, height);
    for (int row = 0; row < height; row++)
        for (int x = 0; x < width; x++) {
            vertex v = vertex_at(x, height - 1 - row);
            char ch = letter_at(rows, row, x);

            if (ch == 'X')
                board_add(&b, v, BLACK);
            else if (ch == 'O')
                board_add(&b, v, WHITE);
        }
    return b;
}

char draw_letter(const char *rows, const struct board *b, vertex v)
{
    return letter_at(rows, b->height - 1 - vertex_y(v), vertex_x(v));
}

vertex draw_vertex(const char *name, const struct board *b)
{
    vertex v = NO_VERTEX;

    if (coord_read(name, strlen(name), b, &v) != ST_OK)
        bad_drawing(name);
    return v;
}
