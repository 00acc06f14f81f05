/* rules.c - see rules.h. */
#include "tools/bugs/shadow/rules.h"

#include "engine/require.h"

/* ---- terms ---- */

static uint64_t least_of(struct shadow_term term)
{
    return term.value & ~term.undefined;
}

static uint64_t most_of(struct shadow_term term)
{
    return term.value | term.undefined;
}

static bool is_zero(struct shadow_term term)
{
    return most_of(term) == 0;
}

/* The number of the lowest one bit; 64: there is none. */
static uint32_t lowest_one(uint64_t value)
{
    return value ? (uint32_t)__builtin_ctzll(value) : 64;
}

/* All bits from a number on. */
static uint64_t bits_from(uint32_t first)
{
    return first >= 64 ? 0 : UINT64_MAX << first;
}

/* All bits up to the highest one bit. */
static uint64_t bits_up_to(uint64_t value)
{
    return value ? UINT64_MAX >> __builtin_clzll(value) : 0;
}

static uint64_t all_if(bool condition, uint32_t bits)
{
    return condition ? shadow_low_bits(bits) : 0;
}

static uint64_t extend_sign(uint64_t value, uint32_t bits)
{
    return bits == 0 ? 0 : (uint64_t)((int64_t)(value << (64 - bits)) >> (64 - bits));
}

/* ---- logic ---- */

static struct shadow_term inverted(struct shadow_term term)
{
    return (struct shadow_term){~term.value, term.undefined};
}

/* A zero that is defined decides the bit. */
static uint64_t of_and(struct shadow_term a, struct shadow_term b)
{
    return (a.undefined | b.undefined) & most_of(a) & most_of(b);
}

static uint64_t of_or(struct shadow_term a, struct shadow_term b)
{
    return of_and(inverted(a), inverted(b));
}

/* Bits of one where the choice is one, of the other where it is zero, and of both where it is not known. */
static uint64_t of_choice(struct shadow_term choice, struct shadow_term one, struct shadow_term zero)
{
    uint64_t either = one.undefined | zero.undefined | (one.value ^ zero.value);
    uint64_t known = (choice.value & one.undefined) | (~choice.value & zero.undefined);

    return (choice.undefined & either) | (~choice.undefined & known);
}

/* ---- shifts and fields ---- */

static uint64_t shifted(enum shadow_rule rule, uint32_t bits, uint64_t value, uint32_t count)
{
    if (rule == SHADOW_SHIFT_LEFT)
        return value << count;
    if (rule == SHADOW_SHIFT_RIGHT)
        return value >> count;
    return (uint64_t)((int64_t)extend_sign(value, bits) >> count);
}

static uint64_t of_shift(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3])
{
    uint64_t counts = bits - 1;

    if (source[0].undefined & counts)
        return all_if(!is_zero(source[1]), bits);
    return shifted(rule, bits, source[1].undefined, (uint32_t)(source[0].value & counts));
}

static uint64_t of_field(bool is_signed, uint32_t bits, const struct shadow_term source[3])
{
    uint32_t first = (uint32_t)source[1].value & (bits - 1), width = (uint32_t)source[2].value;

    if (source[1].undefined & (bits - 1) || source[2].undefined)
        return all_if(!is_zero(source[0]), bits);
    if (first + width > bits)
        width = bits - first;
    if (is_signed)
        return extend_sign(source[0].undefined >> first, width);
    return source[0].undefined >> first & shadow_low_bits(width);
}

static uint64_t reversed(uint64_t value, uint32_t bits)
{
    uint64_t result = 0;

    for (uint32_t bit = 0; bit < bits; bit++)
        result |= (value >> bit & 1u) << (bits - 1 - bit);
    return result;
}

/* A word out of two, from a bit of the lower one on. */
static uint64_t of_align(const struct shadow_term source[3], uint32_t counts, uint32_t unit)
{
    if (source[2].undefined & counts)
        return all_if(!is_zero(source[0]) || !is_zero(source[1]), 32);
    return (source[0].undefined << 32 | source[1].undefined) >> (source[2].value & counts) * unit;
}

