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
 * Takes an entry of a wait of the WG that may still last, with all its fields checked, into the table. Putting it in order of
 * age, after which the word is looked at, is under way then; place: it is begun at once, as another unit. Only while nothing
 * is under way: cp_condition_settled.
 */
enum cp_filing cp_condition_file(struct cp *cp, struct cp_workgroup *wg, const struct cp_log_entry *entry, bool place);

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

/* Cycle of the next round of checks; UINT64_MAX: none. */
uint64_t cp_condition_deadline(const struct cp *cp);

/* Whether there is anything to be done about conditions, now or later. */
CP_EXPANDED bool cp_condition_exists(const struct cp *cp)
{
    return CP_SPILL && (cp->spill.conditions_used | cp->spill.cursor) != 0;
}

/* Whether the time of a check has come. */
CP_EXPANDED bool cp_condition_due(const struct cp *cp)
{
    const struct cp_spill *s = &cp->spill;

    return s->cursor || (s->conditions_used && s->round_at <= cp->now);
}

/* One unit or several, up to most, until a check leaves something to be done: checks the next condition, when it is due. Units. */
uint32_t cp_condition_check(struct cp *cp, uint32_t most);

#endif
