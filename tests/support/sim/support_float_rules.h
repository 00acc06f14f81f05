/*
 * support_float_rules.h - what the tables of references for float instructions share: a format with what MODE says about
 * it, sources and results by these rules, and exact sums and products.
 */
#ifndef TESTS_SUPPORT_FLOAT_RULES_H
#define TESTS_SUPPORT_FLOAT_RULES_H

#include "support_exact.h"
#include "support_isa.h"

/* A format and what MODE says about it. */
struct rules {
    const struct exact_format *format;
    enum exact_round round;
    bool keep_in, keep_out; /* denormals */
    bool ieee;
};

static inline struct rules rules_for(const struct exact_format *format, uint32_t mode)
{
    bool single = format == &exact_f32;
    static const enum exact_round rounds[] = {EXACT_NEAREST, EXACT_UP, EXACT_DOWN, EXACT_ZERO};

    return (struct rules){
        .format = format,
        .round = rounds[(single ? mode : mode >> 2) % 4],
        .keep_in = mode >> (single ? 4 : 6) & 1u,
        .keep_out = mode >> (single ? 5 : 7) & 1u,
        .ieee = mode >> 9 & 1u,
    };
}

static inline uint64_t sign_of(const struct exact_format *format, uint64_t bits)
{
    return bits & exact_sign_bit(format);
}

static inline uint64_t flushed(const struct exact_format *format, uint64_t bits, bool keep)
{
    return !keep && exact_is_denormal(format, bits) ? sign_of(format, bits) : bits;
}

/* A source as the instruction sees it. */
static inline uint64_t source(const struct rules *r, const struct reference_input *in, int index)
{
    uint64_t mask = exact_sign_bit(r->format) * 2 - 1;

    return flushed(r->format, in->source[index] & mask, r->keep_in);
}

static inline uint64_t default_nan(const struct exact_format *format)
{
    return exact_quieted(format, exact_infinity(format));
}

/* The first NaN of n sources, quieted, or 0 when there is none. */
static inline uint64_t source_nan(const struct exact_format *format, const uint64_t *sources, int n)
{
    for (int i = 0; i < n; i++) {
        if (exact_is_nan(format, sources[i]))
            return exact_quieted(format, sources[i]);
    }
    return 0;
}

static inline uint64_t one_of(const struct exact_format *format)
{
    return (((uint64_t)1 << (format->exponent - 1)) - 1) << format->mantissa;
}

/* x + y of exact values that are not both infinite with unlike signs; zero's sign as IEEE says. */
static inline uint64_t rounded_sum(const struct rules *r, const struct exact *x, const struct exact *y)
{
    struct exact sum = exact_sum(x, y);

    if (exact_is_zero(&sum))
        sum.negative = x->negative == y->negative ? x->negative : r->round == EXACT_DOWN;
    return exact_rounded(&sum, r->format, r->round);
}

static inline uint64_t add(const struct rules *r, uint64_t a, uint64_t b)
{
    const uint64_t sources[2] = {a, b};
    struct exact x, y;

    if (source_nan(r->format, sources, 2))
        return source_nan(r->format, sources, 2);
    if (exact_is_infinite(r->format, a) && exact_is_infinite(r->format, b) && a != b)
        return default_nan(r->format);
    if (exact_is_infinite(r->format, a) || exact_is_infinite(r->format, b))
        return exact_is_infinite(r->format, a) ? a : b;
    x = exact_value(r->format, a);
    y = exact_value(r->format, b);
    return rounded_sum(r, &x, &y);
}

static inline bool is_zero(const struct exact_format *format, uint64_t bits)
{
    return (bits & (exact_sign_bit(format) - 1)) == 0;
}

/* The product; 0 times infinity is a NaN. */
static inline uint64_t multiply(const struct rules *r, uint64_t a, uint64_t b)
{
    const uint64_t sources[2] = {a, b};
    uint64_t sign = sign_of(r->format, a ^ b);
    struct exact product;

    if (source_nan(r->format, sources, 2))
        return source_nan(r->format, sources, 2);
    if (exact_is_infinite(r->format, a) || exact_is_infinite(r->format, b)) {
        if (is_zero(r->format, a) || is_zero(r->format, b))
            return default_nan(r->format);
        return sign | exact_infinity(r->format);
    }
    product = exact_product(r->format, a, b);
    return exact_rounded(&product, r->format, r->round);
}

