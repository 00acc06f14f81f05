/*
 * scalar.h - executes scalar ALU and branch instructions (SOP1, SOP2, SOPC, SOPK, SOPP branches).
 */
#ifndef SIM_HAL_ISA_SCALAR_H
#define SIM_HAL_ISA_SCALAR_H

#include "isa/program.h"

/* The 32-bit value of any scalar operand: register, inline constant, literal, vccz, execz, scc. */
uint32_t isa_scalar_value(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand);

/* The 64-bit value: register pair, inline constant (integers sign-extended, floats as doubles), literal zero-extended
 * (sign-extended for integer operands of SOP instructions, as the ISA says). */
uint64_t isa_scalar_value64(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand);

/*
 * Executes one instruction whose unit is ISA_UNIT_SALU or ISA_UNIT_BRANCH and sets wave->operation to the next one.
 * Returns true in *taken when a branch was taken. ISA_FAULT_PC for a jump to where no instruction starts.
 */
enum isa_fault isa_execute_scalar(struct isa_wave *wave, const struct isa_operation *operation, bool *taken);

#endif
