/*
 * vector_float.c - single precision rows, rounding to nearest even.
 *
 * Denormals are flushed as MODE says on the way in and out. NaN payloads depend on the host, so each row notes whether
 * any lane came out as NaN and repairs those lanes afterwards, which costs next to nothing when there are none.
 */
#include "execute/vector_rows.h"

#include "execute/math.h"
#include "execute/soft_float.h"

#include <math.h>

#define MODE_IN      execute_f32_drop_in(mode)
#define MODE_OUT     execute_f32_drop_out(mode)
#define ALWAYS_FLUSH 0x7fffffffu

/*
 * The shapes of float rows: a function from an expression over floats a, b and c. "drop" masks say what denormal
 * inputs and results lose.
 */
#define FLOAT_ROW_1(name, drop_in, drop_out, expression)                                                               \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
        const uint32_t *row_a = rows->a;                                                                               \
        uint32_t in = (drop_in), out = (drop_out), nan = 0;                                                            \
                                                                                                                       \
        (void)mode;                                                                                                    \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            float a = execute_f32(execute_f32_flush(row_a[lane], in));                                                 \
            float result = expression;                                                                                 \
                                                                                                                       \
            nan |= execute_row_flag(result != result);                                                                 \
            d[lane] = execute_f32_flush(execute_f32_bits(result), out);                                                \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f32(d, row_a, NULL, NULL);                                                              \
    }

#define FLOAT_ROW_3(linkage, name, drop_in, drop_out, expression)                                                      \
    linkage void name(struct execute_rows *rows)                                                                       \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
        const uint32_t *row_a = rows->a, *row_b = rows->b, *row_c = rows->c;                                           \
        uint32_t in = (drop_in), out = (drop_out), nan = 0;                                                            \
                                                                                                                       \
        (void)mode;                                                                                                    \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            float a = execute_f32(execute_f32_flush(row_a[lane], in));                                                 \
            float b = execute_f32(execute_f32_flush(row_b[lane], in));                                                 \
            float c = execute_f32(execute_f32_flush(row_c[lane], in));                                                 \
            float result = expression;                                                                                 \
                                                                                                                       \
            nan |= execute_row_flag(result != result);                                                                 \
            d[lane] = execute_f32_flush(execute_f32_bits(result), out);                                                \
        }                                                                                                              \
        if (nan)                                                                                                       \
            execute_repair_nan_f32(d, row_a, row_b, row_c);                                                            \
    }

/*
 * Sums and products are what kernels consist of, so they first go through a loop that ignores denormals and only notes
 * whether any lane may have come out wrong; if so the whole row is computed again with care. A lane is right when
 * - a sum is 0, or so large (2^-100) that no denormal summand can have changed it;
 * - a product is 0, or normal and of normal factors;
 * and when it is not a NaN.
 */
#define SMALLEST_NORMAL 0x00800000
#define SAFE_SUM        0x0d800000

/* Whether a result is a NaN, or not 0 and below a limit; all ones if so. */
static inline uint32_t is_doubtful(uint32_t bits, int32_t limit)
{
    int32_t size = (int32_t)(bits & 0x7fffffffu);

    return (execute_row_flag(size > 0) & execute_row_flag(size < limit)) |
           execute_row_flag(size > (int32_t)EXECUTE_F32_INFINITY);
}

/* Whether a factor is a denormal and matters; all ones if so. */
static inline uint32_t has_denormal_factor(uint32_t a, uint32_t b, float product)
{
    uint32_t denormal = execute_row_flag((a & 0x7f800000u) == 0) | execute_row_flag((b & 0x7f800000u) == 0);

    return denormal & execute_row_flag(product != 0.0f);
}