/* Changes x to x * 2^power: moves its bits. */
static inline struct exact shifted(const struct exact *x, int power)
{
    struct exact y = {.negative = x->negative};

    for (int bit = 0; bit < EXACT_WORDS * 64; bit++) {
        int from = bit - power;

        if (from >= 0 && from < EXACT_WORDS * 64 && x->words[from / 64] >> from % 64 & 1u)
            y.words[bit / 64] |= 1ull << bit % 64;
    }
    return y;
}

/* a * b + c rounded once, after a multiplication by a power of two. */
static inline uint64_t fused(const struct rules *r, uint64_t a, uint64_t b, uint64_t c, int power)
{
    const uint64_t sources[3] = {a, b, c};
    uint64_t sign = sign_of(r->format, a ^ b), infinity = exact_infinity(r->format);
    bool infinite = exact_is_infinite(r->format, a) || exact_is_infinite(r->format, b);
    struct exact product, addend, sum;

    if (source_nan(r->format, sources, 3))
        return source_nan(r->format, sources, 3);
    if (infinite && (is_zero(r->format, a) || is_zero(r->format, b)))
        return default_nan(r->format);
    if (infinite)
        return exact_is_infinite(r->format, c) && sign != sign_of(r->format, c) ? default_nan(r->format)
                                                                                : sign | infinity;
    if (exact_is_infinite(r->format, c))
        return c;
    product = exact_product(r->format, a, b);
    addend = exact_value(r->format, c);
    if (power == 0)
        return rounded_sum(r, &product, &addend);
    sum = exact_sum(&product, &addend);
    if (exact_is_zero(&sum))
        return rounded_sum(r, &product, &addend);
    sum = shifted(&sum, power);
    return exact_rounded(&sum, r->format, r->round);
}

/* v_mad: both steps rounded and flushed, whatever MODE says. A NaN addend does not hide behind the product's NaN. */
static inline uint64_t mad(struct rules r, const struct reference_input *in, bool legacy)
{
    uint64_t a, b, c, product;

    r.keep_in = r.keep_out = false;
    a = source(&r, in, 0);
    b = source(&r, in, 1);
    c = source(&r, in, 2);
    const uint64_t sources[3] = {a, b, c};
    if (legacy && (is_zero(r.format, a) || is_zero(r.format, b)))
        product = 0;
    else
        product = flushed(r.format, multiply(&r, a, b), false);
    if (exact_is_nan(r.format, product) && !source_nan(r.format, sources, 3))
        return default_nan(r.format);
    if (exact_is_nan(r.format, product) || exact_is_nan(r.format, c))
        return source_nan(r.format, sources, 3);
    return flushed(r.format, add(&r, product, c), false);
}

static inline struct reference_output give(const struct rules *r, uint64_t bits)
{
    return (struct reference_output){.value = flushed(r->format, bits, r->keep_out)};
}

/* A NaN keeps its own sign when it is subtracted. */
static inline uint64_t negated(const struct exact_format *format, uint64_t bits)
{
    return exact_is_nan(format, bits) ? bits : bits ^ exact_sign_bit(format);
}

static inline uint64_t raw(const struct rules *r, const struct reference_input *in, int index)
{
    return in->source[index] & (exact_sign_bit(r->format) * 2 - 1);
}

static inline struct reference_output bits_of(uint64_t bits)
{
    return (struct reference_output){.value = bits};
}

/* Wrappers: one a format. */
#define SHAPE(name, format)                                                                                            \
    static struct reference_output name##_##format(const struct reference_input *in)                                   \
    {                                                                                                                  \
        struct rules r = rules_for(&exact_##format, in->mode);                                                         \
                                                                                                                       \
        return do_##name(&r, in);                                                                                      \
    }

#define SHAPES(name) SHAPE(name, f16) SHAPE(name, f32) SHAPE(name, f64)

#endif
