/* kernel.c - active dispatches from KERNEL_BEGIN to the completion signal. */
#include "kernel.h"

#include "cooperative.h"
#include "progress_model.h"
#include "queue.h"
#include "trace.h"
#include "workgroup.h"

void cp_kernel_init(struct cp *cp)
{
    cp->first_kernel = CP_KERNEL_NONE;
    cp->last_kernel = CP_KERNEL_NONE;
    cp_bits_fill(cp->kernels_free, CP_KERNEL_WORDS, CP_MAX_KERNELS);
}

bool cp_kernel_available(const struct cp *cp)
{
    return cp_bits_any(cp->kernels_free, CP_KERNEL_WORDS);
}

struct cp_kernel *cp_kernel_in_order(struct cp *cp, uint32_t kernel)
{
    return kernel == CP_KERNEL_NONE ? 0 : &cp->kernels[kernel];
}

static void enter_order(struct cp *cp, struct cp_kernel *k)
{
    uint32_t kernel = k->number;
    uint32_t priority = k->priority;

    k->after = CP_KERNEL_NONE;
    k->before = cp->last_kernel;
    if (cp->last_kernel == CP_KERNEL_NONE)
        cp->first_kernel = (uint8_t)kernel;
    else
        cp->kernels[cp->last_kernel].after = (uint8_t)kernel;
    cp->last_kernel = (uint8_t)kernel;
    if (!cp->level_kernels[priority]++)
        cp->level_late[priority] = cp->placements;
}

static void leave_order(struct cp *cp, const struct cp_kernel *k)
{
    if (k->before == CP_KERNEL_NONE)
        cp->first_kernel = k->after;
    else
        cp->kernels[k->before].after = k->after;
    if (k->after == CP_KERNEL_NONE)
        cp->last_kernel = k->before;
    else
        cp->kernels[k->after].before = k->before;
    cp->level_kernels[k->priority]--;
}

void cp_kernel_open(struct cp *cp, const struct cp_dispatch *dispatch)
{
    uint32_t kernel = cp_bits_next(cp->kernels_free, CP_KERNEL_WORDS, 0);
    struct cp_kernel *k = cp_kernel_at(cp, kernel);

    cp_bit_clear(cp->kernels_free, kernel);
    k->begin = dispatch->begin;
    k->begin.kernel = (uint16_t)kernel;
    k->number = (uint8_t)kernel;
    k->queue = (uint8_t)dispatch->begin.queue;
    k->priority = (uint8_t)cp->config.queues[k->queue].priority;
    k->signal = dispatch->signal;
    for (uint32_t i = 0; i < 3; i++) {
        k->groups[i] = dispatch->groups[i];
        k->next[i] = 0;
    }
    k->unlaunched = dispatch->groups[0] * dispatch->groups[1] * dispatch->groups[2];
    k->release = (uint8_t)dispatch->release;
    k->scratch_bytes = dispatch->scratch_bytes;
    if (CP_SCRATCH) {
        cp_bits_fill(k->scratch_free, CP_SCRATCH_WORDS, dispatch->scratch_slots);
        cp_bits_fill(&k->scratch_summary, 1, CP_WORDS(dispatch->scratch_slots));
    }
    cp_bits_fill(k->room, CP_CU_WORDS, cp->config.cus);
    k->shape = dispatch->shape;
    cp_list_clear(&k->workgroups);
    cp_list_clear(&k->ready);
    cp_list_clear(&k->preempted);
    k->cursor = CP_NONE;
    k->next_cu = 0;
    k->turn = cp->placements;
    k->stage = CP_KERNEL_BEGIN;
    k->error = 0;
    if (CP_COOPERATIVE)
        cp_cooperative_open(cp, k, dispatch);
    enter_order(cp, k);
    if (cp_model_restricts(cp))
        cp_model_open(cp, k);
    cp_trace_kernel(cp, kernel);
    cp_urge(cp, cp->kernels_pending, kernel);
}

uint32_t cp_kernel_launchable(const struct cp *cp, const struct cp_kernel *k)
{
    if (k->stage != CP_KERNEL_ACTIVE || (CP_SCRATCH && k->scratch_bytes && !k->scratch_summary) ||
        !cp_queue_may_hold(cp, k->queue))
        return 0;
    return k->unlaunched < cp->free.count ? k->unlaunched : cp->free.count;
}

