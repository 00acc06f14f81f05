/*
 * lds_float.h - what the float atomics of the LDS compute: comparisons, extremes and f32 addition under a wave's denormal
 * mode. Internal to memory_ops_lds.c.
 */
#ifndef SIM_HAL_ISA_LDS_FLOAT_H
#define SIM_HAL_ISA_LDS_FLOAT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define FLUSH_INPUTS  0x10u /* MODE bit 4 clear: f32 denormal inputs are zero */
#define FLUSH_OUTPUTS 0x20u

static inline float float_of(uint64_t bits)
{
    uint32_t word = (uint32_t)bits;
    float value;

    memcpy(&value, &word, sizeof(value));
    return value;
}

static inline double double_of(uint64_t bits)
{
    double value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

static inline bool is_nan(uint64_t bits, uint32_t bytes)
{
    return bytes == 4 ? ((uint32_t)bits << 1) > 0xff000000u : bits << 1 > UINT64_C(0xffe0000000000000);
}

static inline bool float_equal(uint64_t a, uint64_t b, uint32_t bytes)
{
    return bytes == 4 ? float_of(a) == float_of(b) : double_of(a) == double_of(b);
}

/* Neither is a NaN; -0 is less than +0. */
static inline bool float_less(uint64_t a, uint64_t b, uint32_t bytes)
{
    if (float_equal(a, b, bytes))
        return a >> (bytes * 8 - 1) > b >> (bytes * 8 - 1);
    return bytes == 4 ? float_of(a) < float_of(b) : double_of(a) < double_of(b);
}

static inline uint64_t float_extreme(uint64_t old, uint64_t data, uint32_t bytes, bool maximum)
{
    if (is_nan(data, bytes))
        return old;
    if (is_nan(old, bytes))
        return data;
    if (maximum)
        return float_less(old, data, bytes) ? data : old;
    return float_less(data, old, bytes) ? data : old;
}

/* An f32 denormal becomes a zero of its sign. */
static inline uint32_t flushed(uint32_t bits)
{
    return bits << 1 >> 24 ? bits : bits & 0x80000000u;
}

static inline uint32_t float_add(uint32_t a, uint32_t b, uint32_t mode)
{
    float sum;
    uint32_t bits;

    if (!(mode & FLUSH_INPUTS)) {
        a = flushed(a);
        b = flushed(b);
    }
    if (is_nan(a, 4) || is_nan(b, 4))
        return (is_nan(a, 4) ? a : b) | 0x400000u;
    sum = float_of(a) + float_of(b);
    memcpy(&bits, &sum, sizeof(bits));
    if (is_nan(bits, 4))
        return 0x7fc00000u;
    return mode & FLUSH_OUTPUTS ? bits : flushed(bits);
}

#endif
