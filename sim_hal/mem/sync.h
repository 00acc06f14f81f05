/*
 * sync.h - fences of a CU's L1, alone and around the scoped operations that imply them.
 *
 * A scoped operation is an atomic at the L2, past the L1. Its order adds fences:
 *     release         it goes to the L2 when all that the L1 had dirty is acknowledged there
 *     acquire, agent  the L1 is invalidated when the answer is back, before the wave goes on; not for a compare-and-swap
 *                     none of whose lanes found its value
 *     release, remote before that the L1s of all other CUs are invalidated, which takes no time
 * All waves of a work-group use the same L1, and see each other's stores in it. A release of scope wg needs its fence for
 * remote acquires of other work-groups only, and an acquire of scope wg has it from their remote releases. With no active
 * lane nothing happens.
 */
#ifndef SIM_HAL_MEM_SYNC_H
#define SIM_HAL_MEM_SYNC_H

#include "mem/memory_state.h"

/* The acquire fence of scope agent from cycle at on: takes the address unit once, and a cycle more for each line that is
 * written back. Returns the cycle at which it is over. */
uint64_t gpu_sync_invalidate(struct gpu_memory_system *system, uint32_t cu, uint64_t at);

/*
 * The release fence of scope agent: takes the address unit from cycle at on. flush->finished is called when all
 * write-backs of the CU are acknowledged; returns false, and never calls it, when they are. *busy receives the cycle at
 * which the address unit is free. The owner has set flush's first group.
 */
bool gpu_sync_flush(struct gpu_memory_system *system, uint32_t cu, struct gpu_flush *flush, uint64_t at,
                    uint64_t *busy);

/* Starts a scoped operation whose lines are known and permitted: issue is called, now or later, with the cycle from which
 * on the address unit takes it. From then on it is an ordinary atomic, but for its completion. */
void gpu_sync_start(struct gpu_memory_system *system, struct gpu_request *request, uint64_t start,
                    gpu_path_issue issue);

#endif
