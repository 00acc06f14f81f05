/*
 * describe.h - races as findings of --check.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_DESCRIBE_H
#define SIM_HAL_TOOLS_BUGS_RACE_DESCRIBE_H

#include "tools/bugs/check/findings.h"
#include "mem/names.h"
#include "tools/bugs/race/findings.h"

/* Adds a race, or a stale load, to findings. races has the sites. names: of what lies in memory; NULL: none. */
void race_describe(const struct race_findings *races, const struct race_finding *race, enum check_kind kind,
                   const struct mem_names *names, struct check_findings *findings);

/* Writes what is missing, cut off at bytes; "" if nothing is known. Returns text. */
const char *race_missing_text(const struct race_findings *races, const struct race_missing *missing, char *text,
                              size_t bytes);

#endif
