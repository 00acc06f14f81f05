/*
 * scalar_operands.h - the values of scalar operands, by their numbers.
 */
#ifndef SIM_HAL_EXECUTE_SCALAR_OPERANDS_H
#define SIM_HAL_EXECUTE_SCALAR_OPERANDS_H

#include "isa/program.h"

/* The value of an operand that is not a register: inline constant, literal, vccz, execz, scc. */
uint32_t execute_scalar_constant(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand);
uint64_t execute_scalar_constant64(const struct isa_wave *wave, const struct isa_operation *operation,
                                   uint32_t operand);

/* The 32-bit value of any scalar operand: register, inline constant, literal, vccz, execz, scc. */
static inline uint32_t execute_scalar_value(const struct isa_wave *wave, const struct isa_operation *operation,
                                            uint32_t operand)
{
    return operand < ISA_INLINE_ZERO ? wave->scalar[operand] : execute_scalar_constant(wave, operation, operand);
}

/* The 64-bit value: register pair, inline constant (integers sign-extended, floats as doubles), literal zero-extended
 * (sign-extended for integer operands of SOP instructions, as the ISA says). */
static inline uint64_t execute_scalar_value64(const struct isa_wave *wave, const struct isa_operation *operation,
                                              uint32_t operand)
{
    return operand < ISA_EXEC_HI ? isa_read_scalar64(wave, operand)
                                 : execute_scalar_constant64(wave, operation, operand);
}

#endif
