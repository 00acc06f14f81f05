/* scalar_bits.c - scalar logic, shifts, bit fields and counts of bits. */
#include "execute/scalar_handlers.h"

/* Logic. */
EXECUTE_SCALAR_TESTED_WORD_1(s_not_b32, ~a)
EXECUTE_SCALAR_TESTED_LONG_1(s_not_b64, ~a)
EXECUTE_SCALAR_TESTED_WORD_2(s_and_b32, (a & b))
EXECUTE_SCALAR_TESTED_LONG_2(s_and_b64, (a & b))
EXECUTE_SCALAR_TESTED_WORD_2(s_or_b32, a | b)
EXECUTE_SCALAR_TESTED_LONG_2(s_or_b64, a | b)
EXECUTE_SCALAR_TESTED_WORD_2(s_xor_b32, a ^ b)
EXECUTE_SCALAR_TESTED_LONG_2(s_xor_b64, a ^ b)
EXECUTE_SCALAR_TESTED_WORD_2(s_andn2_b32, a & ~b)
EXECUTE_SCALAR_TESTED_LONG_2(s_andn2_b64, a & ~b)
EXECUTE_SCALAR_TESTED_WORD_2(s_orn2_b32, a | ~b)
EXECUTE_SCALAR_TESTED_LONG_2(s_orn2_b64, a | ~b)
EXECUTE_SCALAR_TESTED_WORD_2(s_nand_b32, ~a | ~b)
EXECUTE_SCALAR_TESTED_LONG_2(s_nand_b64, ~a | ~b)
EXECUTE_SCALAR_TESTED_WORD_2(s_nor_b32, ~(a | b))
EXECUTE_SCALAR_TESTED_LONG_2(s_nor_b64, ~(a | b))
EXECUTE_SCALAR_TESTED_WORD_2(s_xnor_b32, ~(a ^ b))
EXECUTE_SCALAR_TESTED_LONG_2(s_xnor_b64, ~(a ^ b))

/* EXEC goes to the destination, then a combined with EXEC (b) becomes EXEC. */
#define SCALAR_SAVE_EXEC(name, expression)                                                                             \
    EXECUTE_SCALAR_HANDLER(name)                                                                                       \
    {                                                                                                                  \
        uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);                                    \
        uint64_t b = isa_exec(wave);                                                                                   \
        uint64_t result = expression;                                                                                  \
                                                                                                                       \
        isa_write_scalar64(wave, operation->destination, b);                                                           \
        isa_write_scalar64(wave, ISA_EXEC_LO, result);                                                                 \
        wave->scc = result != 0;                                                                                       \
        return ISA_FAULT_NONE;                                                                                         \
    }

SCALAR_SAVE_EXEC(s_and_saveexec_b64, (a & b))
SCALAR_SAVE_EXEC(s_or_saveexec_b64, a | b)
SCALAR_SAVE_EXEC(s_xor_saveexec_b64, a ^ b)
SCALAR_SAVE_EXEC(s_andn2_saveexec_b64, a & ~b)
SCALAR_SAVE_EXEC(s_orn2_saveexec_b64, a | ~b)
SCALAR_SAVE_EXEC(s_nand_saveexec_b64, ~a | ~b)
SCALAR_SAVE_EXEC(s_nor_saveexec_b64, ~(a | b))
SCALAR_SAVE_EXEC(s_xnor_saveexec_b64, ~(a ^ b))

/* Shifts and fields. A field operand holds the offset in its low bits and the width in bits 22:16. */
static uint32_t field_width(uint32_t field)
{
    return field >> 16 & 0x7fu;
}

/* Width bits of value from offset on; value has "size" bits. */
static uint64_t extract_unsigned(uint64_t value, uint32_t offset, uint32_t width)
{
    return value >> offset & execute_low_bits(width);
}

static uint64_t extract_signed(uint64_t value, uint32_t offset, uint32_t width, uint32_t size)
{
    uint32_t bits = offset + width > size ? size - offset : width;

    if (bits == 0)
        return 0;
    return (uint64_t)((int64_t)(value << (64 - offset - bits)) >> (64 - bits));
}

EXECUTE_SCALAR_TESTED_WORD_2(s_lshl_b32, a << (b & 31u))
EXECUTE_SCALAR_TESTED_WORD_2(s_lshr_b32, a >> (b & 31u))
EXECUTE_SCALAR_TESTED_WORD_2(s_ashr_i32, (uint32_t)((int32_t)a >> (b & 31u)))
EXECUTE_SCALAR_TESTED_LONG_WORD(s_lshl_b64, a << (b & 63u))
EXECUTE_SCALAR_TESTED_LONG_WORD(s_lshr_b64, a >> (b & 63u))
EXECUTE_SCALAR_TESTED_LONG_WORD(s_ashr_i64, (uint64_t)((int64_t)a >> (b & 63u)))
EXECUTE_SCALAR_TESTED_WORD_2(s_bfe_u32, (uint32_t)extract_unsigned(a, b & 31u, field_width(b)))
EXECUTE_SCALAR_TESTED_WORD_2(s_bfe_i32, (uint32_t)extract_signed(a, b & 31u, field_width(b), 32))
EXECUTE_SCALAR_TESTED_LONG_WORD(s_bfe_u64, extract_unsigned(a, b & 63u, field_width(b)))
EXECUTE_SCALAR_TESTED_LONG_WORD(s_bfe_i64, extract_signed(a, b & 63u, field_width(b), 64))
EXECUTE_SCALAR_WORD_2(s_bfm_b32, ((1u << (a & 31u)) - 1u) << (b & 31u))

