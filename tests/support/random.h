/*
 * random.h - deterministic random numbers for tests. The same seed gives the same numbers on every machine.
 */
#ifndef TESTS_RANDOM_H
#define TESTS_RANDOM_H

#include <stdint.h>

/* Xorshift: the next 64 bits. The state must not be 0. */
static inline uint64_t random_next(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* A number below limit, from xorshift's upper bits. */
static inline uint32_t random_below(uint64_t *state, uint32_t limit)
{
    return (uint32_t)((random_next(state) >> 32) * limit >> 32);
}

/* SplitMix: the next 64 bits. Any state will do, so a count can be the seed. */
static inline uint64_t random_mixed(uint64_t *state)
{
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);

    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

#endif
