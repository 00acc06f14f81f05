/*
 * support_reference_functions.c - what float functions must give: reciprocals, roots, transcendental ones, exponents and
 * mantissas, the steps of a division, cube maps.
 */
#include "support_float_rules.h"

#include <math.h>

static struct reference_output do_rcp(const struct rules *r, const struct reference_input *in)
{
    uint64_t a = source(r, in, 0), sign = sign_of(r->format, a);

    if (exact_is_nan(r->format, a))
        return give(r, exact_quieted(r->format, a));
    if (exact_is_infinite(r->format, a))
        return give(r, sign);
    if (is_zero(r->format, a))
        return give(r, sign | exact_infinity(r->format));
    return give(r, exact_quotient(r->format, one_of(r->format), a));
}

static struct reference_output do_sqrt(const struct rules *r, const struct reference_input *in)
{
    uint64_t a = source(r, in, 0);

    if (exact_is_nan(r->format, a))
        return give(r, exact_quieted(r->format, a));
    if (is_zero(r->format, a) || a == exact_infinity(r->format))
        return give(r, a);
    return give(r, sign_of(r->format, a) ? default_nan(r->format) : exact_root(r->format, a));
}

/* Any format's value as a long double, which has room for all of them. */
static long double as_long_double(const struct exact_format *format, uint64_t bits)
{
    uint64_t fraction = bits & (((uint64_t)1 << format->mantissa) - 1);
    int field = (int)(bits >> format->mantissa & (((uint64_t)1 << format->exponent) - 1));
    long double size = ldexpl((long double)fraction, -(int)format->mantissa);
    int bias = (1 << (format->exponent - 1)) - 1;

    if (exact_is_nan(format, bits))
        return NAN;
    size = exact_is_infinite(format, bits) ? INFINITY : ldexpl(field ? 1 + size : size, (field ? field : 1) - bias);
    return sign_of(format, bits) ? -size : size;
}

/* A long double rounded to nearest even; 64 bits are enough to forget that it was rounded before. */
static uint64_t from_long_double(const struct exact_format *format, long double value)
{
    int exponent;
    long double mantissa;
    struct exact x;

    if (value != value)
        return default_nan(format);
    if (fabsl(value) > 0x1p1500L)
        return (signbit(value) ? exact_sign_bit(format) : 0) | exact_infinity(format);
    if (fabsl(value) < 0x1p-1100L)
        return signbit(value) ? exact_sign_bit(format) : 0;
    mantissa = frexpl(fabsl(value), &exponent);
    x = exact_make(signbit(value), (uint128)ldexpl(mantissa, 64), exponent - 64);
    return exact_rounded(&x, format, EXACT_NEAREST);
}

static struct reference_output do_rsq(const struct rules *r, const struct reference_input *in)
{
    uint64_t a = source(r, in, 0);

    if (exact_is_nan(r->format, a))
        return give(r, exact_quieted(r->format, a));
    if (is_zero(r->format, a))
        return give(r, sign_of(r->format, a) | exact_infinity(r->format));
    return give(r, from_long_double(r->format, 1 / sqrtl(as_long_double(r->format, a))));
}

static struct reference_output of_function(const struct rules *r, const struct reference_input *in,
                                           long double (*function)(long double))
{
    uint64_t a = source(r, in, 0);

    if (exact_is_nan(r->format, a))
        return give(r, exact_quieted(r->format, a));
    return give(r, from_long_double(r->format, function(as_long_double(r->format, a))));
}

static long double logarithm(long double x)
{
    return x == 0 ? -INFINITY : log2l(x);
}

/* Turns that are whole quarters are exact; beyond 256 turns the ISA gives 0 and 1. */
static long double sine(long double x)
{
    long double part = isinf(x) ? NAN : x - rintl(x);

    if (fabsl(x) > 256 && !isinf(x))
        return 0;
    if (x == 0)
        return x;
    if (part == 0 || fabsl(part) == 0.5L)
        return 0;
    return sinl(part * 6.283185307179586476925286766559L);
}

