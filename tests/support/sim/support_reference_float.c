/*
 * support_reference_float.c - what float arithmetic of all three formats must give, from exact arithmetic.
 *
 * One function serves f16, f32 and f64; each table row picks the format by a one-line wrapper.
 */
#include "support_float_rules.h"

typedef struct reference_output (*shape)(const struct rules *r, const struct reference_input *in);

static struct reference_output do_add(const struct rules *r, const struct reference_input *in)
{
    return give(r, add(r, source(r, in, 0), source(r, in, 1)));
}

static struct reference_output do_sub(const struct rules *r, const struct reference_input *in)
{
    return give(r, add(r, source(r, in, 0), negated(r->format, source(r, in, 1))));
}

static struct reference_output do_subrev(const struct rules *r, const struct reference_input *in)
{
    const uint64_t sources[2] = {source(r, in, 0), source(r, in, 1)};

    if (source_nan(r->format, sources, 2))
        return give(r, source_nan(r->format, sources, 2));
    return give(r, add(r, sources[1], negated(r->format, sources[0])));
}

static struct reference_output do_mul(const struct rules *r, const struct reference_input *in)
{
    return give(r, multiply(r, source(r, in, 0), source(r, in, 1)));
}

static struct reference_output do_mul_legacy(const struct rules *r, const struct reference_input *in)
{
    uint64_t a = source(r, in, 0), b = source(r, in, 1);

    return give(r, is_zero(r->format, a) || is_zero(r->format, b) ? 0 : multiply(r, a, b));
}

static struct reference_output do_mad(const struct rules *r, const struct reference_input *in)
{
    return (struct reference_output){.value = mad(*r, in, false)};
}

static struct reference_output do_mad_legacy(const struct rules *r, const struct reference_input *in)
{
    return (struct reference_output){.value = mad(*r, in, true)};
}

static struct reference_output do_fma(const struct rules *r, const struct reference_input *in)
{
    return give(r, fused(r, source(r, in, 0), source(r, in, 1), source(r, in, 2), 0));
}

/* Roundings to an integral value: the integer is found exactly, values that large are integral already. */
static uint64_t integral(const struct rules *r, uint64_t a, enum exact_round round)
{
    const int128 limit = (int128)1 << 80;
    struct exact x, y;
    int128 value;

    if (exact_is_nan(r->format, a))
        return exact_quieted(r->format, a);
    if (exact_is_infinite(r->format, a))
        return a;
    x = exact_value(r->format, a);
    value = exact_integer(&x, round, -limit, limit);
    if (value == limit || value == -limit)
        return a;
    y = exact_make(x.negative, (uint128)(value < 0 ? -value : value), 0);
    return exact_rounded(&y, r->format, EXACT_NEAREST);
}

static struct reference_output do_trunc(const struct rules *r, const struct reference_input *in)
{
    return give(r, integral(r, source(r, in, 0), EXACT_ZERO));
}

static struct reference_output do_ceil(const struct rules *r, const struct reference_input *in)
{
    return give(r, integral(r, source(r, in, 0), EXACT_UP));
}

static struct reference_output do_floor(const struct rules *r, const struct reference_input *in)
{
    return give(r, integral(r, source(r, in, 0), EXACT_DOWN));
}

static struct reference_output do_rndne(const struct rules *r, const struct reference_input *in)
{
    return give(r, integral(r, source(r, in, 0), EXACT_NEAREST));
}

/* a - floor(a), but never 1. */
static struct reference_output do_fract(const struct rules *r, const struct reference_input *in)
{
    struct rules nearest = *r;
    uint64_t a = source(r, in, 0), result;

    nearest.round = EXACT_NEAREST;
    result = add(&nearest, a, negated(r->format, integral(r, a, EXACT_DOWN)));
    return give(r, result == one_of(r->format) ? result - 1 : result);
}

/* Minimum and maximum: the ISA's decision list. They do not flush. */
static bool less(const struct exact_format *format, uint64_t a, uint64_t b)
{
    bool negative_a = sign_of(format, a), negative_b = sign_of(format, b);

    if (negative_a != negative_b)
        return negative_a; /* -0 counts as below +0 */
    return negative_a ? a > b : a < b;
}

static uint64_t extreme(const struct rules *r, uint64_t a, uint64_t b, bool largest)
{
    bool nan_a = exact_is_nan(r->format, a), nan_b = exact_is_nan(r->format, b);

    if (r->ieee && nan_a && exact_quieted(r->format, a) != a)
        return exact_quieted(r->format, a);
    if (r->ieee && nan_b && exact_quieted(r->format, b) != b)
        return exact_quieted(r->format, b);
    if (nan_a)
        return b;
    if (nan_b)
        return a;
    return less(r->format, a, b) == largest ? b : a;
}

static struct reference_output do_min(const struct rules *r, const struct reference_input *in)
{
    return bits_of(extreme(r, raw(r, in, 0), raw(r, in, 1), false));
}

static struct reference_output do_max(const struct rules *r, const struct reference_input *in)
{
    return bits_of(extreme(r, raw(r, in, 0), raw(r, in, 1), true));
}

