/* SPDX-License-Identifier: MIT */
/*
 * run_list.h - places that the GPU's dispatcher has given to work-groups of a run list (docs/reference/hal.md, "Run lists").
 */
#ifndef FW_RUN_LIST_H
#define FW_RUN_LIST_H

#include "core.h"

/* Call only from cp_init. */
void cp_run_list_init(struct cp *cp);

/* Returns whether the GPU may be allowed to move WGs by itself: whether policy and configuration have the extension. */
static inline bool cp_run_lists_used(const struct cp *cp)
{
    return CP_RUN_LISTS && cp->has_run_lists;
}

/*
 * Returns true if a wait is of a placement that the firmware has yet to hear of: the Monitor Log's entry has overtaken
 * the event that names the WG as a successor.
 */
bool cp_run_list_is_ahead(const struct cp *cp, const struct cp_workgroup *wg, uint32_t wait_number);

/*
 * Returns the slot of the WG that has the place of a WG which has left, as a SAVED or DONE event says; CP_NONE if
 * there is none, or if the event names a WG that cannot have been on the run list of that kernel.
 */
uint32_t cp_run_list_successor(struct cp *cp, const struct cp_workgroup *left, const struct cp_event *event);

/*
 * The successor is in the place of the WG that has left: it is RUNNING there, or KILLING if a KILL is under way. What
 * a RESTORE under way has reserved for it is free again.
 */
void cp_run_list_take_over(struct cp *cp, struct cp_workgroup *left, uint32_t slot, uint32_t successor,
                           const struct cp_event *event);

/*
 * A resident WG of an unmanaged kernel, RUNNING without CP_WG_EXPIRED or STALLED, is SWAPPED, and a SWAPPED one of the
 * same kernel RUNNING in its place. The caller has set the expiry of the first.
 */
void cp_run_list_swap(struct cp *cp, uint32_t slot, uint32_t successor);

/*
 * One work item: gives a READY WG of the only kernel to the GPU, which puts it on the kernel's run list. Call only while
 * cp->lists_due, and the GPU has been told to use run lists.
 */
void cp_run_list_give_step(struct cp *cp);

#endif
