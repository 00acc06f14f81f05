/*
 * hang_unlaunched.h - the work-groups that were never launched, and why.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_UNLAUNCHED_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_UNLAUNCHED_H

#include "tools/explain/hang_facts.h"

/* Fills in the kernels with such work-groups. */
void hang_find_unlaunched(const struct gpu_progress *progress, struct hang *hang);

#endif
