/* SPDX-License-Identifier: MIT */
/* dispatch.c - active dispatches from KERNEL_BEGIN to the completion signal. */
#include "dispatch.h"

#include "cooperative.h"
#include "delegation.h"
#include "kernel.h"
#include "limits.h"
#include "order.h"
#include "policy.h"
#include "progress_model.h"
#include "queue.h"
#include "schedule.h"
#include "trace.h"
#include "workgroup.h"

#include "onward/kernel_descriptor.h"

/* Waves have four levels of priority: two bits of rsrc1. With more priorities of queues neighbours share one. */
#define LEVEL_SHIFT (CP_PRIORITIES <= 4 ? 0 : CP_PRIORITIES <= 8 ? 1 : 2)

/* The kernel's waves have the level of its queue. A program does not choose it. */
static void set_wave_priority(struct cp_kernel *k)
{
    uint32_t level = (uint32_t)k->priority >> LEVEL_SHIFT;

    k->begin.rsrc1 = (k->begin.rsrc1 & ~CP_RSRC1_PRIORITY_MASK) | level << CP_RSRC1_PRIORITY_SHIFT;
}

#if CP_ROCM
static bool is_stamped(const struct cp *cp, const struct cp_kernel *k)
{
    return k->signal && !k->error && cp->queues[k->queue].profiled;
}

/* Stores the timestamp that is due. Returns true if none is due. */
static bool is_past_stamp(struct cp *cp, struct cp_kernel *k)
{
    bool end = k->stage == CP_KERNEL_SIGNAL;

    if (k->stage != CP_KERNEL_START && !(end && is_stamped(cp, k)))
        return true;
    if (cp_queue_send_time(cp, k->signal, end))
        k->stage = end ? CP_KERNEL_STAMPED : CP_KERNEL_BEGIN;
    return false;
}
#endif

void cp_dispatch_open(struct cp *cp, const struct cp_dispatch *dispatch)
{
    uint32_t kernel = cp_bits_first(cp->kernels_free, CP_KERNEL_WORDS);
    struct cp_kernel *k = cp_kernel_at(cp, kernel);

    CP_REQUIRE(cp, DISPATCH, k->stage == CP_KERNEL_FREE && dispatch->shape.waves);
    cp_bit_clear(cp->kernels_free, kernel);
    k->begin = dispatch->begin;
    k->begin.kernel = (uint16_t)kernel;
    k->number = (uint8_t)kernel;
    k->queue = (uint8_t)dispatch->begin.queue;
    k->priority = (uint8_t)cp->config.queues[k->queue].priority;
    set_wave_priority(k);
    k->signal = dispatch->signal;
    for (uint32_t i = 0; i < 3; i++) {
        k->groups[i] = dispatch->groups[i];
        k->next[i] = 0;
    }
    k->unlaunched = dispatch->groups[0] * dispatch->groups[1] * dispatch->groups[2];
    k->release = (uint8_t)dispatch->release;
    k->scratch_summary = 0;
    if (CP_SCRATCH && dispatch->scratch_slots) {
        cp_bits_fill(k->scratch_free, CP_SCRATCH_WORDS, dispatch->scratch_slots);
        cp_bits_fill(&k->scratch_summary, 1, CP_WORDS(dispatch->scratch_slots));
    }
    cp_cu_find_usable(cp, k->queue, &k->may_fit);
    cp->full = false;
    k->shape = dispatch->shape;
    cp_list_clear(&k->workgroups);
    cp_list_clear(&k->ready);
    cp_list_clear(&k->preempted);
    k->cursor = CP_NONE;
    k->next_cu = 0;
    k->turn = cp->placements;
    k->stage = CP_KERNEL_BEGIN;
    k->error = 0;
#if CP_ROCM
    if (is_stamped(cp, k))
        k->stage = CP_KERNEL_START;
#endif
    if (CP_COOPERATIVE)
        cp_cooperative_open(cp, k, dispatch);
    if (CP_DELEGATION && k->managed)
        cp_delegation_end(cp);
#if CP_HOST
    cp_kernel_begin_time(cp, k);
    cp->notices[kernel] = dispatch->notice;
#endif
    cp->active++;
    cp_order_sort(cp, k, true);
    if (cp_policy_has_adversary(cp))
        cp_model_open(cp, k);
    cp_trace_kernel(cp, kernel);
    cp_kernel_mark_pending(cp, k);
}

/*
 * Sends KERNEL_BEGIN or KERNEL_END; the stage that follows is the next one. A dispatch that was abandoned before it began ends at
 * once. Returns false if there is more to send.
 */
static bool send_stage(struct cp *cp, struct cp_kernel *k)
{
    bool begins = k->stage == CP_KERNEL_BEGIN;
    struct cp_command *command = begins ? cp_command_begin(cp, CP_COMMAND_KERNEL_BEGIN, CP_COMMAND_LENGTH(begin))
                                        : cp_command_begin(cp, CP_COMMAND_KERNEL_END, CP_COMMAND_LENGTH(end));

    CP_REQUIRE(cp, DISPATCH, begins || (!k->workgroups.count && !k->unlaunched));
    if (!command)
        return false;
    if (begins)
        command->begin = k->begin;
    else
        command->end = (struct cp_kernel_end){.kernel = k->begin.kernel, .release = k->release};
    k->tag = cp_command_send(cp);
    k->stage++;
    if (CP_HOST && begins && k->error)
        cp_kernel_end_if_empty(cp, k);
    cp->place_pending |= begins && !cp_delegation_wants(cp, k);
    return k->stage != CP_KERNEL_END;
}