static long double cosine(long double x)
{
    long double part = isinf(x) ? NAN : x - rintl(x);

    if (fabsl(x) > 256 && !isinf(x))
        return 1;
    return fabsl(part) == 0.25L ? 0 : cosl(part * 6.283185307179586476925286766559L);
}

static struct reference_output do_exp(const struct rules *r, const struct reference_input *in)
{
    return of_function(r, in, exp2l);
}

static struct reference_output do_log(const struct rules *r, const struct reference_input *in)
{
    return of_function(r, in, logarithm);
}

static struct reference_output do_sin(const struct rules *r, const struct reference_input *in)
{
    return of_function(r, in, sine);
}

static struct reference_output do_cos(const struct rules *r, const struct reference_input *in)
{
    return of_function(r, in, cosine);
}

static struct reference_output do_frexp_exp(const struct rules *r, const struct reference_input *in)
{
    uint64_t a = source(r, in, 0);
    int exponent = 0;

    if (exact_is_nan(r->format, a) || exact_is_infinite(r->format, a) || is_zero(r->format, a))
        return bits_of(0);
    frexpl(as_long_double(r->format, a), &exponent);
    return bits_of(r->format == &exact_f16 ? (uint16_t)exponent : (uint32_t)exponent);
}

static struct reference_output do_frexp_mant(const struct rules *r, const struct reference_input *in)
{
    uint64_t a = source(r, in, 0);
    int exponent;

    if (exact_is_nan(r->format, a))
        return give(r, exact_quieted(r->format, a));
    if (exact_is_infinite(r->format, a) || is_zero(r->format, a))
        return give(r, a);
    return give(r, from_long_double(r->format, frexpl(as_long_double(r->format, a), &exponent)));
}

static struct reference_output do_ldexp(const struct rules *r, const struct reference_input *in)
{
    uint64_t a = source(r, in, 0);
    int power = r->format == &exact_f16 ? (int16_t)in->source[1] : (int32_t)in->source[1], exponent;
    uint64_t mantissa;
    struct exact x;

    if (exact_is_nan(r->format, a))
        return give(r, exact_quieted(r->format, a));
    if (exact_is_infinite(r->format, a) || is_zero(r->format, a))
        return give(r, a);
    mantissa = exact_mantissa(r->format, a, &exponent);
    power = power > 4000 ? 4000 : power < -4000 ? -4000 : power;
    exponent += power;
    /* beyond these, results of all formats overflow or are less than half of the smallest number */
    exponent = exponent > 1500 ? 1500 : exponent < -1600 ? -1600 : exponent;
    x = exact_make(sign_of(r->format, a) != 0, mantissa, exponent);
    return give(r, exact_rounded(&x, r->format, r->round));
}

/* Division helpers, by the ISA's lists, with magnitudes as long doubles. */
static int exponent_field(const struct exact_format *format, uint64_t bits)
{
    return (int)(bits >> format->mantissa & (((uint64_t)1 << format->exponent) - 1));
}

static struct reference_output do_div_scale(const struct rules *r, const struct reference_input *in)
{
    uint64_t s0 = source(r, in, 0), denominator = source(r, in, 1), numerator = source(r, in, 2);
    bool single = r->format == &exact_f32;
    int power = single ? 64 : 128, field_n = exponent_field(r->format, numerator);
    int field_d = exponent_field(r->format, denominator);
    long double n = fabsl(as_long_double(r->format, numerator)), d = fabsl(as_long_double(r->format, denominator));
    long double smallest = ldexpl(1, single ? -126 : -1022);
    bool tiny_reciprocal = !isinf(d) && 1 / d < smallest, tiny_quotient = !isinf(d) && n / d < smallest;
    int applied = 0;
    bool flag = false;
    uint64_t value;

