/*
 * hang_groups.h - entries of a deadlock that are alike, and the cycle of work-groups that wait for each other.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_GROUPS_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_GROUPS_H

#include "tools/explain/hang_facts.h"

/* Fills in the groups. Saved and starved work-groups come first: others usually wait for these. Returns false if the host
 * has no memory. */
bool hang_find_groups(struct hang *hang);

/* Fills in a cycle, if there is one; slots: of the table. One whose words are all held goes before others. Returns false if
 * the host has no memory. */
bool hang_find_cycle(struct hang *hang, uint32_t slots);

/* Whether the entry waits for the work-group that changed the word last. */
bool hang_is_edge(const struct hang_entry *entry, const struct hang_word *word);

#endif
