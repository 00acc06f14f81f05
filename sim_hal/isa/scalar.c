/* scalar.c - scalar ALU and branches: one small function an opcode, found by table. */
#include "isa/scalar.h"

#include "isa/opcodes.h"

/* Constants, literals and condition codes: every operand number that is not a register. */
static uint32_t constant(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    static const uint32_t floats[] = {0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000,
                                      0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};

    if (operand <= ISA_INLINE_LAST_POSITIVE)
        return operand - ISA_INLINE_ZERO;
    if (operand <= ISA_INLINE_LAST_NEGATIVE)
        return ISA_INLINE_LAST_POSITIVE - operand;
    if (operand >= ISA_INLINE_HALF && operand <= ISA_INLINE_INV_2PI)
        return floats[operand - ISA_INLINE_HALF];
    switch (operand) {
    case ISA_VCCZ:
        return isa_read_scalar64(wave, ISA_VCC_LO) == 0;
    case ISA_EXECZ:
        return isa_exec(wave) == 0;
    case ISA_SCC:
        return wave->scc;
    case ISA_LITERAL:
        return operation->literal;
    default:
        return 0;
    }
}

static inline uint32_t value32(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    return operand < ISA_INLINE_ZERO ? wave->scalar[operand] : constant(wave, operation, operand);
}

/* The instructions with a signed 64-bit operand; for all others a 32-bit literal is zero-extended. */
static bool takes_signed_literal(uint32_t opcode)
{
    return opcode == ISA_OP_s_ashr_i64 || opcode == ISA_OP_s_bfe_i64 || opcode == ISA_OP_s_flbit_i32_i64;
}

static uint64_t constant64(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    static const uint64_t doubles[] = {0x3fe0000000000000, 0xbfe0000000000000, 0x3ff0000000000000,
                                       0xbff0000000000000, 0x4000000000000000, 0xc000000000000000,
                                       0x4010000000000000, 0xc010000000000000, 0x3fc45f306dc9c882};
    uint32_t value = constant(wave, operation, operand);

    if (operand >= ISA_INLINE_HALF && operand <= ISA_INLINE_INV_2PI)
        return doubles[operand - ISA_INLINE_HALF];
    if (operand <= ISA_INLINE_LAST_NEGATIVE || (operand == ISA_LITERAL && takes_signed_literal(operation->opcode)))
        return (uint64_t)(int64_t)(int32_t)value;
    return value;
}

static inline uint64_t value64(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    return operand < ISA_EXEC_HI ? isa_read_scalar64(wave, operand) : constant64(wave, operation, operand);
}

uint32_t isa_scalar_value(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    return value32(wave, operation, operand);
}

uint64_t isa_scalar_value64(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    return value64(wave, operation, operand);
}

/*
 * The shapes of handlers: from an expression over the sources a and b (and d, the destination's old value), of 32 or 64
 * bits. "Plain" ones leave SCC alone, "tested" ones set it to whether the result is not 0.
 */
typedef void (*scalar_handler)(struct isa_wave *wave, const struct isa_operation *operation);

#define HANDLER(name) static void name(struct isa_wave *wave, const struct isa_operation *operation)

#define WORD_1(name, expression)                                                                                       \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint32_t a = value32(wave, operation, operation->source[0]);                                                   \
                                                                                                                       \
        wave->scalar[operation->destination] = (expression);                                                           \
    }

#define WORD_2(name, expression)                                                                                       \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint32_t a = value32(wave, operation, operation->source[0]);                                                   \
        uint32_t b = value32(wave, operation, operation->source[1]);                                                   \
                                                                                                                       \
        wave->scalar[operation->destination] = (expression);                                                           \
    }

#define TESTED_WORD_1(name, expression)                                                                                \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint32_t a = value32(wave, operation, operation->source[0]);                                                   \
        uint32_t result = expression;                                                                                  \
                                                                                                                       \
        wave->scalar[operation->destination] = result;                                                                 \
        wave->scc = result != 0;                                                                                       \
    }

#define TESTED_WORD_2(name, expression)                                                                                \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint32_t a = value32(wave, operation, operation->source[0]);                                                   \
        uint32_t b = value32(wave, operation, operation->source[1]);                                                   \
        uint32_t result = expression;                                                                                  \
                                                                                                                       \
        wave->scalar[operation->destination] = result;                                                                 \
        wave->scc = result != 0;                                                                                       \
    }