    if (n == 0 || d == 0)
        return give(r, exact_is_nan(r->format, s0) ? exact_quieted(r->format, s0) : default_nan(r->format));
    if (field_n - field_d >= (single ? 96 : 768)) {
        flag = true;
        applied = s0 == denominator ? power : 0;
    } else if (field_d == 0) {
        applied = power;
    } else if (tiny_reciprocal && tiny_quotient) {
        flag = true;
        applied = s0 == denominator ? -power : 0;
    } else if (tiny_reciprocal) {
        applied = -power;
    } else if (tiny_quotient) {
        flag = true;
        applied = s0 == numerator ? power : 0;
    } else if (field_n <= (single ? 23 : 53)) {
        applied = power;
    }
    value = exact_is_nan(r->format, s0) ? exact_quieted(r->format, s0)
                                        : from_long_double(r->format, ldexpl(as_long_double(r->format, s0), applied));
    return (struct reference_output){.value = flushed(r->format, value, r->keep_out), .flag = flag};
}

static struct reference_output do_div_fmas(const struct rules *r, const struct reference_input *in)
{
    uint64_t c = source(r, in, 2);
    int scale = r->format == &exact_f32 ? 64 : 128;
    bool large = exponent_field(r->format, c) > (r->format == &exact_f32 ? 127 : 1023);

    return give(r, fused(r, source(r, in, 0), source(r, in, 1), c, !in->mask ? 0 : large ? scale : -scale));
}

static struct reference_output do_div_fixup(const struct rules *r, const struct reference_input *in)
{
    const struct exact_format *format = r->format;
    uint64_t q = source(r, in, 0), d = source(r, in, 1), n = source(r, in, 2);
    uint64_t sign = sign_of(format, d ^ n), infinity = exact_infinity(format);
    int far = format == &exact_f32 ? -150 : format == &exact_f64 ? -1075 : -1000;

    if (exact_is_nan(format, n))
        return give(r, exact_quieted(format, n));
    if (exact_is_nan(format, d))
        return give(r, exact_quieted(format, d));
    if ((is_zero(format, n) && is_zero(format, d)) || (exact_is_infinite(format, n) && exact_is_infinite(format, d)))
        return give(r, default_nan(format) | exact_sign_bit(format));
    if (is_zero(format, d) || exact_is_infinite(format, n))
        return give(r, sign | infinity);
    if (exact_is_infinite(format, d) || is_zero(format, n))
        return give(r, sign);
    if (exponent_field(format, n) - exponent_field(format, d) < far)
        return give(r, sign);
    if (exact_is_nan(format, q))
        return give(r, format == &exact_f16 ? sign | (q & (exact_sign_bit(format) - 1)) : sign | infinity);
    return give(r, sign | (q & (exact_sign_bit(format) - 1)));
}

/* 2/pi by long division in integers: bits after the point, from the first on, of (2 * 10^k) / (pi * 10^k). */
static bool two_over_pi_bit(uint32_t number)
{
    /* 400 digits of pi are more than 1201 bits of 2/pi need */
    static const char pi[] = "31415926535897932384626433832795028841971693993751058209749445923078164062862089986280348"
                             "25342117067982148086513282306647093844609550582231725359408128481117450284102701938521105"
                             "55964462294895493038196442881097566593344612847564823378678316527120190914564856692346034"
                             "86104543266482133936072602491412737245870066063155881748815209209628292540917153643678925"
                             "90360011330530548820466521384146951941511609";
    enum { DIGITS = sizeof(pi) - 1, LIMBS = DIGITS + 2 };
    static bool bits[1300];
    static bool ready;
    int remainder[LIMBS] = {0}, divisor[LIMBS] = {0};

    if (ready)
        return number < 1201 && bits[number];
    for (int i = 0; i < DIGITS; i++)
        divisor[LIMBS - DIGITS + i] = pi[i] - '0';
    remainder[LIMBS - DIGITS] = 2;
    for (int bit = 0; bit < 1300; bit++) {
        int carry = 0;
        bool fits = true;

        for (int i = LIMBS - 1; i >= 0; i--) {
            int digit = remainder[i] * 2 + carry;

            remainder[i] = digit % 10;
            carry = digit / 10;
        }
        for (int i = 0; i < LIMBS; i++) {
            if (remainder[i] != divisor[i]) {
                fits = remainder[i] > divisor[i];
                break;
            }
        }
        bits[bit] = fits;
        for (int i = LIMBS - 1; i >= 0 && fits; i--) {
            remainder[i] -= divisor[i];
            if (remainder[i] < 0) {
                remainder[i] += 10;
                remainder[i - 1]--;
            }
        }
    }
    ready = true;
    return number < 1201 && bits[number];
}

