/* matching.c - errors and limits that all operands of an instruction share. */
#include "assembler/matching.h"

#include "engine/require.h"

bool asm_wrong_operand(const struct asm_matching *matching, uint32_t operand, const char *expected)
{
    SIM_REQUIRE(operand < ASM_MAX_OPERANDS);
    return asm_error(matching->assembler, matching->line, "operand %u of %s: %s was expected", operand + 1,
                     matching->info->mnemonic, expected);
}

bool asm_read_scalar(struct asm_matching *matching, uint32_t number)
{
    if (matching->scalar_read != ASM_NO_SCALAR && matching->scalar_read != number)
        return asm_error(matching->assembler, matching->line,
                         "%s reads two different scalar values; gfx803 vector instructions read one at most",
                         matching->info->mnemonic);
    matching->scalar_read = number;
    return true;
}
