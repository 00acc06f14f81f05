/* SPDX-License-Identifier: MIT */
/*
 * condition.h - spilled conditions: those that the SyncMon has no space for (AWG V.A). Files their waits, oldest
 * first, checks the conditions at intervals, and ends waits when they are met. docs/guide/firmware.md has order and
 * intervals.
 */
#ifndef FW_CONDITION_H
#define FW_CONDITION_H

#include "core.h"
#include "onward/monitor_log.h"

enum cp_filing {
    CP_FILED,
    CP_FILED_KNOWN,  /* the wait is in the table already, or is over */
    CP_FILED_FULL,   /* there is no record for it; nothing has changed */
    CP_FILED_BLOCKED /* the command ring is full; nothing has changed */
};

/*
 * Files a validated log entry as a wait of the WG. Later work items insert the wait in order of age, and then check
 * the word. place: the first of these work items is done at once. Call only while cp_condition_settled, and only with
 * an entry whose wait may still last.
 */
enum cp_filing cp_condition_file(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry, bool place);

/* Returns true if no wait is being filed, ended or removed. */
static inline bool cp_condition_settled(const struct cp *cp)
{
    const struct cp_spill *s = &cp->spill;

    return !(s->met_untried | s->filing | s->removing);
}

/*
 * One work item: continues the filing, ending or removal that is under way. Call only while not cp_condition_settled.
 * Returns false if the command ring is full.
 */
bool cp_condition_step(struct cp *cp);

/* Returns the GPU cycle of the next round of checks; UINT64_MAX: none. */
uint64_t cp_condition_deadline(const struct cp *cp);

/* Returns true if there are conditions to check, now or later. */
static inline bool cp_condition_exists(const struct cp *cp)
{
    return CP_SPILL && (cp->spill.conditions_used | cp->spill.cursor) != 0;
}

/* Returns true if the next check is due. */
static inline bool cp_condition_due(const struct cp *cp)
{
    const struct cp_spill *s = &cp->spill;

    return s->cursor || (s->conditions_used && s->round_at <= cp->now);
}

/*
 * Checks conditions, one a work item and at most `most` (>= 1), until a check creates other work. Call only while
 * cp_condition_due and cp_condition_settled. Returns the work items done.
 */
uint32_t cp_condition_check(struct cp *cp, uint32_t most);

#endif
