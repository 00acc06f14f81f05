/*
 * vector_directed.c - arithmetic under rounding modes other than to nearest even.
 *
 * Kernels hardly ever use them, so lanes are computed one by one: f32 and f16 results are exact, or rounded to odd,
 * in double before they are rounded once as MODE says; f64 results come from integers.
 */
#include "engine/require.h"
#include "execute/soft_float.h"
#include "execute/vector_rows.h"

/* MODE as this file needs it. */
struct rounding {
    uint32_t mode;
    uint32_t f32; /* enum execute_round */
    uint32_t f64; /* f16 too */
};

static double single(uint32_t bits, uint32_t drop)
{
    return (double)execute_f32(execute_f32_flush(bits, drop));
}

static double half(uint32_t bits, uint32_t drop)
{
    return (double)execute_f32(execute_f16_to_f32(execute_f16_flush(bits & 0xffffu, drop)));
}

static double negated(double value)
{
    return execute_f64(execute_f64_bits(value) ^ EXECUTE_F64_SIGN);
}

/* An exact sum of zero is -0 when rounding down, but for equal signs. */
static double sum(double x, double y, uint32_t round)
{
    double total = execute_add_to_odd(x, y);
    bool signs_differ = (execute_f64_bits(x) ^ execute_f64_bits(y)) >> 63;

    if (total == 0.0 && signs_differ)
        return round == EXECUTE_ROUND_DOWN ? -0.0 : 0.0;
    return total;
}

static uint32_t to_single(double value, uint32_t round, uint32_t drop)
{
    return execute_f32_flush((uint32_t)execute_float_narrow(&execute_format_f32, value, round), drop);
}

static uint32_t to_half(double value, uint32_t round, uint32_t drop)
{
    return execute_f16_flush((uint32_t)execute_float_narrow(&execute_format_f16, value, round), drop);
}

/* The product of v_mad, rounded and flushed by itself. */
static double single_product(double a, double b, uint32_t round)
{
    return (double)execute_f32(to_single(a * b, round, 0x7fffffffu));
}

static double half_product(double a, double b, uint32_t round)
{
    return (double)execute_f32(execute_f16_to_f32(to_half(a * b, round, 0x7fffu)));
}

static double legacy_product(double a, double b)
{
    return a == 0.0 || b == 0.0 ? 0.0 : a * b;
}

/* ---- single precision ---- */

/*
 * The shape of directed functions whose result is a float: "expression" is the exact result of a lane, in double, over its
 * sources a, b and c. drop: the bits that are dropped of denormals, 0 for those that MODE says.
 */
#define DIRECTED_F32(name, drop, expression)                                                                           \
    static void directed_##name(const struct execute_rows *rows, const struct rounding *r)                             \
    {                                                                                                                  \
        uint32_t in = (drop) | execute_f32_drop_in(r->mode), out = (drop) | execute_f32_drop_out(r->mode);             \
                                                                                                                       \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            double a = single(rows->a[lane], in), b = single(rows->b[lane], in), c = single(rows->c[lane], in);        \
                                                                                                                       \
            (void)c;                                                                                                   \
            rows->d[lane] = to_single(expression, r->f32, out);                                                        \
        }                                                                                                              \
        execute_repair_nan_f32(rows->d, rows->a, rows->b, rows->c);                                                    \
    }

#define ALWAYS_F32 0x7fffffffu

DIRECTED_F32(v_add_f32, 0, sum(a, b, r->f32))
DIRECTED_F32(v_sub_f32, 0, sum(a, negated(b), r->f32))
DIRECTED_F32(v_subrev_f32, 0, sum(b, negated(a), r->f32))
DIRECTED_F32(v_mul_f32, 0, (a * b))
DIRECTED_F32(v_mul_legacy_f32, 0, legacy_product(a, b))
DIRECTED_F32(v_mad_f32, ALWAYS_F32, sum(single_product(a, b, r->f32), c, r->f32))
DIRECTED_F32(v_mad_legacy_f32, ALWAYS_F32, sum(single_product(legacy_product(a, b), 1.0, r->f32), c, r->f32))
DIRECTED_F32(v_fma_f32, 0, sum(a *b, c, r->f32))

static uint32_t divided_f32(const struct execute_rows *rows, uint32_t lane, uint32_t drop, uint32_t round)
{
    uint32_t c = execute_f32_flush(rows->c[lane], drop);
    double exact = sum(single(rows->a[lane], drop) * single(rows->b[lane], drop), (double)execute_f32(c), round);
    double scale = (c >> 23 & 0xffu) > 127u ? 0x1p64 : 0x1p-64;

    return to_single(rows->vcc[lane] ? exact * scale : exact, round, 0);
}

