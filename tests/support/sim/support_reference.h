/*
 * support_reference.h - what the tables of references for integer instructions share: sources, results, bits and bytes.
 */
#ifndef TESTS_SUPPORT_REFERENCE_H
#define TESTS_SUPPORT_REFERENCE_H

#include "support_exact.h"
#include "support_isa.h"

#define REFERENCE(name) static struct reference_output name(const struct reference_input *in)
#define A               ((uint32_t)in->source[0])
#define B               ((uint32_t)in->source[1])
#define C               ((uint32_t)in->source[2])

static inline struct reference_output word(uint64_t value)
{
    return (struct reference_output){.value = (uint32_t)value};
}

static inline struct reference_output half(uint64_t value)
{
    return (struct reference_output){.value = (uint16_t)value};
}

/* x as a two's complement number of the given width. */
static inline int64_t as_signed(uint64_t x, uint32_t bits)
{
    int64_t value = (int64_t)(x % ((uint64_t)1 << bits));

    return value >= (int64_t)1 << (bits - 1) ? value - ((int64_t)1 << bits) : value;
}

static inline int64_t i32(uint64_t x)
{
    return as_signed(x, 32);
}

static inline int128 limited(int128 value, int128 low, int128 high)
{
    return value < low ? low : value > high ? high : value;
}

static inline bool bit(uint64_t value, uint32_t number)
{
    return value >> number & 1u;
}

static inline uint32_t byte(uint64_t value, uint32_t number)
{
    for (; number; number--)
        value /= 256;
    return value % 256;
}

/* 2^(count modulo size) as a wide number. */
static inline uint128 power(uint64_t count, uint32_t size)
{
    uint128 p = 1;

    for (uint64_t i = 0; i < count % size; i++)
        p *= 2;
    return p;
}

/* Division that rounds down, which is what an arithmetic shift is. */
static inline int128 floor_division(int128 n, int128 d)
{
    return n / d - (n % d < 0);
}

#endif
