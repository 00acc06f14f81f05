/*
 * watch.h - observers of a run that look for undefined values, barriers, alignment and bounds.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_WATCH_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_WATCH_H

#include "tools/bugs/check/findings.h"
#include "cu/reports.h"
#include "mem/access_observer.h"
#include "mem/memory.h"

struct shadow_watch; /* watch.c */

/* The kinds that it finds, as a set of CHECK_BIT. */
#define SHADOW_WATCH_KINDS                                                                                             \
    (CHECK_BIT(CHECK_UNINITIALISED) | CHECK_BIT(CHECK_BARRIERS) | CHECK_BIT(CHECK_ALIGNMENT) | CHECK_BIT(CHECK_BOUNDS))

/* Looks for kinds, and adds what it finds to findings, which outlive it. Returns NULL if the host has no memory. */
struct shadow_watch *shadow_watch_create(uint32_t kinds, struct check_findings *findings);
void shadow_watch_free(struct shadow_watch *watch);

/* The observers, for one run; they belong to the watch. */
const struct mem_access_observer *shadow_watch_accesses(const struct shadow_watch *watch);
const struct cu_step_observer *shadow_watch_steps(const struct shadow_watch *watch);

/* Before the run: the memory of its GPU, and ranges of it that are never written before kernels do it. */
void shadow_watch_memory(struct shadow_watch *watch, const struct mem *memory);
void shadow_watch_undefined(struct shadow_watch *watch, uint64_t address, uint64_t bytes);

/* Returns true if the host ran out of memory: findings may be missing then. */
bool shadow_watch_failed(const struct shadow_watch *watch);

#endif
