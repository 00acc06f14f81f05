/* vector_operands.c - how vector ALU sources become rows, and how modifiers change rows. */
#include "engine/require.h"
#include "execute/scalar_operands.h"
#include "execute/vector_rows.h"

#include <stddef.h>

#define EIGHT(bit)                                                                                                     \
    1u << (bit), 1u << ((bit) + 1), 1u << ((bit) + 2), 1u << ((bit) + 3), 1u << ((bit) + 4), 1u << ((bit) + 5),        \
        1u << ((bit) + 6), 1u << ((bit) + 7)

/* The bit of each lane in its half of a lane mask. */
static const uint32_t lane_bit[32] = {EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24)};

EXECUTE_WIDE void execute_row_from_mask(uint32_t *row, uint64_t mask)
{
    uint32_t low = (uint32_t)mask, high = (uint32_t)(mask >> 32);

    for (uint32_t lane = 0; lane < 32; lane++)
        row[lane] = execute_row_flag((low & lane_bit[lane]) != 0);
    for (uint32_t lane = 0; lane < 32; lane++)
        row[32 + lane] = execute_row_flag((high & lane_bit[lane]) != 0);
}

EXECUTE_WIDE uint64_t execute_row_to_mask(const uint32_t *row)
{
    uint32_t low = 0, high = 0;

    for (uint32_t lane = 0; lane < 32; lane++)
        low |= row[lane] & lane_bit[lane];
    for (uint32_t lane = 0; lane < 32; lane++)
        high |= row[32 + lane] & lane_bit[lane];
    return (uint64_t)high << 32 | low;
}

/* Either row where the lane's bit is set or not. The rows are different ones. */
static inline void merge_half(uint32_t *restrict to, const uint32_t *restrict from, uint32_t mask)
{
    for (uint32_t lane = 0; lane < 32; lane++) {
        uint32_t kept = execute_row_flag((mask & lane_bit[lane]) == 0);

        to[lane] = (to[lane] & kept) | (from[lane] & ~kept);
    }
}

EXECUTE_WIDE void execute_row_merge(uint32_t *to, const uint32_t *from, uint64_t mask)
{
    merge_half(to, from, (uint32_t)mask);
    merge_half(to + 32, from + 32, (uint32_t)(mask >> 32));
}

static bool is_float(enum execute_row_type type)
{
    return type == EXECUTE_TYPE_F16 || type == EXECUTE_TYPE_F32 || type == EXECUTE_TYPE_F64;
}

static void splat(uint32_t *row, uint32_t value)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        row[lane] = value;
}

/* 16-bit operands take float constants as halves, 0.5 and so on. */
static uint32_t scalar_value16(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    static const uint16_t halves[] = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118};

    if (operand >= ISA_INLINE_HALF && operand <= ISA_INLINE_INV_2PI)
        return halves[operand - ISA_INLINE_HALF];
    return execute_scalar_value(wave, operation, operand);
}

/* Literals are 32 bits: the upper half of a double, and extended as the type says for integers. */
static uint64_t scalar_value64(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand,
                               enum execute_row_type type)
{
    if (operand != ISA_LITERAL)
        return execute_scalar_value64(wave, operation, operand);
    if (type == EXECUTE_TYPE_F64)
        return (uint64_t)operation->literal << 32;
    return type == EXECUTE_TYPE_I64 ? (uint64_t)(int32_t)operation->literal : operation->literal;
}

void execute_splat_operand(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand,
                           enum execute_row_type type, uint32_t *row)
{
    uint64_t value;

    switch (type) {
    case EXECUTE_TYPE_I16:
    case EXECUTE_TYPE_F16:
        splat(row, scalar_value16(wave, operation, operand));
        return;
    case EXECUTE_TYPE_I64:
    case EXECUTE_TYPE_U64:
    case EXECUTE_TYPE_F64:
    case EXECUTE_TYPE_I128:
        value = scalar_value64(wave, operation, operand, type);
        splat(row, (uint32_t)value);
        splat(row + ISA_LANES, (uint32_t)(value >> 32));
        if (type == EXECUTE_TYPE_I128)
            memset(execute_row_at(row, 2), 0, 2 * sizeof(uint32_t[ISA_LANES]));
        return;
    case EXECUTE_TYPE_MASK:
        execute_row_from_mask(row, execute_scalar_value64(wave, operation, operand));
        return;
    default:
        SIM_REQUIRE(type == EXECUTE_TYPE_I32 || type == EXECUTE_TYPE_F32);
        splat(row, execute_scalar_value(wave, operation, operand));
        return;
    }
}

/* SDWA: a byte or word of each lane, zero- or sign-extended. */
static void select_part(uint32_t *to, const uint32_t *from, uint32_t select, bool sign_extend)
{
    uint32_t bits = select <= ISA_SDWA_BYTE_3 ? 8 : 16;
    uint32_t first = select <= ISA_SDWA_BYTE_3 ? 8 * select : 16 * (select - ISA_SDWA_WORD_0);
    uint32_t left = 32 - bits - first, right = 32 - bits;

    if (sign_extend) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            to[lane] = (uint32_t)((int32_t)(from[lane] << left) >> right);
    } else {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            to[lane] = from[lane] << left >> right;
    }
}

