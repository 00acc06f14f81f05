/*
 * float_bits.h - IEEE formats as bit patterns: MODE, denormals, NaNs and half precision, the same on every host.
 *
 * Everything here is written without branches where rows use it, so that loops over lanes become vector code.
 */
#ifndef SIM_HAL_EXECUTE_FLOAT_BITS_H
#define SIM_HAL_EXECUTE_FLOAT_BITS_H

#include <float.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

_Static_assert(FLT_EVAL_METHOD == 0, "float arithmetic must round to float, not to a wider format");

/* MODE register fields (struct isa_wave.mode). */
#define EXECUTE_MODE_ROUND_F32(mode)  ((mode)&3u)
#define EXECUTE_MODE_ROUND_F64(mode)  (((mode) >> 2) & 3u) /* f16 too */
#define EXECUTE_MODE_F32_DENORMAL_IN  (1u << 4)
#define EXECUTE_MODE_F32_DENORMAL_OUT (1u << 5)
#define EXECUTE_MODE_F64_DENORMAL_IN  (1u << 6) /* f16 too */
#define EXECUTE_MODE_F64_DENORMAL_OUT (1u << 7)
#define EXECUTE_MODE_DX10_CLAMP       (1u << 8)
#define EXECUTE_MODE_IEEE             (1u << 9)

enum execute_round { EXECUTE_ROUND_NEAREST, EXECUTE_ROUND_UP, EXECUTE_ROUND_DOWN, EXECUTE_ROUND_ZERO };

#define EXECUTE_F16_QUIET    0x0200u
#define EXECUTE_F16_NAN      0x7e00u
#define EXECUTE_F16_INFINITY 0x7c00u
#define EXECUTE_F32_QUIET    0x00400000u
#define EXECUTE_F32_NAN      0x7fc00000u
#define EXECUTE_F32_INFINITY 0x7f800000u
#define EXECUTE_F32_ONE      0x3f800000u
#define EXECUTE_F64_QUIET    0x0008000000000000u
#define EXECUTE_F64_NAN      0x7ff8000000000000u
#define EXECUTE_F64_INFINITY 0x7ff0000000000000u
#define EXECUTE_F64_SIGN     0x8000000000000000u