static struct reference_output trig_preop(const struct reference_input *in)
{
    uint32_t exponent = (uint32_t)exponent_field(&exact_f64, in->source[0]);
    uint32_t first = (uint32_t)in->source[1] % 32 * 53 + (exponent > 1077 ? exponent - 1077 : 0);
    uint64_t integer = 0;
    struct exact x;

    for (uint32_t i = 0; i < 53; i++)
        integer = integer * 2 + two_over_pi_bit(first + i);
    if (integer == 0)
        return bits_of(0);
    x = exact_make(false, integer, -53 - (int)first + (exponent >= 1968 ? 128 : 0));
    return bits_of(exact_rounded(&x, &exact_f64, EXACT_ZERO));
}

/* Cube maps, by tables: of the coordinate with the largest size, which others are the texture's, and their signs. */
static const struct cube_face {
    uint8_t major, sc, tc; /* indices of sources */
    bool sc_negative[2], tc_negative[2];
} cube_faces[3] = {
    {0, 2, 1, {true, false}, {true, true}},
    {1, 0, 2, {false, false}, {false, true}},
    {2, 0, 1, {false, true}, {true, true}},
};

static const struct cube_face *cube_face(const struct rules *r, const struct reference_input *in, bool *negative)
{
    uint64_t size[3];
    int face;

    for (int i = 0; i < 3; i++) {
        size[i] = source(r, in, i) & (exact_sign_bit(r->format) - 1);
        if (exact_is_nan(r->format, size[i]))
            size[i] = UINT64_MAX;
    }
    /* A NaN is neither larger than others nor smaller. */
    if (size[2] != UINT64_MAX && size[0] <= size[2] && size[1] <= size[2])
        face = 2;
    else
        face = size[1] != UINT64_MAX && size[0] <= size[1] ? 1 : 0;
    *negative = sign_of(r->format, source(r, in, face)) && size[face] != 0 && size[face] != UINT64_MAX;
    return &cube_faces[face];
}

static struct reference_output cube_result(const struct rules *r, const struct reference_input *in, uint64_t bits)
{
    const uint64_t sources[3] = {raw(r, in, 0), raw(r, in, 1), raw(r, in, 2)};

    return exact_is_nan(r->format, bits) ? bits_of(source_nan(r->format, sources, 3)) : give(r, bits);
}

static struct reference_output do_cubeid(const struct rules *r, const struct reference_input *in)
{
    bool negative;
    uint32_t major = cube_face(r, in, &negative)->major;
    struct exact number = exact_make(false, major * 2 + (negative ? 1u : 0), 0);

    return bits_of(exact_rounded(&number, r->format, EXACT_NEAREST));
}

static struct reference_output cube_coordinate(const struct rules *r, const struct reference_input *in, bool second)
{
    bool side;
    const struct cube_face *face = cube_face(r, in, &side);
    uint64_t value = source(r, in, second ? face->tc : face->sc);
    bool negative = second ? face->tc_negative[side] : face->sc_negative[side];

    return cube_result(r, in, negative ? negated(r->format, value) : value);
}

static struct reference_output do_cubesc(const struct rules *r, const struct reference_input *in)
{
    return cube_coordinate(r, in, false);
}

static struct reference_output do_cubetc(const struct rules *r, const struct reference_input *in)
{
    return cube_coordinate(r, in, true);
}

static struct reference_output do_cubema(const struct rules *r, const struct reference_input *in)
{
    struct rules nearest = *r;
    bool negative;
    uint64_t value = source(r, in, cube_face(r, in, &negative)->major);

    nearest.round = EXACT_NEAREST;
    return cube_result(r, in, exact_is_nan(r->format, value) ? value : add(&nearest, value, value));
}

