/*
 * soft_float.h - floating point in integers, for what the host cannot do in one rounding: directed rounding modes,
 * ldexp into denormals, and fused multiply-add with a scaled result.
 */
#ifndef SIM_HAL_EXECUTE_SOFT_FLOAT_H
#define SIM_HAL_EXECUTE_SOFT_FLOAT_H

#include "execute/float_bits.h"

/* An IEEE binary format. */
struct execute_float_format {
    uint32_t mantissa_bits; /* stored ones */
    uint32_t exponent_bits;
};

extern const struct execute_float_format execute_format_f16, execute_format_f32, execute_format_f64;

/*
 * The format's bit pattern of +-significand * 2^exponent, rounded once (enum execute_round). A significand that stands for
 * a longer one has its last bit set when any bit was lost (at most the lowest of 64 after normalisation).
 */
uint64_t execute_float_pack(const struct execute_float_format *format, bool negative, int32_t exponent,
                            uint64_t significand, uint32_t round);

/* bits of the format times 2^exponent, rounded once. Infinities and zeros stay; NaNs are quieted. */
uint64_t execute_float_scale(const struct execute_float_format *format, uint64_t bits, int32_t exponent,
                             uint32_t round);

/* A double, exact or rounded to odd, as the bit pattern of a narrower format (or its own). NaNs are quieted. */
uint64_t execute_float_narrow(const struct execute_float_format *format, double value, uint32_t round);

/* (a * b + c) * 2^scale over f64 bit patterns with one rounding; NaN results are the positive default NaN. */
uint64_t execute_float_fma_f64(uint64_t a, uint64_t b, uint64_t c, int32_t scale, uint32_t round);

/* The nearest integral value in the given direction, saturated to low..high; 0 for NaN. */
int64_t execute_float_to_integer(double value, int64_t low, int64_t high, uint32_t round);

static inline uint32_t execute_ldexp_f32(uint32_t bits, int32_t exponent, uint32_t round)
{
    return (uint32_t)execute_float_scale(&execute_format_f32, bits, exponent, round);
}

#endif
