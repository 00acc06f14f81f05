/*
 * vector_directed.c - arithmetic under rounding modes other than to nearest even.
 *
 * Kernels hardly ever use them, so lanes are computed one by one: f32 and f16 results are exact, or rounded to odd,
 * in double before they are rounded once as MODE says; f64 results come from integers.
 */
#include "execute/soft_float.h"
#include "execute/vector_rows.h"

/* MODE as this file needs it. */
struct rounding {
    uint32_t mode;
    uint32_t f32; /* enum isa_round */
    uint32_t f64; /* f16 too */
};

static double single(uint32_t bits, uint32_t drop)
{
    return (double)isa_f32(isa_f32_flush(bits, drop));
}

static double half(uint32_t bits, uint32_t drop)
{
    return (double)isa_f32(isa_f16_to_f32(isa_f16_flush(bits & 0xffffu, drop)));
}

static double negated(double value)
{
    return isa_f64(isa_f64_bits(value) ^ ISA_F64_SIGN);
}

/* An exact sum of zero is -0 when rounding down, but for equal signs. */
static double sum(double x, double y, uint32_t round)
{
    double total = isa_add_to_odd(x, y);
    bool signs_differ = (isa_f64_bits(x) ^ isa_f64_bits(y)) >> 63;

    if (total == 0.0 && signs_differ)
        return round == ISA_ROUND_DOWN ? -0.0 : 0.0;
    return total;
}

static uint32_t to_single(double value, uint32_t round, uint32_t drop)
{
    return isa_f32_flush((uint32_t)isa_float_narrow(&isa_format_f32, value, round), drop);
}

static uint32_t to_half(double value, uint32_t round, uint32_t drop)
{
    return isa_f16_flush((uint32_t)isa_float_narrow(&isa_format_f16, value, round), drop);
}

/* The product of v_mad, rounded and flushed by itself. */
static double single_product(double a, double b, uint32_t round)
{
    return (double)isa_f32(to_single(a * b, round, 0x7fffffffu));
}

static double half_product(double a, double b, uint32_t round)
{
    return (double)isa_f32(isa_f16_to_f32(to_half(a * b, round, 0x7fffu)));
}

static double legacy_product(double a, double b)
{
    return a == 0.0 || b == 0.0 ? 0.0 : a * b;
}

static bool always_flushes(enum isa_opcode opcode)
{
    switch (opcode) {
    case ISA_OP_v_mad_f32:
    case ISA_OP_v_mac_f32:
    case ISA_OP_v_madmk_f32:
    case ISA_OP_v_madak_f32:
    case ISA_OP_v_mad_legacy_f32:
    case ISA_OP_v_mad_f16:
    case ISA_OP_v_mac_f16:
    case ISA_OP_v_madmk_f16:
    case ISA_OP_v_madak_f16:
        return true;
    default:
        return false;
    }
}

static uint32_t divided_f32(const struct isa_rows *rows, uint32_t lane, uint32_t drop, uint32_t round)
{
    uint32_t c = isa_f32_flush(rows->c[lane], drop);
    double exact = sum(single(rows->a[lane], drop) * single(rows->b[lane], drop), (double)isa_f32(c), round);
    double scale = (c >> 23 & 0xffu) > 127u ? 0x1p64 : 0x1p-64;

    return to_single(rows->vcc[lane] ? exact * scale : exact, round, 0);
}

static uint32_t lane_f32(enum isa_opcode opcode, const struct isa_rows *rows, uint32_t lane, const struct rounding *r)
{
    bool flushes = always_flushes(opcode);
    uint32_t in = flushes ? 0x7fffffffu : isa_f32_drop_in(r->mode);
    uint32_t out = flushes ? 0x7fffffffu : isa_f32_drop_out(r->mode);
    double a = single(rows->a[lane], in);
    double b = single(rows->b[lane], in), c = single(rows->c[lane], in);

    switch (opcode) {
    case ISA_OP_v_add_f32:
        return to_single(sum(a, b, r->f32), r->f32, out);
    case ISA_OP_v_sub_f32:
        return to_single(sum(a, negated(b), r->f32), r->f32, out);
    case ISA_OP_v_subrev_f32:
        return to_single(sum(b, negated(a), r->f32), r->f32, out);
    case ISA_OP_v_mul_f32:
        return to_single(a * b, r->f32, out);
    case ISA_OP_v_mul_legacy_f32:
        return to_single(legacy_product(a, b), r->f32, out);
    case ISA_OP_v_mad_legacy_f32:
        return to_single(sum(single_product(legacy_product(a, b), 1.0, r->f32), c, r->f32), r->f32, out);
    case ISA_OP_v_fma_f32:
        return to_single(sum(a * b, c, r->f32), r->f32, out);
    case ISA_OP_v_div_fmas_f32:
        return isa_f32_flush(divided_f32(rows, lane, in, r->f32), out);
    case ISA_OP_v_ldexp_f32:
        return isa_f32_flush(isa_ldexp_f32(isa_f32_flush(rows->a[lane], in), (int32_t)rows->b[lane], r->f32), out);
    default: /* v_mad_f32 and its short forms */
        return to_single(sum(single_product(a, b, r->f32), c, r->f32), r->f32, out);
    }
}