void cp_kernel_advance(const struct cp *cp, struct cp_kernel *k)
{
    k->next_cu = (uint16_t)(k->next_cu + 1u < cp->config.cus ? k->next_cu + 1u : 0);
    k->unlaunched--;
    if (++k->next[0] < k->groups[0])
        return;
    k->next[0] = 0;
    if (++k->next[1] < k->groups[1])
        return;
    k->next[1] = 0;
    k->next[2]++;
}

uint32_t cp_kernel_free_scratch(const struct cp_kernel *k)
{
    uint32_t word = cp_lowest_bit(k->scratch_summary);

    return word << 5 | cp_lowest_bit(k->scratch_free[word]);
}

void cp_kernel_workgroup_id(const struct cp *cp, uint32_t slot, uint32_t id[3])
{
    const struct cp_workgroup *wg = &cp->workgroups[slot];
    const uint32_t *groups = cp->kernels[wg->kernel].groups;
    uint32_t rows, planes;

    id[0] = id[1] = id[2] = 0;
    if (wg->state == CP_WG_FREE)
        return;
    rows = wg->number / groups[0];
    planes = rows / groups[1];
    id[0] = wg->number - rows * groups[0];
    id[1] = rows - planes * groups[1];
    id[2] = planes;
}

static void take_scratch(struct cp_kernel *k, uint32_t scratch)
{
    if (!CP_SCRATCH)
        return;
    cp_bit_clear(k->scratch_free, scratch);
    if (!k->scratch_free[scratch >> 5])
        k->scratch_summary &= ~(1u << (scratch >> 5));
}

void cp_kernel_take(struct cp *cp, struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot)
{
    if (wg->scratch != CP_NONE)
        take_scratch(k, wg->scratch);
    cp_queue_at(cp, k->queue)->held++;
    cp_list_append(cp, &k->workgroups, CP_LINK_KERNEL, slot);
    cp_kernel_advance(cp, k);
}

uint64_t cp_kernel_scratch(const struct cp_kernel *k, uint32_t scratch)
{
    return !CP_SCRATCH || scratch == CP_NONE ? 0 : k->begin.scratch_base + (uint64_t)scratch * k->scratch_bytes;
}

static void end_if_empty(struct cp *cp, struct cp_kernel *k)
{
    if (k->unlaunched || k->workgroups.count || k->stage != CP_KERNEL_ACTIVE)
        return;
    k->stage = CP_KERNEL_END;
    cp_urge(cp, cp->kernels_pending, k->number);
}

/* A WG leaves its kernel's list. */
static CP_ONE_COPY void leave(struct cp *cp, struct cp_kernel *k, uint32_t slot)
{
    if (k->cursor == slot)
        k->cursor = cp_workgroup_at(cp, slot)->links[CP_LINK_KERNEL].next;
    cp_list_remove(cp, &k->workgroups, CP_LINK_KERNEL, slot);
}

void cp_kernel_retire(struct cp *cp, struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot)
{
    uint32_t scratch = wg->scratch;

    if (CP_COOPERATIVE && k->attended)
        cp_cooperative_retire(cp, k, slot);
    leave(cp, k, slot);
    if (CP_SCRATCH && scratch != CP_NONE) {
        cp_bit_set(k->scratch_free, scratch);
        k->scratch_summary |= 1u << (scratch >> 5);
    }
    cp_queue_at(cp, k->queue)->held--;
    end_if_empty(cp, k);
}

void cp_kernel_fault(struct cp *cp, uint32_t kernel, uint32_t error)
{
    struct cp_kernel *k = cp_kernel_at(cp, kernel);

    if (k->error)
        return;
    k->error = (uint8_t)error;
    k->unlaunched = 0;
    k->cursor = k->workgroups.head;
    cp_urge(cp, cp->kernels_pending, kernel);
    cp->place_pending = true;
    cp_queue_stop(cp, k->queue);
    end_if_empty(cp, k);
}

void cp_kernel_condemn(struct cp *cp, struct cp_kernel *k, uint32_t slot)
{
    if (!k->error && !(CP_COOPERATIVE && cp_cooperative_condemns(cp, k, slot)))
        return;
    leave(cp, k, slot);
    cp_list_append(cp, &k->workgroups, CP_LINK_KERNEL, slot);
    if (k->cursor == CP_NONE)
        k->cursor = (uint16_t)slot;
    cp_urge(cp, cp->kernels_pending, k->number);
}

