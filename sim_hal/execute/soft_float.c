/* soft_float.c - exact floating point in integers. */
#include "execute/soft_float.h"

#include "engine/require.h"

const struct execute_float_format execute_format_f16 = {10, 5}, execute_format_f32 = {23, 8},
                                  execute_format_f64 = {52, 11};

__extension__ typedef unsigned __int128 wide;

/* A finite nonzero number: significand * 2^exponent. */
struct unpacked {
    bool negative;
    int32_t exponent;
    uint64_t significand;
};

static int32_t format_bias(const struct execute_float_format *format)
{
    return (1 << (format->exponent_bits - 1)) - 1;
}

static uint64_t format_infinity(const struct execute_float_format *format)
{
    return ((1ull << format->exponent_bits) - 1) << format->mantissa_bits;
}

static uint64_t format_sign(const struct execute_float_format *format, bool negative)
{
    return (uint64_t)negative << (format->mantissa_bits + format->exponent_bits);
}

static struct unpacked unpack(const struct execute_float_format *format, uint64_t bits)
{
    uint64_t fraction = bits & ((1ull << format->mantissa_bits) - 1);
    int32_t field = (int32_t)(bits >> format->mantissa_bits & ((1ull << format->exponent_bits) - 1));
    uint64_t hidden = field ? 1ull << format->mantissa_bits : 0;

    return (struct unpacked){
        .negative = (bits & format_sign(format, true)) != 0,
        .exponent = (field ? field : 1) - format_bias(format) - (int32_t)format->mantissa_bits,
        .significand = hidden | fraction,
    };
}

static bool rounds_away(uint32_t round, bool negative)
{
    return (round == EXECUTE_ROUND_UP && !negative) || (round == EXECUTE_ROUND_DOWN && negative);
}

/* The amount to add to kept when rest, in units of 2^-64 of its last place, was cut off. */
static uint64_t rounding_increment(uint64_t kept, uint64_t rest, bool negative, uint32_t round)
{
    const uint64_t half = 1ull << 63;

    if (round == EXECUTE_ROUND_NEAREST)
        return rest > half || (rest == half && (kept & 1));
    return rest != 0 && rounds_away(round, negative);
}

uint64_t execute_float_pack(const struct execute_float_format *format, bool negative, int32_t exponent,
                            uint64_t significand, uint32_t round)
{
    uint64_t sign = format_sign(format, negative), infinity = format_infinity(format);
    uint64_t kept, rest, magnitude;
    int32_t field, drop;

    SIM_REQUIRE(round <= EXECUTE_ROUND_ZERO);
    if (significand == 0)
        return sign;
    while (!(significand >> 63)) {
        significand <<= 1;
        exponent--;
    }
    field = exponent + 63 + format_bias(format);
    if (field >= (1 << format->exponent_bits) - 1)
        return sign | (round == EXECUTE_ROUND_NEAREST || rounds_away(round, negative) ? infinity : infinity - 1);
    drop = 63 - (int32_t)format->mantissa_bits + (field < 1 ? 1 - field : 0);
    kept = drop < 64 ? significand >> drop : 0;
    rest = drop < 64 ? significand << (64 - drop) : drop == 64 ? significand : 1;
    /* kept holds the leading one, which counts as one in the exponent field */
    magnitude = (field < 1 ? 0 : (uint64_t)(field - 1) << format->mantissa_bits) + kept;
    return sign | (magnitude + rounding_increment(kept, rest, negative, round));
}

uint64_t execute_float_scale(const struct execute_float_format *format, uint64_t bits, int32_t exponent, uint32_t round)
{
    uint64_t infinity = format_infinity(format);
    uint64_t magnitude = bits & (format_sign(format, true) - 1);
    struct unpacked x = unpack(format, bits);

    if (magnitude > infinity)
        return bits | 1ull << (format->mantissa_bits - 1);
    if (magnitude == infinity || magnitude == 0)
        return bits;
    exponent = exponent > 8192 ? 8192 : exponent < -8192 ? -8192 : exponent;
    return execute_float_pack(format, x.negative, x.exponent + exponent, x.significand, round);
}

uint64_t execute_float_narrow(const struct execute_float_format *format, double value, uint32_t round)
{
    uint64_t bits = execute_f64_bits(value);
    struct unpacked x = unpack(&execute_format_f64, bits);
    uint64_t sign = format_sign(format, x.negative);
    uint32_t lost = execute_format_f64.mantissa_bits - format->mantissa_bits;
    uint64_t payload = (bits & (EXECUTE_F64_QUIET - 1)) >> lost;

    SIM_REQUIRE(format->mantissa_bits <= execute_format_f64.mantissa_bits);
    if (execute_f64_is_nan(bits))
        return sign | format_infinity(format) | 1ull << (format->mantissa_bits - 1) | payload;
    if ((bits & ~EXECUTE_F64_SIGN) == EXECUTE_F64_INFINITY)
        return sign | format_infinity(format);
    return execute_float_pack(format, x.negative, x.exponent, x.significand, round);
}