static uint64_t of_permuted_byte(uint64_t undefined, struct shadow_term selects, uint32_t byte)
{
    uint32_t select = (uint32_t)(selects.value >> 8 * byte) & 0xffu;

    if (selects.undefined >> 8 * byte & 0xffu)
        return 0xff;
    if (select < 8)
        return undefined >> 8 * select & 0xffu;
    return select < 12 && undefined >> (16 * (select - 8) + 15) & 1u ? 0xff : 0;
}

static uint64_t of_permute(const struct shadow_term source[3])
{
    uint64_t both = source[0].undefined << 32 | source[1].undefined, result = 0;

    for (uint32_t byte = 0; byte < 4; byte++)
        result |= of_permuted_byte(both, source[2], byte) << 8 * byte;
    return result;
}

/* ---- arithmetic ---- */

/* Sums are least if all their terms are; bits where least and most are alike have the same carries with any choice. */
static struct shadow_result of_sum(uint64_t least, uint64_t most, uint64_t undefined, uint32_t bits)
{
    uint64_t differ = least ^ most;

    return (struct shadow_result){undefined | differ, bits < 64 ? differ >> bits & 1u : undefined != 0};
}

static struct shadow_result of_add(uint32_t bits, const struct shadow_term source[3])
{
    return of_sum(least_of(source[0]) + least_of(source[1]) + least_of(source[2]),
                  most_of(source[0]) + most_of(source[1]) + most_of(source[2]),
                  source[0].undefined | source[1].undefined | source[2].undefined, bits);
}

static struct shadow_result of_subtract(uint32_t bits, const struct shadow_term source[3])
{
    return of_sum(least_of(source[0]) - most_of(source[1]) - most_of(source[2]),
                  most_of(source[0]) - least_of(source[1]) - least_of(source[2]),
                  source[0].undefined | source[1].undefined | source[2].undefined, bits);
}

/* Changes of a product are multiples of the lowest power of two that may change, times the powers that the other factor has. */
static uint64_t of_product(struct shadow_term a, struct shadow_term b)
{
    uint32_t by_a = lowest_one(a.undefined) + lowest_one(most_of(b));
    uint32_t by_b = lowest_one(b.undefined) + lowest_one(most_of(a));

    return bits_from(by_a < by_b ? by_a : by_b);
}

static uint64_t of_multiply(struct shadow_term a, struct shadow_term b, struct shadow_term c)
{
    return bits_from(lowest_one(of_product(a, b) | c.undefined));
}

static struct shadow_term narrowed(struct shadow_term term, bool is_signed)
{
    if (is_signed)
        return (struct shadow_term){extend_sign(term.value, 24), extend_sign(term.undefined, 24)};
    return (struct shadow_term){term.value & 0xffffffu, term.undefined & 0xffffffu};
}

static uint64_t of_high(struct shadow_term a, struct shadow_term b, uint32_t bits)
{
    return all_if((a.undefined | b.undefined) && !is_zero(a) && !is_zero(b), bits);
}

/* ---- comparisons ---- */

static struct shadow_term biased(struct shadow_term term, uint32_t bits)
{
    term.value ^= UINT64_C(1) << (bits - 1);
    return term;
}

static bool less_is_open(struct shadow_term a, struct shadow_term b)
{
    return most_of(a) >= least_of(b) && least_of(a) < most_of(b);
}

static bool equality_is_open(struct shadow_term a, struct shadow_term b)
{
    uint64_t undefined = a.undefined | b.undefined;

    return undefined && !((a.value ^ b.value) & ~undefined);
}

static bool is_signed(enum shadow_rule rule)
{
    return rule == SHADOW_LESS_SIGNED || rule == SHADOW_LESS_EQUAL_SIGNED || rule == SHADOW_LEAST_SIGNED ||
           rule == SHADOW_MOST_SIGNED;
}

static struct shadow_result of_comparison(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3])
{
    struct shadow_term a = source[0], b = source[1];
    bool open;

