#include "base/bits.h"

#include "base/rng.h"
#include "suites.h"

START_TEST(agrees_with_counting_one_by_one)
{
    uint64_t random = 1;

    for (int i = 0; i < 10000; i++) {
        uint64_t b = rng_next(&random) << (i % 64);
        int n = 0, lowest = -1;

        for (int k = 63; k >= 0; k--)
            if (b >> k & 1) {
                n++;
                lowest = k;
            }
        ck_assert_int_eq(bits_count(b), n);
        if (b)
            ck_assert_int_eq(bits_lowest(b), lowest);
    }
    ck_assert_int_eq(bits_count(0), 0);
    ck_assert_int_eq(bits_count(UINT64_MAX), 64);
}
END_TEST

TCase *bits_tests(void)
{
    TCase *tc = tcase_create("bits");

    tcase_add_test(tc, agrees_with_counting_one_by_one);
    return tc;
}
