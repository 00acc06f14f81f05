/*
 * watch.h - accesses to watched elements of memory.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_WATCH_H
#define SIM_HAL_TOOLS_DEBUG_WATCH_H

#include "tools/debug/state.h"

/* The observer of accesses of a run; the debugger outlives it. */
struct mem_access_observer debug_watch_observer(struct debug *debug);

/* Before an instruction: notes what it loads, and without timing what it stores, if that is watched. */
void debug_watch_instruction(struct debug *debug, const struct cu_wave *wave);

/*
 * At the call behind accesses: writes what watched ones there were to reason, a line each, and forgets them. Returns whether
 * there was one that a stop is about; its wave is in focus then.
 */
bool debug_watch_reason(struct debug *debug, char reason[DEBUG_REASON_BYTES]);

/* Begins anew, for another run. */
void debug_watch_reset(struct debug *debug);

#endif
