/*
 * rng - a seeded generator whose state the caller holds (splitmix64,
 * S. Vigna, public domain). Same seed, same numbers, on every machine.
 */
#ifndef CAIPAN_BASE_RNG_H
#define CAIPAN_BASE_RNG_H

#include <stdint.h>

/* Mix 64 bits so that each depends on all. */
static inline uint64_t rng_mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static inline uint64_t rng_next(uint64_t *state)
{
    return rng_mix(*state += 0x9e3779b97f4a7c15u);
}

/* 0 .. n-1, n > 0; the bias is below n / 2^32. */
static inline uint32_t rng_below(uint64_t *state, uint32_t n)
{
    return (uint32_t)(((rng_next(state) >> 32) * n) >> 32);
}

#endif
