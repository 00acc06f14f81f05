/* branch.c - the branch unit. */
#include "cu/scalar_alu.h"

void gpu_issue_branch(struct gpu_wave_issue *issue, uint64_t cycle)
{
    gpu_execute_scalar(issue, cycle, issue->simd->cu->branch_turns);
}