static inline float execute_f32(uint32_t bits)
{
    float value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

static inline uint32_t execute_f32_bits(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline double execute_f64(uint64_t bits)
{
    double value;

    memcpy(&value, &bits, sizeof(value));
    return value;
}

static inline uint64_t execute_f64_bits(double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

/* One of two values without a branch. */
static inline uint32_t execute_select(bool condition, uint32_t yes, uint32_t no)
{
    uint32_t mask = 0u - (uint32_t)condition;

    return (yes & mask) | (no & ~mask);
}

static inline uint64_t execute_select64(bool condition, uint64_t yes, uint64_t no)
{
    uint64_t mask = 0u - (uint64_t)condition;

    return (yes & mask) | (no & ~mask);
}

static inline bool execute_f16_is_nan(uint32_t bits)
{
    return (bits & 0x7fffu) > EXECUTE_F16_INFINITY;
}

static inline bool execute_f32_is_nan(uint32_t bits)
{
    return (int32_t)(bits & 0x7fffffffu) > (int32_t)EXECUTE_F32_INFINITY;
}

static inline bool execute_f64_is_nan(uint64_t bits)
{
    return (bits & ~EXECUTE_F64_SIGN) > EXECUTE_F64_INFINITY;
}

static inline bool execute_f16_is_signalling(uint32_t bits)
{
    return execute_f16_is_nan(bits) && !(bits & EXECUTE_F16_QUIET);
}

static inline bool execute_f32_is_signalling(uint32_t bits)
{
    return execute_f32_is_nan(bits) && !(bits & EXECUTE_F32_QUIET);
}

static inline bool execute_f64_is_signalling(uint64_t bits)
{
    return execute_f64_is_nan(bits) && !(bits & EXECUTE_F64_QUIET);
}

/*
 * Flushing: "drop" is the mask of bits that a denormal loses, all but the sign when MODE says flush and none when it
 * says keep. One more operand instead of a branch.
 */
static inline uint32_t execute_f32_drop_in(uint32_t mode)
{
    return mode & EXECUTE_MODE_F32_DENORMAL_IN ? 0 : 0x7fffffffu;
}

static inline uint32_t execute_f32_drop_out(uint32_t mode)
{
    return mode & EXECUTE_MODE_F32_DENORMAL_OUT ? 0 : 0x7fffffffu;
}

static inline uint32_t execute_f16_drop_in(uint32_t mode)
{
    return mode & EXECUTE_MODE_F64_DENORMAL_IN ? 0 : 0x7fffu;
}

static inline uint32_t execute_f16_drop_out(uint32_t mode)
{
    return mode & EXECUTE_MODE_F64_DENORMAL_OUT ? 0 : 0x7fffu;
}

static inline uint64_t execute_f64_drop_in(uint32_t mode)
{
    return mode & EXECUTE_MODE_F64_DENORMAL_IN ? 0 : ~EXECUTE_F64_SIGN;
}

static inline uint64_t execute_f64_drop_out(uint32_t mode)
{
    return mode & EXECUTE_MODE_F64_DENORMAL_OUT ? 0 : ~EXECUTE_F64_SIGN;
}

static inline uint32_t execute_f16_flush(uint32_t bits, uint32_t drop)
{
    return bits & ~((bits & 0x7c00u) == 0 ? drop : 0);
}

static inline uint32_t execute_f32_flush(uint32_t bits, uint32_t drop)
{
    return bits & ~((bits & 0x7f800000u) == 0 ? drop : 0);
}

static inline uint64_t execute_f64_flush(uint64_t bits, uint64_t drop)
{
    return bits & ~((bits & EXECUTE_F64_INFINITY) == 0 ? drop : 0);
}

/* Widening is exact; a NaN keeps its sign and payload and is quieted. Bits 31:16 of the half are ignored. */
static inline uint32_t execute_f16_to_f32(uint32_t half)
{
    uint32_t sign = (half & 0x8000u) << 16;
    uint32_t scaled = execute_f32_bits(execute_f32((half & 0x7fffu) << 13) * 0x1p112f);
    uint32_t special =
        EXECUTE_F32_INFINITY | (half & 0x3ffu) << 13 | execute_select((half & 0x3ffu) != 0, EXECUTE_F32_QUIET, 0);

    return sign | execute_select((half & 0x7c00u) == 0x7c00u, special, scaled);
}

/* Narrowing rounds to nearest even, with gradual underflow; a NaN keeps its sign and upper payload and is quieted. */
static inline uint32_t execute_f32_to_f16(uint32_t bits)
{
    uint32_t sign = bits >> 16 & 0x8000u;
    uint32_t size = bits & 0x7fffffffu;
    uint32_t normal = (size + 0xfffu + (size >> 13 & 1u) - (112u << 23)) >> 13;
    uint32_t denormal = execute_f32_bits(execute_f32(size) + 0.5f) - 0x3f000000u;
    uint32_t nan = EXECUTE_F16_NAN | (size >> 13 & 0x3ffu);
    uint32_t half = execute_select((int32_t)size < 0x38800000, denormal, normal);

    half = execute_select((int32_t)size >= 0x47800000, EXECUTE_F16_INFINITY, half);
    return sign | execute_select((int32_t)size > (int32_t)EXECUTE_F32_INFINITY, nan, half);
}

static inline uint64_t execute_f32_nan_to_f64(uint32_t bits)
{
    return (uint64_t)(bits & 0x80000000u) << 32 | EXECUTE_F64_NAN | (uint64_t)(bits & 0x7fffffu) << 29;
}

static inline uint32_t execute_f64_nan_to_f32(uint64_t bits)
{
    return (uint32_t)(bits >> 32 & 0x80000000u) | EXECUTE_F32_NAN | (uint32_t)(bits >> 29 & 0x7fffffu);
}

/*
 * The sum of two doubles rounded to odd: the exact sum when it fits, else the neighbour with an odd last bit. Rounding
 * that to a format of at most 50 bits is as good as rounding the exact sum. An infinite or NaN sum stays as it is.
 */
static inline double execute_add_to_odd(double x, double y)
{
    double sum = x + y;
    double y_part = sum - x;
    double error = (x - (sum - y_part)) + (y - y_part);
    uint64_t bits = execute_f64_bits(sum), error_bits = execute_f64_bits(error), error_size = error_bits << 1;
    uint64_t finite = 1u ^ ((bits & EXECUTE_F64_INFINITY) + 0x0010000000000000u) >> 63;
    uint64_t inexact = ((error_size | (0u - error_size)) >> 63) & finite;
    uint64_t too_large = (bits ^ error_bits) >> 63 & inexact;

    return execute_f64((bits - too_large) | inexact);
}

/* A double in float's normal range rounded to odd at 24 bits, so that narrowing it twice rounds once. */
static inline double execute_f64_to_odd_f32(double value)
{
    uint64_t bits = execute_f64_bits(value);
    uint64_t sticky = ((bits & 0x1fffffffu) + 0x1fffffffu) & 0x20000000u;

    return execute_f64((bits & ~(uint64_t)0x1fffffffu) | sticky);
}

/*
 * Roundings to an integral value. The magic addend makes the hardware round to nearest even at the binary point;
 * larger values and NaNs are returned as they are. The sign of zero is kept.
 */
static inline float execute_rint_f32(float x)
{
    uint32_t size = execute_f32_bits(x) & 0x7fffffffu;
    uint32_t sign = execute_f32_bits(x) & 0x80000000u;
    uint32_t rounded = execute_f32_bits((execute_f32(size) + 0x1p23f) - 0x1p23f) | sign;

    return execute_f32(execute_select((int32_t)size < 0x4b000000, rounded, execute_f32_bits(x)));
}

/* All ones when a double's pattern without its sign is below 2^52's; in integers, for baseline vector units. */
static inline uint64_t execute_f64_has_fraction(uint64_t size)
{
    return 0u - ((size - 0x4330000000000000u) >> 63);
}

static inline double execute_rint_f64(double x)
{
    uint64_t bits = execute_f64_bits(x), size = bits & ~EXECUTE_F64_SIGN;
    uint64_t rounded = execute_f64_bits((execute_f64(size) + 0x1p52) - 0x1p52) | (bits & EXECUTE_F64_SIGN);
    uint64_t fractional = execute_f64_has_fraction(size);

    return execute_f64((rounded & fractional) | (bits & ~fractional));
}

static inline float execute_floor_f32(float x)
{
    float rounded = execute_rint_f32(x);
    uint32_t lowered = execute_f32_bits(rounded - 1.0f);

    return execute_f32(execute_select(rounded > x, lowered, execute_f32_bits(rounded)));
}

static inline double execute_floor_f64(double x)
{
    double rounded = execute_rint_f64(x);
    uint64_t above = execute_f64_bits(rounded - x), above_size = above << 1;
    uint64_t is_above = (above_size | (0u - above_size)) >> 63 & ~(above >> 63);
    uint64_t lowers = (0u - is_above) & execute_f64_has_fraction(execute_f64_bits(x) & ~EXECUTE_F64_SIGN);

    return execute_f64((execute_f64_bits(rounded - 1.0) & lowers) | (execute_f64_bits(rounded) & ~lowers));
}

static inline float execute_ceil_f32(float x)
{
    return execute_f32(execute_f32_bits(execute_floor_f32(execute_f32(execute_f32_bits(x) ^ 0x80000000u))) ^
                       0x80000000u);
}

static inline double execute_ceil_f64(double x)
{
    return execute_f64(execute_f64_bits(execute_floor_f64(execute_f64(execute_f64_bits(x) ^ EXECUTE_F64_SIGN))) ^
                       EXECUTE_F64_SIGN);
}

static inline float execute_trunc_f32(float x)
{
    uint32_t sign = execute_f32_bits(x) & 0x80000000u;

    return execute_f32(execute_f32_bits(execute_floor_f32(execute_f32(execute_f32_bits(x) & 0x7fffffffu))) | sign);
}

static inline double execute_trunc_f64(double x)
{
    uint64_t sign = execute_f64_bits(x) & EXECUTE_F64_SIGN;

    return execute_f64(execute_f64_bits(execute_floor_f64(execute_f64(execute_f64_bits(x) & ~EXECUTE_F64_SIGN))) |
                       sign);
}

#endif