/* SCC from an expression of its own over a, b and result (carries, overflows). */
#define FLAGGED_WORD_2(name, expression, flag)                                                                         \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint32_t a = value32(wave, operation, operation->source[0]);                                                   \
        uint32_t b = value32(wave, operation, operation->source[1]);                                                   \
        uint32_t result = expression;                                                                                  \
                                                                                                                       \
        wave->scc = flag;                                                                                              \
        wave->scalar[operation->destination] = result;                                                                 \
    }

#define LONG_1(name, expression)                                                                                       \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, expression);                                                  \
    }

#define LONG_2(name, expression)                                                                                       \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
        uint64_t b = value64(wave, operation, operation->source[1]);                                                   \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, expression);                                                  \
    }

#define TESTED_LONG_1(name, expression)                                                                                \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, result);                                                      \
        wave->scc = result != 0;                                                                                       \
    }

#define TESTED_LONG_2(name, expression)                                                                                \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
        uint64_t b = value64(wave, operation, operation->source[1]);                                                   \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, result);                                                      \
        wave->scc = result != 0;                                                                                       \
    }

/* 64-bit value a with a 32-bit second operand b (shift counts and fields). */
#define TESTED_LONG_WORD(name, expression)                                                                             \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
        uint32_t b = value32(wave, operation, operation->source[1]);                                                   \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, result);                                                      \
        wave->scc = result != 0;                                                                                       \
    }

/* A 32-bit result of a 64-bit source. */
#define WORD_OF_LONG(name, expression)                                                                                 \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
                                                                                                                       \
        wave->scalar[operation->destination] = (expression);                                                           \
    }

/* Comparisons set SCC and nothing else. */
#define COMPARE(name, condition)                                                                                       \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint32_t a = value32(wave, operation, operation->source[0]);                                                   \
        uint32_t b = value32(wave, operation, operation->source[1]);                                                   \
                                                                                                                       \
        wave->scc = (condition);                                                                                       \
    }

#define COMPARE_LONG(name, condition)                                                                                  \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
        uint64_t b = value64(wave, operation, operation->source[1]);                                                   \
                                                                                                                       \
        wave->scc = (condition);                                                                                       \
    }

/* SOPK: a is the destination's old value, b the immediate as the instruction extends it. */
#define COMPARE_CONSTANT(name, type, condition)                                                                        \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint32_t a = wave->scalar[operation->destination];                                                             \
        uint32_t b = (uint32_t)(type)operation->immediate;                                                             \
                                                                                                                       \
        wave->scc = (condition);                                                                                       \
    }

static bool signed_below(uint32_t a, uint32_t b)
{
    return (int32_t)a < (int32_t)b;
}

/* Arithmetic. */
static bool add_overflows(uint32_t a, uint32_t b, uint32_t sum)
{
    return ((a ^ sum) & (b ^ sum)) >> 31;
}

static bool subtract_overflows(uint32_t a, uint32_t b, uint32_t difference)
{
    return ((a ^ b) & (a ^ difference)) >> 31;
}

FLAGGED_WORD_2(s_add_u32, a + b, result < a)
FLAGGED_WORD_2(s_sub_u32, a - b, b > a)
FLAGGED_WORD_2(s_add_i32, a + b, add_overflows(a, b, result))
FLAGGED_WORD_2(s_sub_i32, a - b, subtract_overflows(a, b, result))
FLAGGED_WORD_2(s_addc_u32, a + b + wave->scc, (uint64_t)a + b + wave->scc > UINT32_MAX)
FLAGGED_WORD_2(s_subb_u32, a - b - wave->scc, (uint64_t)b + wave->scc > a)
FLAGGED_WORD_2(s_min_i32, signed_below(a, b) ? a : b, signed_below(a, b))
FLAGGED_WORD_2(s_max_i32, signed_below(b, a) ? a : b, signed_below(b, a))
FLAGGED_WORD_2(s_min_u32, a < b ? a : b, a < b)
FLAGGED_WORD_2(s_max_u32, a > b ? a : b, a > b)
WORD_2(s_mul_i32, (a * b))
TESTED_WORD_1(s_abs_i32, signed_below(a, 0) ? 0 - a : a)
TESTED_WORD_2(s_absdiff_i32, signed_below(a, b) ? b - a : a - b)