static void directed_v_div_fmas_f32(const struct execute_rows *rows, const struct rounding *r)
{
    uint32_t in = execute_f32_drop_in(r->mode), out = execute_f32_drop_out(r->mode);

    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        rows->d[lane] = execute_f32_flush(divided_f32(rows, lane, in, r->f32), out);
    execute_repair_nan_f32(rows->d, rows->a, rows->b, rows->c);
}

/* An integer is not taken for a NaN, here and below. */
static void directed_v_ldexp_f32(const struct execute_rows *rows, const struct rounding *r)
{
    uint32_t in = execute_f32_drop_in(r->mode), out = execute_f32_drop_out(r->mode);

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint32_t a = execute_f32_flush(rows->a[lane], in);

        rows->d[lane] = execute_f32_flush(execute_ldexp_f32(a, (int32_t)rows->b[lane], r->f32), out);
    }
    execute_repair_nan_f32(rows->d, rows->a, NULL, NULL);
}

/* ---- half precision ---- */

#define DIRECTED_F16(name, drop, expression)                                                                           \
    static void directed_##name(const struct execute_rows *rows, const struct rounding *r)                             \
    {                                                                                                                  \
        uint32_t in = (drop) | execute_f16_drop_in(r->mode), out = (drop) | execute_f16_drop_out(r->mode);             \
                                                                                                                       \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            double a = half(rows->a[lane], in), b = half(rows->b[lane], in), c = half(rows->c[lane], in);              \
                                                                                                                       \
            (void)c;                                                                                                   \
            rows->d[lane] = to_half(expression, r->f64, out);                                                          \
        }                                                                                                              \
        execute_repair_nan_f16(rows->d, rows->a, rows->b, rows->c);                                                    \
    }

#define ALWAYS_F16 0x7fffu

DIRECTED_F16(v_add_f16, 0, sum(a, b, r->f64))
DIRECTED_F16(v_sub_f16, 0, sum(a, negated(b), r->f64))
DIRECTED_F16(v_subrev_f16, 0, sum(b, negated(a), r->f64))
DIRECTED_F16(v_mul_f16, 0, (a * b))
DIRECTED_F16(v_mad_f16, ALWAYS_F16, sum(half_product(a, b, r->f64), c, r->f64))
DIRECTED_F16(v_fma_f16, 0, sum(a *b, c, r->f64))

static void directed_v_ldexp_f16(const struct execute_rows *rows, const struct rounding *r)
{
    uint32_t in = execute_f16_drop_in(r->mode), out = execute_f16_drop_out(r->mode);

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint32_t a = execute_f16_flush(rows->a[lane] & 0xffffu, in);
        int32_t power = (int32_t)(rows->b[lane] << 16) >> 16;

        rows->d[lane] = execute_f16_flush((uint32_t)execute_float_scale(&execute_format_f16, a, power, r->f64), out);
    }
    execute_repair_nan_f16(rows->d, rows->a, NULL, NULL);
}

/* ---- double precision ---- */

/* The result of a lane is a * b + c, times a power of two. */
#define DIRECTED_F64(name, factor, addend, power)                                                                      \
    static void directed_##name(const struct execute_rows *rows, const struct rounding *r)                             \
    {                                                                                                                  \
        uint64_t in = execute_f64_drop_in(r->mode), out = execute_f64_drop_out(r->mode);                               \
                                                                                                                       \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint64_t a = execute_f64_flush(execute_row_load64(rows->a, lane), in);                                     \
            uint64_t b = execute_f64_flush(execute_row_load64(rows->b, lane), in);                                     \
            uint64_t c = execute_f64_flush(execute_row_load64(rows->c, lane), in);                                     \
                                                                                                                       \
            (void)c;                                                                                                   \
            execute_row_store64(rows->d, lane,                                                                         \
                                execute_f64_flush(execute_float_fma_f64(a, factor, addend, power, r->f64), out));      \
        }                                                                                                              \
        execute_repair_nan_f64(rows->d, rows->a, rows->b, rows->c);                                                    \
    }

#define ONE_F64 UINT64_C(0x3ff0000000000000)

/* What v_div_fmas multiplies by: it undoes what v_div_scale has done to lanes in VCC. */
static int32_t unscaling(uint64_t c, uint32_t is_scaled)
{
    if (!is_scaled)
        return 0;
    return (c >> 52 & 0x7ffu) > 1023u ? 128 : -128;
}

