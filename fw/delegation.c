/* SPDX-License-Identifier: MIT */
/* delegation.c - kernels that the GPU's dispatcher places by itself. */
#include "delegation.h"

#include "compute_unit.h"
#include "cu_loss.h"
#include "kernel.h"
#include "policy.h"
#include "queue.h"
#include "spill_table.h"
#include "status.h"
#include "trace.h"
#include "workgroup_internal.h"

#if CP_DELEGATION

/* Slots that are looked at in a work item. */
#define TAKE_SLOTS 32u

/* Whether the policy decides WG by WG, which the dispatcher cannot. */
static bool decides_itself(const struct cp_policy *policy)
{
    return policy->promise || policy->wait_limit || policy->goes_before || policy->victim || policy->may_preempt;
}

/* The dispatcher knows no masks of queues. */
static bool has_masks(const struct cp *cp)
{
#if CP_HOST
    return cp->masked;
#else
    (void)cp;
    return false;
#endif
}

/* Whether the firmware may have WGs on CUs that are to be saved for SUSPEND. */
static bool is_suspending(const struct cp *cp)
{
#if CP_HOST
    return cp_bits_any(cp->suspending, CP_QUEUE_WORDS);
#else
    (void)cp;
    return false;
#endif
}

/* A WG whose LAUNCH was refused is in no hands but the firmware's. */
static bool may_delegate(const struct cp *cp)
{
    return cp->config.dispatcher && !cp->managed && !is_suspending(cp) && !cp->fresh && !has_masks(cp) &&
           !decides_itself(cp_policy_of(cp));
}

static void mark_all_pending(struct cp *cp)
{
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k))
        cp_kernel_mark_pending(cp, k);
}

/* From now on the dispatcher saves what is on lost CUs. */
static void forget_losses(struct cp *cp)
{
    while (cp_cu_set_any(&cp->cus_evicting)) {
        uint32_t cu = cp_cu_set_next(&cp->cus_evicting, 0);

        cp_cu_at(cp, cu)->cursor = CP_NONE;
        cp_cu_set_remove(&cp->cus_evicting, cu);
    }
    cp_cu_set_fill(&cp->cus_releasing, 0);
}

/* Expanded, it takes more text. */
static __attribute__((noinline)) void delegate(struct cp *cp)
{
    forget_losses(cp);
    cp->delegated = true;
    cp->waiting_pending = true;
    cp->oversubscribed = false;
    cp->wanting = 0;
    cp->reserved_kernel = CP_KERNEL_NONE;
    mark_all_pending(cp);
}

void cp_delegation_begin(struct cp *cp)
{
    if (cp->delegated || cp->taking || !may_delegate(cp))
        return;
    if (cp->free.count == cp->config.wg_slots) {
        delegate(cp);
        return;
    }
    cp->taking = true;
    cp->commands_pending = true;
}

void cp_delegation_end(struct cp *cp)
{
    if (!cp->delegated || cp->taking)
        return;
    cp->taking = true;
    cp->commands_pending = true;
}

/* Give */