HANDLER(s_addk_i32)
{
    uint32_t a = wave->scalar[operation->destination], b = (uint32_t)(int32_t)(int16_t)operation->immediate;

    wave->scalar[operation->destination] = a + b;
    wave->scc = add_overflows(a, b, a + b);
}

HANDLER(s_mulk_i32)
{
    uint32_t factor = (uint32_t)(int32_t)(int16_t)operation->immediate;

    wave->scalar[operation->destination] = wave->scalar[operation->destination] * factor;
}

/* Moves. */
WORD_1(s_mov_b32, a)
LONG_1(s_mov_b64, a)
WORD_1(s_cmov_b32, wave->scc ? a : wave->scalar[operation->destination])
LONG_1(s_cmov_b64, wave->scc ? a : isa_read_scalar64(wave, operation->destination))
WORD_2(s_cselect_b32, wave->scc ? a : b)
LONG_2(s_cselect_b64, wave->scc ? a : b)
WORD_1(s_sext_i32_i8, (uint32_t)((int32_t)(a << 24) >> 24))
WORD_1(s_sext_i32_i16, (uint32_t)((int32_t)(a << 16) >> 16))

HANDLER(s_movk_i32)
{
    wave->scalar[operation->destination] = (uint32_t)(int32_t)(int16_t)operation->immediate;
}

HANDLER(s_cmovk_i32)
{
    if (wave->scc)
        s_movk_i32(wave, operation);
}

/* Logic. */
TESTED_WORD_1(s_not_b32, ~a)
TESTED_LONG_1(s_not_b64, ~a)
TESTED_WORD_2(s_and_b32, (a & b))
TESTED_LONG_2(s_and_b64, (a & b))
TESTED_WORD_2(s_or_b32, a | b)
TESTED_LONG_2(s_or_b64, a | b)
TESTED_WORD_2(s_xor_b32, a ^ b)
TESTED_LONG_2(s_xor_b64, a ^ b)
TESTED_WORD_2(s_andn2_b32, a & ~b)
TESTED_LONG_2(s_andn2_b64, a & ~b)
TESTED_WORD_2(s_orn2_b32, a | ~b)
TESTED_LONG_2(s_orn2_b64, a | ~b)
TESTED_WORD_2(s_nand_b32, ~a | ~b)
TESTED_LONG_2(s_nand_b64, ~a | ~b)
TESTED_WORD_2(s_nor_b32, ~(a | b))
TESTED_LONG_2(s_nor_b64, ~(a | b))
TESTED_WORD_2(s_xnor_b32, ~(a ^ b))
TESTED_LONG_2(s_xnor_b64, ~(a ^ b))

/* EXEC goes to the destination, then a combined with EXEC (b) becomes EXEC. */
#define SAVE_EXEC(name, expression)                                                                                    \
    HANDLER(name)                                                                                                      \
    {                                                                                                                  \
        uint64_t a = value64(wave, operation, operation->source[0]);                                                   \
        uint64_t b = isa_exec(wave);                                                                                   \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, b);                                                           \
        isa_write_scalar64(wave, ISA_EXEC_LO, result);                                                                 \
        wave->scc = result != 0;                                                                                       \
    }

SAVE_EXEC(s_and_saveexec_b64, (a & b))
SAVE_EXEC(s_or_saveexec_b64, a | b)
SAVE_EXEC(s_xor_saveexec_b64, a ^ b)
SAVE_EXEC(s_andn2_saveexec_b64, a & ~b)
SAVE_EXEC(s_orn2_saveexec_b64, a | ~b)
SAVE_EXEC(s_nand_saveexec_b64, ~a | ~b)
SAVE_EXEC(s_nor_saveexec_b64, ~(a | b))
SAVE_EXEC(s_xnor_saveexec_b64, ~(a ^ b))

/* Shifts and fields. A field operand holds the offset in its low bits and the width in bits 22:16. */
static uint32_t field_width(uint32_t field)
{
    return field >> 16 & 0x7fu;
}

static uint64_t low_bits(uint32_t count)
{
    return count >= 64 ? UINT64_MAX : (1ull << count) - 1;
}

/* Width bits of value from offset on; value has "size" bits. */
static uint64_t extract_unsigned(uint64_t value, uint32_t offset, uint32_t width)
{
    return value >> offset & low_bits(width);
}

