/*
 * hang.h - collects where every wave is when a run ends that did not finish (hang_facts.h).
 */
#ifndef SIM_HAL_GPU_HANG_H
#define SIM_HAL_GPU_HANG_H

#include "gpu/hang_facts.h"

/* Collects the facts at cycle now. deadlock: nothing will change; false: the run was stopped. unlaunched: work-groups that
 * were never launched. Strings belong to the programs and the GPU. Returns NULL if the host has no memory. */
struct gpu_hang *gpu_hang_collect(const struct gpu_progress *progress, bool deadlock, uint64_t unlaunched,
                                  uint64_t now);
void gpu_hang_free(struct gpu_hang *hang);

#endif
