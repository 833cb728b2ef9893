/*
 * babble - lines that a client in its right mind or out of it might send.
 */
#ifndef CAIPAN_TESTS_BABBLE_H
#define CAIPAN_TESTS_BABBLE_H

#include "base/strbuf.h"

#include <stdint.h>

/* Append a line without its end: a command of the table with arguments that
 * fit or do not, the same with bytes changed, or any bytes. */
void babble_line(struct strbuf *out, uint64_t *seed);

#endif
