/* workgroup.c - the work-groups' state machine. */
#include "workgroup.h"

#include "compute_unit.h"
#include "condition.h"
#include "context.h"
#include "kernel.h"
#include "policy.h"
#include "schedule.h"
#include "trace.h"

void cp_workgroup_init(struct cp *cp)
{
    cp_list_clear(&cp->free);
    cp_list_clear(&cp->stalled);
    cp_list_clear(&cp->expired);
    cp_list_clear(&cp->swapped);
    for (uint32_t i = 0; i < cp->config.wg_slots; i++)
        cp_list_append(cp, &cp->free, CP_LINK_ORDER, i);
}

/* The list that a launched WG is on by its state; NULL: none. */
static CP_FOLDED struct cp_list *list_of(struct cp *cp, const struct cp_workgroup *wg)
{
    struct cp_kernel *k = cp_kernel_at(cp, wg->kernel);

    switch (wg->state) {
    case CP_WG_RUNNING:
        return CP_PREEMPTION && wg->flags & CP_WG_EXPIRED ? &cp->expired : 0;
    case CP_WG_STALLED:
        return &cp->stalled;
    case CP_WG_SWAPPED:
        return &cp->swapped;
    case CP_WG_READY:
        return CP_PREEMPTION && wg->flags & CP_WG_PREEMPTED ? &k->preempted : &k->ready;
    default:
        return 0;
    }
}

/* Counts a WG among those in its state (sign 1), or no longer (sign -1, as an unsigned number). */
static CP_FOLDED void count_state(struct cp *cp, const struct cp_workgroup *wg, uint32_t sign)
{
    if (wg->state == CP_WG_READY) {
        cp->ready += sign;
        if (wg->flags & CP_WG_FRESH)
            cp->fresh += sign;
    }
    if (wg->state == CP_WG_SAVING && wg->flags & CP_WG_SWAP) {
        cp->swaps += sign;
        cp->swap_waves += sign * cp->kernels[wg->kernel].shape.waves;
    }
    if (CP_COOPERATIVE && (wg->state == CP_WG_SAVING || wg->state == CP_WG_SWAPPED))
        cp->cooperative[wg->kernel].away = (uint16_t)(cp->cooperative[wg->kernel].away + sign);
}

static CP_FOLDED void leave_state(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_list *list = list_of(cp, wg);

    if (list)
        cp_list_remove(cp, list, CP_LINK_ORDER, slot);
    count_state(cp, wg, UINT32_MAX);
}

/* Flags that end with the entry into a state. */
static const uint8_t ended_flags[] = {
    [CP_WG_RUNNING] = CP_WG_SWAP | CP_WG_PREEMPTED | CP_WG_MET,
    [CP_WG_STALLED] = CP_WG_SWAP | CP_WG_PREEMPTED | CP_WG_MET,
    [CP_WG_SAVING] = CP_WG_WAITS,
    [CP_WG_SWAPPED] = CP_WG_SWAP | CP_WG_PREEMPTED | CP_WG_EXPIRED | CP_WG_WAITS | CP_WG_MET,
    [CP_WG_READY] = CP_WG_WAITS | CP_WG_SWAP | CP_WG_EXPIRED | CP_WG_MET,
    [CP_WG_RESTORING] = CP_WG_PREEMPTED,
    [CP_WG_KILLING] = 0,
};

/* Goes from its state to another: off the one's list, flags, onto the other's list. */
static CP_FOLDED void change(struct cp *cp, uint32_t slot, enum cp_wg_state state, uint32_t set_flags)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    struct cp_list *list;

    leave_state(cp, wg, slot);
    wg->state = (uint8_t)state;
    wg->flags = (uint8_t)((wg->flags & ~ended_flags[state]) | set_flags);
    count_state(cp, wg, 1);
    list = list_of(cp, wg);
    if (list)
        cp_list_append(cp, list, CP_LINK_ORDER, slot);
    cp_trace_workgroup(cp, slot, state);
}

/* All its waits up to the last known are over. */
static CP_APART void become_ready(struct cp *cp, uint32_t slot)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    wg->since = cp->placements;
    wg->first_wait = wg->wait_number + 1;
    cp_condition_forget(cp, wg);
    change(cp, slot, CP_WG_READY, 0);
    cp_schedule_ready(cp, cp_kernel_at(cp, wg->kernel));
}