#define CAREFUL_ROW_2(name, expression)                                                                                \
    static void name(struct execute_rows *rows)                                                                        \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode;                                                                      \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
        uint32_t in = MODE_IN, out = MODE_OUT;                                                                         \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            float a = execute_f32(execute_f32_flush(row_a[lane], in));                                                 \
            float b = execute_f32(execute_f32_flush(row_b[lane], in));                                                 \
            float result = expression;                                                                                 \
                                                                                                                       \
            d[lane] = execute_f32_flush(execute_f32_bits(result), out);                                                \
        }                                                                                                              \
        execute_repair_nan_f32(d, row_a, row_b, NULL);                                                                 \
    }

#define QUICK_ROW_2(name, expression, doubtful)                                                                        \
    CAREFUL_ROW_2(name##_with_care, expression)                                                                        \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d, doubts = 0;                                                                             \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            float a = execute_f32(row_a[lane]), b = execute_f32(row_b[lane]), result = expression;                     \
                                                                                                                       \
            doubts |= (doubtful);                                                                                      \
            d[lane] = execute_f32_bits(result);                                                                        \
        }                                                                                                              \
        if (doubts)                                                                                                    \
            name##_with_care(rows);                                                                                    \
    }

#define SUM_ROW(name, expression) QUICK_ROW_2(name, expression, is_doubtful(execute_f32_bits(result), SAFE_SUM))

#define PRODUCT_ROW(name, expression)                                                                                  \
    QUICK_ROW_2(name, expression,                                                                                      \
                is_doubtful(execute_f32_bits(result), SMALLEST_NORMAL) |                                               \
                    has_denormal_factor(execute_f32_bits(a), execute_f32_bits(b), result))

static inline float legacy_product(float a, float b)
{
    uint32_t zero = execute_row_flag((a == 0.0f) | (b == 0.0f));

    return execute_f32(execute_f32_bits(a * b) & ~zero);
}

/* v_mad rounds its product and always flushes denormals, that of the product too. */
static inline float flushed_product(float a, float b)
{
    return execute_f32(execute_f32_flush(execute_f32_bits(a * b), ALWAYS_FLUSH));
}

SUM_ROW(v_add_f32, a + b)
SUM_ROW(v_sub_f32, a - b)
SUM_ROW(v_subrev_f32, b - a)
PRODUCT_ROW(v_mul_f32, (a * b))

/* With denormals that count as zeros, so that its doubts would be many. */
CAREFUL_ROW_2(mul_legacy_with_care, legacy_product(a, b))

void execute_row_v_mul_legacy_f32(struct execute_rows *rows)
{
    mul_legacy_with_care(rows);
}

FLOAT_ROW_3(static, v_mad_f32_with_care, ALWAYS_FLUSH, ALWAYS_FLUSH, flushed_product(a, b) + c)

EXECUTE_WIDE void execute_row_v_mad_f32(struct execute_rows *rows)
{
    uint32_t *d = rows->d, doubts = 0;
    const uint32_t *a = rows->a, *b = rows->b, *c = rows->c;

    EXECUTE_LANES_INDEPENDENT
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        float product = execute_f32(a[lane]) * execute_f32(b[lane]);
        uint32_t result = execute_f32_bits(product + execute_f32(c[lane]));

        doubts |= is_doubtful(result, SAFE_SUM) | has_denormal_factor(a[lane], b[lane], product);
        d[lane] = result;
    }
    if (doubts)
        v_mad_f32_with_care(rows);
}

FLOAT_ROW_3(, execute_row_v_mad_legacy_f32, ALWAYS_FLUSH, ALWAYS_FLUSH,
            execute_f32(execute_f32_flush(execute_f32_bits(legacy_product(a, b)), ALWAYS_FLUSH)) + c)

static inline double exact_product(float a, float b)
{
    return (double)a * (double)b;
}

FLOAT_ROW_3(static, v_fma_f32_with_care, MODE_IN, MODE_OUT, (float)execute_add_to_odd(exact_product(a, b), c))

/*
 * The product is exact in double, and rounding the sum twice is as good as once unless the first rounding ends just
 * half way between two floats.
 */