static const uint32_t *apply_sdwa(const uint32_t *row, uint32_t *space, const struct isa_operation *operation,
                                  uint32_t index)
{
    uint32_t select = index ? ISA_SDWA_SRC1(operation->lanes) : ISA_SDWA_SRC0(operation->lanes);

    if (select >= ISA_SDWA_DWORD)
        return row;
    select_part(space, row, select, operation->modifiers & ISA_MOD_SEXT(index));
    return space;
}

/* dpp_ctrl, as encoded; the counted ones are named by their first value less one. */
enum {
    DPP_QUAD_PERM_LAST = 0xff,
    DPP_ROW_SHL = 0x100,
    DPP_ROW_SHR = 0x110,
    DPP_ROW_ROR = 0x120,
    DPP_WAVE_SHL = 0x130,
    DPP_WAVE_ROL = 0x134,
    DPP_WAVE_SHR = 0x138,
    DPP_WAVE_ROR = 0x13c,
    DPP_ROW_MIRROR = 0x140,
    DPP_ROW_HALF_MIRROR = 0x141,
    DPP_ROW_BCAST15 = 0x142,
    DPP_ROW_BCAST31 = 0x143,
    DPP_NO_LANE = ISA_LANES
};

/* The lane within a row of 16 that is distance away, or none past the ends. */
static uint32_t shifted_in_row(uint32_t lane, int32_t distance)
{
    int32_t position = (int32_t)(lane & 15u) + distance;

    return position < 0 || position > 15 ? DPP_NO_LANE : (lane & ~15u) | (uint32_t)position;
}

/* The lane that a lane reads under a DPP control, or DPP_NO_LANE. */
static uint32_t dpp_source(uint32_t control, uint32_t lane)
{
    if (control <= DPP_QUAD_PERM_LAST)
        return (lane & ~3u) | (control >> 2 * (lane & 3u) & 3u);
    switch (control) {
    case DPP_WAVE_SHL:
        return lane + 1 < ISA_LANES ? lane + 1 : DPP_NO_LANE;
    case DPP_WAVE_ROL:
        return (lane + 1) % ISA_LANES;
    case DPP_WAVE_SHR:
        return lane ? lane - 1 : DPP_NO_LANE;
    case DPP_WAVE_ROR:
        return (lane + ISA_LANES - 1) % ISA_LANES;
    case DPP_ROW_MIRROR:
        return lane ^ 15u;
    case DPP_ROW_HALF_MIRROR:
        return lane ^ 7u;
    case DPP_ROW_BCAST15:
        return lane >= 16 ? (lane & ~15u) - 1 : DPP_NO_LANE;
    case DPP_ROW_BCAST31:
        return lane >= 32 ? 31 : DPP_NO_LANE;
    default:
        break;
    }
    switch (control & ~15u) {
    case DPP_ROW_SHL:
        return shifted_in_row(lane, (int32_t)(control & 15u));
    case DPP_ROW_SHR:
        return shifted_in_row(lane, -(int32_t)(control & 15u));
    case DPP_ROW_ROR:
        return (lane & ~15u) | ((lane - (control & 15u)) & 15u);
    default:
        return lane;
    }
}

/*
 * DPP: each lane reads another's. Lanes whose source is outside or inactive read 0 with bound_ctrl and are not written
 * without; rows of 16 and banks of 4 that are masked off are not written either. Returns the lanes to write.
 */
static uint64_t apply_dpp(const uint32_t *row, uint32_t *space, uint32_t lanes, uint64_t exec)
{
    uint64_t written = 0;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint32_t source = dpp_source(ISA_DPP_CTRL(lanes), lane);
        bool valid = source < ISA_LANES && (exec >> source & 1u);
        bool enabled = (ISA_DPP_ROW_MASK(lanes) >> lane / 16 & 1u) && (ISA_DPP_BANK_MASK(lanes) >> lane % 16 / 4 & 1u);

        space[lane] = valid ? row[source] : 0;
        if (enabled && (valid || ISA_DPP_BOUND_CTRL(lanes)))
            written |= 1ull << lane;
    }
    return written & exec;
}

/* Absolute value, then negation, on the sign bits. */
static const uint32_t *apply_sign(const uint32_t *row, uint32_t *space, enum execute_row_type type, bool absolute,
                                  bool negative)
{
    uint32_t sign = type == EXECUTE_TYPE_F16 ? 0x8000u : 0x80000000u;
    uint32_t keep = absolute ? ~sign : UINT32_MAX, flip = negative ? sign : 0;
    uint32_t offset = type == EXECUTE_TYPE_F64 ? ISA_LANES : 0;

    if (offset && space != row)
        memcpy(space, row, ISA_LANES * sizeof(*row));
    EXECUTE_LANES_INDEPENDENT
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        space[offset + lane] = (row[offset + lane] & keep) ^ flip;
    return space;
}