static CP_FOLDED void condemn(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_kernel *k = cp_kernel_at(cp, wg->kernel);

    if (cp_kernel_may_condemn(k))
        cp_kernel_condemn(cp, k, slot);
}

/* A resident WG is in the GPU's hands again: running, or in a wait that began meanwhile. */
static void become_resident(struct cp *cp, uint32_t slot)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    change(cp, slot, wg->flags & CP_WG_WAITS ? CP_WG_STALLED : CP_WG_RUNNING, 0);
    condemn(cp, wg, slot);
    if (!cp_cu_usable(cp, wg->cu))
        cp_cu_evict(cp, slot);
}

/* The WG is gone, and off its compute unit. */
static void release(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    cp_condition_forget(cp, wg);
    leave_state(cp, wg, slot);
    cp_trace_workgroup(cp, slot, CP_WG_FREE);
    wg->state = CP_WG_FREE;
    wg->generation++;
    wg->links[CP_LINK_ORDER].next = cp->free.head;
    cp->free.head = (uint16_t)slot;
    cp->free.count++;
    cp_kernel_retire(cp, cp_kernel_at(cp, wg->kernel), wg, slot);
}

/* A frame about the WG, to be completed and sent. NULL: the ring is full. */
static CP_FOLDED struct cp_command *begin(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot,
                                          enum cp_command_opcode opcode)
{
    struct cp_command *command = cp_command_begin(cp, opcode, CP_COMMAND_LENGTH(place));

    if (!command)
        return 0;
    command->place = (struct cp_place){.slot = slot, .generation = wg->generation};
    if (opcode == CP_COMMAND_LAUNCH || opcode == CP_COMMAND_RESTORE) {
        command->place.kernel = wg->kernel;
        command->place.cu = wg->cu;
        command->place.simd = wg->simd;
    }
    if (opcode != CP_COMMAND_KILL)
        command->place.context = cp_context_address(cp, slot);
    return command;
}

/* Sends it. */
static inline void send(struct cp *cp, struct cp_workgroup *wg, uint64_t *counter)
{
    wg->tag = cp_command_send(cp);
    cp_count(counter);
}

static CP_ONE_COPY bool send_launch(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const uint32_t id[3])
{
    struct cp_command *command = begin(cp, wg, slot, CP_COMMAND_LAUNCH);

    if (!command)
        return false;
    command->place.workgroup[0] = id[0];
    command->place.workgroup[1] = id[1];
    command->place.workgroup[2] = id[2];
    if (CP_SCRATCH && wg->scratch != CP_NONE)
        command->place.scratch = cp_kernel_scratch(cp_kernel_at(cp, wg->kernel), wg->scratch);
    send(cp, wg, &cp->counters.launches);
    wg->launch_tag = wg->tag;
    return true;
}

static bool send_restore(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    if (!begin(cp, wg, slot, CP_COMMAND_RESTORE))
        return false;
    send(cp, wg, &cp->counters.restores);
    return true;
}

/* Starts the next WG of the kernel with its record in slot, whose place is set. False: the ring is full. */
static CP_ONE_COPY bool start(struct cp *cp, const struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot)
{
    cp_kernel_peek(kernel, wg);
    if (!send_launch(cp, wg, slot, kernel->next))
        return false;
    wg->state = CP_WG_RUNNING;
    wg->flags = CP_WG_FRESH;
    wg->wait_number = UINT32_MAX;
    wg->first_wait = 0;
    return true;
}

/* Launches the next WG of the kernel. Slots of the firmware's own lists need no check: the address is worked out but once. */
static inline bool launch(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot)
{
    uint32_t slot = cp->free.head;
    struct cp_workgroup *wg = cp->workgroups + slot;

    wg->cu = (uint8_t)spot.cu;
    wg->simd = (uint8_t)spot.simd;
    if (!start(cp, kernel, wg, slot))
        return false;
    cp->free.head = wg->links[CP_LINK_ORDER].next;
    cp->free.count--;
    cp_kernel_take(cp, kernel, wg, slot);
    cp_cu_enter(cp, kernel, spot, slot);
    cp_trace_workgroup(cp, slot, CP_WG_RUNNING);
    return true;
}

