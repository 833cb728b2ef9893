#include "base/arena.h"

#include "base/rng.h"

#include "suites.h"

#include <stdint.h>
#include <string.h>

/* Pieces of random size, each filled with its own number: all stay zeroed when
 * new, aligned, apart from each other and where they were. */
START_TEST(pieces_do_not_touch)
{
    enum { PIECES = 3000 };
    static unsigned char *piece[PIECES];
    static size_t size[PIECES];
    struct arena a = ARENA_INIT;
    uint64_t seed = 7;

    for (int i = 0; i < PIECES; i++) {
        size[i] = rng_below(&seed, i % 100 ? 60 : 20000);
        piece[i] = arena_new(&a, size[i]);
        ck_assert_ptr_nonnull(piece[i]);
        ck_assert_uint_eq((uintptr_t)piece[i] % sizeof(uint64_t), 0);
        for (size_t k = 0; k < size[i]; k++)
            ck_assert_uint_eq(piece[i][k], 0);
        memset(piece[i], i % 256, size[i]);
    }
    for (int i = 0; i < PIECES; i++)
        for (size_t k = 0; k < size[i]; k++)
            ck_assert_int_eq(piece[i][k], i % 256);
    arena_free(&a);
    ck_assert_ptr_null(a.last);
}
END_TEST

START_TEST(too_much_is_refused)
{
    struct arena a = ARENA_INIT;
    char *copy = arena_copy(&a, "a\0b", 3);

    ck_assert_mem_eq(copy, "a\0b", 4);
    ck_assert_ptr_null(arena_new(&a, SIZE_MAX));
    ck_assert_ptr_null(arena_new(&a, SIZE_MAX / 2));
    ck_assert_ptr_null(arena_copy(&a, "", SIZE_MAX));
    ck_assert_mem_eq(copy, "a\0b", 4);
    ck_assert_ptr_nonnull(arena_new(&a, 0));
    arena_free(&a);
    arena_free(&a); /* twice does no harm */
}
END_TEST

TCase *arena_tests(void)
{
    TCase *tc = tcase_create("arena");

    tcase_add_test(tc, pieces_do_not_touch);
    tcase_add_test(tc, too_much_is_refused);
    return tc;
}
