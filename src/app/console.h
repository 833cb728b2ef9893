/*
 * console - a session at a terminal: prompt, history, completion by readline.
 */
#ifndef CAIPAN_APP_CONSOLE_H
#define CAIPAN_APP_CONSOLE_H

#include "gtp/session.h"

#include <stdbool.h>

/* Read and answer lines until "quit" or the end of input. False: standard
 * output cannot be written, or no memory. */
bool console_run(struct session *s);

#endif