uint32_t cp_workgroup_launch(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot, uint32_t most)
{
    bool limited = !CP_RUNS || cp_kernel_limited(cp, kernel);
    uint32_t launched = 0;

    while (spot.simd != CP_NONE && launch(cp, kernel, spot)) {
        if (++launched == most || cp->panic || (limited && !cp_kernel_launchable(cp, kernel)))
            break;
        spot.cu = kernel->next_cu;
        spot.simd = cp_cu_try(cp, kernel, spot.cu);
    }
    return launched;
}

bool cp_workgroup_succeed(struct cp *cp, struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot)
{
    if (!cp_cu_renew(cp, kernel, wg, slot))
        return false;
    cp_condition_forget(cp, wg);
    cp_trace_workgroup(cp, slot, CP_WG_FREE);
    wg->generation++;
    if (!start(cp, kernel, wg, slot))
        return false;
    cp_kernel_advance(cp, kernel);
    cp_trace_workgroup(cp, slot, CP_WG_RUNNING);
    return true;
}

bool cp_workgroup_restore(struct cp *cp, uint32_t slot, struct cp_spot spot)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    bool fresh = wg->flags & CP_WG_FRESH;
    uint32_t id[3];
    bool sent;

    wg->cu = (uint8_t)spot.cu;
    wg->simd = (uint8_t)spot.simd;
    if (fresh) {
        cp_kernel_workgroup_id(cp, slot, id);
        sent = send_launch(cp, wg, slot, id);
    } else {
        sent = send_restore(cp, wg, slot);
    }
    if (!sent)
        return false;
    cp_cu_enter(cp, cp_kernel_at(cp, wg->kernel), spot, slot);
    change(cp, slot, fresh ? CP_WG_RUNNING : CP_WG_RESTORING, 0);
    return true;
}

bool cp_workgroup_may_be_saved(struct cp *cp, uint32_t slot)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    return (wg->state == CP_WG_RUNNING || wg->state == CP_WG_STALLED) && !cp_kernel_at(cp, wg->kernel)->error;
}

bool cp_workgroup_save(struct cp *cp, uint32_t slot, uint32_t command_flags, uint32_t wg_flags)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    struct cp_command *command = begin(cp, wg, slot, CP_COMMAND_SAVE);

    if (!command)
        return false;
    command->flags = (uint8_t)command_flags;
    command->place.wait_number = wg->wait_number;
    send(cp, wg, &cp->counters.saves);
    change(cp, slot, CP_WG_SAVING, wg_flags);
    return true;
}

bool cp_workgroup_drop(struct cp *cp, uint32_t slot)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    bool away = wg->state == CP_WG_READY || wg->state == CP_WG_SWAPPED;

    if (away && wg->flags & CP_WG_FRESH) {
        release(cp, wg, slot);
        cp->place_pending = true;
        return true;
    }
    if (!away && wg->state != CP_WG_RUNNING && wg->state != CP_WG_STALLED)
        return true;
    if (!begin(cp, wg, slot, CP_COMMAND_KILL))
        return false;
    wg->tag = cp_command_send(cp);
    change(cp, slot, CP_WG_KILLING, away ? CP_WG_AWAY : 0);
    return true;
}

void cp_workgroup_expire(struct cp *cp)
{
    if (cp_policy_of(cp)->watches)
        cp_count(&cp->counters.fallbacks);
    else
        cp_count(&cp->counters.timeouts);
    become_ready(cp, cp->swapped.head);
}

/* SAVING: notes that a wait's condition is met. */
static enum cp_end latch(struct cp_workgroup *wg, uint32_t wait_number)
{
    if (wg->flags & (CP_WG_FRESH | CP_WG_MET))
        return CP_END_LATER;
    wg->flags |= CP_WG_MET;
    wg->met_wait = wait_number;
    return CP_END_LATCHED;
}

enum cp_end cp_workgroup_end_wait(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, uint32_t wait_number)
{
    struct cp_command *command;

