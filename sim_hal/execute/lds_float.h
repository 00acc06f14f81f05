/*
 * lds_float.h - what the float atomics of the LDS compute: comparisons, extremes and f32 addition under a wave's denormal
 * mode. bytes: 4 or 8, of the words. Internal to memory_ops_lds.c.
 */
#ifndef SIM_HAL_EXECUTE_LDS_FLOAT_H
#define SIM_HAL_EXECUTE_LDS_FLOAT_H

#include "engine/require.h"
#include "execute/float_bits.h"

static inline bool lds_float_is_nan(uint64_t bits, uint32_t bytes)
{
    return bytes == 4 ? execute_f32_is_nan((uint32_t)bits) : execute_f64_is_nan(bits);
}

static inline bool lds_float_equal(uint64_t a, uint64_t b, uint32_t bytes)
{
    return bytes == 4 ? execute_f32((uint32_t)a) == execute_f32((uint32_t)b) : execute_f64(a) == execute_f64(b);
}

/* Neither is a NaN; -0 is less than +0. */
static inline bool lds_float_less(uint64_t a, uint64_t b, uint32_t bytes)
{
    SIM_REQUIRE(!lds_float_is_nan(a, bytes));
    SIM_REQUIRE(!lds_float_is_nan(b, bytes));
    if (lds_float_equal(a, b, bytes))
        return a >> (bytes * 8 - 1) > b >> (bytes * 8 - 1);
    return bytes == 4 ? execute_f32((uint32_t)a) < execute_f32((uint32_t)b) : execute_f64(a) < execute_f64(b);
}

static inline uint64_t lds_float_extreme(uint64_t old, uint64_t data, uint32_t bytes, bool maximum)
{
    if (lds_float_is_nan(data, bytes))
        return old;
    if (lds_float_is_nan(old, bytes))
        return data;
    if (maximum)
        return lds_float_less(old, data, bytes) ? data : old;
    return lds_float_less(data, old, bytes) ? data : old;
}

static inline uint32_t lds_float_add(uint32_t a, uint32_t b, uint32_t mode)
{
    uint32_t sum;

    a = execute_f32_flush(a, execute_f32_drop_in(mode));
    b = execute_f32_flush(b, execute_f32_drop_in(mode));
    if (execute_f32_is_nan(a) || execute_f32_is_nan(b))
        return (execute_f32_is_nan(a) ? a : b) | EXECUTE_F32_QUIET;
    sum = execute_f32_bits(execute_f32(a) + execute_f32(b));
    if (execute_f32_is_nan(sum))
        return EXECUTE_F32_NAN;
    return execute_f32_flush(sum, execute_f32_drop_out(mode));
}

#endif
