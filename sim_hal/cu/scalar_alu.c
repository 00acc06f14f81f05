/* scalar_alu.c - the scalar ALU. */
#include "cu/scalar_alu.h"

void cu_issue_scalar(struct cu_wave_issue *issue, uint64_t cycle)
{
    cu_execute_scalar(issue, cycle, issue->simd->cu->salu_turns);
}
