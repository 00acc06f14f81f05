/* vector_double.c - double precision rows, rounding to nearest even. See vector_float.c for denormals and NaNs. */
#include "execute/vector_rows.h"

#include "execute/math.h"
#include "execute/soft_float.h"

#include <math.h>

#define MODE_IN  execute_row_drop_in_f64(mode)
#define MODE_OUT execute_row_drop_out_f64(mode)

/* Whether a number is not finite, from its upper word; all ones if so. */
static inline uint32_t may_be_nan(double value)
{
    return execute_row_flag((int32_t)(execute_f64_bits(value) >> 32 & 0x7fffffffu) >= 0x7ff00000);
}

/* The shapes of double rows: a function from an expression over doubles a, b and c. */
#define DOUBLE_ROW_1(name, expression)                                                                                 \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
        const uint32_t *row_a = rows->a;                                                                               \
        uint32_t in = MODE_IN, out = MODE_OUT, nan = 0;                                                                \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            double a = execute_f64(execute_row_load_f64(row_a, lane, in));                                             \
            double result = expression;                                                                                \
                                                                                                                       \
            nan |= may_be_nan(result);                                                                                 \
            execute_row_store_f64(d, lane, execute_f64_bits(result), out);                                             \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f64(d, row_a, NULL, NULL);                                                              \
    }

#define DOUBLE_ROW_2(name, expression)                                                                                 \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
        uint32_t in = MODE_IN, out = MODE_OUT, nan = 0;                                                                \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            double a = execute_f64(execute_row_load_f64(row_a, lane, in));                                             \
            double b = execute_f64(execute_row_load_f64(row_b, lane, in));                                             \
            double result = expression;                                                                                \
                                                                                                                       \
            nan |= may_be_nan(result);                                                                                 \
            execute_row_store_f64(d, lane, execute_f64_bits(result), out);                                             \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f64(d, row_a, row_b, NULL);                                                             \
    }

#define DOUBLE_ROW_3(name, expression)                                                                                 \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
        const uint32_t *row_a = rows->a, *row_b = rows->b, *row_c = rows->c;                                           \
        uint32_t in = MODE_IN, out = MODE_OUT, nan = 0;                                                                \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            double a = execute_f64(execute_row_load_f64(row_a, lane, in));                                             \
            double b = execute_f64(execute_row_load_f64(row_b, lane, in));                                             \
            double c = execute_f64(execute_row_load_f64(row_c, lane, in));                                             \
            double result = expression;                                                                                \
                                                                                                                       \
            nan |= may_be_nan(result);                                                                                 \
            execute_row_store_f64(d, lane, execute_f64_bits(result), out);                                             \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f64(d, row_a, row_b, row_c);                                                            \
    }

/* The same over bit patterns: x, and rows for more. */
#define BITS_ROW_1(name, expression)                                                                                   \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
                                                                                                                       \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint64_t x = execute_row_load_f64(rows->a, lane, MODE_IN);                                                 \
                                                                                                                       \
            execute_row_store_f64(d, lane, expression, MODE_OUT);                                                      \
        }                                                                                                              \
    }

/* Never 1, though a - floor(a) of a tiny negative number rounds to it. */
static inline double fraction(double a)
{
    double result = a - execute_floor_f64(a);

    return execute_f64(execute_select64(result >= 1.0, 0x3fefffffffffffffu, execute_f64_bits(result)));
}

/* musl's fma adds a product that underflows to c, so that -0 + 0 loses the sign. A product alone is rounded once. */
static inline double fma_f64(double a, double b, double c)
{
    return c == 0.0 && a != 0.0 && b != 0.0 ? a * b : fma(a, b, c);
}

DOUBLE_ROW_2(v_add_f64, a + b)
DOUBLE_ROW_2(v_mul_f64, (a * b))
DOUBLE_ROW_3(v_fma_f64, fma_f64(a, b, c))
DOUBLE_ROW_1(v_trunc_f64, execute_trunc_f64(a))
DOUBLE_ROW_1(v_ceil_f64, execute_ceil_f64(a))
DOUBLE_ROW_1(v_rndne_f64, execute_rint_f64(a))
DOUBLE_ROW_1(v_floor_f64, execute_floor_f64(a))
DOUBLE_ROW_1(v_fract_f64, fraction(a))
DOUBLE_ROW_1(v_rcp_f64, 1.0 / a)
DOUBLE_ROW_1(v_sqrt_f64, sqrt(a))
DOUBLE_ROW_1(v_rsq_f64, 1.0 / sqrt(a))

