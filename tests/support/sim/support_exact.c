/* support_exact.c - exact floating point for tests. */
#include "support_exact.h"

#include <string.h>

const struct exact_format exact_f16 = {10, 5}, exact_f32 = {23, 8}, exact_f64 = {52, 11};

static int bias_of(const struct exact_format *format)
{
    return (1 << (format->exponent - 1)) - 1;
}

uint64_t exact_sign_bit(const struct exact_format *format)
{
    return 1ull << (format->mantissa + format->exponent);
}

uint64_t exact_infinity(const struct exact_format *format)
{
    return ((1ull << format->exponent) - 1) << format->mantissa;
}

bool exact_is_nan(const struct exact_format *format, uint64_t bits)
{
    return (bits & (exact_sign_bit(format) - 1)) > exact_infinity(format);
}

bool exact_is_infinite(const struct exact_format *format, uint64_t bits)
{
    return (bits & (exact_sign_bit(format) - 1)) == exact_infinity(format);
}

bool exact_is_denormal(const struct exact_format *format, uint64_t bits)
{
    uint64_t size = bits & (exact_sign_bit(format) - 1);

    return size != 0 && size < 1ull << format->mantissa;
}

uint64_t exact_quieted(const struct exact_format *format, uint64_t bits)
{
    return bits | 1ull << (format->mantissa - 1);
}

static bool bit_at(const struct exact *x, int bit)
{
    return x->words[bit / 64] >> bit % 64 & 1u;
}

struct exact exact_make(bool negative, uint128 mantissa, int exponent)
{
    struct exact x = {.negative = negative};

    for (int bit = 0; bit < 128; bit++) {
        int place = EXACT_POINT + exponent + bit;

        if (mantissa >> bit & 1u)
            x.words[place / 64] |= 1ull << place % 64;
    }
    return x;
}

uint64_t exact_mantissa(const struct exact_format *format, uint64_t bits, int *exponent)
{
    uint64_t field = bits >> format->mantissa & ((1ull << format->exponent) - 1);
    uint64_t fraction = bits & ((1ull << format->mantissa) - 1);

    *exponent = (field ? (int)field : 1) - bias_of(format) - (int)format->mantissa;
    return field ? fraction | 1ull << format->mantissa : fraction;
}

struct exact exact_value(const struct exact_format *format, uint64_t bits)
{
    int exponent;
    uint64_t mantissa = exact_mantissa(format, bits, &exponent);

    return exact_make((bits & exact_sign_bit(format)) != 0, mantissa, exponent);
}

struct exact exact_product(const struct exact_format *format, uint64_t a, uint64_t b)
{
    int exponent_a, exponent_b;
    uint128 mantissa = (uint128)exact_mantissa(format, a, &exponent_a) * exact_mantissa(format, b, &exponent_b);

    return exact_make(((a ^ b) & exact_sign_bit(format)) != 0, mantissa, exponent_a + exponent_b);
}

static int compare_sizes(const struct exact *x, const struct exact *y)
{
    for (int i = EXACT_WORDS - 1; i >= 0; i--) {
        if (x->words[i] != y->words[i])
            return x->words[i] > y->words[i] ? 1 : -1;
    }
    return 0;
}

struct exact exact_sum(const struct exact *x, const struct exact *y)
{
    const struct exact *large = compare_sizes(x, y) >= 0 ? x : y, *small = large == x ? y : x;
    struct exact sum = {.negative = large->negative};
    uint128 carry = 0;

    for (int i = 0; i < EXACT_WORDS; i++) {
        uint128 digit = x->negative == y->negative ? (uint128)large->words[i] + small->words[i] + carry
                                                   : (uint128)large->words[i] - small->words[i] - carry;

        sum.words[i] = (uint64_t)digit;
        carry = digit >> 64 & 1u;
    }
    return sum;
}

bool exact_is_zero(const struct exact *x)
{
    static const struct exact zero;

    return memcmp(x->words, zero.words, sizeof(zero.words)) == 0;
}

static int highest_bit(const struct exact *x)
{
    int bit = EXACT_WORDS * 64 - 1;

    while (bit >= 0 && !bit_at(x, bit))
        bit--;
    return bit;
}

