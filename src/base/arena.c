#include "base/arena.h"

#include "base/mem.h"

#include <stdint.h>
#include <string.h>

enum {
    ALIGN =
        sizeof(uint64_t) > sizeof(void *) ? sizeof(uint64_t) : sizeof(void *),
    FIRST_BLOCK = 4096,
    LAST_BLOCK = 1 << 20 /* blocks double up to this size */
};

struct arena_block {
    struct arena_block *older;
    uint64_t align; /* the pieces begin behind it */
};

/* A new block with room for `size` bytes. */
static void *add_block(struct arena *a, size_t size)
{
    size_t cap = a->cap < FIRST_BLOCK      ? FIRST_BLOCK
                 : a->cap < LAST_BLOCK / 2 ? a->cap * 2
                                           : LAST_BLOCK;
    struct arena_block *block;

    if (cap < size)
        cap = size;
    if (cap > SIZE_MAX - sizeof *block)
        return NULL;
    block = mem_new(1, sizeof *block + cap);
    if (!block)
        return NULL;
    block->older = a->last;
    a->last = block;
    a->cap = cap;
    a->used = size;
    return block + 1;
}

void *arena_new(struct arena *a, size_t size)
{
    void *piece;

    if (size > SIZE_MAX - ALIGN)
        return NULL;
    size = (size + ALIGN - 1) / ALIGN * ALIGN;
    if (!a->last || size > a->cap - a->used)
        return add_block(a, size);
    piece = (char *)(a->last + 1) + a->used;
    a->used += size;
    return piece;
}

char *arena_copy(struct arena *a, const char *bytes, size_t len)
{
    char *copy = len < SIZE_MAX ? arena_new(a, len + 1) : NULL;

    if (copy)
        memcpy(copy, bytes, len);
    return copy;
}

void arena_free(struct arena *a)
{
    while (a->last) {
        struct arena_block *older = a->last->older;

        mem_free(a->last);
        a->last = older;
    }
    *a = (struct arena)ARENA_INIT;
}
