/* SPDX-License-Identifier: MIT */
/* events.c - what the GPU says of a work-group, and what follows. */
#include "events.h"

#include "compute_unit.h"
#include "cooperative.h"
#include "cu_loss.h"
#include "kernel.h"
#include "placement.h"
#include "policy.h"
#include "schedule.h"
#include "workgroup_internal.h"

/*
 * Makes the WG READY: its waits up to the last known are over. set_flags: CP_WG_PREEMPTED of a WG that was saved, or
 * 0.
 */
static void make_ready(struct cp *cp, uint32_t slot, uint32_t set_flags)
{
    cp_workgroup_become_ready(cp, slot, set_flags);
    cp_schedule_ready(cp);
}

/*
 * Marks a WG without a command under way for kill, if its kernel has faulted or does not need it. The dispatcher kills the WGs of a
 * given kernel.
 */
static inline void mark_if_unneeded(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_kernel *k = cp_kernel_at(cp, wg->kernel);

    if ((k->error && !cp_kernel_is_given(k)) || (CP_COOPERATIVE && k->managed && cp_cooperative_must_kill(cp, k, slot)))
        cp_kernel_mark_for_kill(cp, k, slot);
    else if (cp_kernel_is_held(cp, k) && !cp_kernel_is_given(k) && cp_workgroup_is_in(wg, CP_WG_RESUMABLE))
        cp_kernel_mark_for_save(cp, k, slot);
}

/* Releases the record of a WG that has ended and has left its CU. */
static void release_workgroup(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    if (CP_COOPERATIVE && cp_kernel_at(cp, wg->kernel)->managed)
        cp_cooperative_retire(cp, cp_kernel_at(cp, wg->kernel), slot);
    cp_workgroup_release(cp, wg, slot);
}

/* Makes a resident WG RUNNING, or STALLED if a wait began meanwhile. */
static void become_resident(struct cp *cp, uint32_t slot)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    CP_REQUIRE(cp, EVENTS, cp_workgroup_is_in(wg, CP_WG_RESUMABLE));
    cp_workgroup_change(cp, slot, wg->flags & CP_WG_WAITS ? CP_WG_STALLED : CP_WG_RUNNING, 0);
    mark_if_unneeded(cp, wg, slot);
    if (!cp_cu_usable(cp, wg->cu))
        cp_cu_loss_evict(cp, slot);
}

/* Counts an event that only a restored WG can cause: a newer state has overtaken its RESTORED. */
static void prove_restored(struct cp *cp, const struct cp_workgroup *wg)
{
    if (wg->state == CP_WG_RESTORING)
        cp_count(&cp->counters.restored);
}

/* Returns true if a SAVE or KILL is under way: then events are only noted, and the answer changes the state. */
static bool is_leaving(const struct cp_workgroup *wg)
{
    return wg->state == CP_WG_SAVING || wg->state == CP_WG_KILLING;
}

/* Follows a new wait, or the end of one, that the record has. */
static bool go_on(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot)
{
    if (is_leaving(wg))
        return true;
    prove_restored(cp, wg);
    become_resident(cp, slot);
    return true;
}

/*
 * Compares the wait number of an event with the record. Returns a number below 0 for an older wait or one that has
 * ended, 0 for the wait that the WG is known to be in, a number above 0 for a newer wait.
 */
static int32_t compare_wait(const struct cp_workgroup *wg, uint32_t wait_number)
{
    int32_t age = (int32_t)(wait_number - wg->wait_number);

    return age || wg->flags & CP_WG_WAITS ? age : -1;
}

/* Returns the cycle of an event, or the present if that is earlier. */
static uint64_t cycle_of(const struct cp *cp, const struct cp_event *event)
{
    return event->cycle < cp->now ? event->cycle : cp->now;
}

