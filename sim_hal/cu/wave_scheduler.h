/*
 * wave_scheduler.h - issue turns of a SIMD: which units get an instruction, and when the next turn is.
 */
#ifndef SIM_HAL_CU_WAVE_SCHEDULER_H
#define SIM_HAL_CU_WAVE_SCHEDULER_H

#include "cu/cu_state.h"

/* Fires at a SIMD's turn. */
void gpu_simd_turn(struct gpu_event *event, uint64_t cycle);

/* The scheduler that a value of cu.scheduler stands for, by numbers from 0 on; NULL beyond the last. */
const struct gpu_wave_scheduler *gpu_wave_scheduler(uint64_t number);

#endif