static uint64_t extract_signed(uint64_t value, uint32_t offset, uint32_t width, uint32_t size)
{
    uint32_t bits = offset + width > size ? size - offset : width;

    if (bits == 0)
        return 0;
    return (uint64_t)((int64_t)(value << (64 - offset - bits)) >> (64 - bits));
}

TESTED_WORD_2(s_lshl_b32, a << (b & 31u))
TESTED_WORD_2(s_lshr_b32, a >> (b & 31u))
TESTED_WORD_2(s_ashr_i32, (uint32_t)((int32_t)a >> (b & 31u)))
TESTED_LONG_WORD(s_lshl_b64, a << (b & 63u))
TESTED_LONG_WORD(s_lshr_b64, a >> (b & 63u))
TESTED_LONG_WORD(s_ashr_i64, (uint64_t)((int64_t)a >> (b & 63u)))
TESTED_WORD_2(s_bfe_u32, (uint32_t)extract_unsigned(a, b & 31u, field_width(b)))
TESTED_WORD_2(s_bfe_i32, (uint32_t)extract_signed(a, b & 31u, field_width(b), 32))
TESTED_LONG_WORD(s_bfe_u64, extract_unsigned(a, b & 63u, field_width(b)))
TESTED_LONG_WORD(s_bfe_i64, extract_signed(a, b & 63u, field_width(b), 64))
WORD_2(s_bfm_b32, ((1u << (a & 31u)) - 1u) << (b & 31u))

HANDLER(s_bfm_b64)
{
    uint32_t a = value32(wave, operation, operation->source[0]), b = value32(wave, operation, operation->source[1]);

    isa_write_scalar64(wave, operation->destination, ((1ull << (a & 63u)) - 1) << (b & 63u));
}

WORD_1(s_bitset0_b32, wave->scalar[operation->destination] & ~(1u << (a & 31u)))
WORD_1(s_bitset1_b32, wave->scalar[operation->destination] | 1u << (a & 31u))

HANDLER(s_bitset0_b64)
{
    uint64_t bit = 1ull << (value32(wave, operation, operation->source[0]) & 63u);

    isa_write_scalar64(wave, operation->destination, isa_read_scalar64(wave, operation->destination) & ~bit);
}

HANDLER(s_bitset1_b64)
{
    uint64_t bit = 1ull << (value32(wave, operation, operation->source[0]) & 63u);

    isa_write_scalar64(wave, operation->destination, isa_read_scalar64(wave, operation->destination) | bit);
}

/* Bits. */
static uint32_t count_ones(uint64_t value)
{
    uint32_t count = 0;

    for (; value; value &= value - 1)
        count++;
    return count;
}

static uint64_t reversed(uint64_t value, uint32_t size)
{
    uint64_t result = 0;

    for (uint32_t bit = 0; bit < size; bit++)
        result |= (value >> bit & 1u) << (size - 1 - bit);
    return result;
}

/* The lowest one bit's number, or -1. */
static uint32_t first_one(uint64_t value)
{
    uint32_t bit = 0;

    if (value == 0)
        return UINT32_MAX;
    while (!(value >> bit & 1u))
        bit++;
    return bit;
}

/* How many zeros lie above the highest one bit of a value of "size" bits; -1 when there is no one bit. */
static uint32_t zeros_above(uint64_t value, uint32_t size)
{
    uint32_t zeros = 0;

    if (value == 0)
        return UINT32_MAX;
    while (!(value >> (size - 1 - zeros) & 1u))
        zeros++;
    return zeros;
}

/* Ones in every group of four that has a one. */
static uint64_t whole_quads(uint64_t value)
{
    uint64_t any = (value | value >> 1 | value >> 2 | value >> 3) & 0x1111111111111111u;

    return any * 15;
}

/* One bit a group of four: whether it has a one. */
static uint64_t quads(uint64_t value)
{
    uint64_t result = 0;

    for (uint32_t quad = 0; quad < 16; quad++)
        result |= (uint64_t)((value >> 4 * quad & 15u) != 0) << quad;
    return result;
}

static uint32_t sign_mask(uint32_t value)
{
    return signed_below(value, 0) ? UINT32_MAX : 0;
}

TESTED_WORD_1(s_bcnt0_i32_b32, count_ones((uint32_t)~a))
TESTED_WORD_1(s_bcnt1_i32_b32, count_ones(a))

