/*
 * hang_changes.h - which change of a word explains that it is not what a wave waits for.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_CHANGES_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_CHANGES_H

#include "tools/explain/hang_facts.h"

/* Fills in the change of a word, of which the rest is known. */
void hang_find_change(const struct gpu_progress *progress, struct hang_word *word);

/* Values that a word had before its known changes, the latest first. Returns how many of them there are. */
uint32_t hang_past(const struct path_system *system, const struct hang_word *word, uint64_t past[EXPLAIN_WANTED_PAST]);

#endif