    if (is_signed(rule)) {
        a = biased(a, bits);
        b = biased(b, bits);
    }
    if (rule == SHADOW_EQUAL)
        open = equality_is_open(a, b);
    else if (rule == SHADOW_LESS || rule == SHADOW_LESS_SIGNED)
        open = less_is_open(a, b);
    else
        open = less_is_open(b, a);
    return (struct shadow_result){open, open};
}

/* One of two values: that of a if it is less, or if it is not. */
static struct shadow_result of_extreme(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3])
{
    struct shadow_term a = source[0], b = source[1];
    bool open, a_is_less, takes_least = rule == SHADOW_LEAST || rule == SHADOW_LEAST_SIGNED;

    if (is_signed(rule)) {
        a = biased(a, bits);
        b = biased(b, bits);
    }
    open = less_is_open(takes_least ? a : b, takes_least ? b : a);
    a_is_less = most_of(a) < least_of(b);
    if (most_of(a) < least_of(b) || most_of(b) < least_of(a))
        return (struct shadow_result){a_is_less == takes_least ? a.undefined : b.undefined, false};
    return (struct shadow_result){a.undefined | b.undefined | ((a.undefined | b.undefined) ? a.value ^ b.value : 0),
                                  open};
}

/* ---- counts ---- */

static struct shadow_result of_count(uint32_t bits, struct shadow_term a, struct shadow_term b)
{
    uint64_t fewest = (uint64_t)__builtin_popcountll(least_of(a)) + b.value;
    uint64_t most = (uint64_t)__builtin_popcountll(most_of(a)) + b.value;

    if (b.undefined)
        return (struct shadow_result){shadow_low_bits(bits), true};
    return (struct shadow_result){bits_up_to(fewest ^ most), fewest != most};
}

static struct shadow_term below_lane(struct shadow_term term, uint32_t lane)
{
    uint64_t below = shadow_low_bits(lane);

    return (struct shadow_term){term.value & below, term.undefined & below};
}

/* A defined one bit decides if no undefined one comes before it. */
static bool lowest_is_open(struct shadow_term a)
{
    return lowest_one(a.undefined) < lowest_one(least_of(a));
}

static bool highest_is_open(struct shadow_term a)
{
    return bits_up_to(a.undefined) > bits_up_to(least_of(a));
}

/* ---- dispatch ---- */

static uint64_t any_of(const struct shadow_term source[3])
{
    return source[0].undefined | source[1].undefined | source[2].undefined;
}

static struct shadow_result plain(uint64_t undefined)
{
    return (struct shadow_result){undefined, undefined != 0};
}

static struct shadow_result apply_arithmetic(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3],
                                             uint32_t lane)
{
    struct shadow_term a = source[0], b = source[1], c = source[2];

    switch (rule) {
    case SHADOW_ADD:
        return of_add(bits, source);
    case SHADOW_SUBTRACT:
        return of_subtract(bits, source);
    case SHADOW_MULTIPLY:
        return plain(of_multiply(a, b, c));
    case SHADOW_MULTIPLY_24:
        return plain(of_multiply(narrowed(a, false), narrowed(b, false), c));
    case SHADOW_MULTIPLY_SIGNED_24:
        return plain(of_multiply(narrowed(a, true), narrowed(b, true), c));
    case SHADOW_MULTIPLY_HIGH:
        return plain(of_high(a, b, bits));
    case SHADOW_MULTIPLY_HIGH_24:
        return plain(of_high(narrowed(a, false), narrowed(b, false), bits));
    case SHADOW_LEAST:
    case SHADOW_LEAST_SIGNED:
    case SHADOW_MOST:
    case SHADOW_MOST_SIGNED:
        return of_extreme(rule, bits, source);
    case SHADOW_EQUAL:
    case SHADOW_LESS:
    case SHADOW_LESS_SIGNED:
    case SHADOW_LESS_EQUAL:
    case SHADOW_LESS_EQUAL_SIGNED:
        return of_comparison(rule, bits, source);
    case SHADOW_COUNT:
        return of_count(bits, a, b);
    case SHADOW_COUNT_BELOW:
        return of_count(bits, below_lane(a, lane), b);
    case SHADOW_COUNT_BELOW_HIGH:
        return of_count(bits, below_lane(a, lane < 32 ? 0 : lane - 32), b);
    default:
        SIM_REQUIRE(rule == SHADOW_ANY);
        return plain(all_if(any_of(source), bits));
    }
}