void execute_row_v_fma_f32(struct execute_rows *rows)
{
    uint32_t *d = rows->d, doubts = 0;
    const uint32_t *a = rows->a, *b = rows->b, *c = rows->c;

    EXECUTE_LANES_INDEPENDENT
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        double sum = exact_product(execute_f32(a[lane]), execute_f32(b[lane])) + (double)execute_f32(c[lane]);
        uint32_t result = execute_f32_bits((float)sum), lost = (uint32_t)execute_f64_bits(sum) & 0x1fffffffu;
        uint32_t denormal =
            execute_row_flag((a[lane] & 0x7f800000u) == 0) | execute_row_flag((b[lane] & 0x7f800000u) == 0);
        uint32_t factors = execute_row_flag((a[lane] << 1) != 0) & execute_row_flag((b[lane] << 1) != 0);

        doubts |= is_doubtful(result, SAFE_SUM) | execute_row_flag(lost == 0x10000000u) | (denormal & factors);
        d[lane] = result;
    }
    if (doubts)
        v_fma_f32_with_care(rows);
}

FLOAT_ROW_1(v_trunc_f32, MODE_IN, MODE_OUT, execute_trunc_f32(a))
FLOAT_ROW_1(v_ceil_f32, MODE_IN, MODE_OUT, execute_ceil_f32(a))
FLOAT_ROW_1(v_rndne_f32, MODE_IN, MODE_OUT, execute_rint_f32(a))
FLOAT_ROW_1(v_floor_f32, MODE_IN, MODE_OUT, execute_floor_f32(a))

/* Never 1, though a - floor(a) of a tiny negative number rounds to it. */
static inline float fraction(float a)
{
    float result = a - execute_floor_f32(a);
    uint32_t bits = execute_f32_bits(result);

    return execute_f32(execute_select(result >= 1.0f, 0x3f7fffffu, bits));
}

FLOAT_ROW_1(v_fract_f32, MODE_IN, MODE_OUT, fraction(a))

FLOAT_ROW_1(v_rcp_f32, MODE_IN, MODE_OUT, 1.0f / a)
FLOAT_ROW_1(v_sqrt_f32, MODE_IN, MODE_OUT, sqrtf(a))
FLOAT_ROW_1(v_rsq_f32, MODE_IN, MODE_OUT, execute_rsq_f32(a))
FLOAT_ROW_1(v_exp_f32, MODE_IN, MODE_OUT, execute_exp2_f32(a))
FLOAT_ROW_1(v_log_f32, MODE_IN, MODE_OUT, execute_log2_f32(a))
FLOAT_ROW_1(v_sin_f32, MODE_IN, MODE_OUT, execute_sin_turns_f32(a))
FLOAT_ROW_1(v_cos_f32, MODE_IN, MODE_OUT, execute_cos_turns_f32(a))

/*
 * Minimum and maximum on bit patterns. They never flush (gfx803 does not); a quiet NaN loses against a number, and in
 * IEEE mode a signalling NaN wins and is quieted. Order: as integers after the lower bits of negatives are inverted,
 * which puts -0 below +0.
 */
static inline int32_t order_f32(uint32_t bits)
{
    return (int32_t)(bits ^ (0u - (bits >> 31)) >> 1);
}

static inline uint32_t pick_f32(uint32_t a, uint32_t b, bool take_a, uint32_t ieee)
{
    uint32_t quiet_a = a | EXECUTE_F32_QUIET, quiet_b = b | EXECUTE_F32_QUIET;
    uint32_t nan_a = execute_row_flag(execute_f32_is_nan(a)), nan_b = execute_row_flag(execute_f32_is_nan(b));
    uint32_t signalling_a = nan_a & ieee & execute_row_flag(a != quiet_a);
    uint32_t signalling_b = nan_b & ieee & execute_row_flag(b != quiet_b);
    uint32_t result = execute_select(take_a, a, b);

    result = (result & ~nan_b) | (a & nan_b);
    result = (result & ~nan_a) | (b & nan_a);
    result = (result & ~signalling_b) | (quiet_b & signalling_b);
    return (result & ~signalling_a) | (quiet_a & signalling_a);
}

