/*
 * vector_half.c - half precision rows, rounding to nearest even.
 *
 * Halves are widened to float, which has more than twice their precision, so that rounding sums, products, quotients
 * and roots to float and then to half is as good as rounding once. See vector_float.c for denormals and NaNs; bits
 * 31:16 of results are 0.
 */
#include "execute/vector_rows.h"

#include "execute/math.h"
#include "execute/soft_float.h"

#include <math.h>

#define MODE_IN      execute_f16_drop_in(mode)
#define MODE_OUT     execute_f16_drop_out(mode)
#define ALWAYS_FLUSH 0x7fffu

static inline float widened(uint32_t half, uint32_t drop)
{
    return execute_f32(execute_f16_to_f32(execute_f16_flush(half & 0xffffu, drop)));
}

static inline uint32_t narrowed(float value, uint32_t drop)
{
    return execute_f16_flush(execute_f32_to_f16(execute_f32_bits(value)), drop);
}

/* The shapes of half rows: a function from an expression over a, b and c as floats. */
#define HALF_ROW_1(name, expression)                                                                                   \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, nan = 0;                                                             \
        const uint32_t *row_a = rows->a;                                                                               \
        uint32_t in = MODE_IN, out = MODE_OUT;                                                                         \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            float a = widened(row_a[lane], in);                                                                        \
            float result = expression;                                                                                 \
                                                                                                                       \
            nan |= execute_row_flag(result != result);                                                                 \
            d[lane] = narrowed(result, out);                                                                           \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f16(d, row_a, NULL, NULL);                                                              \
    }

#define HALF_ROW_2(name, expression)                                                                                   \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, nan = 0;                                                             \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
        uint32_t in = MODE_IN, out = MODE_OUT;                                                                         \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            float a = widened(row_a[lane], in), b = widened(row_b[lane], in);                                          \
            float result = expression;                                                                                 \
                                                                                                                       \
            nan |= execute_row_flag(result != result);                                                                 \
            d[lane] = narrowed(result, out);                                                                           \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f16(d, row_a, row_b, NULL);                                                             \
    }

#define HALF_ROW_3(name, drop_in, drop_out, expression)                                                                \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, nan = 0;                                                             \
        const uint32_t *row_a = rows->a, *row_b = rows->b, *row_c = rows->c;                                           \
        uint32_t in = (drop_in), out = (drop_out);                                                                     \
                                                                                                                       \
        (void)mode;                                                                                                    \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            float a = widened(row_a[lane], in), b = widened(row_b[lane], in), c = widened(row_c[lane], in);            \
            float result = expression;                                                                                 \
                                                                                                                       \
            nan |= execute_row_flag(result != result);                                                                 \
            d[lane] = narrowed(result, out);                                                                           \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f16(d, row_a, row_b, row_c);                                                            \
    }

/* v_mad rounds its product and always flushes denormals, that of the product too. */
static inline float flushed_product(float a, float b)
{
    return execute_f32(execute_f16_to_f32(narrowed(a * b, ALWAYS_FLUSH)));
}

/* The product is exact; the sum is rounded to odd until only the last rounding is left. */
static inline float fused(float a, float b, float c)
{
    return (float)execute_f64_to_odd_f32(execute_add_to_odd((double)a * b, c));
}

/* Never 1, though a - floor(a) of a tiny negative number rounds to it. */
static inline float fraction(float a)
{
    float result = a - execute_floor_f32(a);
    const uint32_t largest = 0x3f7fe000u;

    return execute_f32(execute_select(result > execute_f32(largest), largest, execute_f32_bits(result)));
}

HALF_ROW_2(v_add_f16, a + b)
HALF_ROW_2(v_sub_f16, a - b)
HALF_ROW_2(v_subrev_f16, b - a)
HALF_ROW_2(v_mul_f16, (a * b))
HALF_ROW_3(v_mad_f16, ALWAYS_FLUSH, ALWAYS_FLUSH, flushed_product(a, b) + c)
HALF_ROW_3(v_fma_f16, MODE_IN, MODE_OUT, fused(a, b, c))
HALF_ROW_1(v_trunc_f16, execute_trunc_f32(a))
HALF_ROW_1(v_ceil_f16, execute_ceil_f32(a))
HALF_ROW_1(v_rndne_f16, execute_rint_f32(a))
HALF_ROW_1(v_floor_f16, execute_floor_f32(a))
HALF_ROW_1(v_fract_f16, fraction(a))
HALF_ROW_1(v_rcp_f16, 1.0f / a)
HALF_ROW_1(v_sqrt_f16, sqrtf(a))
HALF_ROW_1(v_rsq_f16, execute_rsq_f32(a))
HALF_ROW_1(v_exp_f16, execute_exp2_f32(a))
HALF_ROW_1(v_log_f16, execute_log2_f32(a))
HALF_ROW_1(v_sin_f16, execute_sin_turns_f32(a))
HALF_ROW_1(v_cos_f16, execute_cos_turns_f32(a))