HANDLER(s_bcnt0_i32_b64)
{
    uint32_t count = count_ones(~value64(wave, operation, operation->source[0]));

    wave->scalar[operation->destination] = count;
    wave->scc = count != 0;
}

HANDLER(s_bcnt1_i32_b64)
{
    uint32_t count = count_ones(value64(wave, operation, operation->source[0]));

    wave->scalar[operation->destination] = count;
    wave->scc = count != 0;
}

WORD_1(s_brev_b32, (uint32_t)reversed(a, 32))
LONG_1(s_brev_b64, reversed(a, 64))
WORD_1(s_ff0_i32_b32, first_one((uint32_t)~a))
WORD_OF_LONG(s_ff0_i32_b64, first_one(~a))
WORD_1(s_ff1_i32_b32, first_one(a))
WORD_OF_LONG(s_ff1_i32_b64, first_one(a))
WORD_1(s_flbit_i32_b32, zeros_above(a, 32))
WORD_OF_LONG(s_flbit_i32_b64, zeros_above(a, 64))
WORD_1(s_flbit_i32, zeros_above(a ^ sign_mask(a), 32))
WORD_OF_LONG(s_flbit_i32_i64, zeros_above(a >> 63 ? ~a : a, 64))
TESTED_WORD_1(s_wqm_b32, (uint32_t)whole_quads(a))
TESTED_LONG_1(s_wqm_b64, whole_quads(a))
TESTED_WORD_1(s_quadmask_b32, (uint32_t)quads(a))
TESTED_LONG_1(s_quadmask_b64, quads(a))

/* Comparisons. */
COMPARE(s_cmp_eq_i32, a == b)
COMPARE(s_cmp_lg_i32, a != b)
COMPARE(s_cmp_gt_i32, signed_below(b, a))
COMPARE(s_cmp_ge_i32, !signed_below(a, b))
COMPARE(s_cmp_lt_i32, signed_below(a, b))
COMPARE(s_cmp_le_i32, !signed_below(b, a))
COMPARE(s_cmp_gt_u32, a > b)
COMPARE(s_cmp_ge_u32, a >= b)
COMPARE(s_cmp_lt_u32, a < b)
COMPARE(s_cmp_le_u32, a <= b)
COMPARE_LONG(s_cmp_eq_u64, a == b)
COMPARE_LONG(s_cmp_lg_u64, a != b)
COMPARE(s_bitcmp0_b32, !(a >> (b & 31u) & 1u))
COMPARE(s_bitcmp1_b32, a >> (b & 31u) & 1u)

HANDLER(s_bitcmp1_b64)
{
    uint64_t a = value64(wave, operation, operation->source[0]);

    wave->scc = a >> (value32(wave, operation, operation->source[1]) & 63u) & 1u;
}

HANDLER(s_bitcmp0_b64)
{
    s_bitcmp1_b64(wave, operation);
    wave->scc = !wave->scc;
}

COMPARE_CONSTANT(s_cmpk_eq_i32, int16_t, a == b)
COMPARE_CONSTANT(s_cmpk_lg_i32, int16_t, a != b)
COMPARE_CONSTANT(s_cmpk_gt_i32, int16_t, signed_below(b, a))
COMPARE_CONSTANT(s_cmpk_ge_i32, int16_t, !signed_below(a, b))
COMPARE_CONSTANT(s_cmpk_lt_i32, int16_t, signed_below(a, b))
COMPARE_CONSTANT(s_cmpk_le_i32, int16_t, !signed_below(b, a))
COMPARE_CONSTANT(s_cmpk_eq_u32, uint16_t, a == b)
COMPARE_CONSTANT(s_cmpk_lg_u32, uint16_t, a != b)
COMPARE_CONSTANT(s_cmpk_gt_u32, uint16_t, a > b)
COMPARE_CONSTANT(s_cmpk_ge_u32, uint16_t, a >= b)
COMPARE_CONSTANT(s_cmpk_lt_u32, uint16_t, a < b)
COMPARE_CONSTANT(s_cmpk_le_u32, uint16_t, a <= b)

