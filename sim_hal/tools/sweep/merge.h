/*
 * merge.h - `onward sweep merge`: the results of all shards as one CSV.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_MERGE_H
#define SIM_HAL_TOOLS_SWEEP_MERGE_H

#include <stdbool.h>

/*
 * Writes a row for each point in the manifest's order: id, keys, status, and all statistics that any run has. Their order
 * depends on the results alone, not on shards. Returns the exit status: HOST_WRONG, and no CSV, when two results of one run
 * differ, or when results are missing; with `partial` the rows that there are are written all the same.
 */
int sweep_merge(const char *folder, const char *csv_path, bool partial);

#endif
