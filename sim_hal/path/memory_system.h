/*
 * memory_system.h - the path of every memory access: L1s, scalar and instruction caches, L2 banks, DRAM.
 *
 * Vector accesses travel in two steps. At issue path_vector_access coalesces the lanes into 64-byte lines and looks
 * them up in the CU's L1, which holds its own copy of the bytes (a missing acquire is seen as stale data). What
 * misses, and every store and atomic, reaches its L2 bank later, by event, in time order: there loads take their
 * data, stores and atomics change memory. When every line has been served, complete() is called with the cycle at
 * which the answer is in the registers (loads, atomics) or acknowledged (stores); that cycle may lie in the future.
 * Requests of one CU reach one bank in the order of issue, so a wave's accesses to one address stay in program order.
 */
#ifndef SIM_HAL_PATH_MEMORY_SYSTEM_H
#define SIM_HAL_PATH_MEMORY_SYSTEM_H

#include "engine/clock.h"
#include "engine/parameters.h"
#include "mem/access_observer.h"
#include "mem/buffers.h"
#include "mem/last_writer.h"
#include "mem/latency.h"
#include "mem/memory.h"
#include "mem/memory_counters.h"
#include "path/memory_paths.h"
#include "mem/request.h"
#include "path/request_pool.h"
#include "syncmon/syncmon.h"
#include "path/vector_path.h"

struct path_system; /* memory_system.c */

/* Builds the whole memory system over memory and clock (both outlive it). Returns NULL if the host has no memory. */
struct path_system *path_create(const struct parameters *parameters, struct mem *memory, struct clock *clock);
void path_free(struct path_system *system);

/* Whether vector and scalar accesses of waves take time, as they do from the start. Those that are under way must be over when
 * it is switched. */
void path_set_timing(struct path_system *system, bool timing);

/* Sets the observer of accesses, which outlives the run; NULL: none. Call it before the run. */
void path_observe(struct path_system *system, const struct mem_access_observer *accesses);

/* Has latencies of vector and scalar accesses noted, while they take time; NULL: they are not. The same of buffers, which want
 * latencies. Call it before the run, which both outlive. */
void path_measure(struct path_system *system, struct mem_latencies *latencies, struct mem_buffers *buffers);

/* The last known change of [address, address + bytes), or NULL (last_writer.h). And whether there was none since the
 * line is followed. */
bool path_is_unchanged(const struct path_system *system, uint64_t address, uint32_t bytes);
const struct mem_noted_write *path_last_write(const struct path_system *system, uint64_t address, uint32_t bytes);

/* The change before those that the walk has come to, or NULL (mem_writes_back). */
const struct mem_noted_write *path_earlier_write(const struct path_system *system, struct mem_writes_walk *walk);

/* The monitor in the L2; owned by the memory system. */
struct syncmon *path_syncmon(struct path_system *system);

/* A CU is lost: its waves are frozen. The dirty lines of its L1 are written back. No other CU's operation waits for an
 * answer of it from then on, as soon as what is under way is over. And it is back: its L1 is empty. */
void path_lose_cu(struct path_system *system, uint32_t cu);
void path_return_cu(struct path_system *system, uint32_t cu);

/* Whether one of the conditions that a wave's wait is registered for holds: syncmon_any_holds. */
bool path_wait_holds(const struct path_system *system, uint32_t slot, uint32_t generation, uint32_t wait_number);

const struct mem_counters *path_counters(const struct path_system *system);

#endif