static void close_kernel(struct cp *cp, struct cp_kernel *k, uint32_t kernel)
{
    CP_ASSERT(cp, CP_MODULE_KERNEL, 1, !k->workgroups.count && !k->ready.count && !k->preempted.count);
    k->stage = CP_KERNEL_FREE;
    cp->active--;
    cp_order_sort(cp, k, false);
    cp_bit_set(cp->kernels_free, kernel);
    if (CP_COOPERATIVE)
        cp_cooperative_close(cp, k);
    if (CP_DELEGATION)
        cp_delegation_begin(cp);
    if (cp_policy_has_adversary(cp))
        cp_model_close(cp, k);
    cp_queue_completed(cp, k->queue, k->begin.dispatch_id, k->error, cp->cooperative[kernel].detail);
}

bool cp_dispatch_ended(struct cp *cp, uint32_t kernel)
{
    struct cp_kernel *k;

    if (kernel >= CP_MAX_KERNELS)
        return false;
    k = cp_kernel_at(cp, kernel);
    if (cp_kernel_is_given(k))
        return cp_delegation_ended(cp, kernel);
    if (k->stage != CP_KERNEL_ENDING)
        return false;
    k->stage = CP_KERNEL_SIGNAL;
    cp_kernel_mark_pending(cp, k);
    return true;
}

bool cp_dispatch_refused(struct cp *cp, uint32_t kernel, uint32_t tag)
{
    struct cp_kernel *k;

    if (kernel >= CP_MAX_KERNELS)
        return false;
    k = cp_kernel_at(cp, kernel);
    if (k->tag != tag || (k->stage != CP_KERNEL_ACTIVE && k->stage != CP_KERNEL_ENDING && !cp_kernel_is_given(k)))
        return false;
    if (cp_kernel_is_given(k))
        return cp_delegation_refused(cp, k);
    /* If an end is refused, the GPU has a WG of the kernel that should have ended. */
    cp_kernel_fault(cp, kernel, k->stage == CP_KERNEL_ACTIVE ? CP_QUEUE_BAD_KERNEL_OBJECT : CP_QUEUE_KERNEL_FAULT);
    cp_dispatch_ended(cp, kernel);
    return true;
}

/* Whether a held kernel's WG is to be saved, not dropped. */
static bool keeps(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    return cp_kernel_is_held(cp, k) && !k->error &&
           !(CP_COOPERATIVE && k->managed && cp_cooperative_must_kill(cp, k, slot));
}

/* Returns false if the ring is full. */
static bool save_held(struct cp *cp, uint32_t slot)
{
    return !cp_workgroup_may_be_saved(cp, slot) || cp_workgroup_save(cp, slot, CP_FLAG_FORCED, 0);
}

/* Drops the WG at the cursor of a kernel that has faulted, or saves it if the kernel is held. Returns false if the ring is full. */
static bool visit_next(struct cp *cp, struct cp_kernel *k)
{
    uint32_t slot = k->cursor;
    uint32_t next = cp_workgroup_at(cp, slot)->links[CP_LINK_KERNEL].next;

    CP_REQUIRE(cp, DISPATCH, cp_list_has(cp, &k->workgroups, CP_LINK_KERNEL, slot));
    if (keeps(cp, k, slot) ? !save_held(cp, slot)
                           : !(CP_COOPERATIVE ? cp_cooperative_drop(cp, k, slot) : cp_workgroup_drop(cp, slot)))
        return false;
    k->cursor = (uint16_t)next;
    return true;
}

/* Decrements the completion signal. Returns false if the ring is full. */
static bool send_completion(struct cp *cp, const struct cp_kernel *k)
{
    if (!k->signal || k->error)
        return true;
    if (!cp_send_signal(cp, k->signal))
        return false;
#if CP_HOST
    cp_queue_notify(cp, k->queue, &cp->notices[k->number]);
#endif
    return true;
}

static bool step_stage(struct cp *cp, struct cp_kernel *k, uint32_t kernel)
{
    if (k->stage == CP_KERNEL_BEGIN || k->stage == CP_KERNEL_END)
        return send_stage(cp, k);
#if CP_ROCM
    if (!is_past_stamp(cp, k))
        return false;
#endif
    if (k->stage < CP_KERNEL_SIGNAL)
        return true;
    if (!send_completion(cp, k))
        return false;
    close_kernel(cp, k, kernel);
    return true;
}

/* A step of a kernel with launch options, which may launch. Returns false if there is nothing to do now. */
static bool step_cooperative(struct cp *cp, struct cp_kernel *k)
{
    uint32_t placements = cp->placements;
    bool done = cp_cooperative_step(cp, k);

    if (cp->placements != placements)
        cp_schedule_placed(cp, k);
    return done;
}

void cp_dispatch_step(struct cp *cp)
{
    uint32_t kernel = cp_bits_first(cp->kernels_pending, CP_KERNEL_WORDS);
    struct cp_kernel *k = cp_kernel_at(cp, kernel);

    CP_REQUIRE(cp, DISPATCH, k->stage != CP_KERNEL_FREE);
    if (cp_kernel_is_given(k) || cp_delegation_wants(cp, k)) {
        cp_delegation_step(cp, k);
        return;
    }
    if (CP_COOPERATIVE && k->managed && cp_places(cp) && step_cooperative(cp, k))
        return;
    if (k->cursor != CP_NONE) {
        visit_next(cp, k);
        return;
    }
    if (!step_stage(cp, k, kernel))
        return;
    if (cp_delegation_wants(cp, k))
        return;
    CP_REQUIRE(cp, DISPATCH, k->stage != CP_KERNEL_END && k->cursor == CP_NONE);
    cp_bit_clear(cp->kernels_pending, kernel);
}
