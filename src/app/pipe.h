/*
 * pipe - a session through standard input and output of a program.
 *
 * Reads in blocks, executes every whole line and writes the answers as soon as
 * no whole line is left to read, never later: a client that waits for one
 * answer gets it, one that sends ahead gets them in blocks. The last line
 * counts without its line end. A line may have any length.
 */
#ifndef CAIPAN_APP_PIPE_H
#define CAIPAN_APP_PIPE_H

#include "gtp/session.h"

#include <stdbool.h>

/* Until "quit", the end of input, or nobody reads. False: an answer could not
 * be written for another reason, or no memory; errno says which. */
bool pipe_run(struct session *s);

#endif