    if (!cp_workgroup_may_wait(wg, wait_number))
        return CP_END_STALE;
    if (wg->state == CP_WG_SAVING)
        return latch(wg, wait_number);
    if (wg->state == CP_WG_SWAPPED) {
        become_ready(cp, slot);
        return CP_END_READY;
    }
    command = cp_command_begin(cp, CP_COMMAND_RESUME, CP_COMMAND_LENGTH(place.workgroup[0]));
    if (!command)
        return CP_END_BLOCKED;
    command->place.slot = slot;
    command->place.generation = wg->generation;
    command->place.wait_number = wait_number;
    command->place.kernel = command->place.cu = command->place.simd = command->place.reserved0 = 0;
    command->place.workgroup[0] = 0;
    cp_command_send(cp);
    cp_count(&cp->counters.resumes);
    return CP_END_RESUMED;
}

/* An event that only a restored WG can cause: its RESTORED was overtaken by a newer state. */
static CP_ONE_COPY void prove_restored(struct cp *cp, const struct cp_workgroup *wg)
{
    if (wg->state == CP_WG_RESTORING)
        cp_count(&cp->counters.restored);
}

/* Whether a command that ends its stay is under way: its events are noted, and the answer changes its state. */
static bool leaves(const struct cp_workgroup *wg)
{
    return wg->state == CP_WG_SAVING || wg->state == CP_WG_KILLING;
}

/* A new wait, or the end of one, is noted in the record. */
static bool go_on(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot)
{
    if (leaves(wg))
        return true;
    prove_restored(cp, wg);
    become_resident(cp, slot);
    return true;
}

/*
 * Compares the wait number of an event. Below 0: an older wait than the one known, or one that has ended; 0: the wait
 * the WG is known to be in; above 0: a newer one.
 */
static int32_t compare_wait(const struct cp_workgroup *wg, uint32_t wait_number)
{
    int32_t age = (int32_t)(wait_number - wg->wait_number);

    return age || wg->flags & CP_WG_WAITS ? age : -1;
}

/* The cycle of an event, which is not in the future. */
static CP_ONE_COPY uint64_t cycle_of(const struct cp *cp, const struct cp_event *event)
{
    return event->cycle < cp->now ? event->cycle : cp->now;
}

/* Notes the wait of an event, and the lowest wait number of its waves. */
static CP_ONE_COPY void note_wait(struct cp_workgroup *wg, const struct cp_event *event)
{
    wg->wait_number = event->wait_number;
    if ((int32_t)(event->tag - wg->first_wait) > 0 && (int32_t)(event->wait_number - event->tag) >= 0)
        wg->first_wait = event->tag;
}

static CP_APART bool on_waiting(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    int32_t age = compare_wait(wg, event->wait_number);

    if (age <= 0)
        return age == 0;
    cp_count(&cp->counters.waits);
    note_wait(wg, event);
    wg->expiry = cycle_of(cp, event);
    wg->flags |= CP_WG_WAITS;
    return go_on(cp, wg, slot);
}

static CP_APART bool on_wait_ended(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    if (compare_wait(wg, event->wait_number) < 0)
        return leaves(wg) && event->wait_number == wg->wait_number;
    wg->wait_number = event->wait_number;
    wg->flags &= (uint8_t)~CP_WG_WAITS;
    return go_on(cp, wg, slot);
}

static CP_APART bool on_quantum(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    if (wg->flags & CP_WG_EXPIRED)
        return false;
    cp_count(&cp->counters.quantum_expiries);
    if (leaves(wg))
        return true;
    prove_restored(cp, wg);
    if (wg->state == CP_WG_RUNNING)
        change(cp, slot, CP_WG_RUNNING, CP_WG_EXPIRED);
    wg->flags |= CP_WG_EXPIRED;
    if (wg->state == CP_WG_RESTORING)
        become_resident(cp, slot);
    return true;
}

static void become_swapped(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    uint64_t start = event->wait_number == wg->wait_number ? wg->expiry : cycle_of(cp, event);
    uint64_t limit = cp_policy_wait_limit(cp);

    note_wait(wg, event);
    wg->expiry = limit ? start + limit : UINT64_MAX;
    if (cp->swapped.tail != CP_NONE) {
        const struct cp_workgroup *last = cp_workgroup_at(cp, cp->swapped.tail);

        if (wg->expiry < last->expiry)
            wg->expiry = last->expiry;
    }
    change(cp, slot, CP_WG_SWAPPED, 0);
}