static uint32_t lane_f16(enum isa_opcode opcode, const struct isa_rows *rows, uint32_t lane, const struct rounding *r)
{
    bool flushes = always_flushes(opcode);
    uint32_t in = flushes ? 0x7fffu : isa_f16_drop_in(r->mode), out = flushes ? 0x7fffu : isa_f16_drop_out(r->mode);
    double a = half(rows->a[lane], in);
    double b = half(rows->b[lane], in), c = half(rows->c[lane], in);
    int32_t power = (int32_t)(rows->b[lane] << 16) >> 16;
    uint64_t scaled;

    switch (opcode) {
    case ISA_OP_v_add_f16:
        return to_half(sum(a, b, r->f64), r->f64, out);
    case ISA_OP_v_sub_f16:
        return to_half(sum(a, negated(b), r->f64), r->f64, out);
    case ISA_OP_v_subrev_f16:
        return to_half(sum(b, negated(a), r->f64), r->f64, out);
    case ISA_OP_v_mul_f16:
        return to_half(a * b, r->f64, out);
    case ISA_OP_v_fma_f16:
        return to_half(sum(a * b, c, r->f64), r->f64, out);
    case ISA_OP_v_ldexp_f16:
        scaled = isa_float_scale(&isa_format_f16, isa_f16_flush(rows->a[lane] & 0xffffu, in), power, r->f64);
        return isa_f16_flush((uint32_t)scaled, out);
    default: /* v_mad_f16 and its short forms */
        return to_half(sum(half_product(a, b, r->f64), c, r->f64), r->f64, out);
    }
}

static uint64_t lane_f64(enum isa_opcode opcode, const struct isa_rows *rows, uint32_t lane, const struct rounding *r)
{
    const uint64_t one = 0x3ff0000000000000u;
    uint64_t in = isa_f64_drop_in(r->mode), out = isa_f64_drop_out(r->mode);
    uint64_t a = isa_f64_flush(isa_row_load64(rows->a, lane), in), b = 0, c = 0;
    int32_t scale;

    if (opcode == ISA_OP_v_ldexp_f64)
        return isa_f64_flush(isa_float_scale(&isa_format_f64, a, (int32_t)rows->b[lane], r->f64), out);
    b = isa_f64_flush(isa_row_load64(rows->b, lane), in);
    if (opcode == ISA_OP_v_add_f64)
        return isa_f64_flush(isa_float_fma_f64(a, one, b, 0, r->f64), out);
    if (opcode == ISA_OP_v_mul_f64) /* a zero of the product's sign adds nothing */
        return isa_f64_flush(isa_float_fma_f64(a, b, (a ^ b) & ISA_F64_SIGN, 0, r->f64), out);
    c = isa_f64_flush(isa_row_load64(rows->c, lane), in);
    scale = (c >> 52 & 0x7ffu) > 1023u ? 128 : -128;
    if (opcode != ISA_OP_v_div_fmas_f64 || !rows->vcc[lane])
        scale = 0;
    return isa_f64_flush(isa_float_fma_f64(a, b, c, scale, r->f64), out);
}