static inline uint32_t min_f32(uint32_t a, uint32_t b, uint32_t ieee)
{
    return pick_f32(a, b, order_f32(a) < order_f32(b), ieee);
}

static inline uint32_t max_f32(uint32_t a, uint32_t b, uint32_t ieee)
{
    return pick_f32(a, b, order_f32(a) >= order_f32(b), ieee);
}

static inline uint32_t med3_f32(uint32_t a, uint32_t b, uint32_t c, uint32_t ieee)
{
    uint32_t lowest = min_f32(min_f32(a, b, ieee), c, ieee);
    uint32_t middle = max_f32(min_f32(a, b, ieee), min_f32(max_f32(a, b, ieee), c, ieee), ieee);
    uint32_t nan = execute_row_flag(execute_f32_is_nan(a)) | execute_row_flag(execute_f32_is_nan(b)) |
                   execute_row_flag(execute_f32_is_nan(c));

    return (lowest & nan) | (middle & ~nan);
}

static inline uint32_t ieee_flag(uint32_t mode)
{
    return execute_row_flag((mode & EXECUTE_MODE_IEEE) != 0);
}

EXECUTE_LOCAL_ROW_2(v_min_f32_with_care, min_f32(a, b, ieee_flag(mode)))
EXECUTE_LOCAL_ROW_2(v_max_f32_with_care, max_f32(a, b, ieee_flag(mode)))

/* Whether one is a NaN, or they are equal but for their bits (zeros); all ones if so. */
static inline uint32_t order_is_doubtful(uint32_t a, uint32_t b)
{
    uint32_t different =
        execute_row_flag(execute_f32(a) < execute_f32(b)) | execute_row_flag(execute_f32(a) > execute_f32(b));
    uint32_t same = execute_row_flag(execute_f32(a) == execute_f32(b)) & execute_row_flag(a == b);

    return ~(different | same);
}

/* Numbers that are not NaN or zeros of both signs need no more than a comparison. */
#define EXTREME_ROW(name, takes_a)                                                                                     \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d, doubts = 0;                                                                             \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
                                                                                                                       \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t a = row_a[lane], b = row_b[lane];                                                                 \
                                                                                                                       \
            doubts |= order_is_doubtful(a, b);                                                                         \
            d[lane] = execute_select(takes_a, a, b);                                                                   \
        }                                                                                                              \
        if (doubts)                                                                                                    \
            name##_with_care(rows);                                                                                    \
    }

EXTREME_ROW(v_min_f32, execute_f32(a) < execute_f32(b))
EXTREME_ROW(v_max_f32, execute_f32(a) > execute_f32(b))
EXECUTE_ROW_3(v_min3_f32, min_f32(min_f32(a, b, ieee_flag(mode)), c, ieee_flag(mode)))
EXECUTE_ROW_3(v_max3_f32, max_f32(max_f32(a, b, ieee_flag(mode)), c, ieee_flag(mode)))
EXECUTE_ROW_3(v_med3_f32, med3_f32(a, b, c, ieee_flag(mode)))

/*
 * Cube maps: the face that the direction (a, b, c) points at is that of its largest coordinate, the last of equal ones.
 * Gives the value for that coordinate's pair of faces.
 */
static inline float by_face(float a, float b, float c, float for_a, float for_b, float for_c)
{
    float x = fabsf(a), y = fabsf(b), z = fabsf(c);

    return z >= x && z >= y ? for_c : y >= x ? for_b : for_a;
}

/* y with its sign changed if x is negative. */
static inline float mirrored(float x, float y)
{
    return x < 0.0f ? -y : y;
}

/* The second face of a pair is that of negative coordinates. */
static inline float face(float first, float x)
{
    return x < 0.0f ? first + 1.0f : first;
}

FLOAT_ROW_3(, execute_row_v_cubeid_f32, MODE_IN, MODE_OUT,
            by_face(a, b, c, face(0.0f, a), face(2.0f, b), face(4.0f, c)))
