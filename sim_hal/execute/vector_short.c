/* vector_short.c - 16-bit integer rows. Sources use their low halves; results are zero-extended to 32 bits. */
#include "execute/vector_rows.h"

static inline uint32_t low(uint32_t x)
{
    return x & 0xffffu;
}

static inline int32_t sign_extended(uint32_t x)
{
    return (int32_t)(x << 16) >> 16;
}

static inline uint32_t at_most(uint32_t value, uint32_t limit)
{
    return value < limit ? value : limit;
}

static inline uint32_t not_below_zero(uint32_t larger, uint32_t smaller)
{
    return larger > smaller ? larger - smaller : 0;
}

/* One expression for plain instructions and one for those that saturate (clamp). */
#define CLAMP_ROW(shape, name, wrapped, saturated)                                                                     \
    shape(name##_wrapped, wrapped)                                                                                     \
        shape(name##_saturated, saturated) void execute_row_##name(struct execute_rows *rows)                          \
    {                                                                                                                  \
        (rows->clamp ? name##_saturated : name##_wrapped)(rows);                                                       \
    }

CLAMP_ROW(EXECUTE_LOCAL_ROW_2, v_add_u16, low(a + b), at_most(low(a) + low(b), 0xffffu))
CLAMP_ROW(EXECUTE_LOCAL_ROW_2, v_sub_u16, low(a - b), not_below_zero(low(a), low(b)))
CLAMP_ROW(EXECUTE_LOCAL_ROW_2, v_subrev_u16, low(b - a), not_below_zero(low(b), low(a)))
CLAMP_ROW(EXECUTE_LOCAL_ROW_2, v_mul_lo_u16, low((a * b)), at_most(low(a) * low(b), 0xffffu))

static inline uint32_t mad_saturated_u16(uint32_t a, uint32_t b, uint32_t c)
{
    uint64_t exact = (uint64_t)low(a) * low(b) + low(c);

    return exact > 0xffffu ? 0xffffu : (uint32_t)exact;
}

static inline uint32_t mad_saturated_i16(uint32_t a, uint32_t b, uint32_t c)
{
    int64_t exact = (int64_t)sign_extended(a) * sign_extended(b) + sign_extended(c);

    return low(exact > INT16_MAX ? 0x7fffu : exact < INT16_MIN ? 0x8000u : (uint32_t)exact);
}

CLAMP_ROW(EXECUTE_LOCAL_ROW_3, v_mad_u16, low((a * b) + c), mad_saturated_u16(a, b, c))
CLAMP_ROW(EXECUTE_LOCAL_ROW_3, v_mad_i16, low((a * b) + c), mad_saturated_i16(a, b, c))

EXECUTE_ROW_2(v_min_u16, low(a) < low(b) ? low(a) : low(b))
EXECUTE_ROW_2(v_max_u16, low(a) > low(b) ? low(a) : low(b))
EXECUTE_ROW_2(v_min_i16, sign_extended(a) < sign_extended(b) ? low(a) : low(b))
EXECUTE_ROW_2(v_max_i16, sign_extended(a) > sign_extended(b) ? low(a) : low(b))
EXECUTE_ROW_2(v_lshlrev_b16, low(b << (a & 15u)))
EXECUTE_ROW_2(v_lshrrev_b16, low(b) >> (a & 15u))
EXECUTE_ROW_2(v_ashrrev_i16, low((uint32_t)(sign_extended(b) >> (a & 15u))))
