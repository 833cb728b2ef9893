/*
 * wire - the form of requests and replies; knows no command and no game.
 *
 * request = [id] name {argument}, a line of any bytes and any length. Words
 * are parts of the line, not NUL-terminated, and hold as long as the line.
 * reply = ("=" | "?") [id] " " text LF LF; no line of the text but the first
 * is ever blank.
 */
#ifndef CAIPAN_GTP_WIRE_H
#define CAIPAN_GTP_WIRE_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct word {
    const char *text;
    size_t len;
};

struct request {
    struct word id;   /* digits to be repeated; len 0: none */
    struct word name; /* never empty */
    struct word rest; /* the arguments, no blank at either end */
};

/* GTP 2, 3.1: drop control characters but HT, cut at "#", HT becomes a blank.
 * Works in place and returns the new length. NUL bytes go too; bytes from 128
 * stay. */
size_t wire_clean(char *line, size_t len);

/* Split a cleaned line. False: nothing to answer (blank, or an id alone). */
bool wire_split(const char *line, size_t len, struct request *out);

/* Take the first word off `rest`. False: none left; *out is then empty. */
bool wire_word(struct word *rest, struct word *out);

/* Is the word exactly this text; this lower-case text in any case? */
bool wire_is(struct word w, const char *text);
bool wire_spells(struct word w, const char *lower);

/* int = digit {digit}, 0 .. 2^31-1. False: *out unchanged. */
bool wire_number(struct word w, int32_t *out);

/* Append a whole reply. A blank line inside the text gets a "." so that it
 * does not end the reply; blanks and line ends after the text are dropped. When
 * the memory does not suffice, the reply says that instead. */
void wire_reply(struct strbuf *out, bool success, struct word id,
                const char *text, size_t len);

#endif
