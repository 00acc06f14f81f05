/*
 * vector_compare.c - comparisons and class tests: rows of all ones where the condition holds.
 *
 * A comparison with NaN is false for every condition but the negated ones (nlt, neq and so on) and u.
 */
#include "execute/vector_rows.h"

#define SIGNED_16(x)   ((int32_t)((x) << 16) >> 16)
#define UNSIGNED_16(x) ((x)&0xffffu)
#define SIGNED_32(x)   ((int32_t)(x))
#define UNSIGNED_32(x) (x)

EXECUTE_ROW_1(v_cmp_f, a & 0)
EXECUTE_ROW_1(v_cmp_t, a | UINT32_MAX)

/* Integers of up to 32 bits; eq and ne serve both signs. */
#define COMPARE_INTEGERS(type, as)                                                                                     \
    EXECUTE_ROW_2(v_cmp_lt_##type, execute_row_flag(as(a) < as(b)))                                                    \
    EXECUTE_ROW_2(v_cmp_le_##type, execute_row_flag(as(a) <= as(b)))                                                   \
    EXECUTE_ROW_2(v_cmp_gt_##type, execute_row_flag(as(a) > as(b)))                                                    \
    EXECUTE_ROW_2(v_cmp_ge_##type, execute_row_flag(as(a) >= as(b)))

COMPARE_INTEGERS(i16, SIGNED_16)
COMPARE_INTEGERS(u16, UNSIGNED_16)
COMPARE_INTEGERS(i32, SIGNED_32)
COMPARE_INTEGERS(u32, UNSIGNED_32)
EXECUTE_ROW_2(v_cmp_eq_i16, execute_row_flag(UNSIGNED_16(a) == UNSIGNED_16(b)))
EXECUTE_ROW_2(v_cmp_ne_i16, execute_row_flag(UNSIGNED_16(a) != UNSIGNED_16(b)))
EXECUTE_ROW_2(v_cmp_eq_i32, execute_row_flag(a == b))
EXECUTE_ROW_2(v_cmp_ne_i32, execute_row_flag(a != b))

/* 64-bit integers, from comparisons of their halves. */
#define LONG_ROW(name, expression)                                                                                     \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d;                                                                                         \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t low_a = row_a[lane], high_a = row_a[lane + ISA_LANES];                                            \
            uint32_t low_b = row_b[lane], high_b = row_b[lane + ISA_LANES];                                            \
                                                                                                                       \
            d[lane] = (expression);                                                                                    \
        }                                                                                                              \
    }

static inline uint32_t equal_long(uint32_t low_a, uint32_t high_a, uint32_t low_b, uint32_t high_b)
{
    return execute_row_flag(((low_a ^ low_b) | (high_a ^ high_b)) == 0);
}

static inline uint32_t below_u64(uint32_t low_a, uint32_t high_a, uint32_t low_b, uint32_t high_b)
{
    return execute_row_flag(high_a < high_b) | (execute_row_flag(high_a == high_b) & execute_row_flag(low_a < low_b));
}

static inline uint32_t below_i64(uint32_t low_a, uint32_t high_a, uint32_t low_b, uint32_t high_b)
{
    return below_u64(low_a, high_a ^ 0x80000000u, low_b, high_b ^ 0x80000000u);
}

#define COMPARE_LONGS(type)                                                                                            \
    LONG_ROW(v_cmp_lt_##type, below_##type(low_a, high_a, low_b, high_b))                                              \
    LONG_ROW(v_cmp_ge_##type, ~below_##type(low_a, high_a, low_b, high_b))                                             \
    LONG_ROW(v_cmp_gt_##type, below_##type(low_b, high_b, low_a, high_a))                                              \
    LONG_ROW(v_cmp_le_##type, ~below_##type(low_b, high_b, low_a, high_a))

COMPARE_LONGS(i64)
COMPARE_LONGS(u64)
LONG_ROW(v_cmp_eq_i64, equal_long(low_a, high_a, low_b, high_b))
LONG_ROW(v_cmp_ne_i64, ~equal_long(low_a, high_a, low_b, high_b))

/* Floats: a function that compares x and y, from the way a lane is read. */
#define FLOAT_ROW(name, value, read, condition)                                                                        \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            value x = read(row_a, lane, mode), y = read(row_b, lane, mode);                                            \
                                                                                                                       \
            d[lane] = execute_row_flag(condition);                                                                     \
        }                                                                                                              \
    }

static inline float read_f16(const uint32_t *row, uint32_t lane, uint32_t mode)
{
    return execute_f32(execute_f16_to_f32(execute_f16_flush(row[lane] & 0xffffu, execute_f16_drop_in(mode))));
}

static inline float read_f32(const uint32_t *row, uint32_t lane, uint32_t mode)
{
    return execute_f32(execute_f32_flush(row[lane], execute_f32_drop_in(mode)));
}

static inline double read_f64(const uint32_t *row, uint32_t lane, uint32_t mode)
{
    return execute_f64(execute_f64_flush(execute_row_load64(row, lane), execute_f64_drop_in(mode)));
}

#define COMPARE_FLOATS(type, value)                                                                                    \
    FLOAT_ROW(v_cmp_lt_##type, value, read_##type, x < y)                                                              \
    FLOAT_ROW(v_cmp_eq_##type, value, read_##type, x == y)                                                             \
    FLOAT_ROW(v_cmp_le_##type, value, read_##type, x <= y)                                                             \
    FLOAT_ROW(v_cmp_gt_##type, value, read_##type, x > y)                                                              \
    FLOAT_ROW(v_cmp_lg_##type, value, read_##type, (x < y) | (x > y))                                                  \
    FLOAT_ROW(v_cmp_ge_##type, value, read_##type, x >= y)                                                             \
    FLOAT_ROW(v_cmp_o_##type, value, read_##type, (x == x) & (y == y))                                                 \
    FLOAT_ROW(v_cmp_u_##type, value, read_##type, (x != x) | (y != y))                                                 \
    FLOAT_ROW(v_cmp_nge_##type, value, read_##type, !(x >= y))                                                         \
    FLOAT_ROW(v_cmp_nlg_##type, value, read_##type, !((x < y) | (x > y)))                                              \
    FLOAT_ROW(v_cmp_ngt_##type, value, read_##type, !(x > y))                                                          \
    FLOAT_ROW(v_cmp_nle_##type, value, read_##type, !(x <= y))                                                         \
    FLOAT_ROW(v_cmp_neq_##type, value, read_##type, x != y)                                                            \
    FLOAT_ROW(v_cmp_nlt_##type, value, read_##type, !(x < y))

COMPARE_FLOATS(f16, float)
COMPARE_FLOATS(f32, float)
COMPARE_FLOATS(f64, double)

/*
 * The class of a number as a bit number of v_cmp_class's mask: 0 signalling NaN, 1 quiet NaN, 2 -infinity, 3 negative
 * normal, 4 negative denormal, 5 -0, 6 +0, 7 positive denormal, 8 positive normal, 9 +infinity.
 */
static uint32_t class_of(bool negative, uint32_t exponent, uint32_t largest_exponent, uint64_t mantissa, bool quiet)
{
    if (exponent == largest_exponent && mantissa)
        return quiet ? 1 : 0;
    if (exponent == largest_exponent)
        return negative ? 2 : 9;
    if (exponent)
        return negative ? 3 : 8;
    if (mantissa)
        return negative ? 4 : 7;
    return negative ? 5 : 6;
}

static uint32_t class_of_f16(uint32_t a)
{
    return class_of(a >> 15 & 1u, a >> 10 & 0x1fu, 0x1f, a & 0x3ffu, a & EXECUTE_F16_QUIET);
}

static uint32_t class_of_f32(uint32_t a)
{
    return class_of(a >> 31, a >> 23 & 0xffu, 0xff, a & 0x7fffffu, a & EXECUTE_F32_QUIET);
}

static uint32_t class_of_f64(uint64_t a)
{
    return class_of(a >> 63, (uint32_t)(a >> 52) & 0x7ffu, 0x7ff, a & 0xfffffffffffffu, (a & EXECUTE_F64_QUIET) != 0);
}

EXECUTE_ROW_2(v_cmp_class_f16, execute_row_flag(b >> class_of_f16(a) & 1u))
EXECUTE_ROW_2(v_cmp_class_f32, execute_row_flag(b >> class_of_f32(a) & 1u))

void execute_row_v_cmp_class_f64(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        rows->d[lane] = execute_row_flag(rows->b[lane] >> class_of_f64(execute_row_load64(rows->a, lane)) & 1u);
}
