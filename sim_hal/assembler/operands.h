/*
 * operands.h - reads the operands of instructions.
 */
#ifndef SIM_HAL_ASSEMBLER_OPERANDS_H
#define SIM_HAL_ASSEMBLER_OPERANDS_H

#include "assembler/state.h"

enum asm_operand_kind { ASM_REGISTER, ASM_VALUE, ASM_REAL, ASM_SYMBOLIC, ASM_OFF };

struct asm_operand {
    enum asm_operand_kind kind;
    uint16_t number; /* of the first register, as in enum isa_operand */
    uint16_t dwords; /* of the register */
    bool negate;
    bool absolute;
    bool sign_extend;
    bool literal; /* lit(): no inline constant */
    int64_t value;
    double real;
    struct asm_expression expression;
};

/* Reads one operand. */
bool asm_parse_operand(struct asm_state *assembler, struct asm_operand *operand);

/* Reads the counters of s_waitcnt into *value. */
bool asm_parse_waitcnt(struct asm_state *assembler, int32_t *value);

#endif
