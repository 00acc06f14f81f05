/*
 * wait.h - waves that sleep or wait: timers, what a failed waiting atomic or the wait instruction named, and how the wait
 * ends.
 */
#ifndef SIM_HAL_CU_WAIT_H
#define SIM_HAL_CU_WAIT_H

#include "cu/reports.h"
#include "path/memory_system.h"

struct cu_compute_unit;
struct cu_resident;

/* The purpose of wave->timer. */
enum cu_timer_use {
    CU_TIMER_SLEEP,   /* s_sleep ends */
    CU_TIMER_ARRIVAL, /* the answer to a failed waiting atomic reaches the wave, which then waits */
    CU_TIMER_TIMEOUT, /* a wait ends by itself */
    CU_TIMER_NOTICE   /* the notice that the condition is met reaches the wave */
};

/* ---- for the other blocks ---- */

/* Returns false if the host has no memory for the event. */
bool cu_wave_start_timer(struct cu_wave_issue *issue, enum cu_timer_use use, uint64_t cycle);

/* Active again, from cycle on. */
void cu_wave_wake(struct cu_wave_issue *issue, uint64_t cycle);

/* Whether the operation is a wait instruction that does nothing under the policy at hand. */
bool cu_wait_ignored(const struct cu_control *control, const struct isa_operation *operation);

/* Before a waiting access is sent: sets its number, and what the L2 does if its condition fails. */
void cu_wait_prepare(struct cu_wave_issue *issue, const struct isa_operation *operation, struct mem_request *request);

/*
 * Makes an ordinary load or atomic of whole words of memory, which is about to be sent, one that waits for request->spin
 * (policy.spins). A load becomes an atomic that only loads, because the L2 watches those. first: the wave goes on behind
 * it, and its next such access waits for both.
 */
void cu_wait_for_change(struct cu_wave_issue *issue, struct mem_request *request, bool first);

/* The answer to such an access is known, as in cu_wait_answered. The wave waits, or goes on to the other access, if the access has changed
 * nothing and has read nothing that makes a difference: same. */
void cu_wait_unchanged(struct cu_wave_issue *issue, const struct mem_request *request, bool same);

/* The wave does not come to the other access: the wait that the first one has begun is over. */
void cu_wait_drop_part(struct cu_wave_issue *issue);

/* The answer of a waiting access is known: notes in issue->wait_failed whether the wave has to wait, and for what. */
void cu_wait_answered(struct cu_wave_issue *issue, const struct mem_request *request);

/*
 * Behind cu_wait_answered, for ds_gws_barrier. A wave for which it has not opened has arrived all the same: it comes to the instruction
 * again, to look whether it has opened since.
 */
void cu_wait_note_arrival(struct cu_wave_issue *issue, const struct mem_request *request);

/* After that, with issue->atomic_done set: the wave continues, or waits. */
void cu_wave_answered(struct cu_wave_issue *issue);

/* Ends a wait. The caller counts WG states. */
void cu_wave_stop_waiting(struct cu_wave_issue *issue, uint64_t now);

/* Starts the timer of a waiting wave. */
void cu_wave_start_timeout(struct cu_wave_issue *issue, uint64_t now);

/* Takes the wave out of issue and stops its timer; a sleep or a wait stays its status. */
void cu_wave_halt(struct cu_wave_issue *issue, uint64_t now);

/* Fires when wave->timer does. */
void cu_wave_timer(struct clock_event *event, uint64_t cycle);

/* Checks whether the WG has become stalled. */
void cu_resident_check_stall(struct cu_resident *resident);

/* ---- for the dispatcher ---- */

/* Whether waits of resident WGs end by wait.retry: policies that watch, and it is sooner than the firmware's limit. */
bool cu_waits_are_retried(const struct cu_control *control, const struct parameters *parameters);

/*
 * A condition of the wait so numbered was met: the wave's wait ends when that was the last one needed, syncmon.notify
 * cycles later. Returns false if no wave of the WG is in that wait. Met before the wave waits (its atomic is on its way
 * back), it will not wait at all.
 */
bool cu_condition_met(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint32_t wait_number, uint64_t now);

/* The L2 has executed a lane's waiting atomic of the wait so numbered on the value old, which is the wave's answer. takes: it
 * has changed the word. cu_condition_met follows. Returns false, and does nothing, if no wave of the WG is in that wait, or
 * the WG is frozen. */
bool cu_deferred_answer(struct cu_workgroup *workgroup, uint32_t wait_number, uint32_t lane, uint64_t old, bool takes);

/* Waits of a held WG do not time out. Waits whose time was over meanwhile time out when the WG is released, at cycle now. */
void cu_hold(struct cu_workgroup *workgroup);
void cu_release(struct cu_workgroup *workgroup, uint64_t now);

/* Cycles for which the wave has been ready and the scheduler has picked others, if nothing limits them (cu.patience is 0, or
 * the wave spins and spinners go last) and they are at least deadlock.window. Else 0. */
uint64_t cu_wave_starved(const struct cu_wave *wave);

/* Cycles for which the fetch unit has granted others and not this wave, if they are at least deadlock.window. Else 0. */
uint64_t cu_wave_unfetched(const struct cu_wave *wave);

/* Whether an active wave waits for the answer of a memory instruction. */
bool cu_wave_awaits_memory(const struct cu_wave *wave);

/* Whether the wave can change nothing by itself: it waits on a condition that is false now, is at a barrier or message, has
 * ended, is starved, or repeats the same reads with the same results, or a loop without reads, since observation started. */
bool cu_wave_stuck(const struct cu_wave *wave, const struct cu_control *control, const struct mem *memory);

#endif
