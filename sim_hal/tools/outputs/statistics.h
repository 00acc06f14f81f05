/*
 * statistics.h - the heading of a file of statistics: what must be the same for the same numbers.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_STATISTICS_H
#define SIM_HAL_TOOLS_OUTPUTS_STATISTICS_H

#include "engine/parameters.h"
#include "gpu/gpu.h"
#include "tools/outputs/kernels.h"
#include "tools/view/stats.h"

/* Adds the version; the command, unless it is NULL; the preset; the policy; and each parameter that differs from its default. */
void outputs_statistics_head(struct view_stats *stats, const char *command, const char *preset, const char *policy,
                             const struct parameters *parameters);

/* Adds what a run gave: the statistics of its GPU, quotients of them, and those of each compute unit, as cu.0.waits. */
void outputs_statistics_gpu(struct view_stats *stats, const struct gpu *gpu, const struct parameters *parameters);

/* Adds those of each kernel, as kernel.add.saves, and of each queue, as queue.0.packets. */
void outputs_statistics_kernels(struct view_stats *stats, const struct gpu *gpu, const struct outputs_kernels *kernels);

/* Adds the hash of the file at a path, under the name. */
void outputs_statistics_input(struct view_stats *stats, const char *name, const char *path);

/* Returns the command line of a verb as a shell would read it, "onward run a.sim"; NULL without memory. The caller frees it. */
char *outputs_statistics_command(int argc, char *const *argv);

#endif
