/*
 * scalar.h - executes scalar ALU and branch instructions (SOP1, SOP2, SOPC, SOPK, SOPP branches).
 */
#ifndef SIM_HAL_EXECUTE_SCALAR_H
#define SIM_HAL_EXECUTE_SCALAR_H

#include "isa/program.h"

/*
 * Executes one instruction whose unit is ISA_UNIT_SALU or ISA_UNIT_BRANCH and sets wave->operation to the next one.
 * Returns true in *taken when a branch was taken. ISA_FAULT_PC for a jump to where no instruction starts.
 */
enum isa_fault execute_scalar(struct isa_wave *wave, const struct isa_operation *operation, bool *taken);

#endif
