/*
 * watch.h - an observer of memory accesses that gives what it sees to a checker of races.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_WATCH_H
#define SIM_HAL_TOOLS_BUGS_RACE_WATCH_H

#include "tools/bugs/check/findings.h"
#include "mem/access_observer.h"
#include "mem/names.h"
#include "tools/bugs/race/checker.h"

struct race_watch; /* watch.c */

/* Returns NULL if the host has no memory. */
struct race_watch *race_watch_create(void);
void race_watch_free(struct race_watch *watch);

/* The observer, for one run; it belongs to the watch. */
const struct mem_access_observer *race_watch_observer(const struct race_watch *watch);

/* The run is over: finds what only shows then, and adds what was found of kinds, CHECK_BIT, to findings. Programs and
 * kernels of the run must still be there. names: of what lies in memory; NULL: none. */
void race_watch_end(struct race_watch *watch, uint32_t kinds, const struct mem_names *names,
                    struct check_findings *findings);

/* The races of the run, after race_watch_end. */
const struct race_findings *race_watch_findings(const struct race_watch *watch);

/* Returns true if the host ran out of memory: the findings are worth nothing then. */
bool race_watch_failed(const struct race_watch *watch);

#endif
