#include "support/failing.h"

#include <stddef.h>

void *__real_malloc(size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_realloc(void *block, size_t size);

static long left; /* allocations up to the one that fails, 0: none fails */
static bool failed;

void failing_begin(long n)
{
    left = n;
    failed = false;
}

bool failing_end(void)
{
    left = 0;
    return failed;
}

static bool fails(void)
{
    if (!left || --left)
        return false;
    return failed = true;
}

void *__wrap_malloc(size_t size)
{
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_realloc(void *block, size_t size)
{
    return fails() ? NULL : __real_realloc(block, size);
}
