/*
 * vector.h - executes vector ALU instructions (VOP1, VOP2, VOP3, VOPC, with SDWA and DPP) over 64 lanes.
 */
#ifndef SIM_HAL_EXECUTE_VECTOR_H
#define SIM_HAL_EXECUTE_VECTOR_H

#include "isa/program.h"

/*
 * Executes one instruction whose unit is ISA_UNIT_VALU: reads operands with their modifiers, computes the active
 * lanes, writes VGPRs, or VCC / an SGPR pair for compares and carries (inactive lanes' bits become 0), or an SGPR for
 * v_readlane and v_readfirstlane. Advances wave->operation. Registers were checked by the assembler against the
 * kernel's allocation where they are static.
 */
void execute_vector(struct isa_wave *wave, const struct isa_operation *operation);

#endif
