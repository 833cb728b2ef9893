#include "base/mem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void *mem_new(size_t count, size_t size)
{
    void *block;

    if (size && count > SIZE_MAX / size)
        return NULL;
    block = realloc(NULL, count && size ? count * size : 1);
    if (block)
        memset(block, 0, count * size);
    return block;
}

bool mem_grow(void *block, size_t *cap, size_t need, size_t size)
{
    size_t want = *cap + *cap / 2 < 16 ? 16 : *cap + *cap / 2;
    void *old, *grown;

    if (need <= *cap)
        return true;
    if (want < need)
        want = need;
    if (want > SIZE_MAX / size)
        return false;
    memcpy(&old, block, sizeof old);
    grown = realloc(old, want * size);
    if (!grown)
        return false;
    memcpy(block, &grown, sizeof grown);
    *cap = want;
    return true;
}

void mem_free(void *block)
{
    free(block);
}