static uint32_t count_bits(uint32_t word)
{
    word -= word >> 1 & 0x55555555u;
    word = (word & 0x33333333u) + (word >> 2 & 0x33333333u);
    return ((word + (word >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
}

/* Returns the scratch slots of a kernel's arena, used or not. */
static uint32_t count_scratch(const struct cp_kernel *k)
{
    uint32_t count = k->workgroups.count; /* each has a slot */

    if (!CP_SCRATCH || !k->begin.scratch_wave_bytes)
        return 0;
    for (uint32_t i = 0; i < CP_SCRATCH_WORDS; i++)
        count += count_bits(k->scratch_free[i]);
    return count;
}

static void give(struct cp *cp, struct cp_kernel *k)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_GIVE, CP_COMMAND_LENGTH(give));
    bool launched = k->workgroups.count;

    CP_REQUIRE(cp, DELEGATION, cp_delegation_wants(cp, k));
    if (!command)
        return;
    command->give = (struct cp_give){.kernel = k->number,
                                     .priority = k->priority,
                                     .limit = (uint16_t)cp->config.queues[k->queue].wg_limit,
                                     .scratch_slots = (uint16_t)count_scratch(k),
                                     .next = cp_kernel_next_number(k),
                                     .end = cp_kernel_next_number(k) + k->unlaunched,
                                     .release = (uint16_t)k->release,
                                     .launched = launched,
                                     .weight = cp->config.queues[k->queue].weight};
    k->tag = cp_command_send(cp);
    k->stage = launched ? CP_KERNEL_GIVING : CP_KERNEL_GIVEN;
    k->unlaunched = 0;
    k->cursor = CP_NONE; /* the dispatcher saves what is held */
    cp->giving += launched;
    cp_bit_clear(cp->kernels_pending, k->number);
}

static bool on_given(struct cp *cp, uint32_t kernel)
{
    struct cp_kernel *k;

    if (kernel >= CP_MAX_KERNELS)
        return false;
    k = cp_kernel_at(cp, kernel);
    if (k->stage != CP_KERNEL_GIVING)
        return false;
    k->stage = CP_KERNEL_HANDING;
    k->records = k->workgroups.count;
    cp_kernel_mark_pending(cp, k);
    return true;
}

static void end_giving(struct cp *cp, struct cp_kernel *k)
{
    CP_REQUIRE(cp, DELEGATION, k->stage == CP_KERNEL_HANDING && cp->giving);
    k->stage = CP_KERNEL_GIVEN;
    cp->giving--;
    cp->commands_pending = true;
}

/* Tells the dispatcher that a saved WG can run. Returns false if the ring is full. */
static bool list(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_LIST, CP_COMMAND_LENGTH(place.workgroup[0]));

    if (!command)
        return false;
    command->flags = wg->flags & CP_WG_PREEMPTED ? CP_FLAG_PREEMPTED : 0;
    command->place.slot = slot;
    command->place.generation = wg->generation;
    command->place.wait_number = wg->wait_number;
    command->place.kernel = command->place.cu = command->place.simd = command->place.reserved0 = 0;
    command->place.workgroup[0] = 0;
    cp_command_send(cp);
    return true;
}

/* The dispatcher has the WG: it leaves the firmware's books of its CU, if it is on one. */
static void leave_cu(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot)
{
    if (cp_workgroup_is_in(wg, CP_WG_RESUMABLE))
        cp_cu_leave(cp, wg, slot, 0);
}

/* Hands over the first record of a kernel, or keeps it behind the others. */
static void hand_over(struct cp *cp, struct cp_kernel *k)
{
    uint32_t slot = k->workgroups.head;
    struct cp_workgroup *wg;

    if (!k->records || slot == CP_NONE) {
        end_giving(cp, k);
        return;
    }
    wg = cp_workgroup_at(cp, slot);
    if (cp_workgroup_never_ran(wg)) { /* but it had a place when TAKEN came */
        cp_kernel_fault(cp, k->number, CP_QUEUE_KERNEL_FAULT);
    } else if (wg->state == CP_WG_READY && !list(cp, wg, slot)) {
        return;
    }
    k->records--;
    leave_cu(cp, wg, slot);
    if (wg->waits) {
        cp_workgroup_change(cp, slot, CP_WG_WATCHED, 0);
    } else {
        cp_workgroup_release(cp, wg, slot);
        return;
    }
    cp_list_remove(cp, &k->workgroups, CP_LINK_KERNEL, slot);
    cp_list_append(cp, &k->workgroups, CP_LINK_KERNEL, slot);
}

/* What ends */

bool cp_delegation_ended(struct cp *cp, uint32_t kernel)
{
    struct cp_kernel *k = cp_kernel_at(cp, kernel);

    if (k->stage == CP_KERNEL_GIVING || k->stage == CP_KERNEL_CLEARED)
        return false;
    if (k->stage == CP_KERNEL_HANDING)
        end_giving(cp, k);
    k->stage = k->workgroups.count ? CP_KERNEL_CLEARED : CP_KERNEL_SIGNAL;
    cp_kernel_mark_pending(cp, k);
    return true;
}

/* What has become of the kernel is not known: it stops, rather than that a WG runs twice or never. */
static void lose_kernel(struct cp *cp, struct cp_kernel *k, enum cp_queue_error error)
{
    k->stage = CP_KERNEL_ACTIVE;
    cp_kernel_fault(cp, k->number, error);
}

/*
 * GIVE follows KERNEL_BEGIN at once. When that was refused, the dispatcher does not know the kernel. DROP is refused when it crosses
 * KERNEL_ENDED.
 */
