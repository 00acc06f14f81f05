/* SPDX-License-Identifier: MIT */
/* run_list.c - places that the GPU's dispatcher has given to work-groups of a run list. */
#include "run_list.h"

#include "compute_unit.h"
#include "kernel.h"
#include "policy.h"
#include "spill_table.h"
#include "trace.h"
#include "workgroup_internal.h"

#if CP_RUN_LISTS

void cp_run_list_init(struct cp *cp)
{
    cp->has_run_lists = cp_policy_of(cp)->swaps && cp_policy_extensions(cp) & CP_EXTENSION_RUN_LISTS;
}

/* Returns true if the GPU holds the WG saved, whatever command about it is under way. */
static bool is_away(const struct cp_workgroup *wg)
{
    if (wg->state == CP_WG_KILLING)
        return wg->flags & CP_WG_AWAY;
    return cp_workgroup_is_in(wg, 1u << CP_WG_SWAPPED | 1u << CP_WG_READY | 1u << CP_WG_RESTORING) &&
           !(wg->flags & CP_WG_FRESH);
}

bool cp_run_list_is_ahead(const struct cp *cp, const struct cp_workgroup *wg, uint32_t wait_number)
{
    return cp_run_lists_used(cp) && cp_workgroup_is_in(wg, CP_WG_NOT_RESIDENT) && !(wg->flags & CP_WG_FRESH) &&
           (int32_t)(wait_number - wg->wait_number) > 0;
}

uint32_t cp_run_list_successor(struct cp *cp, const struct cp_workgroup *left, const struct cp_event *event)
{
    uint32_t successor = event->tag - 1;
    const struct cp_workgroup *wg;

    CP_REQUIRE(cp, RUN_LIST, event->kind == CP_EVENT_SAVED || event->kind == CP_EVENT_DONE);
    if (successor >= cp->config.wg_slots || !cp_run_lists_used(cp))
        return CP_NONE;
    wg = cp_workgroup_at(cp, successor);
    if (wg == left || wg->kernel != left->kernel || !is_away(wg))
        return CP_NONE;
    return successor;
}

void cp_run_list_take_over(struct cp *cp, struct cp_workgroup *left, uint32_t slot, uint32_t successor,
                           const struct cp_event *event)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, successor);

    CP_REQUIRE(cp, RUN_LIST, wg != left && is_away(wg));
    cp_count(&cp->counters.takeovers);
    if (wg->state == CP_WG_RESTORING)
        cp_cu_leave(cp, wg, successor, event);
    if (wg->state == CP_WG_READY)
        cp->place_pending = true; /* it lacks a slot no more */
    wg->cu = left->cu;
    wg->simd = left->simd;
    cp_cu_replace(cp, slot, successor);
    if (wg->state == CP_WG_SWAPPED) { /* otherwise its waits up to then are forgotten, and newer ones may last */
        wg->first_wait = wg->wait_number + 1;
        cp_spill_forget_ended(cp, wg);
    }
    if (wg->state == CP_WG_KILLING)
        wg->flags &= (uint8_t)~CP_WG_AWAY;
    else
        cp_workgroup_change(cp, successor, CP_WG_RUNNING, 0);
}

/* Sends LIST for a READY WG. Returns false if the ring is full. */
static bool send_list(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_LIST, CP_COMMAND_LENGTH(place.workgroup[0]));

    if (!command)
        return false;
    command->place.slot = slot;
    command->place.generation = wg->generation;
    command->place.wait_number = wg->wait_number;
    command->place.kernel = command->place.cu = command->place.simd = command->place.reserved0 = 0;
    command->place.workgroup[0] = 0;
    wg->tag = cp_command_send(cp);
    return true;
}

/* Returns a READY WG of the only kernel that was saved, or CP_NONE. A scheduling pass that is due decides anew first. */
static uint32_t find_saved(struct cp *cp)
{
    const struct cp_kernel *kernel = cp_kernel_first(cp);
    uint32_t slot;

    if (!cp->run_lists || cp->place_pending || !kernel)
        return CP_NONE;
    slot = kernel->ready.count ? kernel->ready.head : kernel->preempted.head;
    return slot == CP_NONE || cp_workgroup_at(cp, slot)->flags & CP_WG_FRESH ? CP_NONE : slot;
}

void cp_run_list_give_step(struct cp *cp)
{
    uint32_t slot = find_saved(cp);
    struct cp_workgroup *wg;

    CP_REQUIRE(cp, RUN_LIST, cp->lists_due && !cp->waiting_pending);
    if (slot == CP_NONE) {
        cp->lists_due = false;
        return;
    }
    wg = cp_workgroup_at(cp, slot);
    CP_REQUIRE(cp, RUN_LIST, wg->state == CP_WG_READY);
    if (!send_list(cp, wg, slot))
        return;
    cp_workgroup_set_expiry(cp, wg, slot, cp->now);
    cp_workgroup_change(cp, slot, CP_WG_SWAPPED, 0);
}

void cp_run_list_swap(struct cp *cp, uint32_t slot, uint32_t successor)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot), *other = cp_workgroup_at(cp, successor);

    CP_REQUIRE(cp, RUN_LIST, wg->state == CP_WG_RUNNING || wg->state == CP_WG_STALLED);
    CP_REQUIRE(cp, RUN_LIST, other->state == CP_WG_SWAPPED && wg->kernel == other->kernel);
    CP_REQUIRE(cp, RUN_LIST, !(wg->flags & CP_WG_EXPIRED) && !cp_kernel_at(cp, wg->kernel)->managed);
    if (wg->state == CP_WG_STALLED)
        cp_list_remove(cp, &cp->stalled, CP_LINK_ORDER, slot);
    cp_list_remove(cp, &cp->swapped, CP_LINK_ORDER, successor);
    cp_list_append(cp, &cp->swapped, CP_LINK_ORDER, slot);
    wg->state = CP_WG_SWAPPED;
    wg->flags = 0;
    other->state = CP_WG_RUNNING;
    other->flags = 0;
    other->first_wait = other->wait_number + 1;
    other->cu = wg->cu;
    other->simd = wg->simd;
    cp_cu_replace(cp, slot, successor);
    cp_spill_forget_ended(cp, other);
    cp_trace_workgroup(cp, slot, CP_WG_SWAPPED);
    cp_trace_workgroup(cp, successor, CP_WG_RUNNING);
}

#endif
