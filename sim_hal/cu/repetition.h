/*
 * repetition.h - whether a wave repeats the same reads with the same results, or a loop without reads, for deadlock
 * detection.
 */
#ifndef SIM_HAL_CU_REPETITION_H
#define SIM_HAL_CU_REPETITION_H

#include "cu/cu_state.h"

/* Notes a read while deadlock detection observes: of a vector access, a scalar access, a DS instruction. operation is the
 * index of the instruction. */
void cu_note_vector(struct cu_wave_issue *issue, const struct execute_access *access, uint32_t operation);
void cu_note_scalar(struct cu_wave_issue *issue, const struct execute_scalar_access *access, uint32_t operation);
void cu_note_lds(struct cu_wave_issue *issue, uint32_t operation);

/* Notes that the wave comes to an operation: one outside of the loop ends the repetition. */
void cu_note_operation(struct cu_wave_issue *issue, uint32_t operation);

/* Whether the wave has been seen, in the latest observation, to repeat either. */
bool cu_wave_repeats(const struct cu_wave *wave, const struct cu_control *control);

/* Whether it repeats a loop without reads, of which *first is the first operation. */
bool cu_wave_loops(const struct cu_wave *wave, const struct cu_control *control, uint32_t *first);

#endif