static struct reference_output do_min3(const struct rules *r, const struct reference_input *in)
{
    return bits_of(extreme(r, extreme(r, raw(r, in, 0), raw(r, in, 1), false), raw(r, in, 2), false));
}

static struct reference_output do_max3(const struct rules *r, const struct reference_input *in)
{
    return bits_of(extreme(r, extreme(r, raw(r, in, 0), raw(r, in, 1), true), raw(r, in, 2), true));
}

/* The one of three numbers that has one on each side; with a NaN, the minimum of all. */
static struct reference_output do_med3(const struct rules *r, const struct reference_input *in)
{
    for (int i = 0; i < 3; i++) {
        if (exact_is_nan(r->format, raw(r, in, i)))
            return do_min3(r, in);
    }
    for (int i = 0; i < 3; i++) {
        uint64_t x = raw(r, in, i), y = raw(r, in, (i + 1) % 3), z = raw(r, in, (i + 2) % 3);

        if (!less(r->format, x, y) && !less(r->format, z, x))
            return bits_of(x);
        if (!less(r->format, x, z) && !less(r->format, y, x))
            return bits_of(x);
    }
    return bits_of(0);
}

SHAPES(add)
SHAPE(sub, f16)
SHAPE(sub, f32)
SHAPE(subrev, f16)
SHAPE(subrev, f32)
SHAPES(mul)
SHAPE(mul_legacy, f32)
SHAPE(mad, f16)
SHAPE(mad, f32)
SHAPE(mad_legacy, f32)
SHAPES(fma)
SHAPES(trunc)
SHAPES(ceil)
SHAPES(floor)
SHAPES(rndne)
SHAPES(fract)
SHAPES(min)
SHAPES(max)
SHAPE(min3, f32)
SHAPE(max3, f32)
SHAPE(med3, f32)

const struct reference reference_float[] = {
    {ISA_OP_v_add_f16, add_f16, 0},
    {ISA_OP_v_add_f32, add_f32, 0},
    {ISA_OP_v_add_f64, add_f64, 0},
    {ISA_OP_v_sub_f16, sub_f16, 0},
    {ISA_OP_v_sub_f32, sub_f32, 0},
    {ISA_OP_v_subrev_f16, subrev_f16, 0},
    {ISA_OP_v_subrev_f32, subrev_f32, 0},
    {ISA_OP_v_mul_f16, mul_f16, 0},
    {ISA_OP_v_mul_f32, mul_f32, 0},
    {ISA_OP_v_mul_f64, mul_f64, 0},
    {ISA_OP_v_mul_legacy_f32, mul_legacy_f32, 0},
    {ISA_OP_v_mad_f16, mad_f16, 0},
    {ISA_OP_v_mac_f16, mad_f16, 0},
    {ISA_OP_v_madmk_f16, mad_f16, 0},
    {ISA_OP_v_madak_f16, mad_f16, 0},
    {ISA_OP_v_mad_f32, mad_f32, 0},
    {ISA_OP_v_mac_f32, mad_f32, 0},
    {ISA_OP_v_madmk_f32, mad_f32, 0},
    {ISA_OP_v_madak_f32, mad_f32, 0},
    {ISA_OP_v_mad_legacy_f32, mad_legacy_f32, 0},
    {ISA_OP_v_fma_f16, fma_f16, 0},
    {ISA_OP_v_fma_f32, fma_f32, 0},
    {ISA_OP_v_fma_f64, fma_f64, 0},
    {ISA_OP_v_trunc_f16, trunc_f16, 0},
    {ISA_OP_v_trunc_f32, trunc_f32, 0},
    {ISA_OP_v_trunc_f64, trunc_f64, 0},
    {ISA_OP_v_ceil_f16, ceil_f16, 0},
    {ISA_OP_v_ceil_f32, ceil_f32, 0},
    {ISA_OP_v_ceil_f64, ceil_f64, 0},
    {ISA_OP_v_floor_f16, floor_f16, 0},
    {ISA_OP_v_floor_f32, floor_f32, 0},
    {ISA_OP_v_floor_f64, floor_f64, 0},
    {ISA_OP_v_rndne_f16, rndne_f16, 0},
    {ISA_OP_v_rndne_f32, rndne_f32, 0},
    {ISA_OP_v_rndne_f64, rndne_f64, 0},
    {ISA_OP_v_fract_f16, fract_f16, 0},
    {ISA_OP_v_fract_f32, fract_f32, 0},
    {ISA_OP_v_fract_f64, fract_f64, 0},
    {ISA_OP_v_min_f16, min_f16, 0},
    {ISA_OP_v_min_f32, min_f32, 0},
    {ISA_OP_v_min_f64, min_f64, 0},
    {ISA_OP_v_max_f16, max_f16, 0},
    {ISA_OP_v_max_f32, max_f32, 0},
    {ISA_OP_v_max_f64, max_f64, 0},
    {ISA_OP_v_min3_f32, min3_f32, 0},
    {ISA_OP_v_max3_f32, max3_f32, 0},
    {ISA_OP_v_med3_f32, med3_f32, 0},
    {ISA_OP_COUNT, 0, 0},
};