/* Minimum and maximum, as in vector_float.c. */
static inline int32_t order_f16(uint32_t bits)
{
    int32_t size = (int32_t)(bits & 0x7fffu);

    return bits & 0x8000u ? -1 - size : size;
}

static uint32_t pick_f16(uint32_t a, uint32_t b, bool take_a, uint32_t mode)
{
    if ((mode & EXECUTE_MODE_IEEE) && execute_f16_is_signalling(a))
        return (a & 0xffffu) | EXECUTE_F16_QUIET;
    if ((mode & EXECUTE_MODE_IEEE) && execute_f16_is_signalling(b))
        return (b & 0xffffu) | EXECUTE_F16_QUIET;
    if (execute_f16_is_nan(a))
        return b & 0xffffu;
    if (execute_f16_is_nan(b))
        return a & 0xffffu;
    return (take_a ? a : b) & 0xffffu;
}

EXECUTE_ROW_2(v_min_f16, pick_f16(a, b, order_f16(a) < order_f16(b), mode))
EXECUTE_ROW_2(v_max_f16, pick_f16(a, b, order_f16(a) >= order_f16(b), mode))

/* Exponents, read off the float, where halves have no denormals. */
static uint32_t frexp_exponent(uint32_t a, uint32_t drop)
{
    uint32_t wide = execute_f32_bits(widened(a, drop));

    if (!(wide << 1) || (a & 0x7c00u) == 0x7c00u)
        return 0;
    return ((wide >> 23 & 0xffu) - 126u) & 0xffffu;
}

static uint32_t frexp_mantissa(uint32_t a, uint32_t drop)
{
    uint32_t wide = execute_f32_bits(widened(a, drop));

    if (!(wide << 1) || (a & 0x7c00u) == 0x7c00u)
        return execute_f32_to_f16(wide);
    return execute_f32_to_f16((wide & 0x807fffffu) | 0x3f000000u);
}

static uint32_t ldexp_f16(uint32_t a, uint32_t exponent, uint32_t mode)
{
    uint32_t half = execute_f16_flush(a & 0xffffu, MODE_IN);
    int32_t power = (int32_t)(exponent << 16) >> 16;

    return execute_f16_flush((uint32_t)execute_float_scale(&execute_format_f16, half, power, EXECUTE_ROUND_NEAREST),
                             MODE_OUT);
}

EXECUTE_ROW_1(v_frexp_exp_i16_f16, frexp_exponent(a, MODE_IN))
EXECUTE_ROW_1(v_frexp_mant_f16, frexp_mantissa(a, MODE_IN))
EXECUTE_ROW_2(v_ldexp_f16, ldexp_f16(a, b, mode))

static uint32_t div_fixup_f16(uint32_t quotient, uint32_t denominator, uint32_t numerator)
{
    uint32_t sign = (denominator ^ numerator) & 0x8000u;
    uint32_t d = denominator & 0x7fffu, n = numerator & 0x7fffu;

    if (execute_f16_is_nan(numerator))
        return numerator | EXECUTE_F16_QUIET;
    if (execute_f16_is_nan(denominator))
        return denominator | EXECUTE_F16_QUIET;
    if ((d == 0 && n == 0) || (d == EXECUTE_F16_INFINITY && n == EXECUTE_F16_INFINITY))
        return EXECUTE_F16_NAN | 0x8000u;
    if (d == 0 || n == EXECUTE_F16_INFINITY)
        return sign | EXECUTE_F16_INFINITY;
    if (d == EXECUTE_F16_INFINITY || n == 0)
        return sign;
    return sign | (quotient & 0x7fffu);
}

EXECUTE_ROW_3(v_div_fixup_f16, execute_f16_flush(div_fixup_f16(execute_f16_flush(a & 0xffffu, MODE_IN),
                                                               execute_f16_flush(b & 0xffffu, MODE_IN),
                                                               execute_f16_flush(c & 0xffffu, MODE_IN)),
                                                 MODE_OUT))