/* Hardware registers, as s_getreg and s_setreg number them. */
enum {
    HWREG_MODE = 1,
    HWREG_STATUS = 2,
    HWREG_HW_ID = 4,
    HWREG_GPR_ALLOC = 5,
    HWREG_LDS_ALLOC = 6,
    STATUS_SCC = 1u << 0,
    STATUS_EXECZ = 1u << 9,
    STATUS_VCCZ = 1u << 10,
    STATUS_IN_WORK_GROUP = 1u << 11,
    STATUS_VALID = 1u << 16
};

static uint32_t status_register(const struct isa_wave *wave)
{
    uint32_t status = STATUS_IN_WORK_GROUP | STATUS_VALID | (uint32_t)(wave->priority & 3u) << 3;

    status |= wave->scc ? STATUS_SCC : 0;
    status |= isa_exec(wave) == 0 ? STATUS_EXECZ : 0;
    status |= isa_read_scalar64(wave, ISA_VCC_LO) == 0 ? STATUS_VCCZ : 0;
    return status;
}

/* Registers in their granules (4 VGPRs, 8 SGPRs), less one; LDS in granules of 256 bytes from bit 12 on. */
static uint32_t hardware_register(const struct isa_wave *wave, uint32_t number)
{
    uint32_t vgprs = wave->vector_count ? (wave->vector_count - 1) / 4 : 0;
    uint32_t sgprs = wave->scalar_count ? (wave->scalar_count - 1) / 8 : 0;

    switch (number) {
    case HWREG_MODE:
        return wave->mode;
    case HWREG_STATUS:
        return status_register(wave);
    case HWREG_HW_ID:
        return wave->hardware_id;
    case HWREG_GPR_ALLOC:
        return (vgprs & 0x3fu) << 8 | (sgprs & 0xfu) << 24;
    case HWREG_LDS_ALLOC:
        return ((wave->lds_bytes + 255u) / 256u & 0x1ffu) << 12;
    default:
        return 0;
    }
}

/* The immediate of s_getreg and s_setreg: register 5:0, first bit 10:6, bits less one 15:11. */
static uint32_t hwreg_shift(int32_t immediate)
{
    return (uint32_t)immediate >> 6 & 31u;
}

static uint32_t hwreg_mask(int32_t immediate)
{
    return (uint32_t)low_bits(((uint32_t)immediate >> 11 & 31u) + 1u);
}

HANDLER(s_getreg_b32)
{
    uint32_t value = hardware_register(wave, (uint32_t)operation->immediate & 63u);

    wave->scalar[operation->destination] =
        value >> hwreg_shift(operation->immediate) & hwreg_mask(operation->immediate);
}

/* MODE is the only register that a kernel can change to any effect. */
static void set_register(struct isa_wave *wave, int32_t immediate, uint32_t value)
{
    uint32_t mask = hwreg_mask(immediate) << hwreg_shift(immediate);

    if (((uint32_t)immediate & 63u) == HWREG_MODE)
        wave->mode = (wave->mode & ~mask) | (value << hwreg_shift(immediate) & mask);
}

HANDLER(s_setreg_b32)
{
    set_register(wave, operation->immediate, wave->scalar[operation->destination]);
}

HANDLER(s_setreg_imm32_b32)
{
    set_register(wave, operation->immediate, operation->literal);
}

static uint64_t next_address(const struct isa_wave *wave, const struct isa_operation *operation)
{
    return wave->program->base + operation->offset + operation->bytes;
}

HANDLER(s_getpc_b64)
{
    isa_write_scalar64(wave, operation->destination, next_address(wave, operation));
}

#define ENTRY(name) [ISA_OP_##name] = name

