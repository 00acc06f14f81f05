/*
 * spin_compare.h - what a loop makes of the word that it reads: policy.spins.
 *
 * If the loop does nothing with the value but to compare it, unsigned, with one other, no change of the word matters that leaves the
 * result as it is. A wave that spins then waits until the result turns. So a ticket lock waits
 * for its ticket, as it would with a waiting atomic, and not for each ticket before.
 */
#ifndef SIM_HAL_CU_SPIN_COMPARE_H
#define SIM_HAL_CU_SPIN_COMPARE_H

#include "cu/cu_state.h"

/* A new iteration begins: the anchor reads words of 4 or 8 bytes. */
void cu_spin_compare_start(struct cu_spin_compare *compare, const struct isa_wave *state,
                           const struct isa_operation *anchor, uint32_t bytes);

/* The wave comes to an operation behind the anchor, or to the anchor again. All results of earlier ones are in its registers. */
void cu_spin_compare_note(struct cu_spin_compare *compare, const struct isa_wave *state,
                          const struct isa_operation *operation, const struct isa_operation *anchor);

/* Writes what the access is to wait for, from the iteration that has ended: ISA_WAIT_NONE, if any change of the word may matter. */
void cu_spin_compare_get(const struct cu_spin_compare *compare, const struct execute_access *access,
                         struct mem_spin *spin);

#endif
