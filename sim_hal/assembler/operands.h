/*
 * operands.h - reads the operands of instructions.
 */
#ifndef SIM_HAL_ASSEMBLER_OPERANDS_H
#define SIM_HAL_ASSEMBLER_OPERANDS_H

#include "assembler/state.h"

enum isa_asm_operand_kind { ISA_ASM_REGISTER, ISA_ASM_VALUE, ISA_ASM_REAL, ISA_ASM_SYMBOLIC, ISA_ASM_OFF };

struct isa_asm_operand {
    enum isa_asm_operand_kind kind;
    uint16_t number; /* of the first register, as in enum isa_operand */
    uint16_t dwords; /* of the register */
    bool negate;
    bool absolute;
    bool sign_extend;
    int64_t value;
    double real;
    struct isa_asm_expression expression;
};

/* Reads one operand. */
bool isa_asm_parse_operand(struct isa_asm *assembler, struct isa_asm_operand *operand);

/* Reads the counters of s_waitcnt into *value. */
bool isa_asm_parse_waitcnt(struct isa_asm *assembler, int32_t *value);

#endif
