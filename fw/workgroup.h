/*
 * workgroup.h - the table of work-groups (WGs) and the states they go through (docs/firmware.md has the diagram).
 *
 * A slot is taken at launch and given back when the WG has ended; its generation then goes up, so that messages about
 * the one before are recognised.
 */
#ifndef FW_WORKGROUP_H
#define FW_WORKGROUP_H

#include "compute_unit.h"
#include "firmware.h"

void cp_workgroup_init(struct cp *cp);

/*
 * Sends LAUNCH for the next WG of a kernel that can launch, to a spot where it fits; and for those that follow, up to most (1
 * or more; with CP_RUNS no more than cp_kernel_launchable says) in all, as long as each can launch and fits on the CU where it belongs.
 * Returns how many were sent. 0: the ring is full.
 */
uint32_t cp_workgroup_launch(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot, uint32_t most);

/*
 * A running WG has ended: sends LAUNCH for the next one of its kernel, which has no scratch, in the same place, and the
 * record becomes that one's. False: the ring is full, or the next one would begin on another SIMD.
 */
bool cp_workgroup_succeed(struct cp *cp, struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot);

/* Sends RESTORE for a READY WG, or LAUNCH for one whose first LAUNCH was refused. False: the ring is full. */
bool cp_workgroup_restore(struct cp *cp, uint32_t slot, struct cp_spot spot);

/* Whether the WG is resident, and no command about it is under way, and its kernel is sound. */
bool cp_workgroup_may_be_saved(struct cp *cp, uint32_t slot);

/* Sends SAVE for such a WG. command_flags: CP_FLAG_*; wg_flags: CP_WG_SWAP, CP_WG_PREEMPTED. False: the ring is full.
 */
bool cp_workgroup_save(struct cp *cp, uint32_t slot, uint32_t command_flags, uint32_t wg_flags);

/*
 * Drops a WG of a kernel that has faulted, or one that is wanted back: by KILL, at once when the GPU has never had it, or when the answer to the
 * command under way has come. False: the ring is full.
 */
bool cp_workgroup_drop(struct cp *cp, uint32_t slot);

/* One unit: the swapped WG whose wait ends first, which is due, becomes ready. */
void cp_workgroup_expire(struct cp *cp);

/* Whether that is so; some WG is swapped. */
CP_EXPANDED bool cp_workgroup_expiry_due(struct cp *cp)
{
    return cp_workgroup_at(cp, cp->swapped.head)->expiry <= cp->now;
}

enum cp_end {
    CP_END_BLOCKED, /* not now: the command ring is full */
    CP_END_LATER,   /* not now: the WG is being saved and that cannot be noted */
    CP_END_STALE,   /* it is over */
    CP_END_RESUMED, /* RESUME was sent: the GPU ends it, or refuses since it is over */
    CP_END_READY,   /* the WG was swapped out: it is ready */
    CP_END_LATCHED  /* the WG is being saved: it will be ready, or it is resident again and the wait is to be ended */
};

/* Ends a wait of the WG with its record in that slot, wherever the WG is. The wait number is verified. */
enum cp_end cp_workgroup_end_wait(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, uint32_t wait_number);

/* CP_EVENT_CONDITION_MET; everything is verified. False: dropped. */
bool cp_workgroup_met(struct cp *cp, const struct cp_event *event);

/* CP_EVENT_MESSAGE: whether it can come from a WG that is there and lives, wherever it is; then that is a sign of life. */
bool cp_workgroup_speaks(struct cp *cp, const struct cp_event *event);

/* Handles a WG's state event or REFUSED; everything is verified. False: dropped. */
bool cp_workgroup_event(struct cp *cp, const struct cp_event *event);

#endif
