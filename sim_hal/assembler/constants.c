/* constants.c - numbers as operands: inline constants and literals. */
#include "assembler/constants.h"

#include <string.h>

#include "engine/require.h"
#include "isa/inline_constant.h"

static uint16_t half_from_double(double value)
{
    uint64_t bits, mantissa;
    uint16_t sign;
    int32_t exponent, shift;

    memcpy(&bits, &value, sizeof bits);
    sign = (uint16_t)(bits >> 48 & 0x8000u);
    exponent = (int32_t)(bits >> 52 & 0x7ff) - 1023;
    mantissa = bits & 0xfffffffffffffu;
    if (exponent == 1024)
        return (uint16_t)(sign | 0x7c00u | (mantissa ? 0x200u : 0));
    if (exponent < -25)
        return sign;
    mantissa |= 1ull << 52;
    shift = exponent >= -14 ? 42 : 42 + (-14 - exponent);
    /* Rounds to nearest even; a carry out of the mantissa continues into the exponent, up to infinity. */
    mantissa += (1ull << (shift - 1)) - 1 + (mantissa >> shift & 1);
    mantissa >>= shift;
    if (exponent >= -14)
        mantissa += (uint64_t)(exponent + 14) << 10;
    return (uint16_t)(sign | (mantissa < 0x7c00u ? mantissa : 0x7c00u));
}

static uint32_t float_bits(double value)
{
    float narrow = (float)value;
    uint32_t bits;

    memcpy(&bits, &narrow, sizeof bits);
    return bits;
}

static uint64_t double_bits(double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static bool fits(int64_t value, uint32_t bits, bool negative)
{
    if (value < 0)
        return negative && value >= -((int64_t)1 << (bits - 1));
    return value < (int64_t)1 << bits;
}

bool asm_set_literal(struct asm_matching *matching, uint32_t literal)
{
    if (matching->has_literal && (matching->has_fixup || matching->operation.literal != literal))
        return asm_error(matching->assembler, matching->line, "%s has room for one literal constant only",
                         matching->info->mnemonic);
    matching->has_literal = true;
    matching->operation.literal = literal;
    return true;
}

bool asm_literal_bits(const struct asm_operand *operand, const struct isa_slot *slot, uint32_t *literal)
{
    bool real = operand->kind == ASM_REAL;
    uint32_t bits = slot->bits < 32 ? 16 : slot->bits == 32 ? 32 : 64;

    if (real && bits == 64) {
        *literal = (uint32_t)(double_bits(operand->real) >> 32);
        return slot->kind == 'f' && (uint32_t)double_bits(operand->real) == 0;
    }
    if (real) {
        *literal = bits == 16 ? half_from_double(operand->real) : float_bits(operand->real);
        return true;
    }
    *literal = (uint32_t)operand->value;
    if (bits == 16) {
        *literal &= 0xffffu;
        return fits(operand->value, 16, true);
    }
    return fits(operand->value, 32, bits == 32 || slot->kind == 'i');
}

/* The inline constant for a number; ISA_OPERAND_NONE when it needs a literal, as floats of 16-bit integers do. */
static uint16_t inline_constant(const struct asm_operand *operand, const struct isa_slot *slot)
{
    uint32_t bits = slot->bits < 32 ? 16 : slot->bits == 32 ? 32 : 64;
    uint64_t mask = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1, pattern;
    int64_t value;
    uint16_t number;

    if (operand->kind == ASM_REAL) {
        pattern = bits == 64   ? double_bits(operand->real)
                  : bits == 32 ? float_bits(operand->real)
                               : half_from_double(operand->real);
    } else {
        pattern = (uint64_t)operand->value & mask;
        if (operand->value < 0 ? operand->value < -(int64_t)(mask >> 1) - 1 : (uint64_t)operand->value > mask)
            return ISA_OPERAND_NONE;
    }
    value = bits == 64 ? (int64_t)pattern : bits == 32 ? (int32_t)(uint32_t)pattern : (int16_t)(uint16_t)pattern;
    number = isa_inline_integer(value);
    if (number != ISA_OPERAND_NONE || (bits == 16 && slot->kind != 'f'))
        return number;
    return isa_inline_float(pattern, bits);
}

bool asm_match_constant(struct asm_matching *matching, uint32_t index, bool literal_allowed, uint16_t *number)
{
    const struct asm_operand *operand = &matching->operands[index];
    uint32_t literal = 0;

    SIM_REQUIRE(index < matching->operand_count);
    SIM_REQUIRE(operand->kind != ASM_REGISTER);
    if (operand->kind == ASM_OFF)
        return asm_wrong_operand(matching, index, "a register or a number");
    *number = ISA_OPERAND_NONE;
    if (operand->kind != ASM_SYMBOLIC && !operand->literal)
        *number = inline_constant(operand, &matching->slots[index]);
    if (*number != ISA_OPERAND_NONE)
        return true;
    if (!literal_allowed)
        return asm_wrong_operand(matching, index,
                                 "a register or an inline constant (no literal fits into this encoding)");
    *number = ISA_LITERAL;
    if (operand->kind == ASM_SYMBOLIC) {
        if (!asm_set_literal(matching, 0))
            return false;
        matching->has_fixup = true;
        matching->fixup.kind = ASM_FIX_LITERAL;
        matching->fixup.expression = operand->expression;
        return true;
    }
    if (!asm_literal_bits(operand, &matching->slots[index], &literal))
        return asm_wrong_operand(matching, index, "a constant that 32 bits can hold");
    return asm_set_literal(matching, literal);
}
