/*
 * coord - vertices as GTP writes them, and the points of fixed handicap.
 *
 * vertex = column row; columns A..Z without I, from the 26th on two letters
 * (AA, AB .. AZ, BA ..) as GoGui and KataGo write them; rows from 1 below.
 */
#ifndef CAIPAN_GO_COORD_H
#define CAIPAN_GO_COORD_H

#include "base/status.h"
#include "base/strbuf.h"
#include "go/board.h"

#include <stddef.h>

/* Read a vertex in any case. ST_SYNTAX: not of that form; ST_BAD_COORDINATE:
 * not on this board. *v is written on ST_OK only. "pass" is no vertex here. */
enum status coord_read(const char *word, size_t len, const struct board *b,
                       vertex *v);

/* Read "b", "black", "w", "white" in any case. */
bool coord_read_color(const char *word, size_t len, enum color *c);

/* Append "Q16". */
void coord_print(struct strbuf *out, vertex v);

/* Append the vertices, separated by spaces, in their given order. */
void coord_print_list(struct strbuf *out, const vertex *v, int n);

/* "black" or "white"; "b" or "w"; "empty" where it applies. */
const char *color_name(enum color c);
const char *color_letter(enum color c);

/* The points of n fixed handicap stones in GTP's order (GTP 2, 4.1.1: third
 * stone upper left). False: n is not possible on this board; *out untouched.
 * At most 9; none below 7 lines, more than 4 only with odd sides above 7. */
bool coord_handicap(const struct board *b, int n, vertex out[9]);

#endif
