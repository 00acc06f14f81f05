/*
 * math.h - the approximations behind v_exp, v_log, v_sin, v_cos, v_rsq and v_trig_preop.
 *
 * Own code rather than libm's, whose results depend on the library and the processor. Everything is computed in
 * double with polynomials far more accurate than the result needs and without branches, so that rows vectorise.
 */
#ifndef SIM_HAL_EXECUTE_MATH_H
#define SIM_HAL_EXECUTE_MATH_H

#include "engine/require.h"
#include "execute/float_bits.h"

#include <math.h>

/* 2^f for |f| <= 1/2: the Taylor series; the first term left out is below 2e-14. */
static inline double execute_exp2_fraction(double f)
{
    double p = 0x1.e4cf5158b8ecap-28;

    SIM_REQUIRE(!(f < -0.5 || f > 0.5));
    p = p * f + 0x1.b5253d395e7c4p-24;
    p = p * f + 0x1.62c0223a5c824p-20;
    p = p * f + 0x1.ffcbfc588b0c7p-17;
    p = p * f + 0x1.430912f86c787p-13;
    p = p * f + 0x1.5d87fe78a6731p-10;
    p = p * f + 0x1.3b2ab6fba4e77p-7;
    p = p * f + 0x1.c6b08d704a0c0p-5;
    p = p * f + 0x1.ebfbdff82c58fp-3;
    p = p * f + 0x1.62e42fefa39efp-1;
    return p * f + 1.0;
}

/* 2^x for any float, within 0.51 ulp, denormals too; NaN for NaN. */
static inline float execute_exp2_f32(float x)
{
    /* beyond these, results are 0 and infinity; adding to_integer leaves the nearest integer in the low bits */
    const uint32_t low = 0xc3480000u, high = 0x43480000u; /* -200, 200 */
    const double to_integer = 0x1.8p52;
    uint32_t bits = execute_select(x < execute_f32(low), low, execute_f32_bits(x));
    double limited = (double)execute_f32(execute_select(x > execute_f32(high), high, bits));
    double shifted = limited + to_integer;
    double power = execute_exp2_fraction(limited - (shifted - to_integer));
    float result = (float)execute_f64(execute_f64_bits(power) + (execute_f64_bits(shifted) << 52));

    return execute_f32(
        execute_select(execute_f32_is_nan(execute_f32_bits(x)), EXECUTE_F32_NAN, execute_f32_bits(result)));
}

/*
 * log2(m) for m in [sqrt(1/2), sqrt(2)): 2/ln 2 times the area hyperbolic tangent of s = (m - 1) / (m + 1), whose
 * series converges fast for |s| < 0.172; the first term left out is below 1e-15 of the result.
 */
static inline double execute_log2_mantissa(double m)
{
    double s = (m - 1.0) / (m + 1.0), square = s * s;
    double p = 0x1.3703c1f4d0ffep-3;

    SIM_REQUIRE(m >= 0x1.6a09e6p-1 && m < 0x1.6a09e8p+0);
    p = p * square + 0x1.5b9ac9b743f0dp-3;
    p = p * square + 0x1.89f3b1694cffep-3;
    p = p * square + 0x1.c68f568d31760p-3;
    p = p * square + 0x1.0c9a84994022dp-2;
    p = p * square + 0x1.484b13d7c02a9p-2;
    p = p * square + 0x1.a61762a7aded9p-2;
    p = p * square + 0x1.2776c50ef9bfep-1;
    p = p * square + 0x1.ec709dc3a03fdp-1;
    p = p * square + 0x1.71547652b82fep+1;
    return p * s;
}

