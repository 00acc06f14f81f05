/* support_reference_convert.c - what conversions between formats must give, from exact values. */
#include "support_reference.h"

static enum exact_round round_of(const struct exact_format *format, uint32_t mode)
{
    static const enum exact_round rounds[] = {EXACT_NEAREST, EXACT_UP, EXACT_DOWN, EXACT_ZERO};

    return rounds[(format == &exact_f32 ? mode : mode >> 2) % 4];
}

static uint64_t flushed(const struct exact_format *format, uint64_t bits, uint32_t mode, uint32_t direction)
{
    bool keep = mode >> ((format == &exact_f32 ? 4 : 6) + direction) & 1u;

    return !keep && exact_is_denormal(format, bits) ? bits & exact_sign_bit(format) : bits;
}

static uint64_t flushed_in(const struct exact_format *format, uint64_t bits, uint32_t mode)
{
    return flushed(format, bits & (exact_sign_bit(format) * 2 - 1), mode, 0);
}

/* A value of one format in another: payloads keep their upper bits, NaNs become quiet. */
static struct reference_output converted(const struct exact_format *from, const struct exact_format *to, uint64_t bits,
                                         uint32_t mode, enum exact_round round)
{
    uint64_t value = flushed_in(from, bits, mode);
    uint64_t sign = value & exact_sign_bit(from) ? exact_sign_bit(to) : 0;
    uint64_t payload = value & (((uint64_t)1 << from->mantissa) - 1);
    struct exact x;

    if (exact_is_nan(from, value)) {
        payload = to->mantissa > from->mantissa ? payload << (to->mantissa - from->mantissa)
                                                : payload >> (from->mantissa - to->mantissa);
        return (struct reference_output){.value = exact_quieted(to, sign | exact_infinity(to) | payload)};
    }
    if (exact_is_infinite(from, value))
        return (struct reference_output){.value = sign | exact_infinity(to)};
    x = exact_value(from, value);
    return (struct reference_output){.value = flushed(to, exact_rounded(&x, to, round), mode, 1)};
}

REFERENCE(f16_f32)
{
    return converted(&exact_f32, &exact_f16, A, in->mode, round_of(&exact_f16, in->mode));
}

REFERENCE(f32_f16)
{
    return converted(&exact_f16, &exact_f32, A, in->mode, EXACT_NEAREST);
}

REFERENCE(f32_f64)
{
    return converted(&exact_f64, &exact_f32, in->source[0], in->mode, round_of(&exact_f32, in->mode));
}

REFERENCE(f64_f32)
{
    return converted(&exact_f32, &exact_f64, A, in->mode, EXACT_NEAREST);
}

/* Integers to floats. */
static struct reference_output from_integer(const struct exact_format *to, int64_t value, int exponent, uint32_t mode)
{
    struct exact x = exact_make(value < 0, (uint128)(value < 0 ? -value : value), exponent);

    return (struct reference_output){.value = exact_rounded(&x, to, round_of(to, mode))};
}

REFERENCE(f32_i32)
{
    return from_integer(&exact_f32, (int32_t)A, 0, in->mode);
}

REFERENCE(f32_u32)
{
    return from_integer(&exact_f32, A, 0, in->mode);
}

REFERENCE(f64_i32)
{
    return from_integer(&exact_f64, (int32_t)A, 0, in->mode);
}

REFERENCE(f64_u32)
{
    return from_integer(&exact_f64, A, 0, in->mode);
}

REFERENCE(f16_i16)
{
    return from_integer(&exact_f16, (int16_t)A, 0, in->mode);
}

REFERENCE(f16_u16)
{
    return from_integer(&exact_f16, (uint16_t)A, 0, in->mode);
}

REFERENCE(f32_ubyte0)
{
    return from_integer(&exact_f32, A % 256, 0, in->mode);
}

REFERENCE(f32_ubyte1)
{
    return from_integer(&exact_f32, A / 256 % 256, 0, in->mode);
}

REFERENCE(f32_ubyte2)
{
    return from_integer(&exact_f32, A / 65536 % 256, 0, in->mode);
}

REFERENCE(f32_ubyte3)
{
    return from_integer(&exact_f32, A / 16777216, 0, in->mode);
}

/* Sixteenths of -8..7. */
REFERENCE(off_f32_i4)
{
    int32_t nibble = A % 16;

    return from_integer(&exact_f32, nibble >= 8 ? nibble - 16 : nibble, -4, in->mode);
}

/* Floats to integers, after adding halves/2; NaN gives 0. */
static int64_t to_integer(const struct exact_format *from, uint64_t bits, int halves, enum exact_round round,
                          int64_t low, int64_t high)
{
    uint64_t value = bits & (exact_sign_bit(from) * 2 - 1);
    struct exact x, y;

    if (exact_is_nan(from, value))
        return 0;
    if (exact_is_infinite(from, value))
        return value & exact_sign_bit(from) ? low : high;
    x = exact_value(from, value);
    y = exact_make(false, (uint128)halves, -1);
    x = exact_sum(&x, &y);
    return (int64_t)exact_integer(&x, round, low, high);
}

REFERENCE(i32_f32)
{
    return word((uint64_t)to_integer(&exact_f32, A, 0, EXACT_ZERO, INT32_MIN, INT32_MAX));
}

REFERENCE(u32_f32)
{
    return word((uint64_t)to_integer(&exact_f32, A, 0, EXACT_ZERO, 0, UINT32_MAX));
}

