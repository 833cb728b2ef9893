/*
 * bits - sets of up to 64 things in one word, in portable C.
 */
#ifndef CAIPAN_BASE_BITS_H
#define CAIPAN_BASE_BITS_H

#include <stdint.h>

/* How many bits are set. */
static inline int bits_count(uint64_t b)
{
    b -= b >> 1 & 0x5555555555555555u;
    b = (b & 0x3333333333333333u) + (b >> 2 & 0x3333333333333333u);
    b = (b + (b >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(b * 0x0101010101010101u >> 56);
}

/* The number of the lowest bit set; b is not 0. Multiplied by a de Bruijn
 * sequence, each single bit leaves its own six bits at the top. */
static inline int bits_lowest(uint64_t b)
{
    static const uint8_t number[64] = {
        0,  1,  48, 2,  57, 49, 28, 3,  61, 58, 50, 42, 38, 29, 17, 4,
        62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5,
        63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11,
        46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9,  13, 8,  7,  6,
    };

    return number[(b & -b) * 0x03f79d71b4cb0a89u >> 58];
}

#endif
