/*
 * failing - makes an allocation of base/mem fail.
 *
 * The check program is linked with malloc and realloc wrapped; only what the
 * library itself allocates passes here.
 */
#ifndef CAIPAN_TESTS_FAILING_H
#define CAIPAN_TESTS_FAILING_H

#include <stdbool.h>

/* The n-th allocation from now on fails, n from 1; the others do not. */
void failing_begin(long n);

/* None fails any more. Did one? */
bool failing_end(void);

#endif
