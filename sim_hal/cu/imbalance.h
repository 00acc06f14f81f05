/*
 * imbalance.h - how unevenly the waves of a work-group reach its barriers and its end.
 *
 * A phase begins when the waves of the work-group may first issue, or when a barrier opens. It ends at the next barrier.
 * The last phase, the exit, ends with the work-group. A phase in which the work-group was frozen is not measured.
 * Work-groups of one wave have no phases.
 */
#ifndef SIM_HAL_CU_IMBALANCE_H
#define SIM_HAL_CU_IMBALANCE_H

#include "cu/cu_state.h"

/* The work-group's waves may issue from a cycle on: a phase begins. */
void cu_phase_begin(struct cu_resident *resident, uint64_t cycle);

/* The work-group was frozen: the phase under way is not measured. */
void cu_phase_interrupt(struct cu_resident *resident);

/* A wave comes to the barrier, or to its end. */
void cu_phase_arrive(struct cu_resident *resident, uint32_t wave, uint64_t now);
void cu_phase_end(struct cu_resident *resident, uint32_t wave, uint64_t now);

/* All have come to the barrier, which opens at a cycle. */
void cu_phase_meet(struct cu_resident *resident, uint64_t now, uint64_t opens);

/* All have ended. */
void cu_phase_exit(struct cu_resident *resident, uint64_t now);

#endif
