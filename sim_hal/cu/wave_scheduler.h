/*
 * wave_scheduler.h - issue turns of a SIMD: which units get an instruction, and when the next turn is.
 */
#ifndef SIM_HAL_CU_WAVE_SCHEDULER_H
#define SIM_HAL_CU_WAVE_SCHEDULER_H

#include "cu/cu_state.h"

/* What fires at a SIMD's turn, which issues an instruction of each type, or one in all: cu.issue_width. observed: it has an
 * observer of waves. */
clock_event_function cu_simd_turns(uint64_t width, bool observed);

/* The scheduler that a value of cu.scheduler stands for, by numbers from 0 on; NULL beyond the last. */
const struct cu_wave_scheduler *cu_wave_scheduler(uint64_t number);

#endif
