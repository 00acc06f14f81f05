/*
 * fetch.h - a wave's instruction buffer.
 */
#ifndef SIM_HAL_CU_FETCH_H
#define SIM_HAL_CU_FETCH_H

#include "cu/cu_state.h"

/* The next operation is not in the buffered line: cycle (>= now) at which it can issue. Requests the line after it. */
uint64_t gpu_fetch(struct gpu_wave_issue *issue, const struct isa_operation *operation, uint64_t now);

/* Whether the line that gpu_fetch has waited for, and that is there at a cycle, was not in the instruction cache. */
bool gpu_fetch_missed(const struct gpu_wave_issue *issue, uint64_t ready);

/* Empties the buffer: after a jump, and when a wave is placed. */
void gpu_fetch_restart(struct gpu_wave_issue *issue);

#endif
