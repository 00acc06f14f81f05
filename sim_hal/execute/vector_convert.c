/* vector_convert.c - conversions between formats, rounding to nearest even where MODE's rounding applies. */
#include "execute/vector_rows.h"

#include "execute/soft_float.h"

/* Toward zero and saturated; NaN becomes 0. */
static inline uint32_t f32_to_i32(uint32_t bits)
{
    int32_t size = (int32_t)(bits & 0x7fffffffu);
    bool in_range = size < 0x4f000000;
    uint32_t value = (uint32_t)(int32_t)execute_f32(execute_select(in_range, bits, 0));
    uint32_t limit = 0x7fffffffu + (bits >> 31);

    return execute_select(size > (int32_t)EXECUTE_F32_INFINITY, 0, execute_select(in_range, value, limit));
}

static inline uint32_t f32_to_u32(uint32_t bits)
{
    int32_t signed_bits = (int32_t)bits;
    bool positive = signed_bits > 0 && signed_bits <= (int32_t)EXECUTE_F32_INFINITY;
    bool upper_half = signed_bits >= 0x4f000000, too_large = signed_bits >= 0x4f800000;
    float value = execute_f32(execute_select(positive && !too_large, bits, 0));
    float offset = execute_f32(execute_select(upper_half && !too_large, 0x4f000000u, 0));
    uint32_t result = (uint32_t)(int32_t)(value - offset) + execute_select(upper_half, 0x80000000u, 0);

    return execute_select(positive, execute_select(too_large, UINT32_MAX, result), 0);
}

static inline uint32_t f64_to_i32(double value)
{
    bool above = value >= 0x1p31, below = value <= -0x1p31 - 1.0;
    bool in_range = value < 0x1p31 && value > -0x1p31 - 1.0;

    if (in_range)
        return (uint32_t)(int32_t)value;
    return above ? 0x7fffffffu : below ? 0x80000000u : 0;
}

static inline uint32_t f64_to_u32(double value)
{
    if (value > 0 && value < 0x1p32)
        return (uint32_t)(int64_t)value;
    return value > 0 ? UINT32_MAX : 0;
}

EXECUTE_ROW_1(v_cvt_i32_f32, f32_to_i32(a))
EXECUTE_ROW_1(v_cvt_u32_f32, f32_to_u32(a))
EXECUTE_ROW_1(v_cvt_flr_i32_f32, f64_to_i32(execute_floor_f64((double)execute_f32(a))))
EXECUTE_ROW_1(v_cvt_rpi_i32_f32, f64_to_i32(execute_floor_f64((double)execute_f32(a) + 0.5)))
EXECUTE_ROW_1(v_cvt_f32_i32, execute_f32_bits((float)(int32_t)a))
/* both halves are exact, so only the sum rounds */
EXECUTE_ROW_1(v_cvt_f32_u32, execute_f32_bits((float)(int32_t)(a >> 16) * 65536.0f + (float)(int32_t)(a & 0xffffu)))
EXECUTE_ROW_1(v_cvt_f32_ubyte0, execute_f32_bits((float)(int32_t)(a & 0xffu)))
EXECUTE_ROW_1(v_cvt_f32_ubyte1, execute_f32_bits((float)(int32_t)(a >> 8 & 0xffu)))
EXECUTE_ROW_1(v_cvt_f32_ubyte2, execute_f32_bits((float)(int32_t)(a >> 16 & 0xffu)))
EXECUTE_ROW_1(v_cvt_f32_ubyte3, execute_f32_bits((float)(int32_t)(a >> 24)))
EXECUTE_ROW_1(v_cvt_off_f32_i4, execute_f32_bits((float)((int32_t)(a << 28) >> 28) * 0x1p-4f))

/* A function over doubles in a, into a row of words. */
#define FROM_DOUBLE_ROW(name, expression)                                                                              \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d;                                                                                         \
        const uint32_t *row_a = rows->a;                                                                               \
        uint32_t in = execute_row_drop_in_f64(rows->mode);                                                             \
        uint32_t out = execute_f32_drop_out(rows->mode);                                                               \
                                                                                                                       \
        (void)out;                                                                                                     \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint64_t a = execute_row_load_f64(row_a, lane, in);                                                        \
                                                                                                                       \
            d[lane] = (expression);                                                                                    \
        }                                                                                                              \
    }

static inline uint32_t f64_to_f32(uint64_t bits)
{
    uint32_t narrow = execute_f32_bits((float)execute_f64(bits));

    return execute_select(execute_f32_is_nan(narrow), execute_f64_nan_to_f32(bits), narrow);
}

FROM_DOUBLE_ROW(v_cvt_i32_f64, f64_to_i32(execute_f64(a)))
FROM_DOUBLE_ROW(v_cvt_u32_f64, f64_to_u32(execute_f64(a)))
FROM_DOUBLE_ROW(v_cvt_f32_f64, execute_f32_flush(f64_to_f32(a), out))