/* Conversions to float formats and to bytes. */
static uint32_t lane_converted(enum isa_opcode opcode, const struct isa_rows *rows, uint32_t lane,
                               const struct rounding *r)
{
    uint32_t a = rows->a[lane];
    uint32_t out = isa_f32_drop_out(r->mode), half_out = isa_f16_drop_out(r->mode);
    uint32_t byte, shift;

    switch (opcode) {
    case ISA_OP_v_cvt_f32_i32:
        return to_single((double)(int32_t)a, r->f32, 0);
    case ISA_OP_v_cvt_f32_u32:
        return to_single((double)a, r->f32, 0);
    case ISA_OP_v_cvt_f32_f64:
        return to_single(isa_f64(isa_f64_flush(isa_row_load64(rows->a, lane), isa_f64_drop_in(r->mode))), r->f32, out);
    case ISA_OP_v_cvt_f16_f32:
        return to_half(isa_f32_is_nan(a) ? isa_f64(isa_f32_nan_to_f64(a)) : single(a, isa_f32_drop_in(r->mode)), r->f64,
                       half_out);
    case ISA_OP_v_cvt_f16_i16:
        return to_half((double)((int32_t)(a << 16) >> 16), r->f64, 0);
    case ISA_OP_v_cvt_f16_u16:
        return to_half((double)(a & 0xffffu), r->f64, 0);
    default: /* v_cvt_pk_u8_f32 and v_cvt_pkaccum_u8_f32 */
        byte = (uint32_t)isa_float_to_integer((double)isa_f32(a), 0, 255, r->f32);
        shift = (rows->b[lane] & 3u) * 8;
        return (rows->c[lane] & ~(0xffu << shift)) | byte << shift;
    }
}

static bool is_conversion(enum isa_opcode opcode)
{
    switch (opcode) {
    case ISA_OP_v_cvt_f32_i32:
    case ISA_OP_v_cvt_f32_u32:
    case ISA_OP_v_cvt_f32_f64:
    case ISA_OP_v_cvt_f16_f32:
    case ISA_OP_v_cvt_f16_i16:
    case ISA_OP_v_cvt_f16_u16:
    case ISA_OP_v_cvt_pk_u8_f32:
    case ISA_OP_v_cvt_pkaccum_u8_f32:
        return true;
    default:
        return false;
    }
}

static bool is_f64(enum isa_opcode opcode)
{
    switch (opcode) {
    case ISA_OP_v_add_f64:
    case ISA_OP_v_mul_f64:
    case ISA_OP_v_fma_f64:
    case ISA_OP_v_ldexp_f64:
    case ISA_OP_v_div_fmas_f64:
        return true;
    default:
        return false;
    }
}

static bool is_f16(enum isa_opcode opcode)
{
    switch (opcode) {
    case ISA_OP_v_add_f16:
    case ISA_OP_v_sub_f16:
    case ISA_OP_v_subrev_f16:
    case ISA_OP_v_mul_f16:
    case ISA_OP_v_mad_f16:
    case ISA_OP_v_mac_f16:
    case ISA_OP_v_madmk_f16:
    case ISA_OP_v_madak_f16:
    case ISA_OP_v_fma_f16:
    case ISA_OP_v_ldexp_f16:
        return true;
    default:
        return false;
    }
}

void isa_row_directed(enum isa_opcode opcode, struct isa_rows *given)
{
    static const uint32_t absent[2 * ISA_LANES];
    const struct rounding r = {given->mode, ISA_MODE_ROUND_F32(given->mode), ISA_MODE_ROUND_F64(given->mode)};
    bool scales = opcode == ISA_OP_v_ldexp_f32 || opcode == ISA_OP_v_ldexp_f16 || opcode == ISA_OP_v_ldexp_f64;
    struct isa_rows rows = *given;
    const uint32_t *b;

    rows.b = rows.b ? rows.b : absent;
    rows.c = rows.c ? rows.c : absent;
    b = scales ? absent : rows.b; /* an integer is not taken for a NaN */
    if (is_conversion(opcode)) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            rows.d[lane] = lane_converted(opcode, &rows, lane, &r);
        return;
    }
    if (is_f64(opcode)) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            isa_row_store64(rows.d, lane, lane_f64(opcode, &rows, lane, &r));
        isa_repair_nan_f64(rows.d, rows.a, b, rows.c);
        return;
    }
    if (is_f16(opcode)) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            rows.d[lane] = lane_f16(opcode, &rows, lane, &r);
        isa_repair_nan_f16(rows.d, rows.a, b, rows.c);
        return;
    }
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        rows.d[lane] = lane_f32(opcode, &rows, lane, &r);
    isa_repair_nan_f32(rows.d, rows.a, b, rows.c);
}
