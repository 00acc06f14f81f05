/* scalar_operands.c - scalar operands that are not registers. */
#include "execute/scalar_operands.h"

#include <string.h>

#include "engine/require.h"
#include "isa/opcodes.h"

uint32_t execute_scalar_constant(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    static const uint32_t floats[] = {0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000,
                                      0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};

    SIM_REQUIRE(operand >= ISA_INLINE_ZERO);
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

/* The instructions with a signed 64-bit source; for all others a 32-bit literal is zero-extended. */
static bool takes_signed_literal(uint32_t opcode)
{
    return strstr(isa_opcodes[opcode].operands, "s.i64") != NULL;
}

uint64_t execute_scalar_constant64(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand)
{
    static const uint64_t doubles[] = {0x3fe0000000000000, 0xbfe0000000000000, 0x3ff0000000000000,
                                       0xbff0000000000000, 0x4000000000000000, 0xc000000000000000,
                                       0x4010000000000000, 0xc010000000000000, 0x3fc45f306dc9c882};
    uint32_t value = execute_scalar_constant(wave, operation, operand);

    SIM_REQUIRE(operand >= ISA_EXEC_HI);
    if (operand >= ISA_INLINE_HALF && operand <= ISA_INLINE_INV_2PI)
        return doubles[operand - ISA_INLINE_HALF];
    if (operand <= ISA_INLINE_LAST_NEGATIVE || (operand == ISA_LITERAL && takes_signed_literal(operation->opcode)))
        return (uint64_t)(int64_t)(int32_t)value;
    return value;
}