FLOAT_ROW_3(, execute_row_v_cubesc_f32, MODE_IN, MODE_OUT, by_face(a, b, c, -mirrored(a, c), a, mirrored(c, a)))
FLOAT_ROW_3(, execute_row_v_cubetc_f32, MODE_IN, MODE_OUT, by_face(a, b, c, -b, mirrored(b, c), -b))
FLOAT_ROW_3(, execute_row_v_cubema_f32, MODE_IN, MODE_OUT, 2.0f * by_face(a, b, c, a, b, c))

/* Exponent fields. */
static inline uint32_t exponent_f32(uint32_t bits)
{
    return bits >> 23 & 0xffu;
}

/* A denormal's value without its leading zeros, times 2^32, as a normal number; others unchanged. */
static inline uint32_t normalised_f32(uint32_t bits)
{
    return exponent_f32(bits) == 0 ? execute_f32_bits(execute_f32(bits) * 0x1p32f) : bits;
}

static uint32_t frexp_exponent(uint32_t a)
{
    uint32_t normal = normalised_f32(a);

    if ((a & 0x7fffffffu) == 0 || exponent_f32(a) == 0xffu)
        return 0;
    return exponent_f32(normal) - 126u - (exponent_f32(a) == 0 ? 32u : 0);
}

static uint32_t frexp_mantissa(uint32_t a)
{
    if ((a & 0x7fffffffu) == 0)
        return a;
    if (exponent_f32(a) == 0xffu)
        return execute_f32_is_nan(a) ? a | EXECUTE_F32_QUIET : a;
    return (normalised_f32(a) & 0x807fffffu) | 0x3f000000u;
}

EXECUTE_ROW_1(v_frexp_exp_i32_f32, frexp_exponent(execute_f32_flush(a, MODE_IN)))
EXECUTE_ROW_1(v_frexp_mant_f32, frexp_mantissa(execute_f32_flush(a, MODE_IN)))
EXECUTE_ROW_2(v_ldexp_f32,
              execute_f32_flush(execute_ldexp_f32(execute_f32_flush(a, MODE_IN), (int32_t)b, EXECUTE_ROUND_NEAREST),
                                MODE_OUT))

/*
 * Division helpers. v_div_scale keeps the steps between the reciprocal and v_div_fmas in range; v_div_fmas undoes the
 * scaling with its single rounding; v_div_fixup puts special cases right. Where manuals scale a huge denominator of a
 * tiny quotient up, which would make it infinite, it is scaled down here as a huge denominator is otherwise.
 */
struct scaled_f32 {
    uint32_t value;
    bool flag;
};

/* The exponent e of a finite value in [2^e, 2^(e+1)). */
static int32_t magnitude_f32(uint32_t bits)
{
    return (int32_t)exponent_f32(normalised_f32(bits)) - 127 - (exponent_f32(bits) == 0 ? 32 : 0);
}

/* Whether |n / d| is below the normal range, for finite n and d that are not 0. */
static bool quotient_is_denormal_f32(uint32_t n, uint32_t d)
{
    bool smaller = (normalised_f32(n) & 0x7fffffu) < (normalised_f32(d) & 0x7fffffu);

    return magnitude_f32(n) - magnitude_f32(d) - (smaller ? 1 : 0) < -126;
}

static struct scaled_f32 div_scale_f32(uint32_t s0, uint32_t denominator, uint32_t numerator)
{
    uint32_t up = execute_f32_bits(execute_f32(s0) * 0x1p64f), down = execute_f32_bits(execute_f32(s0) * 0x1p-64f);
    int32_t numerator_field = (int32_t)exponent_f32(numerator), denominator_field = (int32_t)exponent_f32(denominator);
    bool finite_numerator = numerator_field != 0xff, finite_denominator = denominator_field != 0xff;
    bool tiny_reciprocal, tiny_quotient;

