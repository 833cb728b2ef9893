/*
 * owner - whose each point of a finished position is (rules.md 5 and 8).
 */
#ifndef CAIPAN_JUDGE_OWNER_H
#define CAIPAN_JUDGE_OWNER_H

#include "judge/finish.h"

/* From f->rules, full, dead, mark and claim fill in board, owner, seki,
 * stones, empties and dead_stones. Appends a warning a line. ST_NO_MEMORY. */
enum status owner_settle(struct finish *f, struct strbuf *warnings);

/* Append one line to a list of warnings that has no last newline. */
void warnings_add(struct strbuf *warnings, const char *text);

#endif
