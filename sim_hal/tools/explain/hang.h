/*
 * hang.h - collects where every wave is when a run ends that did not finish (hang_facts.h).
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_H

#include "gpu/gpu.h"
#include "tools/explain/hang_facts.h"

/* Collects the facts of a run that is over, or stopped for a while: a deadlock if gpu_is_deadlocked. Strings belong to the
 * programs and the GPU. Returns NULL if the host has no memory. */
struct hang *hang_collect(const struct gpu *gpu);
void hang_free(struct hang *hang);

#endif