static const scalar_handler handlers[ISA_OP_COUNT] = {
    ENTRY(s_add_u32),
    ENTRY(s_sub_u32),
    ENTRY(s_add_i32),
    ENTRY(s_sub_i32),
    ENTRY(s_addc_u32),
    ENTRY(s_subb_u32),
    ENTRY(s_min_i32),
    ENTRY(s_max_i32),
    ENTRY(s_min_u32),
    ENTRY(s_max_u32),
    ENTRY(s_mul_i32),
    ENTRY(s_abs_i32),
    ENTRY(s_absdiff_i32),
    ENTRY(s_addk_i32),
    ENTRY(s_mulk_i32),
    ENTRY(s_mov_b32),
    ENTRY(s_mov_b64),
    ENTRY(s_cmov_b32),
    ENTRY(s_cmov_b64),
    ENTRY(s_cselect_b32),
    ENTRY(s_cselect_b64),
    ENTRY(s_sext_i32_i8),
    ENTRY(s_sext_i32_i16),
    ENTRY(s_movk_i32),
    ENTRY(s_cmovk_i32),
    ENTRY(s_not_b32),
    ENTRY(s_not_b64),
    ENTRY(s_and_b32),
    ENTRY(s_and_b64),
    ENTRY(s_or_b32),
    ENTRY(s_or_b64),
    ENTRY(s_xor_b32),
    ENTRY(s_xor_b64),
    ENTRY(s_andn2_b32),
    ENTRY(s_andn2_b64),
    ENTRY(s_orn2_b32),
    ENTRY(s_orn2_b64),
    ENTRY(s_nand_b32),
    ENTRY(s_nand_b64),
    ENTRY(s_nor_b32),
    ENTRY(s_nor_b64),
    ENTRY(s_xnor_b32),
    ENTRY(s_xnor_b64),
    ENTRY(s_and_saveexec_b64),
    ENTRY(s_or_saveexec_b64),
    ENTRY(s_xor_saveexec_b64),
    ENTRY(s_andn2_saveexec_b64),
    ENTRY(s_orn2_saveexec_b64),
    ENTRY(s_nand_saveexec_b64),
    ENTRY(s_nor_saveexec_b64),
    ENTRY(s_xnor_saveexec_b64),
    ENTRY(s_lshl_b32),
    ENTRY(s_lshr_b32),
    ENTRY(s_ashr_i32),
    ENTRY(s_lshl_b64),
    ENTRY(s_lshr_b64),
    ENTRY(s_ashr_i64),
    ENTRY(s_bfe_u32),
    ENTRY(s_bfe_i32),
    ENTRY(s_bfe_u64),
    ENTRY(s_bfe_i64),
    ENTRY(s_bfm_b32),
    ENTRY(s_bfm_b64),
    ENTRY(s_bitset0_b32),
    ENTRY(s_bitset1_b32),
    ENTRY(s_bitset0_b64),
    ENTRY(s_bitset1_b64),
    ENTRY(s_bcnt0_i32_b32),
    ENTRY(s_bcnt1_i32_b32),
    ENTRY(s_bcnt0_i32_b64),
    ENTRY(s_bcnt1_i32_b64),
    ENTRY(s_brev_b32),
    ENTRY(s_brev_b64),
    ENTRY(s_ff0_i32_b32),
    ENTRY(s_ff0_i32_b64),
    ENTRY(s_ff1_i32_b32),
    ENTRY(s_ff1_i32_b64),
    ENTRY(s_flbit_i32_b32),
    ENTRY(s_flbit_i32_b64),
    ENTRY(s_flbit_i32),
    ENTRY(s_flbit_i32_i64),
    ENTRY(s_wqm_b32),
    ENTRY(s_wqm_b64),
    ENTRY(s_quadmask_b32),
    ENTRY(s_quadmask_b64),
    ENTRY(s_cmp_eq_i32),
    ENTRY(s_cmp_lg_i32),
    ENTRY(s_cmp_gt_i32),
    ENTRY(s_cmp_ge_i32),
    ENTRY(s_cmp_lt_i32),
    ENTRY(s_cmp_le_i32),
    ENTRY(s_cmp_gt_u32),
    ENTRY(s_cmp_ge_u32),
    ENTRY(s_cmp_lt_u32),
    ENTRY(s_cmp_le_u32),
    ENTRY(s_cmp_eq_u64),
    ENTRY(s_cmp_lg_u64),
    ENTRY(s_bitcmp0_b32),
    ENTRY(s_bitcmp1_b32),
    ENTRY(s_bitcmp0_b64),
    ENTRY(s_bitcmp1_b64),
    ENTRY(s_cmpk_eq_i32),
    ENTRY(s_cmpk_lg_i32),
    ENTRY(s_cmpk_gt_i32),
    ENTRY(s_cmpk_ge_i32),
    ENTRY(s_cmpk_lt_i32),
    ENTRY(s_cmpk_le_i32),
    ENTRY(s_cmpk_eq_u32),
    ENTRY(s_cmpk_lg_u32),
    ENTRY(s_cmpk_gt_u32),
    ENTRY(s_cmpk_ge_u32),
    ENTRY(s_cmpk_lt_u32),
    ENTRY(s_cmpk_le_u32),
    ENTRY(s_getreg_b32),
    ENTRY(s_setreg_b32),
    ENTRY(s_setreg_imm32_b32),
    ENTRY(s_getpc_b64),
    [ISA_OP_s_cmp_eq_u32] = s_cmp_eq_i32,
    [ISA_OP_s_cmp_lg_u32] = s_cmp_lg_i32,
};

