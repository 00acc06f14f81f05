/*
 * repetition.h - whether a wave repeats the same reads with the same results, or a loop without reads, for deadlock
 * detection.
 */
#ifndef SIM_HAL_CU_REPETITION_H
#define SIM_HAL_CU_REPETITION_H

#include "cu/cu_state.h"

/* Notes a read while deadlock detection observes: of a vector access, a scalar access, a DS instruction. operation is the
 * index of the instruction. */
void gpu_note_vector(struct gpu_wave_issue *issue, const struct isa_access *access, uint32_t operation);
void gpu_note_scalar(struct gpu_wave_issue *issue, const struct isa_scalar_access *access, uint32_t operation);
void gpu_note_lds(struct gpu_wave_issue *issue, uint32_t operation);

/* Notes that the wave comes to an operation: one outside of the loop ends the repetition. */
void gpu_note_operation(struct gpu_wave_issue *issue, uint32_t operation);

/* Whether the wave has been seen, in the latest observation, to repeat either. */
bool gpu_wave_repeats(const struct gpu_wave *wave, const struct gpu_cu_control *control);

/* Whether it repeats a loop without reads, of which *first is the first operation. */
bool gpu_wave_loops(const struct gpu_wave *wave, const struct gpu_cu_control *control, uint32_t *first);

#endif