/* Notes the wait of an event, and the lowest wait number of its waves. */
static void note_wait(struct cp_workgroup *wg, const struct cp_event *event)
{
    wg->wait_number = event->wg.wait_number;
    if ((int32_t)(event->wg.first_wait - wg->first_wait) > 0 &&
        (int32_t)(event->wg.wait_number - event->wg.first_wait) >= 0)
        wg->first_wait = event->wg.first_wait;
}

/* Notes for the host what a WG waits for: event is WAITING, or SAVED and not runnable, and the condition is of it. */
static void note_told(struct cp_workgroup *wg, const struct cp_event *event, uint32_t condition, uint64_t since)
{
#if CP_HOST
    cp_workgroup_note_wait(wg, event->wg.wait_number, condition,
                           &(struct cp_status_wait){.address = event->waiting.address,
                                                    .value = event->waiting.value,
                                                    .mask = event->waiting.mask,
                                                    .since = since});
#else
    (void)wg;
    (void)event;
    (void)condition;
    (void)since;
#endif
}

static CP_SPEED_NOINLINE bool on_waiting(struct cp *cp, struct cp_workgroup *wg, uint32_t slot,
                                         const struct cp_event *event)
{
    int32_t age = compare_wait(wg, event->wg.wait_number);

    if (age <= 0)
        return age == 0;
    cp_count(&cp->counters.waits);
    note_wait(wg, event);
    wg->expiry = cycle_of(cp, event);
    wg->flags |= CP_WG_WAITS;
    note_told(wg, event, event->waiting.condition, wg->expiry);
    return go_on(cp, wg, slot);
}

static CP_SPEED_NOINLINE bool on_wait_ended(struct cp *cp, struct cp_workgroup *wg, uint32_t slot,
                                            const struct cp_event *event)
{
    if (compare_wait(wg, event->wg.wait_number) < 0)
        return is_leaving(wg) && event->wg.wait_number == wg->wait_number;
    wg->wait_number = event->wg.wait_number;
    wg->flags &= (uint8_t)~CP_WG_WAITS;
    return go_on(cp, wg, slot);
}

static CP_SPEED_NOINLINE bool on_quantum(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    if (wg->flags & CP_WG_EXPIRED)
        return false;
    cp_count(&cp->counters.quantum_expiries);
    if (is_leaving(wg))
        return true;
    prove_restored(cp, wg);
    if (wg->state == CP_WG_RUNNING)
        cp_workgroup_change(cp, slot, CP_WG_RUNNING, CP_WG_EXPIRED);
    wg->flags |= CP_WG_EXPIRED;
    if (wg->state == CP_WG_RESTORING)
        become_resident(cp, slot);
    return true;
}

/* Returns the cycle at which the wait of a SAVED has begun, as far as is known. */
static uint64_t start_of(const struct cp *cp, const struct cp_workgroup *wg, const struct cp_event *event)
{
    return event->wg.wait_number == wg->wait_number ? wg->expiry : cycle_of(cp, event);
}

static void become_swapped(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    uint64_t start = start_of(cp, wg, event);

    CP_REQUIRE(cp, EVENTS, wg->state == CP_WG_SAVING && cp_policy_of(cp)->swaps);
    note_wait(wg, event);
    cp_workgroup_set_expiry(cp, wg, slot, start);
    cp_workgroup_change(cp, slot, CP_WG_SWAPPED, 0);
}

/* Returns true if the wait that a WG was saved in has ended meanwhile: the firmware has found its condition met. */
static bool was_met(const struct cp_workgroup *wg, const struct cp_event *event)
{
    return wg->flags & CP_WG_MET && (int32_t)(wg->met_wait - event->wg.first_wait) >= 0 &&
           (int32_t)(event->wg.wait_number - wg->met_wait) >= 0;
}

/*
 * A WG that was saved can run. If it did, a lost compute unit or the host took it away, and it goes before new ones,
 * which would take its place: it does not count among those that end new ones' turn.
 */
