/*
 * scalar_alu.h - an operation of the scalar ALU in its turn; branches are such operations with a unit of their own.
 */
#ifndef SIM_HAL_CU_SCALAR_ALU_H
#define SIM_HAL_CU_SCALAR_ALU_H

#include "cu/freeze.h"
#include "cu/units.h"
#include "execute/scalar.h"

/* The wave may issue again turns later, or after a jump when that was taken. */
static inline void cu_execute_scalar(struct cu_wave_issue *issue, uint64_t cycle, uint32_t turns)
{
    const struct isa_operation *operation = cu_next_operation(issue);
    bool taken = false;
    enum isa_fault fault = execute_scalar(&issue->wave->state, operation, &taken);

    if (fault != ISA_FAULT_NONE)
        cu_resident_fault(issue, fault, operation, 0, cycle);
    else if (taken)
        cu_wave_jump(issue, issue->simd->cu->taken_turns);
    else
        cu_wave_advance(issue, turns);
}

#endif