/* Sends KERNEL_BEGIN or KERNEL_END; the stage that follows is the next one. */
static bool send_stage(struct cp *cp, struct cp_kernel *k)
{
    bool begins = k->stage == CP_KERNEL_BEGIN;
    struct cp_command *command = begins ? cp_command_begin(cp, CP_COMMAND_KERNEL_BEGIN, CP_COMMAND_LENGTH(begin))
                                        : cp_command_begin(cp, CP_COMMAND_KERNEL_END, CP_COMMAND_LENGTH(end));

    if (!command)
        return false;
    if (begins)
        command->begin = k->begin;
    else
        command->end = (struct cp_kernel_end){.kernel = k->begin.kernel, .release = k->release};
    k->tag = cp_command_send(cp);
    k->stage++;
    cp->place_pending |= begins;
    return true;
}

static void close_kernel(struct cp *cp, struct cp_kernel *k, uint32_t kernel)
{
    CP_ASSERT(cp, CP_MODULE_KERNEL, 1, !k->workgroups.count && !k->ready.count && !k->preempted.count);
    k->stage = CP_KERNEL_FREE;
    leave_order(cp, k);
    cp_bit_set(cp->kernels_free, kernel);
    if (CP_COOPERATIVE)
        cp_cooperative_close(cp, k);
    cp_queue_completed(cp, k->queue, k->begin.dispatch_id, k->error, cp->cooperative[kernel].detail);
}

bool cp_kernel_ended(struct cp *cp, uint32_t kernel)
{
    struct cp_kernel *k;

    if (kernel >= CP_MAX_KERNELS)
        return false;
    k = cp_kernel_at(cp, kernel);
    if (k->stage != CP_KERNEL_ENDING)
        return false;
    k->stage = CP_KERNEL_SIGNAL;
    cp_urge(cp, cp->kernels_pending, kernel);
    return true;
}

bool cp_kernel_refused(struct cp *cp, uint32_t kernel, uint32_t tag)
{
    struct cp_kernel *k;

    if (kernel >= CP_MAX_KERNELS)
        return false;
    k = cp_kernel_at(cp, kernel);
    if (k->tag != tag || (k->stage != CP_KERNEL_ACTIVE && k->stage != CP_KERNEL_ENDING))
        return false;
    if (k->stage == CP_KERNEL_ACTIVE)
        cp_kernel_fault(cp, kernel, CP_QUEUE_BAD_KERNEL_OBJECT);
    else
        cp_kernel_ended(cp, kernel);
    return true;
}

/* Drops the WG at the cursor of a kernel that has faulted. False: the ring is full. */
static bool drop_next(struct cp *cp, struct cp_kernel *k)
{
    uint32_t slot = k->cursor;
    uint32_t next = cp_workgroup_at(cp, slot)->links[CP_LINK_KERNEL].next;

    if (!cp_workgroup_drop(cp, slot))
        return false;
    k->cursor = (uint16_t)next;
    return true;
}

static bool step_stage(struct cp *cp, struct cp_kernel *k, uint32_t kernel)
{
    switch (k->stage) {
    case CP_KERNEL_BEGIN:
    case CP_KERNEL_END:
        return send_stage(cp, k);
    case CP_KERNEL_SIGNAL:
        if (k->signal && !k->error && !cp_send_signal(cp, k->signal))
            return false;
        close_kernel(cp, k, kernel);
        return true;
    default:
        return true;
    }
}

void cp_kernel_step(struct cp *cp)
{
    uint32_t kernel = cp_bits_next(cp->kernels_pending, CP_KERNEL_WORDS, 0);
    struct cp_kernel *k = cp_kernel_at(cp, kernel);

    if (CP_COOPERATIVE && k->attended && cp_cooperative_step(cp, k))
        return;
    if (k->cursor != CP_NONE) {
        drop_next(cp, k);
        return;
    }
    if (step_stage(cp, k, kernel) && k->stage != CP_KERNEL_END && k->cursor == CP_NONE)
        cp_bit_clear(cp->kernels_pending, kernel);
}