static inline void become_runnable(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    struct cp_queue *queue = &cp->queues[cp_kernel_at(cp, wg->kernel)->queue];

    if ((int32_t)(event->wg.wait_number - wg->wait_number) > 0)
        wg->wait_number = event->wg.wait_number;
    if (event->saved.state && !(wg->flags & (CP_WG_PREEMPTED | CP_WG_SWAP)) && queue->ready_run > INT16_MIN)
        queue->ready_run--;
    make_ready(cp, slot, wg->flags & CP_WG_PREEMPTED);
}

static CP_SPEED_NOINLINE bool on_saved(struct cp *cp, struct cp_workgroup *wg, uint32_t slot,
                                       const struct cp_event *event)
{
    if (wg->state != CP_WG_SAVING)
        return false;
    cp_count(&cp->counters.saved);
    cp_cu_leave(cp, wg, slot, event);
    if (CP_HOST && !event->saved.state)
        note_told(wg, event, event->saved.condition, start_of(cp, wg, event));
    if (!event->saved.state && cp_policy_of(cp)->swaps && !was_met(wg, event)) {
        become_swapped(cp, wg, slot, event);
    } else {
        become_runnable(cp, wg, slot, event);
    }
    mark_if_unneeded(cp, wg, slot);
    return true;
}

static CP_SPEED_NOINLINE bool on_restored(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    if (wg->state != CP_WG_RESTORING)
        return false;
    prove_restored(cp, wg);
    become_resident(cp, slot);
    return true;
}

/* Ends a WG of which the GPU holds nothing any more. */
static void end_workgroup(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    CP_REQUIRE(cp, EVENTS, !(wg->flags & CP_WG_AWAY) || wg->state == CP_WG_KILLING);
    if (wg->flags & CP_WG_AWAY)
        cp->place_pending = true;
    else
        cp_cu_leave(cp, wg, slot, event);
    release_workgroup(cp, wg, slot);
}

static CP_SPEED_NOINLINE bool on_done(struct cp *cp, struct cp_workgroup *wg, uint32_t slot,
                                      const struct cp_event *event)
{
    prove_restored(cp, wg);
    if (wg->state != CP_WG_KILLING)
        cp_count(&cp->counters.retires);
    if (!CP_HANDOVER || !cp_schedule_hand_over(cp, wg, slot))
        end_workgroup(cp, wg, slot, event);
    return true;
}

static CP_SPEED_NOINLINE bool on_fault(struct cp *cp, struct cp_workgroup *wg, uint32_t slot,
                                       const struct cp_event *event)
{
    cp_count(&cp->counters.faults);
    cp_kernel_fault(cp, wg->kernel, CP_QUEUE_KERNEL_FAULT);
    end_workgroup(cp, wg, slot, event);
    return true;
}

/*
 * Handles a refused LAUNCH or RESTORE: the WG is READY again, at the head of its list. A SAVE may have been sent
 * meanwhile. It has saved nothing, so the WG does not count as preempted. A WG that was being killed is released.
 */
static CP_SPEED_NOINLINE void on_not_started(struct cp *cp, struct cp_workgroup *wg, uint32_t slot,
                                             const struct cp_event *event)
{
    struct cp_kernel *k = cp_kernel_at(cp, wg->kernel);

    CP_REQUIRE(cp, EVENTS, wg->state == CP_WG_RESTORING || wg->flags & CP_WG_FRESH);
    cp_cu_leave(cp, wg, slot, event);
    cp_cu_refused(cp, wg->kernel, wg->cu);
    if (event->reason != CP_REFUSED_CU && event->reason != CP_REFUSED_NO_ROOM)
        cp_kernel_fault(cp, wg->kernel, CP_QUEUE_KERNEL_FAULT);
    if (wg->state == CP_WG_KILLING) {
        release_workgroup(cp, wg, slot);
        return;
    }
    make_ready(cp, slot, 0);
    cp_list_remove(cp, &k->ready, CP_LINK_ORDER, slot);
    cp_list_prepend(cp, &k->ready, CP_LINK_ORDER, slot);
    mark_if_unneeded(cp, wg, slot);
}