/* The base 2 logarithm within 0.51 ulp; -infinity for zeros, NaN for negative numbers and NaN. */
static inline float execute_log2_f32(float x)
{
    const uint32_t sqrt_half = 0x3f3504f3u;
    uint32_t given = execute_f32_bits(x), scaled = execute_f32_bits(x * 0x1p32f);
    uint32_t denormal = execute_select((int32_t)given < 0x00800000, UINT32_MAX, 0);
    uint32_t bits = (scaled & denormal) | (given & ~denormal);
    int32_t exponent = (int32_t)(bits - sqrt_half) >> 23;
    double mantissa = (double)execute_f32(bits - ((uint32_t)exponent << 23));
    float result = (float)(execute_log2_mantissa(mantissa) + (double)(exponent - (int32_t)(denormal & 32u)));
    uint32_t nan = execute_select(!(x >= 0.0f), UINT32_MAX, 0);
    uint32_t limit = execute_select(x == 0.0f, EXECUTE_F32_INFINITY | 0x80000000u, EXECUTE_F32_INFINITY);
    uint32_t ordinary = execute_select(x == 0.0f || given == EXECUTE_F32_INFINITY, limit, execute_f32_bits(result));

    return execute_f32((EXECUTE_F32_NAN & nan) | (ordinary & ~nan));
}

/* sin(2 pi r) for |r| <= 1/4: the Taylor series; the first term left out is below 1e-14. */
static inline double execute_sin_quarter(double r)
{
    double square = r * r;
    double p = 0x1.aaec32af93359p-4;

    SIM_REQUIRE(!(r < -0.25 || r > 0.25));
    p = p * square - 0x1.6fadb9f155744p-1;
    p = p * square + 0x1.e8f434d018d63p+1;
    p = p * square - 0x1.e3074fde8871fp+3;
    p = p * square + 0x1.50783487ee782p+5;
    p = p * square - 0x1.32d2cce62bd86p+6;
    p = p * square + 0x1.466bc6775aae2p+6;
    p = p * square - 0x1.4abbce625be53p+5;
    p = p * square + 0x1.921fb54442d18p+2;
    return p * r;
}

/* A result within the ISA's domain |x| <= 256, outside for larger x, NaN for infinities and NaN. */
static inline float execute_within_turns(float x, float result, float outside)
{
    uint32_t size = execute_f32_bits(x) & 0x7fffffffu;
    uint32_t bits = execute_select((int32_t)size > 0x43800000, execute_f32_bits(outside), execute_f32_bits(result));

    return execute_f32(execute_select((int32_t)size >= (int32_t)EXECUTE_F32_INFINITY, EXECUTE_F32_NAN, bits));
}

/*
 * Sine and cosine of x turns (x * 2 pi) for |x| <= 256, within 0.51 ulp; beyond, 0 and 1 as the ISA says. The part of
 * a turn is exact, as is what is left of a quarter.
 */
static inline float execute_sin_turns_f32(float x)
{
    float part = x - execute_rint_f32(x);
    uint32_t sign = execute_f32_bits(part) & 0x80000000u;
    float size = execute_f32(execute_f32_bits(part) ^ sign);
    float folded = execute_f32(execute_select(size > 0.25f, execute_f32_bits(0.5f - size), execute_f32_bits(size)));
    uint32_t sine = execute_f32_bits((float)execute_sin_quarter((double)folded)) | sign;

    return execute_within_turns(x, execute_f32(execute_select(x == 0.0f, execute_f32_bits(x), sine)), 0.0f);
}

static inline float execute_cos_turns_f32(float x)
{
    float part = x - execute_rint_f32(x);
    double size = (double)execute_f32(execute_f32_bits(part) & 0x7fffffffu);

    return execute_within_turns(x, (float)execute_sin_quarter(0.25 - size), 1.0f);
}

/* 1 / sqrt(x), correctly rounded; infinity of the zero's sign for zeros, NaN for negative numbers and NaN. */
static inline float execute_rsq_f32(float x)
{
    return (float)(1.0 / sqrt((double)x));
}

/*
 * 53 bits of 2/pi for the range reduction of x (f64 bits): segment 0..31 of them, moved down as x is large; rounded
 * toward zero.
 */
double execute_trig_preop_f64(uint64_t x, uint32_t segment);

#endif
