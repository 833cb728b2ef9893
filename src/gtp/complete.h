/*
 * complete - what the word at the end of a line may become.
 *
 * The first word is a command; the rest follow its signature (command.h):
 * colours, vertices of the board in play, rule sets, settings and their values.
 */
#ifndef CAIPAN_GTP_COMPLETE_H
#define CAIPAN_GTP_COMPLETE_H

#include "gtp/session.h"

#include <stdbool.h>

/* Append each word that begins, in any case, like the last word of `line`
 * (which may be empty), one a line. False: the word is a file name, and
 * nothing was appended. */
bool complete_list(struct session *s, const char *line, size_t len,
                   struct strbuf *out);

#endif
