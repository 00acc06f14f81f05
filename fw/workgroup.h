/* SPDX-License-Identifier: MIT */
/*
 * workgroup.h - the table of work-groups (WGs) and the states they go through (docs/guide/firmware.md has the diagram).
 *
 * A slot is taken at launch and freed when the WG has ended. Its generation then rises, so that messages about the
 * earlier WG are recognised as stale.
 */
#ifndef FW_WORKGROUP_H
#define FW_WORKGROUP_H

#include "compute_unit.h"
#include "core.h"

/* Call only from cp_init. */
void cp_workgroup_init(struct cp *cp);

/*
 * Sends LAUNCH for the next WG of the grid, to a spot; then for the following ones, at most `most` (>= 1) in all, as
 * long as each fits on the CU that the order gives it. Call only while cp_kernel_launchable is not 0 (with batches:
 * is at least `most`) and the first WG fits on the spot. Returns the number of LAUNCHes sent, 0 if the ring is full.
 */
uint32_t cp_workgroup_launch(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot, uint32_t most);

/*
 * Handover: sends LAUNCH for the next WG of the grid, in the slot and with the record of one that has ended. Call
 * only for a RUNNING WG of a kernel that uses no scratch and has WGs to launch. Returns false if the ring is full, or
 * if the next WG would go to another SIMD.
 */
bool cp_workgroup_hand_over(struct cp *cp, struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot);

/*
 * The WG has ended, and WG number of the grid, which the GPU has launched, runs in its slot and place, with its scratch. Call only for
 * a WG that may be resident.
 */
void cp_workgroup_succeed(struct cp *cp, struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot,
                          uint32_t number);

/*
 * Sends RESTORE for a READY WG to a spot, or LAUNCH if its first LAUNCH was refused. Call only if the WG fits there.
 * Returns false if the ring is full.
 */
bool cp_workgroup_restore(struct cp *cp, uint32_t slot, struct cp_spot spot);

/* Returns true if the WG is resident, no command about it is under way, and its kernel has not faulted. */
bool cp_workgroup_may_be_saved(struct cp *cp, uint32_t slot);

/*
 * Sends SAVE. command_flags: CP_FLAG_*. wg_flags: CP_WG_SWAP, CP_WG_PREEMPTED. Call only while
 * cp_workgroup_may_be_saved. Returns false if the ring is full.
 */
bool cp_workgroup_save(struct cp *cp, uint32_t slot, uint32_t command_flags, uint32_t wg_flags);

/* Nothing was told yet of what the WG waits for. */
static inline void cp_workgroup_clear_wait(struct cp_workgroup *wg)
{
#if CP_HOST
    wg->wait.condition = 0;
#else
    (void)wg;
#endif
}

/* Notes what the WG waits for in the wait of that number. With CP_HOST only. */
void cp_workgroup_note_wait(struct cp_workgroup *wg, uint32_t number, uint32_t condition,
                            const struct cp_status_wait *told);

/* States in which the GPU does not have the WG, and no command about it is under way. */
#define CP_WG_NOT_RESIDENT (1u << CP_WG_READY | 1u << CP_WG_SWAPPED)

/* Returns true if the WG has never been resident, because its LAUNCH was refused. */
static inline bool cp_workgroup_never_ran(const struct cp_workgroup *wg)
{
    return cp_workgroup_is_in(wg, CP_WG_NOT_RESIDENT) && wg->flags & CP_WG_FRESH;
}

/*
 * Drops a WG: at once if it never ran, otherwise by KILL. While a command about the WG is under way nothing is done;
 * the handler of its answer drops the WG. Returns false if the ring is full.
 */
bool cp_workgroup_drop(struct cp *cp, uint32_t slot);

/*
 * One work item: makes the swapped WG whose wait ends first READY. Call only while cp_workgroup_expiry_due. The
 * caller calls cp_schedule_ready.
 */
void cp_workgroup_expire(struct cp *cp);

/* Returns true if the first swapped wait has reached its end. Call only while cp->swapped is not empty. */
static inline bool cp_workgroup_expiry_due(struct cp *cp)
{
    CP_REQUIRE(cp, WORKGROUP, cp->swapped.count);
    return cp_workgroup_at(cp, cp->swapped.head)->expiry <= cp->now;
}

/* Releases the record of a WG that was watched and waits for nothing any more. Harmless for others. */
void cp_workgroup_end_watch(struct cp *cp, struct cp_workgroup *wg, uint32_t slot);

enum cp_end {
    CP_END_BLOCKED, /* nothing was done: the command ring is full */
    CP_END_LATER,   /* nothing was done: the WG is being saved, and this cannot be latched */
    CP_END_STALE,   /* the wait is over */
    CP_END_RESUMED, /* RESUME was sent. The GPU ends the wait, or refuses because it is over */
    CP_END_READY,   /* the WG was SWAPPED and is READY */
    CP_END_LATCHED  /* the WG is being saved. It becomes READY; if the SAVE is refused, the wait is to be ended again */
};

/* Sends RESUME for a wait of WG slot. Returns CP_END_RESUMED or CP_END_BLOCKED. */
enum cp_end cp_workgroup_resume(struct cp *cp, uint32_t slot, uint32_t generation, uint32_t wait_number);

/*
 * Ends a wait of WG slot, in any state of the WG. The wait number is verified. For CP_END_READY, by which cp->ready
 * changes, the caller calls cp_schedule_ready.
 */
enum cp_end cp_workgroup_end_wait(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, uint32_t wait_number);

#endif