/* Minimum and maximum, as in vector_float.c. */
static inline int64_t order_f64(uint64_t bits)
{
    return (int64_t)(bits ^ (0u - (bits >> 63)) >> 1);
}

static uint64_t pick_f64(uint64_t a, uint64_t b, bool take_a, bool ieee)
{
    if (ieee && execute_f64_is_signalling(a))
        return a | EXECUTE_F64_QUIET;
    if (ieee && execute_f64_is_signalling(b))
        return b | EXECUTE_F64_QUIET;
    if (execute_f64_is_nan(a))
        return b;
    if (execute_f64_is_nan(b))
        return a;
    return take_a ? a : b;
}

void execute_row_v_min_f64(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t a = execute_row_load64(rows->a, lane), b = execute_row_load64(rows->b, lane);

        execute_row_store64(rows->d, lane, pick_f64(a, b, order_f64(a) < order_f64(b), rows->mode & EXECUTE_MODE_IEEE));
    }
}

void execute_row_v_max_f64(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t a = execute_row_load64(rows->a, lane), b = execute_row_load64(rows->b, lane);

        execute_row_store64(rows->d, lane,
                            pick_f64(a, b, order_f64(a) >= order_f64(b), rows->mode & EXECUTE_MODE_IEEE));
    }
}

/* Exponent fields. */
static inline uint32_t exponent_f64(uint64_t bits)
{
    return (uint32_t)(bits >> 52) & 0x7ffu;
}

/* A denormal times 2^64, which is normal; others unchanged. */
static inline uint64_t normalised_f64(uint64_t bits)
{
    return exponent_f64(bits) == 0 ? execute_f64_bits(execute_f64(bits) * 0x1p64) : bits;
}

static uint32_t frexp_exponent(uint64_t x)
{
    if (!(x << 1) || exponent_f64(x) == 0x7ffu)
        return 0;
    return exponent_f64(normalised_f64(x)) - 1022u - (exponent_f64(x) == 0 ? 64u : 0);
}

static uint64_t frexp_mantissa(uint64_t x)
{
    if (!(x << 1))
        return x;
    if (exponent_f64(x) == 0x7ffu)
        return execute_f64_is_nan(x) ? x | EXECUTE_F64_QUIET : x;
    return (normalised_f64(x) & 0x800fffffffffffffu) | 0x3fe0000000000000u;
}

void execute_row_v_frexp_exp_i32_f64(struct execute_rows *rows)
{
    uint32_t mode = rows->mode;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        rows->d[lane] = frexp_exponent(execute_row_load_f64(rows->a, lane, MODE_IN));
}

BITS_ROW_1(v_frexp_mant_f64, frexp_mantissa(x))
BITS_ROW_1(v_ldexp_f64, execute_float_scale(&execute_format_f64, x, (int32_t)rows->b[lane], EXECUTE_ROUND_NEAREST))

void execute_row_v_trig_preop_f64(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        double bits = execute_trig_preop_f64(execute_row_load64(rows->a, lane), rows->b[lane]);

        execute_row_store64(rows->d, lane, execute_f64_bits(bits));
    }
}

/* Division helpers, as in vector_float.c. */
struct scaled_f64 {
    uint64_t value;
    bool flag;
};

static int32_t magnitude_f64(uint64_t bits)
{
    return (int32_t)exponent_f64(normalised_f64(bits)) - 1023 - (exponent_f64(bits) == 0 ? 64 : 0);
}

static bool quotient_is_denormal_f64(uint64_t n, uint64_t d)
{
    const uint64_t mantissa = 0x000fffffffffffffu;
    bool smaller = (normalised_f64(n) & mantissa) < (normalised_f64(d) & mantissa);

    return magnitude_f64(n) - magnitude_f64(d) - (smaller ? 1 : 0) < -1022;
}