DIRECTED_F64(v_add_f64, ONE_F64, b, 0)
DIRECTED_F64(v_mul_f64, b, (a ^ b) & EXECUTE_F64_SIGN, 0) /* a zero of the product's sign adds nothing */
DIRECTED_F64(v_fma_f64, b, c, 0)
DIRECTED_F64(v_div_fmas_f64, b, c, unscaling(c, rows->vcc[lane]))

static void directed_v_ldexp_f64(const struct execute_rows *rows, const struct rounding *r)
{
    uint64_t in = execute_f64_drop_in(r->mode), out = execute_f64_drop_out(r->mode);

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t a = execute_f64_flush(execute_row_load64(rows->a, lane), in);

        a = execute_float_scale(&execute_format_f64, a, (int32_t)rows->b[lane], r->f64);
        execute_row_store64(rows->d, lane, execute_f64_flush(a, out));
    }
    execute_repair_nan_f64(rows->d, rows->a, NULL, NULL);
}

/* ---- conversions to float formats and to bytes ---- */

#define DIRECTED_CONVERSION(name, expression)                                                                          \
    static void directed_##name(const struct execute_rows *rows, const struct rounding *r)                             \
    {                                                                                                                  \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t a = rows->a[lane];                                                                                \
                                                                                                                       \
            rows->d[lane] = (expression);                                                                              \
        }                                                                                                              \
    }

static uint32_t single_of_f64(uint64_t bits, const struct rounding *r)
{
    return to_single(execute_f64(execute_f64_flush(bits, execute_f64_drop_in(r->mode))), r->f32,
                     execute_f32_drop_out(r->mode));
}

static uint32_t half_of_f32(uint32_t bits, const struct rounding *r)
{
    double value = execute_f32_is_nan(bits) ? execute_f64(execute_f32_nan_to_f64(bits))
                                            : single(bits, execute_f32_drop_in(r->mode));

    return to_half(value, r->f64, execute_f16_drop_out(r->mode));
}

/* "old" with one byte replaced, by its number. */
static uint32_t with_byte(uint32_t old, uint32_t number, uint32_t byte)
{
    uint32_t shift = (number & 3u) * 8;

    return (old & ~(0xffu << shift)) | byte << shift;
}

static uint32_t byte_of_f32(uint32_t bits, const struct rounding *r)
{
    return (uint32_t)execute_float_to_integer((double)execute_f32(bits), 0, 255, r->f32);
}

DIRECTED_CONVERSION(v_cvt_f32_i32, to_single((double)(int32_t)a, r->f32, 0))
DIRECTED_CONVERSION(v_cvt_f32_u32, to_single((double)a, r->f32, 0))
DIRECTED_CONVERSION(v_cvt_f32_f64, single_of_f64((uint64_t)rows->a[lane + ISA_LANES] << 32 | a, r))
DIRECTED_CONVERSION(v_cvt_f16_f32, half_of_f32(a, r))
DIRECTED_CONVERSION(v_cvt_f16_i16, to_half((double)((int32_t)(a << 16) >> 16), r->f64, 0))
DIRECTED_CONVERSION(v_cvt_f16_u16, to_half((double)(a & 0xffffu), r->f64, 0))
DIRECTED_CONVERSION(v_cvt_pk_u8_f32, with_byte(rows->c[lane], rows->b[lane], byte_of_f32(a, r)))

/* ---- the table ---- */

#define ROW(function, result, a, b, c, flags)      NULL
#define DIRECTED(function, result, a, b, c, flags) directed_##function
#define COMPARE(function, a, b)                    NULL
#define COMPARE_EXEC(function, a, b)               NULL
#define LANES(function)                            NULL

static void (*const functions[ISA_OP_COUNT])(const struct execute_rows *rows, const struct rounding *r) = {
#define ISA_HANDLER_VALU(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
};

void execute_row_directed(enum isa_opcode opcode, struct execute_rows *given)
{
    static const uint32_t absent[2 * ISA_LANES];
    const struct rounding r = {given->mode, EXECUTE_MODE_ROUND_F32(given->mode), EXECUTE_MODE_ROUND_F64(given->mode)};
    struct execute_rows rows = *given;

    SIM_REQUIRE(given->mode & 15u);
    SIM_REQUIRE(functions[opcode] != NULL);
    rows.b = rows.b ? rows.b : absent;
    rows.c = rows.c ? rows.c : absent;
    functions[opcode](&rows, &r);
}
