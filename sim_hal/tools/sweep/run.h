/*
 * run.h - `onward sweep run`: what is missing of a shard.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_RUN_H
#define SIM_HAL_TOOLS_SWEEP_RUN_H

#include <stdbool.h>
#include <stdint.h>

/* Shard `number` of `count` has the points whose index, from 0, is number - 1 modulo count. */
struct sweep_shard {
    uint32_t number, count;
};

/*
 * Reads I/N. Without a text it is what a Slurm array says, SLURM_ARRAY_TASK_ID with _MIN, _STEP and _COUNT, and 1/1 outside
 * of one. Returns false with a message printed.
 */
bool sweep_shard_read(const char *text, struct sweep_shard *shard);

/*
 * Runs the points of a shard that have no result in any file of DIR/results, `parallel` at a time. Returns the exit status:
 * HOST_WRONG when some of the runs gave no result. When a signal stops it, the process ends as the signal ends it; the runs
 * that have ended have their results.
 */
int sweep_run(const char *folder, const struct sweep_shard *shard, uint32_t parallel);

#endif