REFERENCE(i32_f64)
{
    return word((uint64_t)to_integer(&exact_f64, in->source[0], 0, EXACT_ZERO, INT32_MIN, INT32_MAX));
}

REFERENCE(u32_f64)
{
    return word((uint64_t)to_integer(&exact_f64, in->source[0], 0, EXACT_ZERO, 0, UINT32_MAX));
}

REFERENCE(i16_f16)
{
    return (struct reference_output){.value = (uint16_t)to_integer(&exact_f16, A, 0, EXACT_ZERO, INT16_MIN, INT16_MAX)};
}

REFERENCE(u16_f16)
{
    return (struct reference_output){.value = (uint16_t)to_integer(&exact_f16, A, 0, EXACT_ZERO, 0, UINT16_MAX)};
}

REFERENCE(flr_i32_f32)
{
    return word((uint64_t)to_integer(&exact_f32, A, 0, EXACT_DOWN, INT32_MIN, INT32_MAX));
}

REFERENCE(rpi_i32_f32)
{
    return word((uint64_t)to_integer(&exact_f32, A, 1, EXACT_DOWN, INT32_MIN, INT32_MAX));
}

/* Packing. */
REFERENCE(pkrtz_f16_f32)
{
    uint64_t low = converted(&exact_f32, &exact_f16, A, in->mode, EXACT_ZERO).value;
    uint64_t high = converted(&exact_f32, &exact_f16, B, in->mode, EXACT_ZERO).value;

    return word((uint64_t)(low + high * 65536));
}

/* largest * value, to the nearest integer. */
static uint16_t normalised(uint32_t bits, int64_t low, int64_t largest)
{
    struct exact x;
    uint64_t mantissa;
    int exponent;

    if (exact_is_nan(&exact_f32, bits))
        return 0;
    if (exact_is_infinite(&exact_f32, bits))
        return (uint16_t)(bits & 0x80000000u ? low : largest);
    mantissa = exact_mantissa(&exact_f32, bits, &exponent);
    x = exact_make(bits >> 31, (uint128)mantissa * (uint64_t)largest, exponent);
    return (uint16_t)exact_integer(&x, EXACT_NEAREST, low, largest);
}

REFERENCE(pknorm_i16_f32)
{
    return word((uint64_t)(normalised(A, -32767, 32767) + (int64_t)normalised(B, -32767, 32767) * 65536));
}

REFERENCE(pknorm_u16_f32)
{
    return word((uint64_t)(normalised(A, 0, 65535) + (int64_t)normalised(B, 0, 65535) * 65536));
}

REFERENCE(pk_u8_f32)
{
    uint32_t value = (uint32_t)to_integer(&exact_f32, A, 0, round_of(&exact_f32, in->mode), 0, 255);
    uint32_t result = 0;

    for (uint32_t i = 0; i < 4; i++)
        result += (B % 4 == i ? value : C >> 8 * i & 0xffu) << 8 * i;
    return word(result);
}

const struct reference reference_convert[] = {
    {ISA_OP_v_cvt_f16_f32, f16_f32, 0},
    {ISA_OP_v_cvt_f32_f16, f32_f16, 0},
    {ISA_OP_v_cvt_f32_f64, f32_f64, 0},
    {ISA_OP_v_cvt_f64_f32, f64_f32, 0},
    {ISA_OP_v_cvt_f32_i32, f32_i32, 0},
    {ISA_OP_v_cvt_f32_u32, f32_u32, 0},
    {ISA_OP_v_cvt_f64_i32, f64_i32, 0},
    {ISA_OP_v_cvt_f64_u32, f64_u32, 0},
    {ISA_OP_v_cvt_f16_i16, f16_i16, 0},
    {ISA_OP_v_cvt_f16_u16, f16_u16, 0},
    {ISA_OP_v_cvt_f32_ubyte0, f32_ubyte0, 0},
    {ISA_OP_v_cvt_f32_ubyte1, f32_ubyte1, 0},
    {ISA_OP_v_cvt_f32_ubyte2, f32_ubyte2, 0},
    {ISA_OP_v_cvt_f32_ubyte3, f32_ubyte3, 0},
    {ISA_OP_v_cvt_off_f32_i4, off_f32_i4, 0},
    {ISA_OP_v_cvt_i32_f32, i32_f32, 0},
    {ISA_OP_v_cvt_u32_f32, u32_f32, 0},
    {ISA_OP_v_cvt_i32_f64, i32_f64, 0},
    {ISA_OP_v_cvt_u32_f64, u32_f64, 0},
    {ISA_OP_v_cvt_i16_f16, i16_f16, 0},
    {ISA_OP_v_cvt_u16_f16, u16_f16, 0},
    {ISA_OP_v_cvt_flr_i32_f32, flr_i32_f32, 0},
    {ISA_OP_v_cvt_rpi_i32_f32, rpi_i32_f32, 0},
    {ISA_OP_v_cvt_pkrtz_f16_f32, pkrtz_f16_f32, 0},
    {ISA_OP_v_cvt_pknorm_i16_f32, pknorm_i16_f32, 0},
    {ISA_OP_v_cvt_pknorm_u16_f32, pknorm_u16_f32, 0},
    {ISA_OP_v_cvt_pk_u8_f32, pk_u8_f32, 0},
    {ISA_OP_v_cvt_pkaccum_u8_f32, pk_u8_f32, 0},
    {ISA_OP_COUNT, 0, 0},
};