bool cp_delegation_refused(struct cp *cp, struct cp_kernel *k)
{
    bool known = k->stage != CP_KERNEL_GIVEN;

    if (k->stage == CP_KERNEL_CLEARED)
        return false;
    if (k->stage == CP_KERNEL_GIVING || k->stage == CP_KERNEL_HANDING)
        cp->giving--;
    lose_kernel(cp, k, known ? CP_QUEUE_KERNEL_FAULT : CP_QUEUE_BAD_KERNEL_OBJECT);
    cp_kernel_visit(cp, k);
    cp_kernel_end_if_empty(cp, k);
    return true;
}

bool cp_delegation_fault(struct cp *cp, const struct cp_event *event)
{
    uint32_t kernel = event->fault.kernel;

    if (kernel >= CP_MAX_KERNELS || !cp_kernel_is_given(cp_kernel_at(cp, kernel)) ||
        cp_kernel_at(cp, kernel)->stage == CP_KERNEL_CLEARED)
        return false;
    cp_count(&cp->counters.faults);
    cp_kernel_fault(cp, kernel, CP_QUEUE_KERNEL_FAULT);
    return true;
}

static void drop(struct cp *cp, struct cp_kernel *k)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_DROP, CP_COMMAND_LENGTH(end));

    CP_REQUIRE(cp, DELEGATION, k->stage == CP_KERNEL_GIVEN && k->error);
    if (!command)
        return;
    command->end = (struct cp_kernel_end){.kernel = k->number, .release = k->release};
    k->tag = cp_command_send(cp);
    k->stage = CP_KERNEL_DROPPED;
}

/* Forgets the first record of a kernel that has ended. Without records the kernel's end is to be signalled. */
static void forget_next(struct cp *cp, struct cp_kernel *k)
{
    uint32_t slot = k->workgroups.head;

    if (slot != CP_NONE) {
        struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

        leave_cu(cp, wg, slot);
        cp_workgroup_release(cp, wg, slot);
        return;
    }
    k->stage = CP_KERNEL_SIGNAL;
}

void cp_delegation_step(struct cp *cp, struct cp_kernel *k)
{
    switch (k->stage) {
    case CP_KERNEL_ACTIVE:
        give(cp, k);
        break;
    case CP_KERNEL_HANDING:
        hand_over(cp, k);
        break;
    case CP_KERNEL_CLEARED:
        forget_next(cp, k);
        break;
    default:
        if (k->stage == CP_KERNEL_GIVEN && k->error && !cp->take_sent)
            drop(cp, k);
        else
            cp_bit_clear(cp->kernels_pending, k->number);
    }
}

/* Records */

/* Makes a record of a WG that the dispatcher has launched. */
static void make_record(struct cp *cp, struct cp_kernel *k, uint32_t slot, uint32_t generation, enum cp_wg_state state)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    CP_REQUIRE(cp, DELEGATION, wg->state == CP_WG_FREE && !wg->waits && cp->free.count);
    wg->kernel = k->number;
    wg->generation = generation;
    wg->number = 0;
    wg->state = (uint8_t)state;
    wg->flags = 0;
    wg->scratch = (uint16_t)CP_NONE;
    wg->wait_number = UINT32_MAX;
    wg->first_wait = 0;
    cp_workgroup_clear_wait(wg);
    cp_list_append(cp, &k->workgroups, CP_LINK_KERNEL, slot);
    cp_queue_at(cp, k->queue)->held++;
    cp->free.count--;
    if (cp->unused <= slot)
        cp->unused = slot + 1;
    cp_trace_workgroup(cp, slot, state);
}

bool cp_delegation_watch(struct cp *cp, const struct cp_log_entry *entry)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, entry->slot);
    struct cp_kernel *k;

    if (!cp->delegated || entry->kernel >= CP_MAX_KERNELS)
        return true;
    if (wg->state == CP_WG_WATCHED && (int32_t)(entry->generation - wg->generation) > 0) {
        cp_workgroup_release(cp, wg, entry->slot);
        return false;
    }
    k = cp_kernel_at(cp, entry->kernel);
    if (wg->state == CP_WG_FREE && cp_kernel_is_given(k) && k->stage != CP_KERNEL_CLEARED && !k->error)
        make_record(cp, k, entry->slot, entry->generation, CP_WG_WATCHED);
    return true;
}

/* Take */