static uint64_t apply_bits(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3])
{
    struct shadow_term a = source[0], b = source[1], c = source[2];

    switch (rule) {
    case SHADOW_AND:
        return of_and(a, b);
    case SHADOW_AND_NOT:
        return of_and(a, inverted(b));
    case SHADOW_OR:
        return of_or(a, b);
    case SHADOW_OR_NOT:
        return of_or(a, inverted(b));
    case SHADOW_XOR:
        return a.undefined | b.undefined;
    case SHADOW_SELECT_BITS:
        return of_choice(a, b, c);
    case SHADOW_SELECT:
        return of_choice(c, b, a);
    case SHADOW_SHIFT_LEFT:
    case SHADOW_SHIFT_RIGHT:
    case SHADOW_SHIFT_SIGNED:
        return of_shift(rule, bits, source);
    case SHADOW_FIELD:
    case SHADOW_FIELD_SIGNED:
        return of_field(rule == SHADOW_FIELD_SIGNED, bits, source);
    case SHADOW_REVERSE:
        return reversed(a.undefined, bits);
    case SHADOW_ALIGN_BITS:
        return of_align(source, 31, 1);
    case SHADOW_ALIGN_BYTES:
        return of_align(source, 3, 8);
    case SHADOW_PERMUTE:
        return of_permute(source);
    default:
        SIM_REQUIRE(rule == SHADOW_MOVE);
        return a.undefined;
    }
}

/* Rules that ask whether a part of the sources is undefined. */
static uint64_t apply_part(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3])
{
    struct shadow_term a = source[0], b = source[1];

    switch (rule) {
    case SHADOW_LOWEST_ONE:
        return all_if(lowest_is_open(a), bits);
    case SHADOW_HIGHEST_ONE:
        return all_if(highest_is_open(a), bits);
    case SHADOW_BYTE_0:
    case SHADOW_BYTE_1:
    case SHADOW_BYTE_2:
    case SHADOW_BYTE_3:
        return all_if(a.undefined >> 8 * (rule - SHADOW_BYTE_0) & 0xffu, bits);
    case SHADOW_HALVES:
        return all_if(a.undefined, 16) | all_if(b.undefined, 16) << 16;
    case SHADOW_TEST_BIT:
        return b.undefined & (bits - 1) ? any_of(source) != 0 : a.undefined >> (b.value & (bits - 1)) & 1u;
    case SHADOW_EXTEND_8:
        return extend_sign(a.undefined, 8);
    default: /* SHADOW_EXTEND_16 */
        SIM_REQUIRE(rule == SHADOW_EXTEND_16);
        return extend_sign(a.undefined, 16);
    }
}

static bool fits(struct shadow_term term, uint32_t bits)
{
    return !(most_of(term) & ~shadow_low_bits(bits));
}

struct shadow_result shadow_apply(enum shadow_rule rule, uint32_t bits, const struct shadow_term source[3],
                                  uint32_t lane)
{
    struct shadow_result result = {0, false};

    SIM_REQUIRE(bits == 16 || bits == 32 || bits == 64);
    SIM_REQUIRE(rule == SHADOW_ANY || rule == SHADOW_NEVER ||
                (fits(source[0], bits) && fits(source[1], bits) && fits(source[2], bits)));
    if (rule == SHADOW_NEVER)
        return result;
    if (rule >= SHADOW_LOWEST_ONE)
        result = plain(apply_part(rule, bits, source));
    else if (rule == SHADOW_ANY || (rule >= SHADOW_ADD && rule <= SHADOW_SUBTRACT) || rule >= SHADOW_MULTIPLY)
        result = apply_arithmetic(rule, bits, source, lane);
    else
        result = plain(apply_bits(rule, bits, source));
    result.undefined &= shadow_low_bits(bits);
    return result;
}