/* A function over words in a, into a row of doubles. */
#define TO_DOUBLE_ROW(name, expression)                                                                                \
    void execute_row_##name(struct execute_rows *rows)                                                                 \
    {                                                                                                                  \
        uint32_t *d = rows->d;                                                                                         \
        const uint32_t *row_a = rows->a;                                                                               \
        uint32_t in = execute_f32_drop_in(rows->mode);                                                                 \
                                                                                                                       \
        (void)in;                                                                                                      \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t a = row_a[lane];                                                                                  \
                                                                                                                       \
            execute_row_store64(d, lane, expression);                                                                  \
        }                                                                                                              \
    }

static inline uint64_t f32_to_f64(uint32_t bits)
{
    uint32_t nan = execute_row_flag(execute_f32_is_nan(bits));
    uint64_t wide = execute_f64_bits((double)execute_f32(bits & ~nan)), payload = execute_f32_nan_to_f64(bits);
    uint32_t high = ((uint32_t)(wide >> 32) & ~nan) | ((uint32_t)(payload >> 32) & nan);

    return (uint64_t)high << 32 | (uint32_t)wide | ((uint32_t)payload & nan);
}

TO_DOUBLE_ROW(v_cvt_f64_f32, f32_to_f64(execute_f32_flush(a, in)))
TO_DOUBLE_ROW(v_cvt_f64_i32, execute_f64_bits((double)(int32_t)a))
TO_DOUBLE_ROW(v_cvt_f64_u32, execute_f64_bits((double)(int32_t)(a ^ 0x80000000u) + 0x1p31))

/* Halves. */
static inline uint32_t flushed_half(uint32_t half, uint32_t mode)
{
    return execute_f16_flush(half & 0xffffu, execute_f16_drop_in(mode));
}

static inline uint32_t half_to_integer(uint32_t half, int64_t low, int64_t high)
{
    double value = (double)execute_f32(execute_f16_to_f32(half));

    return (uint32_t)execute_float_to_integer(value, low, high, EXECUTE_ROUND_ZERO) & 0xffffu;
}

EXECUTE_ROW_1(v_cvt_f32_f16, execute_f16_to_f32(flushed_half(a, mode)))
EXECUTE_ROW_1(v_cvt_f16_f32, execute_f16_flush(execute_f32_to_f16(execute_f32_flush(a, execute_f32_drop_in(mode))),
                                               execute_f16_drop_out(mode)))
EXECUTE_ROW_1(v_cvt_f16_u16, execute_f32_to_f16(execute_f32_bits((float)(int32_t)(a & 0xffffu))))
EXECUTE_ROW_1(v_cvt_f16_i16, execute_f32_to_f16(execute_f32_bits((float)((int32_t)(a << 16) >> 16))))
EXECUTE_ROW_1(v_cvt_u16_f16, half_to_integer(a, 0, UINT16_MAX))
EXECUTE_ROW_1(v_cvt_i16_f16, half_to_integer(a, INT16_MIN, INT16_MAX))

/* Packing. */
static uint32_t half_toward_zero(uint32_t bits, uint32_t mode)
{
    double value = (double)execute_f32(execute_f32_flush(bits, execute_f32_drop_in(mode)));

    if (execute_f32_is_nan(bits))
        return (bits >> 16 & 0x8000u) | EXECUTE_F16_NAN | (bits >> 13 & 0x3ffu);
    return execute_f16_flush((uint32_t)execute_float_narrow(&execute_format_f16, value, EXECUTE_ROUND_ZERO),
                             execute_f16_drop_out(mode));
}

/* -1..1 or 0..1 as a whole number of 1/largest. */
static uint32_t normalised(uint32_t bits, int64_t lowest, int64_t largest)
{
    double scaled = (double)execute_f32(bits) * (double)largest;

    return (uint32_t)execute_float_to_integer(scaled, lowest, largest, EXECUTE_ROUND_NEAREST) & 0xffffu;
}

/* a as a byte, nearest even and saturated, put in place of byte b of c. */
static uint32_t with_byte(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t byte = (uint32_t)execute_float_to_integer((double)execute_f32(a), 0, 255, EXECUTE_ROUND_NEAREST);
    uint32_t shift = (b & 3u) * 8;

    return (c & ~(0xffu << shift)) | byte << shift;
}

EXECUTE_ROW_2(v_cvt_pkrtz_f16_f32, half_toward_zero(a, mode) | half_toward_zero(b, mode) << 16)
EXECUTE_ROW_2(v_cvt_pknorm_i16_f32, normalised(a, -32767, 32767) | normalised(b, -32767, 32767) << 16)
EXECUTE_ROW_2(v_cvt_pknorm_u16_f32, normalised(a, 0, 65535) | normalised(b, 0, 65535) << 16)
EXECUTE_ROW_3(v_cvt_pk_u8_f32, with_byte(a, b, c))