EXECUTE_SCALAR_HANDLER(s_bfm_b64)
{
    uint32_t a = execute_scalar_value(wave, operation, operation->source[0]),
             b = execute_scalar_value(wave, operation, operation->source[1]);

    isa_write_scalar64(wave, operation->destination, ((1ull << (a & 63u)) - 1) << (b & 63u));
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_WORD_1(s_bitset0_b32, wave->scalar[operation->destination] & ~(1u << (a & 31u)))
EXECUTE_SCALAR_WORD_1(s_bitset1_b32, wave->scalar[operation->destination] | 1u << (a & 31u))

EXECUTE_SCALAR_HANDLER(s_bitset0_b64)
{
    uint64_t bit = 1ull << (execute_scalar_value(wave, operation, operation->source[0]) & 63u);

    isa_write_scalar64(wave, operation->destination, isa_read_scalar64(wave, operation->destination) & ~bit);
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_HANDLER(s_bitset1_b64)
{
    uint64_t bit = 1ull << (execute_scalar_value(wave, operation, operation->source[0]) & 63u);

    isa_write_scalar64(wave, operation->destination, isa_read_scalar64(wave, operation->destination) | bit);
    return ISA_FAULT_NONE;
}

/* Bits. */
static uint32_t count_ones(uint64_t value)
{
    uint32_t count = 0;

    for (; value; value &= value - 1)
        count++;
    return count;
}

static uint64_t reverse_bits(uint64_t value, uint32_t size)
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
static uint64_t quad_bits(uint64_t value)
{
    uint64_t result = 0;

    for (uint32_t quad = 0; quad < 16; quad++)
        result |= (uint64_t)((value >> 4 * quad & 15u) != 0) << quad;
    return result;
}

static uint32_t sign_mask(uint32_t value)
{
    return execute_scalar_less(value, 0) ? UINT32_MAX : 0;
}

EXECUTE_SCALAR_TESTED_WORD_1(s_bcnt0_i32_b32, count_ones((uint32_t)~a))
EXECUTE_SCALAR_TESTED_WORD_1(s_bcnt1_i32_b32, count_ones(a))

EXECUTE_SCALAR_HANDLER(s_bcnt0_i32_b64)
{
    uint32_t count = count_ones(~execute_scalar_value64(wave, operation, operation->source[0]));

    wave->scalar[operation->destination] = count;
    wave->scc = count != 0;
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_HANDLER(s_bcnt1_i32_b64)
{
    uint32_t count = count_ones(execute_scalar_value64(wave, operation, operation->source[0]));

    wave->scalar[operation->destination] = count;
    wave->scc = count != 0;
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_WORD_1(s_brev_b32, (uint32_t)reverse_bits(a, 32))
EXECUTE_SCALAR_LONG_1(s_brev_b64, reverse_bits(a, 64))
EXECUTE_SCALAR_WORD_1(s_ff0_i32_b32, first_one((uint32_t)~a))
EXECUTE_SCALAR_WORD_OF_LONG(s_ff0_i32_b64, first_one(~a))
EXECUTE_SCALAR_WORD_1(s_ff1_i32_b32, first_one(a))
EXECUTE_SCALAR_WORD_OF_LONG(s_ff1_i32_b64, first_one(a))
EXECUTE_SCALAR_WORD_1(s_flbit_i32_b32, zeros_above(a, 32))
EXECUTE_SCALAR_WORD_OF_LONG(s_flbit_i32_b64, zeros_above(a, 64))
EXECUTE_SCALAR_WORD_1(s_flbit_i32, zeros_above(a ^ sign_mask(a), 32))
EXECUTE_SCALAR_WORD_OF_LONG(s_flbit_i32_i64, zeros_above(a >> 63 ? ~a : a, 64))
EXECUTE_SCALAR_TESTED_WORD_1(s_wqm_b32, (uint32_t)whole_quads(a))
EXECUTE_SCALAR_TESTED_LONG_1(s_wqm_b64, whole_quads(a))
EXECUTE_SCALAR_TESTED_WORD_1(s_quadmask_b32, (uint32_t)quad_bits(a))
EXECUTE_SCALAR_TESTED_LONG_1(s_quadmask_b64, quad_bits(a))
