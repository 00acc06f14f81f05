/* scalar_alu.c - the scalar ALU. */
#include "cu/scalar_alu.h"

void gpu_issue_scalar(struct gpu_wave_issue *issue, uint64_t cycle)
{
    gpu_execute_scalar(issue, cycle, issue->simd->cu->salu_turns);
}