static bool any_below(const struct exact *x, int bit)
{
    for (int i = 0; i < bit / 64; i++) {
        if (x->words[i])
            return true;
    }
    return bit > 0 && (x->words[bit / 64] & ((1ull << bit % 64) - 1)) != 0;
}

/* Whether cutting x off below a bit must be made up for by one unit of that bit. */
static bool rounds_up(const struct exact *x, int last, enum exact_round round)
{
    bool odd = last < EXACT_WORDS * 64 && bit_at(x, last);
    bool half = last > 0 && bit_at(x, last - 1), rest = last > 1 && any_below(x, last - 1);

    switch (round) {
    case EXACT_NEAREST:
        return half && (rest || odd);
    case EXACT_UP:
        return (half || rest) && !x->negative;
    case EXACT_DOWN:
        return (half || rest) && x->negative;
    default:
        return false;
    }
}

static uint128 bits_from(const struct exact *x, int last, int count)
{
    uint128 result = 0;

    for (int bit = count - 1; bit >= 0; bit--)
        result = result << 1 | (last + bit < EXACT_WORDS * 64 && bit_at(x, last + bit));
    return result;
}

uint64_t exact_rounded(const struct exact *x, const struct exact_format *format, enum exact_round round)
{
    uint64_t sign = x->negative ? exact_sign_bit(format) : 0;
    int smallest = EXACT_POINT + 1 - bias_of(format); /* of normal numbers */
    int top = highest_bit(x), last;
    uint64_t mantissa;
    bool away = round == EXACT_NEAREST || (round == EXACT_UP && !x->negative) || (round == EXACT_DOWN && x->negative);

    if (top < 0)
        return sign;
    last = (top < smallest ? smallest : top) - (int)format->mantissa;
    mantissa = (uint64_t)bits_from(x, last, (int)format->mantissa + 1) + rounds_up(x, last, round);
    if (mantissa >> (format->mantissa + 1)) {
        mantissa >>= 1;
        last++;
    }
    if (!(mantissa >> format->mantissa))
        return sign | mantissa;
    if (last + (int)format->mantissa > EXACT_POINT + bias_of(format))
        return sign | (exact_infinity(format) - !away);
    return sign | (uint64_t)(last + (int)format->mantissa - smallest + 1) << format->mantissa |
           (mantissa & ((1ull << format->mantissa) - 1));
}

int128 exact_integer(const struct exact *x, enum exact_round round, int128 low, int128 high)
{
    uint128 size = bits_from(x, EXACT_POINT, 100) + rounds_up(x, EXACT_POINT, round);
    int128 value;

    if (highest_bit(x) >= EXACT_POINT + 90)
        return x->negative ? low : high;
    value = x->negative ? -(int128)size : (int128)size;
    return value < low ? low : value > high ? high : value;
}

uint64_t exact_quotient(const struct exact_format *format, uint64_t a, uint64_t b)
{
    int exponent_a, exponent_b, shift = 0;
    uint128 n = exact_mantissa(format, a, &exponent_a), quotient;
    uint64_t d = exact_mantissa(format, b, &exponent_b);
    struct exact x;

    while (n && !(n >> 120)) {
        n <<= 1;
        shift++;
    }
    quotient = n / d << 1 | (n % d != 0); /* at least 67 bits, and one for what is lost */
    x = exact_make(((a ^ b) & exact_sign_bit(format)) != 0, quotient, exponent_a - exponent_b - shift - 1);
    return exact_rounded(&x, format, EXACT_NEAREST);
}

uint64_t exact_root(const struct exact_format *format, uint64_t a)
{
    int exponent, shift = 0;
    uint128 square = exact_mantissa(format, a, &exponent), root = 0;
    struct exact x;

    while (!(square >> 125) || (exponent - shift) % 2 != 0) {
        square <<= 1;
        shift++;
    }
    for (int bit = 63; bit >= 0; bit--) {
        uint128 candidate = root | (uint128)1 << bit;

        if (candidate * candidate <= square)
            root = candidate;
    }
    root = root << 1 | (root * root != square);
    x = exact_make(false, root, (exponent - shift) / 2 - 1);
    return exact_rounded(&x, format, EXACT_NEAREST);
}
