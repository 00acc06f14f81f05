/*
 * leaving.h - residents of given kernels that the dispatcher saves: which, and when (docs/reference/delegation.md).
 *
 * While work-groups lack places, a resident leaves when it has waited for stall_cycles, or when it has run for quantum_cycles since
 * it was placed. No more are leaving at a time than lack a place. After CP_ORDER_QUANTUM in a row that waited, one whose quantum is
 * over goes first. Of several the next slot after that of the last one goes. All residents of a lost CU leave, and all of a halted
 * queue.
 *
 * With CP_EXTENSION_QUIESCENCE, while only WGs of one kernel lack a place that were never launched, its residents leave once none
 * of them has run for stall_cycles: then all that wait may, and those that are launched in their place do not hold up the others.
 * While one runs, it may well end the waits of the others, as those of a lock do. Without a quantum the rule is off: one that
 * runs forever would hold up all.
 */
#ifndef SIM_HAL_GPU_LEAVING_H
#define SIM_HAL_GPU_LEAVING_H

#include "gpu/dispatcher_state.h"

/* Something has changed: how many lack a place, who waits, how waits behave. Saves the WGs that are to leave now. */
void gpu_leaving_review(struct gpu_dispatcher *dispatcher, uint64_t now);

/* The resident of a given kernel has to leave, whether a WG lacks a place or not: gpu_shares_must_leave. */
void gpu_leaving_evict(struct gpu_slot *slot, uint64_t now);

/* All such residents leave: a CU is lost, or a queue halted. */
void gpu_leaving_evict_all(struct gpu_dispatcher *dispatcher, uint64_t now);

#endif
