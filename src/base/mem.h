/*
 * mem - the one place that allocates.
 *
 * Every block comes from here, so that a test can make the n-th allocation
 * fail (tests link with --wrap=realloc). NULL means no memory; the caller
 * returns ST_NO_MEMORY and leaves its own state as it was.
 */
#ifndef CAIPAN_BASE_MEM_H
#define CAIPAN_BASE_MEM_H

#include <stdbool.h>
#include <stddef.h>

/* A zeroed block of `count` objects of `size` bytes; NULL on overflow or
 * without memory. A count of 0 gives a block that can be freed. */
void *mem_new(size_t count, size_t size);

/* Make room for at least `need` objects of `size` bytes in *block, whose
 * capacity is *cap objects: grows by half, keeps the content. False: nothing
 * changed. *block is a pointer to the caller's pointer. */
bool mem_grow(void *block, size_t *cap, size_t need, size_t size);

/* The same, inline where there is room already: for what is asked at every
 * move. */
static inline bool mem_room(void *block, size_t *cap, size_t need, size_t size)
{
    return need <= *cap || mem_grow(block, cap, need, size);
}

/* Free a block of mem_new or mem_grow; NULL is allowed. */
void mem_free(void *block);

#endif
