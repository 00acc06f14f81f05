/*
 * sync.h - fences of a CU's L1, alone and around the scoped operations that imply them.
 *
 * With a write-through L1 a scoped operation is an atomic at the L2, past the L1, and its scope is ignored. What it
 * releases is in the L2 when it issues. An acquire invalidates the L1 when the answer is back, before the wave goes on;
 * but not a compare-and-swap none of whose lanes found its value. With no active lane nothing happens.
 */
#ifndef SIM_HAL_PATH_SYNC_H
#define SIM_HAL_PATH_SYNC_H

#include "path/memory_state.h"

/* The acquire fence of scope agent from cycle at on: takes the address unit once, and a cycle more for each line that is
 * written back. Returns the cycle at which it is over. */
uint64_t path_sync_invalidate(struct path_system *system, uint32_t cu, uint64_t at);

/*
 * The release fence of scope agent: takes the address unit from cycle at on. flush->finished is called when all
 * write-backs of the CU are acknowledged; returns false, and never calls it, when they are. *busy receives the cycle at
 * which the address unit is free. The owner has set flush's first group.
 */
bool path_sync_flush(struct path_system *system, uint32_t cu, struct mem_flush *flush, uint64_t at, uint64_t *busy);

/* Prepares a scoped operation whose lines are known and permitted. Then it is an ordinary atomic, but for its completion. */
void path_sync_start(struct mem_request *request);

#endif