    if (!(numerator << 1) || !(denominator << 1))
        return (struct scaled_f32){EXECUTE_F32_NAN, false};
    if (numerator_field - denominator_field >= 96)
        return (struct scaled_f32){s0 == denominator ? up : s0, true};
    if (denominator_field == 0)
        return (struct scaled_f32){up, false};
    tiny_reciprocal = finite_denominator && quotient_is_denormal_f32(EXECUTE_F32_ONE, denominator);
    tiny_quotient = finite_numerator && finite_denominator && quotient_is_denormal_f32(numerator, denominator);
    if (tiny_reciprocal && tiny_quotient)
        return (struct scaled_f32){s0 == denominator ? down : s0, true};
    if (tiny_reciprocal)
        return (struct scaled_f32){down, false};
    if (tiny_quotient)
        return (struct scaled_f32){s0 == numerator ? up : s0, true};
    return (struct scaled_f32){numerator_field <= 23 ? up : s0, false};
}

void execute_row_v_div_scale_f32(struct execute_rows *rows)
{
    uint32_t mode = rows->mode, in = MODE_IN, out = MODE_OUT;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        struct scaled_f32 scaled =
            div_scale_f32(execute_f32_flush(rows->a[lane], in), execute_f32_flush(rows->b[lane], in),
                          execute_f32_flush(rows->c[lane], in));

        rows->d[lane] = execute_f32_flush(scaled.value, out);
        rows->flags[lane] = execute_row_flag(scaled.flag);
    }
    execute_repair_nan_f32(rows->d, rows->a, NULL, NULL);
}

/* Where VCC is set the result is scaled back: down when the quotient c was scaled up to below 2, else up. */
static inline double fmas_scale_f32(uint32_t c, uint32_t vcc)
{
    uint64_t scale = exponent_f32(c) > 127u ? 0x43f0000000000000u : 0x3bf0000000000000u;

    return execute_f64(vcc ? scale : 0x3ff0000000000000u);
}

void execute_row_v_div_fmas_f32(struct execute_rows *rows)
{
    uint32_t mode = rows->mode, in = MODE_IN, out = MODE_OUT;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint32_t c = execute_f32_flush(rows->c[lane], in);
        double product = (double)execute_f32(execute_f32_flush(rows->a[lane], in)) *
                         execute_f32(execute_f32_flush(rows->b[lane], in));
        double exact = execute_add_to_odd(product, execute_f32(c)) * fmas_scale_f32(c, rows->vcc[lane]);

        rows->d[lane] = execute_f32_flush(execute_f32_bits((float)exact), out);
    }
    execute_repair_nan_f32(rows->d, rows->a, rows->b, rows->c);
}

static uint32_t div_fixup_f32(uint32_t quotient, uint32_t denominator, uint32_t numerator)
{
    uint32_t sign = (denominator ^ numerator) & 0x80000000u;
    uint32_t d = denominator & 0x7fffffffu, n = numerator & 0x7fffffffu;

    if (execute_f32_is_nan(numerator))
        return numerator | EXECUTE_F32_QUIET;
    if (execute_f32_is_nan(denominator))
        return denominator | EXECUTE_F32_QUIET;
    if ((d == 0 && n == 0) || (d == EXECUTE_F32_INFINITY && n == EXECUTE_F32_INFINITY))
        return EXECUTE_F32_NAN | 0x80000000u;
    if (d == 0 || n == EXECUTE_F32_INFINITY)
        return sign | EXECUTE_F32_INFINITY;
    if (d == EXECUTE_F32_INFINITY || n == 0)
        return sign;
    if ((int32_t)exponent_f32(n) - (int32_t)exponent_f32(d) < -150)
        return sign;
    if (execute_f32_is_nan(quotient)) /* the steps before overflowed */
        return sign | EXECUTE_F32_INFINITY;
    return sign | (quotient & 0x7fffffffu);
}

EXECUTE_ROW_3(v_div_fixup_f32,
              execute_f32_flush(div_fixup_f32(execute_f32_flush(a, MODE_IN), execute_f32_flush(b, MODE_IN),
                                              execute_f32_flush(c, MODE_IN)),
                                MODE_OUT))
