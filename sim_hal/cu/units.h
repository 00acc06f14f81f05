/*
 * units.h - the execution units: one instruction in its turn. Each unit has a file of its own, named as in the ISA manual.
 */
#ifndef SIM_HAL_CU_UNITS_H
#define SIM_HAL_CU_UNITS_H

#include "cu/fetch.h"
#include "cu/wheel.h"
#include "engine/require.h"

/* Executes the wave's next operation in a turn at cycle; afterwards the wave is in the wheel, held, or has changed its
 * status. */
void cu_issue_scalar(struct cu_wave_issue *issue, uint64_t cycle);        /* scalar_alu.c */
void cu_issue_branch(struct cu_wave_issue *issue, uint64_t cycle);        /* branch.c */
void cu_issue_scalar_memory(struct cu_wave_issue *issue, uint64_t cycle); /* scalar_memory.c */
void cu_issue_vector(struct cu_wave_issue *issue, uint64_t cycle);        /* vector_alu.c */
void cu_issue_vector_memory(struct cu_wave_issue *issue, uint64_t cycle); /* vector_memory.c */
void cu_issue_lds(struct cu_wave_issue *issue, uint64_t cycle);           /* lds.c */
void cu_issue_internal(struct cu_wave_issue *issue, uint64_t cycle);      /* internal.c */

/* The operation that the wave comes to. */
static inline const struct isa_operation *cu_next_operation(const struct cu_wave_issue *issue)
{
    SIM_REQUIRE(issue->wave->state.operation <= issue->wave->state.program->operation_count);
    return &issue->operations[issue->wave->state.operation];
}

/* A jump empties the instruction buffer. The target's line is asked for at once: turns covers a hit. */
static inline void cu_wave_jump(struct cu_wave_issue *issue, uint32_t turns)
{
    cu_fetch_restart(issue);
    cu_wave_advance(issue, turns);
}

#endif
