/*
 * draw - boards for tests from drawn rows.
 *
 * Rows from the top, separated by '\n' or by '/', blanks ignored; X black, O
 * white, any other letter an empty point. "X.O/.../OX." is a 3x3 board.
 */
#ifndef CAIPAN_TESTS_SUPPORT_DRAW_H
#define CAIPAN_TESTS_SUPPORT_DRAW_H

#include "go/board.h"

/* The board drawn; aborts on a drawing that is none. */
struct board draw_board(const char *rows);

/* The letter of a drawing at v, whatever it is: for drawings of owners. */
char draw_letter(const char *rows, const struct board *b, vertex v);

/* "C3" on that board; aborts when it is no vertex. */
vertex draw_vertex(const char *name, const struct board *b);

#endif
