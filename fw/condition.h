/*
 * condition.h - waits on conditions that the SyncMon had no room for (AWG V.A): a table of conditions with their waits,
 * oldest first, checked from time to time. docs/firmware.md says in which order and how often.
 */
#ifndef FW_CONDITION_H
#define FW_CONDITION_H

#include "firmware.h"
#include "onward/monitor_log.h"

enum cp_filing {
    CP_FILED,
    CP_FILED_KNOWN,  /* it is in the table already, or over */
    CP_FILED_FULL,   /* no record for it: nothing was taken */
    CP_FILED_BLOCKED /* the command ring is full: nothing was taken */
};

/*
 * Takes an entry of a wait of the WG that may still last, with all its fields checked, into the table; the word is looked at
 * after that. Only while nothing is under way: cp_condition_settled.
 */
enum cp_filing cp_condition_file(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry);

/* Whether no filing, no resuming and no removal is under way. */
CP_EXPANDED bool cp_condition_settled(const struct cp *cp)
{
    const struct cp_spill *s = &cp->spill;

    return !(s->met_looks | s->filing | s->dead);
}

/* All waits of a WG are over: their records will be removed. O(1). */
void cp_condition_forget(struct cp *cp, struct cp_workgroup *wg);

/* One unit: goes on with what is under way, which is not settled. False: it needs the command ring, which is full. */
bool cp_condition_step(struct cp *cp);

/* Whether there are conditions to check, now or later. */
CP_EXPANDED bool cp_condition_may_check(const struct cp *cp)
{
    return (cp->spill.conditions_used | cp->spill.cursor) != 0;
}

/* One unit: checks the next condition when its time has come. False: nothing to do. */
bool cp_condition_check_step(struct cp *cp);

/* Cycle of the next check; UINT64_MAX: none. */
uint64_t cp_condition_deadline(const struct cp *cp);

#endif