/* Whether "count" registers from number on are among the wave's SGPRs. */
static bool scalar_is_allocated(const struct isa_wave *wave, uint32_t number, uint32_t count)
{
    return number < wave->scalar_count && wave->scalar_count - number >= count;
}

/* s_movrels and s_movreld: the source's or the destination's number moves up by M0. */
static enum isa_fault move_relative(struct isa_wave *wave, const struct isa_operation *operation)
{
    uint32_t m0 = wave->scalar[ISA_M0];
    uint32_t source = operation->source[0], destination = operation->destination;
    bool is_long = operation->opcode == ISA_OP_s_movrels_b64 || operation->opcode == ISA_OP_s_movreld_b64;
    bool moves_source = operation->opcode == ISA_OP_s_movrels_b32 || operation->opcode == ISA_OP_s_movrels_b64;
    uint32_t moved = (moves_source ? source : destination) + m0;

    if (!scalar_is_allocated(wave, moved, is_long ? 2 : 1))
        return ISA_FAULT_REGISTER;
    if (moves_source)
        source = moved;
    else
        destination = moved;
    if (is_long)
        isa_write_scalar64(wave, destination, value64(wave, operation, source));
    else
        wave->scalar[destination] = value32(wave, operation, source);
    return ISA_FAULT_NONE;
}

static bool branch_is_taken(const struct isa_wave *wave, uint32_t opcode)
{
    switch (opcode) {
    case ISA_OP_s_cbranch_scc0:
        return !wave->scc;
    case ISA_OP_s_cbranch_scc1:
        return wave->scc;
    case ISA_OP_s_cbranch_vccz:
        return isa_read_scalar64(wave, ISA_VCC_LO) == 0;
    case ISA_OP_s_cbranch_vccnz:
        return isa_read_scalar64(wave, ISA_VCC_LO) != 0;
    case ISA_OP_s_cbranch_execz:
        return isa_exec(wave) == 0;
    case ISA_OP_s_cbranch_execnz:
        return isa_exec(wave) != 0;
    default: /* s_branch */
        return true;
    }
}

/* Goes to the operation at an address in the program's code. */
static enum isa_fault jump_to(struct isa_wave *wave, uint64_t address)
{
    const struct isa_program *program = wave->program;
    uint64_t offset = address - program->base;

    if (offset >= program->code_bytes || offset % 4 != 0 || program->operation_at[offset / 4] == UINT32_MAX)
        return ISA_FAULT_PC;
    wave->operation = program->operation_at[offset / 4];
    return ISA_FAULT_NONE;
}

static enum isa_fault execute_branch(struct isa_wave *wave, const struct isa_operation *operation, bool *taken)
{
    uint64_t target;

    switch (operation->opcode) {
    case ISA_OP_s_setpc_b64:
        *taken = true;
        return jump_to(wave, isa_read_scalar64(wave, operation->source[0]));
    case ISA_OP_s_swappc_b64:
        *taken = true;
        target = isa_read_scalar64(wave, operation->source[0]);
        isa_write_scalar64(wave, operation->destination, next_address(wave, operation));
        return jump_to(wave, target);
    default:
        break;
    }
    *taken = branch_is_taken(wave, operation->opcode);
    if (!*taken)
        return ISA_FAULT_NONE;
    if ((uint32_t)operation->immediate >= wave->program->operation_count)
        return ISA_FAULT_PC;
    wave->operation = (uint32_t)operation->immediate;
    return ISA_FAULT_NONE;
}

enum isa_fault isa_execute_scalar(struct isa_wave *wave, const struct isa_operation *operation, bool *taken)
{
    scalar_handler handler = handlers[operation->opcode];

    wave->operation++;
    *taken = false;
    if (handler) {
        handler(wave, operation);
        return ISA_FAULT_NONE;
    }
    if (operation->unit == ISA_UNIT_BRANCH)
        return execute_branch(wave, operation, taken);
    return move_relative(wave, operation);
}