/* Whether the wait that a WG was saved in ended meanwhile, by a condition that the firmware found met. */
static bool was_met(const struct cp_workgroup *wg, const struct cp_event *event)
{
    return wg->flags & CP_WG_MET && (int32_t)(wg->met_wait - event->tag) >= 0 &&
           (int32_t)(event->wait_number - wg->met_wait) >= 0;
}

static CP_APART bool on_saved(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{

    if (wg->state != CP_WG_SAVING)
        return false;
    cp_count(&cp->counters.saved);
    cp_cu_leave(cp, wg, slot, event);
    if (!event->value && cp_policy_of(cp)->swaps && !was_met(wg, event)) {
        become_swapped(cp, wg, slot, event);
    } else {
        if ((int32_t)(event->wait_number - wg->wait_number) > 0)
            wg->wait_number = event->wait_number;
        become_ready(cp, slot);
    }
    condemn(cp, wg, slot);
    return true;
}

static CP_APART bool on_restored(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    if (wg->state != CP_WG_RESTORING)
        return false;
    prove_restored(cp, wg);
    become_resident(cp, slot);
    return true;
}

/* The GPU holds nothing of the WG any more. */
static void end(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    if (wg->flags & CP_WG_AWAY)
        cp->place_pending = true;
    else
        cp_cu_leave(cp, wg, slot, event);
    release(cp, wg, slot);
}

static CP_APART bool on_done(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    prove_restored(cp, wg);
    if (wg->state != CP_WG_KILLING)
        cp_count(&cp->counters.retires);
    if (!CP_SUCCESSION || !cp_schedule_succeed(cp, wg, slot))
        end(cp, wg, slot, event);
    return true;
}

static CP_APART bool on_fault(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    cp_count(&cp->counters.faults);
    cp_kernel_fault(cp, wg->kernel, CP_QUEUE_KERNEL_FAULT);
    end(cp, wg, slot, event);
    return true;
}

/* A LAUNCH or RESTORE was refused: the WG is where it was before, first of those that want a place. */
static CP_APART void on_not_started(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
{
    struct cp_kernel *k = cp_kernel_at(cp, wg->kernel);

    cp_cu_leave(cp, wg, slot, event);
    cp_cu_refused(cp, wg->kernel, wg->cu);
    if (event->reason != CP_REFUSED_CU && event->reason != CP_REFUSED_NO_ROOM)
        cp_kernel_fault(cp, wg->kernel, CP_QUEUE_KERNEL_FAULT);
    become_ready(cp, slot);
    cp_list_remove(cp, &k->ready, CP_LINK_ORDER, slot);
    cp_list_prepend(cp, &k->ready, CP_LINK_ORDER, slot);
    condemn(cp, wg, slot);
}

static CP_APART bool on_refused(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const struct cp_event *event)
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

/* The record of the slot and generation that an event names; NULL: there is none. */
static CP_ONE_COPY struct cp_workgroup *named_by(struct cp *cp, const struct cp_event *event)
{
    struct cp_workgroup *wg;

    if (event->slot >= cp->config.wg_slots)
        return 0;
    wg = cp_workgroup_at(cp, event->slot);
    return event->generation == wg->generation ? wg : 0;
}

bool cp_workgroup_met(struct cp *cp, const struct cp_event *event)
{
    const struct cp_workgroup *wg = named_by(cp, event);

    if (!wg || wg->state != CP_WG_SWAPPED || event->wait_number != wg->wait_number)
        return false;
    cp_count(&cp->counters.conditions_met);
    become_ready(cp, event->slot);
    return true;
}

bool cp_workgroup_speaks(struct cp *cp, const struct cp_event *event)
{
    struct cp_workgroup *wg = named_by(cp, event);

    if (!wg || wg->state == CP_WG_FREE || wg->state == CP_WG_KILLING ||
        (wg->state == CP_WG_READY && wg->flags & CP_WG_FRESH))
        return false;
    wg->flags &= (uint8_t)~CP_WG_FRESH;
    return true;
}

bool cp_workgroup_event(struct cp *cp, const struct cp_event *event)
{
    uint32_t slot = event->slot;
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