SHAPES(rcp)
SHAPES(sqrt)
SHAPES(rsq)
SHAPE(exp, f16)
SHAPE(exp, f32)
SHAPE(log, f16)
SHAPE(log, f32)
SHAPE(sin, f16)
SHAPE(sin, f32)
SHAPE(cos, f16)
SHAPE(cos, f32)
SHAPE(cubeid, f32)
SHAPE(cubesc, f32)
SHAPE(cubetc, f32)
SHAPE(cubema, f32)
SHAPES(frexp_exp)
SHAPES(frexp_mant)
SHAPES(ldexp)
SHAPE(div_scale, f32)
SHAPE(div_scale, f64)
SHAPE(div_fmas, f32)
SHAPE(div_fmas, f64)
SHAPES(div_fixup)

const struct reference reference_functions[] = {
    {ISA_OP_v_rcp_f16, rcp_f16, 0},
    {ISA_OP_v_rcp_f32, rcp_f32, 0},
    {ISA_OP_v_rcp_iflag_f32, rcp_f32, 0},
    {ISA_OP_v_rcp_f64, rcp_f64, 0},
    {ISA_OP_v_sqrt_f16, sqrt_f16, 0},
    {ISA_OP_v_sqrt_f32, sqrt_f32, 0},
    {ISA_OP_v_sqrt_f64, sqrt_f64, 0},
    {ISA_OP_v_rsq_f16, rsq_f16, 0},
    {ISA_OP_v_rsq_f32, rsq_f32, 0},
    {ISA_OP_v_rsq_f64, rsq_f64, 1},
    {ISA_OP_v_exp_f16, exp_f16, 1},
    {ISA_OP_v_exp_f32, exp_f32, 1},
    {ISA_OP_v_exp_legacy_f32, exp_f32, 1},
    {ISA_OP_v_log_f16, log_f16, 1},
    {ISA_OP_v_log_f32, log_f32, 1},
    {ISA_OP_v_log_legacy_f32, log_f32, 1},
    {ISA_OP_v_sin_f16, sin_f16, 1},
    {ISA_OP_v_sin_f32, sin_f32, 1},
    {ISA_OP_v_cos_f16, cos_f16, 1},
    {ISA_OP_v_cos_f32, cos_f32, 1},
    {ISA_OP_v_cubeid_f32, cubeid_f32, 0},
    {ISA_OP_v_cubesc_f32, cubesc_f32, 0},
    {ISA_OP_v_cubetc_f32, cubetc_f32, 0},
    {ISA_OP_v_cubema_f32, cubema_f32, 0},
    {ISA_OP_v_frexp_exp_i16_f16, frexp_exp_f16, 0},
    {ISA_OP_v_frexp_exp_i32_f32, frexp_exp_f32, 0},
    {ISA_OP_v_frexp_exp_i32_f64, frexp_exp_f64, 0},
    {ISA_OP_v_frexp_mant_f16, frexp_mant_f16, 0},
    {ISA_OP_v_frexp_mant_f32, frexp_mant_f32, 0},
    {ISA_OP_v_frexp_mant_f64, frexp_mant_f64, 0},
    {ISA_OP_v_ldexp_f16, ldexp_f16, 0},
    {ISA_OP_v_ldexp_f32, ldexp_f32, 0},
    {ISA_OP_v_ldexp_f64, ldexp_f64, 0},
    {ISA_OP_v_div_scale_f32, div_scale_f32, 0},
    {ISA_OP_v_div_scale_f64, div_scale_f64, 0},
    {ISA_OP_v_div_fmas_f32, div_fmas_f32, 0},
    {ISA_OP_v_div_fmas_f64, div_fmas_f64, 0},
    {ISA_OP_v_div_fixup_f16, div_fixup_f16, 0},
    {ISA_OP_v_div_fixup_f32, div_fixup_f32, 0},
    {ISA_OP_v_div_fixup_f64, div_fixup_f64, 0},
    {ISA_OP_v_trig_preop_f64, trig_preop, 0},
    {ISA_OP_COUNT, 0, 0},
};