static bool on_kernel_at(struct cp *cp, const struct cp_event *event)
{
    struct cp_kernel *k;
    uint32_t groups;

    if (!cp->take_sent || event->kernel_at.kernel >= CP_MAX_KERNELS)
        return false;
    k = cp_kernel_at(cp, event->kernel_at.kernel);
    groups = k->groups[0] * k->groups[1] * k->groups[2];
    if ((k->stage != CP_KERNEL_GIVEN && k->stage != CP_KERNEL_DROPPED) || event->kernel_at.next > groups)
        return false;
    k->stage = CP_KERNEL_ACTIVE;
    k->unlaunched = k->error ? 0 : groups - event->kernel_at.next;
    cp_kernel_aim_at(k, event->kernel_at.next);
    return true;
}

/* Returns whether a WG of the kernel can be where an event says. */
static bool can_be(struct cp *cp, struct cp_kernel *k, const struct cp_wg_place *place)
{
    const struct cp_workgroup *wg;

    if (place->slot >= cp->config.wg_slots || place->state > CP_PLACE_PREEMPTED || place->cu >= cp->config.cus ||
        place->simd >= cp->config.simds || place->number >= cp_kernel_next_number(k))
        return false;
    wg = cp_workgroup_at(cp, place->slot);
    if (wg->state != CP_WG_FREE && wg->state != CP_WG_WATCHED)
        return false;
    if (k->begin.scratch_wave_bytes && !cp_kernel_has_scratch(k, place->scratch))
        return false;
    return place->state >= CP_PLACE_WAITS || cp_cu_fits(cp, k, (struct cp_spot){place->cu, place->simd});
}

/* Notes a WG of a kernel that is the firmware's again. Returns false if it cannot be there. */
static bool enter(struct cp *cp, struct cp_kernel *k, const struct cp_wg_place *place)
{
    uint32_t slot = place->slot;
    struct cp_workgroup *wg;

    if (!can_be(cp, k, place))
        return false;
    wg = cp_workgroup_at(cp, slot);
    if (wg->state == CP_WG_WATCHED && (wg->generation != place->generation || wg->kernel != k->number))
        cp_workgroup_release(cp, wg, slot);
    if (wg->state == CP_WG_FREE)
        make_record(cp, k, slot, place->generation, CP_WG_WATCHED);
    wg->number = place->number;
    wg->cu = place->cu;
    wg->simd = place->simd;
    wg->wait_number = place->wait_number;
    if (k->begin.scratch_wave_bytes)
        cp_kernel_take_scratch(k, wg, place->scratch);
    if (place->state >= CP_PLACE_LISTED) {
        cp_workgroup_become_ready(cp, slot, place->state == CP_PLACE_PREEMPTED ? CP_WG_PREEMPTED : 0);
        return true;
    }
    if (place->state == CP_PLACE_WAITS) {
        cp_workgroup_set_expiry(cp, wg, slot, cp->now);
        cp_workgroup_change(cp, slot, CP_WG_SWAPPED, 0);
        return true;
    }
    cp_cu_enter(cp, k, (struct cp_spot){place->cu, place->simd}, slot);
    cp_workgroup_change(cp, slot, CP_WG_RUNNING, 0);
    if (place->state == CP_PLACE_SAVING)
        cp_workgroup_change(cp, slot, CP_WG_SAVING, 0);
    else if (place->state == CP_PLACE_RESTORING)
        cp_workgroup_change(cp, slot, CP_WG_RESTORING, 0);
    else if (!cp_cu_usable(cp, place->cu))
        cp_cu_loss_evict(cp, slot);
    return true;
}

/* A saved WG may have an event of its own, which tells what it waits for. */
static void note_saved_wait(struct cp *cp, const struct cp_event *event)
{
#if CP_HOST
    struct cp_workgroup *wg = cp_workgroup_at(cp, event->place_waits.place.slot);

    if (event->cu && cp_workgroup_is_in(wg, CP_WG_NOT_RESIDENT))
        cp_workgroup_note_wait(wg, wg->wait_number, event->cu,
                               &(struct cp_status_wait){.address = event->place_waits.address,
                                                        .value = event->place_waits.value,
                                                        .mask = event->place_waits.mask,
                                                        .since = event->cycle});
#else
    (void)cp;
    (void)event;
#endif
}

