/*
 * diagram - boards as drawn characters, in and out; also the language of the
 * tests.
 *
 * Rows stand from the top. X and # are black, O white, . + , and - empty.
 */
#ifndef CAIPAN_TEXT_DIAGRAM_H
#define CAIPAN_TEXT_DIAGRAM_H

#include "base/status.h"
#include "base/strbuf.h"
#include "go/board.h"

/* Read a drawn board: rows ended by newlines or "/", blanks between points
 * as you like. Coordinates (row numbers, lines that begin with a letter A) and
 * what stands behind them are skipped, so what diagram_show prints can be
 * read again. Stones may be without liberty (board_libertyless). ST_SYNTAX:
 * another character, rows of unequal length; ST_BAD_SIZE: none or more than
 * 52 rows or columns. *b is written on ST_OK only. */
enum status diagram_read(const char *text, struct board *b);

/* Append the rows, "..XO" and a newline each. */
void diagram_print(struct strbuf *out, const struct board *b);

/* Append the board as GNU Go's showboard prints it: a newline first, none at
 * the end. prisoners[BLACK] are the black stones captured. Columns from the
 * 26th on have two letters, and then every column is one wider. */
void diagram_show(struct strbuf *out, const struct board *b,
                  const int prisoners[3]);

#endif
