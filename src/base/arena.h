/*
 * arena - a tree allocated piece by piece and freed at once.
 *
 * A zero state is ARENA_INIT; arena_free leaves that state. Pieces are zeroed,
 * aligned for pointers and 64-bit numbers, and stay where they are until
 * arena_free. Blocks grow with what is used, so the waste stays below a half.
 */
#ifndef CAIPAN_BASE_ARENA_H
#define CAIPAN_BASE_ARENA_H

#include <stddef.h>

struct arena_block;

struct arena {
    struct arena_block *last; /* the block being filled; links to older ones */
    size_t used, cap;         /* bytes of it */
};

#define ARENA_INIT                                                             \
    {                                                                          \
        NULL, 0, 0                                                             \
    }

/* A zeroed piece of `size` bytes, also for size 0; NULL without memory, the
 * arena is then as before. */
void *arena_new(struct arena *a, size_t size);

/* A copy of `len` bytes with a NUL behind them; NULL without memory. */
char *arena_copy(struct arena *a, const char *bytes, size_t len);

void arena_free(struct arena *a);

#endif
