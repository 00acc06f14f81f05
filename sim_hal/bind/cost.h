/*
 * cost.h - what firmware operations cost in instructions, for the binding that runs the firmware natively.
 */
#ifndef SIM_HAL_BIND_COST_H
#define SIM_HAL_BIND_COST_H

#include "onward/cp.h"

/* Instructions of a step, from the operations that the counters report. */
uint64_t bind_step_instructions(const struct cp_counters *before, const struct cp_counters *after);

#endif
