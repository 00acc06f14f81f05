/* branch.c - the branch unit. */
#include "cu/scalar_alu.h"

void cu_issue_branch(struct cu_wave_issue *issue, uint64_t cycle)
{
    cu_execute_scalar(issue, cycle, issue->simd->cu->branch_turns);
}
