/*
 * support_exact.h - floating-point numbers as very long integers, to compute what an instruction must give.
 *
 * Slow and plain on purpose: every sum and product of doubles fits without rounding, and rounding looks at the bits one
 * by one. Nothing here is shared with the simulator.
 */
#ifndef TESTS_SUPPORT_EXACT_H
#define TESTS_SUPPORT_EXACT_H

#include <stdbool.h>
#include <stdint.h>

__extension__ typedef unsigned __int128 uint128;
__extension__ typedef __int128 int128;

/* An IEEE format: stored mantissa bits and exponent bits. */
struct exact_format {
    uint32_t mantissa;
    uint32_t exponent;
};

extern const struct exact_format exact_f16, exact_f32, exact_f64;

enum exact_round { EXACT_NEAREST, EXACT_UP, EXACT_DOWN, EXACT_ZERO };

#define EXACT_WORDS 72
#define EXACT_POINT 2250 /* bit that stands for 1 */

struct exact {
    bool negative;
    uint64_t words[EXACT_WORDS];
};

/* +-mantissa * 2^exponent. */
struct exact exact_make(bool negative, uint128 mantissa, int exponent);

/* A finite number's mantissa with the hidden bit; *exponent is that of its last bit. */
uint64_t exact_mantissa(const struct exact_format *format, uint64_t bits, int *exponent);

/* A finite number's value; bits of its format. */
struct exact exact_value(const struct exact_format *format, uint64_t bits);

/* The product of two finite numbers. */
struct exact exact_product(const struct exact_format *format, uint64_t a, uint64_t b);

struct exact exact_sum(const struct exact *x, const struct exact *y);

bool exact_is_zero(const struct exact *x);

/* Rounds to a format; zero results are +0 or -0 as x.negative says. */
uint64_t exact_rounded(const struct exact *x, const struct exact_format *format, enum exact_round round);

/* The integer that x is rounded to, limited to low..high. */
int128 exact_integer(const struct exact *x, enum exact_round round, int128 low, int128 high);

/* The correctly rounded (to nearest) quotient and root of finite positive or negative numbers; b and a not 0. */
uint64_t exact_quotient(const struct exact_format *format, uint64_t a, uint64_t b);
uint64_t exact_root(const struct exact_format *format, uint64_t a);

/* Parts of a bit pattern. */
uint64_t exact_sign_bit(const struct exact_format *format);
uint64_t exact_infinity(const struct exact_format *format);
bool exact_is_nan(const struct exact_format *format, uint64_t bits);
bool exact_is_infinite(const struct exact_format *format, uint64_t bits);
bool exact_is_denormal(const struct exact_format *format, uint64_t bits);
uint64_t exact_quieted(const struct exact_format *format, uint64_t bits);

#endif