uint64_t execute_modify_sources(const struct isa_operation *operation, const struct execute_row_entry *entry,
                                struct execute_row_space *space, struct execute_rows *rows, uint64_t exec)
{
    const uint32_t **sources[3] = {&rows->a, &rows->b, &rows->c};
    const uint32_t modifiers = operation->modifiers;
    uint64_t written = exec;

    for (uint32_t i = 0; i < 3 && *sources[i]; i++) {
        if ((modifiers & ISA_MOD_SDWA) && i < 2)
            *sources[i] = apply_sdwa(*sources[i], space->selected[i], operation, i);
        if ((modifiers & ISA_MOD_DPP) && i == 0) {
            written = apply_dpp(*sources[i], space->selected[i], operation->lanes, exec);
            *sources[i] = space->selected[i];
        }
        if ((modifiers & (ISA_MOD_ABS(i) | ISA_MOD_NEG(i))) && is_float(entry->source[i]))
            *sources[i] = apply_sign(*sources[i], space->source[i], entry->source[i], modifiers & ISA_MOD_ABS(i),
                                     modifiers & ISA_MOD_NEG(i));
    }
    return written;
}

/* Values times a power of two, with denormals flushed. */
static uint32_t scaled_f16(uint32_t bits, float factor)
{
    return execute_f16_flush(execute_f32_to_f16(execute_f32_bits(execute_f32(execute_f16_to_f32(bits)) * factor)),
                             0x7fffu);
}

static uint32_t scaled_f32(uint32_t bits, float factor)
{
    return execute_f32_flush(execute_f32_bits(execute_f32(bits) * factor), 0x7fffffffu);
}

static uint64_t scaled_f64(uint64_t bits, float factor)
{
    return execute_f64_flush(execute_f64_bits(execute_f64(bits) * (double)factor), ~EXECUTE_F64_SIGN);
}

/* The hardware's omod flushes denormals and loses the sign of zero; NaNs pass. */
static void apply_omod(uint32_t *row, enum execute_row_type type, uint32_t omod)
{
    float factor = omod == 1 ? 2.0f : omod == 2 ? 4.0f : 0.5f;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t wide = type == EXECUTE_TYPE_F64 ? execute_row_load64(row, lane) : 0;
        uint32_t half = scaled_f16(row[lane], factor), word = scaled_f32(row[lane], factor);

        if (type == EXECUTE_TYPE_F16 && !execute_f16_is_nan(row[lane]))
            row[lane] = half == 0x8000u ? 0 : half;
        if (type == EXECUTE_TYPE_F32 && !execute_f32_is_nan(row[lane]))
            row[lane] = word == 0x80000000u ? 0 : word;
        if (type == EXECUTE_TYPE_F64 && !execute_f64_is_nan(wide)) {
            wide = scaled_f64(wide, factor);
            execute_row_store64(row, lane, wide == EXECUTE_F64_SIGN ? 0 : wide);
        }
    }
}

/* A finite or infinite value's pattern limited to 0..one; patterns of positive numbers order as integers. */
static uint64_t clamped(uint64_t bits, uint64_t sign, uint64_t infinity, uint64_t one, bool nan_to_zero)
{
    uint64_t size = bits & (sign - 1);

    if (size > infinity)
        return nan_to_zero ? 0 : bits;
    if ((bits & sign) && size)
        return 0;
    return !(bits & sign) && bits > one ? one : bits;
}

static void apply_clamp(uint32_t *row, enum execute_row_type type, bool nan_to_zero)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        if (type == EXECUTE_TYPE_F16)
            row[lane] = (uint32_t)clamped(row[lane], 0x8000u, EXECUTE_F16_INFINITY, 0x3c00u, nan_to_zero);
        else if (type == EXECUTE_TYPE_F32)
            row[lane] = (uint32_t)clamped(row[lane], 0x80000000u, EXECUTE_F32_INFINITY, EXECUTE_F32_ONE, nan_to_zero);
        else
            execute_row_store64(row, lane,
                                clamped(execute_row_load64(row, lane), EXECUTE_F64_SIGN, EXECUTE_F64_INFINITY,
                                        0x3ff0000000000000u, nan_to_zero));
    }
}

void execute_modify_result(uint32_t *row, enum execute_row_type type, uint32_t mode, uint32_t omod, bool clamp)
{
    uint32_t denormals = type == EXECUTE_TYPE_F32 ? EXECUTE_MODE_F32_DENORMAL_OUT : EXECUTE_MODE_F64_DENORMAL_OUT;

    SIM_REQUIRE(omod <= 3);
    if (!is_float(type))
        return;
    if (omod && !(mode & (denormals | EXECUTE_MODE_IEEE)))
        apply_omod(row, type, omod);
    if (clamp)
        apply_clamp(row, type, mode & EXECUTE_MODE_DX10_CLAMP);
}
