/*
 * sgf_point - points of a Go record: two letters, column from the left, row
 * from the top; a..z are 1 to 26, A..Z 27 to 52 (SGF FF[4], Go).
 */
#ifndef CAIPAN_TEXT_SGF_POINT_H
#define CAIPAN_TEXT_SGF_POINT_H

#include "base/status.h"
#include "base/strbuf.h"
#include "go/board.h"
#include "text/sgf.h"

/* Read two letters. ST_SYNTAX: not of that form; ST_BAD_COORDINATE: not on
 * this board. *v is written on ST_OK only. */
enum status sgf_point_read(const char *text, size_t len, const struct board *b,
                           vertex *v);

/* Read a value of a list of points: one point, or a rectangle "aa:cc" of two
 * corners (*last = *first for one point). *first is its upper left corner,
 * *last the lower right one. Blanks around are allowed. */
enum status sgf_point_read_range(const struct sgf_value *value,
                                 const struct board *b, vertex *first,
                                 vertex *last);

/* Append the two letters. */
void sgf_point_print(struct strbuf *out, vertex v, const struct board *b);

/* The value without the blanks around it; *len 0: there is nothing else. */
const char *sgf_trim(const struct sgf_value *value, size_t *len);

#endif