static bool on_places(struct cp *cp, const struct cp_event *event)
{
    uint32_t kernel = event->tag;
    struct cp_kernel *k;
    bool good = true;

    if (!cp->take_sent || !cp->delegated || kernel >= CP_MAX_KERNELS || !event->reason ||
        event->reason > CP_PLACES_MOST)
        return false;
    k = cp_kernel_at(cp, kernel);
    if (k->stage != CP_KERNEL_ACTIVE || k->managed)
        return false;
    for (uint32_t i = 0; i < event->reason; i++)
        good &= enter(cp, k, &event->places.places[i]);
    if (!good)
        cp_kernel_fault(cp, kernel, CP_QUEUE_KERNEL_FAULT);
    else if (event->reason == 1)
        note_saved_wait(cp, event);
    return good;
}

/* The firmware has the books: commands of the host may have waited for that, and TAKE has ended each HALT. */
static void wake_requests(struct cp *cp)
{
    for (uint32_t i = 0; CP_HOST && i < CP_MAX_QUEUES; i++) {
        cp->requests[i].halting = false;
        cp->requests[i].halted = false;
        cp_wake_request(cp, i);
    }
}

/* Nothing was given: the answer tells that all answers to LAUNCHes are known. */
static void end_settling(struct cp *cp)
{
    cp->taking = false;
    cp->place_pending = true;
    wake_requests(cp);
    mark_all_pending(cp);
    if (may_delegate(cp))
        delegate(cp);
}

static bool on_taken(struct cp *cp, const struct cp_event *event)
{
    if (!cp->take_sent)
        return false;
    cp->take_sent = false;
    if (!cp->delegated) {
        end_settling(cp);
        return true;
    }
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        struct cp_kernel *k = cp_kernel_at(cp, i);

        if (k->stage == CP_KERNEL_GIVEN || k->stage == CP_KERNEL_DROPPED)
            lose_kernel(cp, k, CP_QUEUE_KERNEL_FAULT);
        if (k->stage == CP_KERNEL_ACTIVE && (k->error || cp_kernel_is_held(cp, k)))
            cp_kernel_visit(cp, k);
        cp_kernel_end_if_empty(cp, k);
    }
    cp->delegated = false;
    cp->generation_floor = event->taken.generation + 1;
    if (event->taken.slots > cp->unused)
        cp->unused = cp_smaller(event->taken.slots, cp->config.wg_slots);
    cp->free.head = CP_NONE;
    cp->take_slot = 0;
    cp->commands_pending = true;
    return true;
}

static void end_taking(struct cp *cp)
{
    cp->take_slot = UINT32_MAX;
    cp->taking = false;
    cp->place_pending = true;
    cp->waiting_pending = true;
    cp->full = false;
    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after)
        cp_cu_find_usable(cp, cp->kernels[i].queue, &cp->kernels[i].may_fit);
    wake_requests(cp);
    mark_all_pending(cp);
}

/* Puts records that are free on their list, and frees those of WGs that were watched and are gone. */
static void find_free(struct cp *cp)
{
    uint32_t slot = cp->take_slot, end = cp_smaller(slot + TAKE_SLOTS, cp->unused);

    for (; slot < end; slot++) {
        struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

        cp->take_slot = slot + 1;
        if (wg->state == CP_WG_WATCHED) {
            cp_workgroup_release(cp, wg, slot);
        } else if (wg->state == CP_WG_FREE) {
            wg->links[CP_LINK_ORDER].next = cp->free.head;
            cp->free.head = (uint16_t)slot;
        }
    }
    if (end == cp->unused)
        end_taking(cp);
}

void cp_delegation_take_step(struct cp *cp)
{
    struct cp_command *command;

    CP_REQUIRE(cp, DELEGATION, cp_delegation_take_due(cp));
    if (cp->take_slot != UINT32_MAX) {
        find_free(cp);
        return;
    }
    command = cp_command_begin(cp, CP_COMMAND_TAKE, 1);
    if (!command)
        return;
    if (cp_status_is_asked(cp))
        command->flags = CP_FLAG_WAITS;
    cp_command_send(cp);
    cp->take_sent = true;
}

bool cp_delegation_event(struct cp *cp, const struct cp_event *event)
{
    switch (event->kind) {
    case CP_EVENT_GIVEN:
        return on_given(cp, event->kernel.kernel);
    case CP_EVENT_KERNEL_AT:
        return on_kernel_at(cp, event);
    case CP_EVENT_PLACES:
        return on_places(cp, event);
    default:
        return on_taken(cp, event);
    }
}

#endif