static CP_SPEED_NOINLINE bool on_refused(struct cp *cp, struct cp_workgroup *wg, uint32_t slot,
                                         const struct cp_event *event)
{
    bool launch = wg->flags & CP_WG_FRESH && event->tag == wg->launch_tag;

    if (!launch && event->tag != wg->tag)
        return false;
    if (launch || wg->state == CP_WG_RESTORING) {
        on_not_started(cp, wg, slot, event);
        return true;
    }
    if (wg->state != CP_WG_SAVING)
        return wg->state == CP_WG_KILLING;
    if (event->reason != CP_REFUSED_STALE)
        cp_kernel_fault(cp, wg->kernel, CP_QUEUE_KERNEL_FAULT);
    become_resident(cp, slot);
    return true;
}

/* Returns the record of the slot and generation that an event names, or NULL if there is none. */
static struct cp_workgroup *named_by(struct cp *cp, const struct cp_event *event)
{
    struct cp_workgroup *wg;

    if (event->wg.slot >= cp->config.wg_slots)
        return 0;
    wg = cp_workgroup_at(cp, event->wg.slot);
    return event->wg.generation == wg->generation ? wg : 0;
}

bool cp_events_met(struct cp *cp, const struct cp_event *event)
{
    const struct cp_workgroup *wg = named_by(cp, event);

    if (!wg || wg->state != CP_WG_SWAPPED || event->wg.wait_number != wg->wait_number)
        return false;
    cp_count(&cp->counters.conditions_met);
    make_ready(cp, event->wg.slot, 0);
    return true;
}

/* Returns true if the WG of a message lives, resident or not, and is the firmware's. Then the message is a sign of life. */
static bool can_speak(struct cp *cp, const struct cp_event *event)
{
    struct cp_workgroup *wg = named_by(cp, event);

    if (!wg || wg->state == CP_WG_FREE || wg->state == CP_WG_KILLING ||
        cp_kernel_is_given(cp_kernel_at(cp, wg->kernel)) || (wg->state == CP_WG_READY && wg->flags & CP_WG_FRESH))
        return false;
    wg->flags &= (uint8_t)~CP_WG_FRESH;
    return true;
}

bool cp_events_message(struct cp *cp, const struct cp_event *event)
{
    struct cp_kernel *k;

    if (!can_speak(cp, event))
        return false;
    cp_count(&cp->counters.messages);
    k = cp_kernel_at(cp, cp_workgroup_at(cp, event->wg.slot)->kernel);
    if (!k->error)
        cp_cooperative_message(cp, k, event->wg.slot, event->message.word);
    return true;
}

bool cp_events_state(struct cp *cp, const struct cp_event *event)
{
    uint32_t slot = event->wg.slot;
    struct cp_workgroup *wg = named_by(cp, event);

    if (!wg || !cp_workgroup_is_in(wg, CP_WG_RESUMABLE | 1u << CP_WG_KILLING))
        return false;
    if (event->kind == CP_EVENT_REFUSED)
        return on_refused(cp, wg, slot, event);
    wg->flags &= (uint8_t)~CP_WG_FRESH;
    switch (event->kind) {
    case CP_EVENT_WAITING:
        return on_waiting(cp, wg, slot, event);
    case CP_EVENT_WAIT_ENDED:
        return on_wait_ended(cp, wg, slot, event);
    case CP_EVENT_QUANTUM:
        return CP_PREEMPTION && on_quantum(cp, wg, slot);
    case CP_EVENT_SAVED:
        return on_saved(cp, wg, slot, event);
    case CP_EVENT_RESTORED:
        return on_restored(cp, wg, slot);
    case CP_EVENT_DONE:
        return on_done(cp, wg, slot, event);
    default:
        return on_fault(cp, wg, slot, event);
    }
}