static struct scaled_f64 div_scale_f64(uint64_t s0, uint64_t denominator, uint64_t numerator)
{
    uint64_t up = execute_f64_bits(execute_f64(s0) * 0x1p128), down = execute_f64_bits(execute_f64(s0) * 0x1p-128);
    int32_t numerator_field = (int32_t)exponent_f64(numerator), denominator_field = (int32_t)exponent_f64(denominator);
    bool finite_numerator = numerator_field != 0x7ff, finite_denominator = denominator_field != 0x7ff;
    bool tiny_reciprocal, tiny_quotient;

    if (!(numerator << 1) || !(denominator << 1))
        return (struct scaled_f64){EXECUTE_F64_NAN, false};
    if (numerator_field - denominator_field >= 768)
        return (struct scaled_f64){s0 == denominator ? up : s0, true};
    if (denominator_field == 0)
        return (struct scaled_f64){up, false};
    tiny_reciprocal = finite_denominator && quotient_is_denormal_f64(0x3ff0000000000000u, denominator);
    tiny_quotient = finite_numerator && finite_denominator && quotient_is_denormal_f64(numerator, denominator);
    if (tiny_reciprocal && tiny_quotient)
        return (struct scaled_f64){s0 == denominator ? down : s0, true};
    if (tiny_reciprocal)
        return (struct scaled_f64){down, false};
    if (tiny_quotient)
        return (struct scaled_f64){s0 == numerator ? up : s0, true};
    return (struct scaled_f64){numerator_field <= 53 ? up : s0, false};
}

void execute_row_v_div_scale_f64(struct execute_rows *rows)
{
    uint32_t mode = rows->mode;
    uint32_t in = MODE_IN, out = MODE_OUT;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        struct scaled_f64 scaled =
            div_scale_f64(execute_row_load_f64(rows->a, lane, in), execute_row_load_f64(rows->b, lane, in),
                          execute_row_load_f64(rows->c, lane, in));

        execute_row_store_f64(rows->d, lane, scaled.value, out);
        rows->flags[lane] = execute_row_flag(scaled.flag);
    }
    execute_repair_nan_f64(rows->d, rows->a, NULL, NULL);
}

void execute_row_v_div_fmas_f64(struct execute_rows *rows)
{
    uint32_t mode = rows->mode;
    uint32_t in = MODE_IN, out = MODE_OUT;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t a = execute_row_load_f64(rows->a, lane, in), b = execute_row_load_f64(rows->b, lane, in);
        uint64_t c = execute_row_load_f64(rows->c, lane, in);
        int32_t scale = exponent_f64(c) > 1023u ? 128 : -128;
        uint64_t result = rows->vcc[lane] ? execute_float_fma_f64(a, b, c, scale, EXECUTE_ROUND_NEAREST)
                                          : execute_f64_bits(fma_f64(execute_f64(a), execute_f64(b), execute_f64(c)));

        execute_row_store_f64(rows->d, lane, result, out);
    }
    execute_repair_nan_f64(rows->d, rows->a, rows->b, rows->c);
}

static uint64_t div_fixup_f64(uint64_t quotient, uint64_t denominator, uint64_t numerator)
{
    uint64_t sign = (denominator ^ numerator) & EXECUTE_F64_SIGN;
    uint64_t d = denominator & ~EXECUTE_F64_SIGN, n = numerator & ~EXECUTE_F64_SIGN;

    if (execute_f64_is_nan(numerator))
        return numerator | EXECUTE_F64_QUIET;
    if (execute_f64_is_nan(denominator))
        return denominator | EXECUTE_F64_QUIET;
    if ((d == 0 && n == 0) || (d == EXECUTE_F64_INFINITY && n == EXECUTE_F64_INFINITY))
        return EXECUTE_F64_NAN | EXECUTE_F64_SIGN;
    if (d == 0 || n == EXECUTE_F64_INFINITY)
        return sign | EXECUTE_F64_INFINITY;
    if (d == EXECUTE_F64_INFINITY || n == 0)
        return sign;
    if ((int32_t)exponent_f64(n) - (int32_t)exponent_f64(d) < -1075)
        return sign;
    if (execute_f64_is_nan(quotient)) /* the steps before overflowed */
        return sign | EXECUTE_F64_INFINITY;
    return sign | (quotient & ~EXECUTE_F64_SIGN);
}

BITS_ROW_1(v_div_fixup_f64,
           div_fixup_f64(x, execute_row_load_f64(rows->b, lane, MODE_IN), execute_row_load_f64(rows->c, lane, MODE_IN)))