static int32_t highest_bit(wide value)
{
    int32_t bit = -1;

    for (uint64_t high = (uint64_t)(value >> 64); high; high >>= 1)
        bit++;
    if (bit >= 0)
        return bit + 64;
    for (uint64_t low = (uint64_t)value; low; low >>= 1)
        bit++;
    return bit;
}

/* Shifts right; bits that fall out leave the last one set. */
static wide shift_sticky(wide value, int32_t count)
{
    if (count <= 0)
        return value;
    if (count > 127)
        return value != 0;
    return value >> count | ((value & (((wide)1 << count) - 1)) != 0);
}

/* The sum of two terms with the same exponent, packed. */
static uint64_t pack_sum(wide x, bool x_negative, wide y, bool y_negative, int32_t exponent, uint32_t round)
{
    bool negative = x_negative;
    wide sum;
    int32_t excess;

    if (x_negative == y_negative) {
        sum = x + y;
    } else if (x >= y) {
        sum = x - y;
    } else {
        sum = y - x;
        negative = y_negative;
    }
    if (sum == 0)
        return x_negative == y_negative ? format_sign(&execute_format_f64, negative)
                                        : format_sign(&execute_format_f64, round == EXECUTE_ROUND_DOWN);
    excess = highest_bit(sum) - 63;
    excess = excess > 0 ? excess : 0;
    return execute_float_pack(&execute_format_f64, negative, exponent + excess, (uint64_t)shift_sticky(sum, excess),
                              round);
}

/* The finite case. Both terms get their highest bit to 125, so that a shift loses only bits far below the sum's. */
static uint64_t fma_finite(struct unpacked a, struct unpacked b, struct unpacked c, int32_t scale, uint32_t round)
{
    wide product = (wide)a.significand * b.significand, addend = c.significand;
    bool product_negative = a.negative != b.negative;
    int32_t product_exponent = a.exponent + b.exponent, addend_exponent = c.exponent;
    int32_t product_shift = 125 - highest_bit(product), addend_shift = 125 - highest_bit(addend);

    if (product == 0)
        return pack_sum(0, product_negative, addend, c.negative, addend_exponent + scale, round);
    if (addend == 0)
        return pack_sum(product, product_negative, 0, product_negative, product_exponent + scale, round);
    product <<= product_shift;
    product_exponent -= product_shift;
    addend <<= addend_shift;
    addend_exponent -= addend_shift;
    if (product_exponent < addend_exponent) {
        product = shift_sticky(product, addend_exponent - product_exponent);
        product_exponent = addend_exponent;
    } else {
        addend = shift_sticky(addend, product_exponent - addend_exponent);
    }
    return pack_sum(product, product_negative, addend, c.negative, product_exponent + scale, round);
}

uint64_t execute_float_fma_f64(uint64_t a, uint64_t b, uint64_t c, int32_t scale, uint32_t round)
{
    uint64_t size_a = a & ~EXECUTE_F64_SIGN, size_b = b & ~EXECUTE_F64_SIGN, size_c = c & ~EXECUTE_F64_SIGN;
    uint64_t product_sign = (a ^ b) & EXECUTE_F64_SIGN;
    bool product_infinite = size_a == EXECUTE_F64_INFINITY || size_b == EXECUTE_F64_INFINITY;

    if (execute_f64_is_nan(a) || execute_f64_is_nan(b) || execute_f64_is_nan(c))
        return EXECUTE_F64_NAN;
    if (product_infinite && (size_a == 0 || size_b == 0))
        return EXECUTE_F64_NAN;
    if (product_infinite && size_c == EXECUTE_F64_INFINITY && product_sign != (c & EXECUTE_F64_SIGN))
        return EXECUTE_F64_NAN;
    if (product_infinite)
        return product_sign | EXECUTE_F64_INFINITY;
    if (size_c == EXECUTE_F64_INFINITY)
        return c;
    return fma_finite(unpack(&execute_format_f64, a), unpack(&execute_format_f64, b), unpack(&execute_format_f64, c),
                      scale, round);
}

int64_t execute_float_to_integer(double value, int64_t low, int64_t high, uint32_t round)
{
    double integral = round == EXECUTE_ROUND_NEAREST ? execute_rint_f64(value)
                      : round == EXECUTE_ROUND_UP    ? execute_ceil_f64(value)
                      : round == EXECUTE_ROUND_DOWN  ? execute_floor_f64(value)
                                                     : execute_trunc_f64(value);

    SIM_REQUIRE(low <= high);
    if (value != value)
        return 0;
    if (integral <= (double)low)
        return low;
    return integral >= (double)high ? high : (int64_t)integral;
}
