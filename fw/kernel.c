/* SPDX-License-Identifier: MIT */
/* kernel.c - records of active dispatches. */
#include "kernel.h"

#include "queue.h"

void cp_kernel_init(struct cp *cp)
{
    cp->first_kernel = CP_KERNEL_NONE;
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

void cp_kernel_mark_pending(struct cp *cp, const struct cp_kernel *k)
{
    cp_mark_pending(cp, cp->kernels_pending, k->number);
}

uint32_t cp_kernel_launchable(const struct cp *cp, const struct cp_kernel *k)
{
    if (k->stage != CP_KERNEL_ACTIVE || (CP_SCRATCH && k->begin.scratch_wave_bytes && !k->scratch_summary) ||
        !cp_queue_may_hold(cp, k->queue))
        return 0;
    return k->unlaunched < cp->free.count ? k->unlaunched : cp->free.count;
}

uint32_t cp_kernel_wanting(const struct cp *cp, const struct cp_kernel *k)
{
    return k->ready.count + k->preempted.count + (k->unlaunched ? cp_kernel_launchable(cp, k) : 0);
}

void cp_kernel_aim_at(struct cp_kernel *k, uint32_t number)
{
    uint32_t rows = number / k->groups[0];

    k->next[0] = number % k->groups[0];
    k->next[1] = rows % k->groups[1];
    k->next[2] = rows / k->groups[1];
}

void cp_kernel_advance(struct cp *cp, struct cp_kernel *k)
{
    CP_REQUIRE(cp, KERNEL, k->unlaunched && k->next[2] < k->groups[2]);
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

    CP_REQUIRE(NULL, KERNEL, k->scratch_summary && k->scratch_free[word]);
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

#if CP_DELEGATION
bool cp_kernel_has_scratch(const struct cp_kernel *k, uint32_t scratch)
{
    return scratch < CP_SCRATCH_WORDS * 32u && cp_bit_test(k->scratch_free, scratch);
}

void cp_kernel_take_scratch(struct cp_kernel *k, struct cp_workgroup *wg, uint32_t scratch)
{
    CP_REQUIRE(NULL, KERNEL, cp_kernel_has_scratch(k, scratch) && wg->scratch == CP_NONE);
    wg->scratch = (uint16_t)scratch;
    take_scratch(k, scratch);
}
#endif

void cp_kernel_take(struct cp *cp, struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot)
{
    CP_REQUIRE(cp, KERNEL, k->stage == CP_KERNEL_ACTIVE && wg->kernel == k->number && cp_queue_may_hold(cp, k->queue));
    if (wg->scratch != CP_NONE)
        take_scratch(k, wg->scratch);
    cp_queue_at(cp, k->queue)->held++;
    cp_list_append(cp, &k->workgroups, CP_LINK_KERNEL, slot);
    cp_kernel_advance(cp, k);
}

uint64_t cp_kernel_scratch(const struct cp_kernel *k, uint32_t scratch)
{
    uint32_t bytes = k->begin.scratch_wave_bytes * k->shape.waves;

    return !CP_SCRATCH || scratch == CP_NONE ? 0 : k->begin.scratch_base + (uint64_t)scratch * bytes;
}

void cp_kernel_end_if_empty(struct cp *cp, struct cp_kernel *k)
{
    if (k->unlaunched || k->workgroups.count || k->stage != CP_KERNEL_ACTIVE)
        return;
    if (cp_is_delegated(cp) && cp->take_sent) /* WGs may follow; TAKEN calls this again */
        return;
    k->stage = CP_KERNEL_END;
    cp_kernel_mark_pending(cp, k);
}

/* A WG leaves its kernel's list. */
static void leave_list(struct cp *cp, struct cp_kernel *k, uint32_t slot)
{
    if (k->cursor == slot)
        k->cursor = cp_workgroup_at(cp, slot)->links[CP_LINK_KERNEL].next;
    cp_list_remove(cp, &k->workgroups, CP_LINK_KERNEL, slot);
}

void cp_kernel_retire(struct cp *cp, struct cp_kernel *k, const struct cp_workgroup *wg, uint32_t slot)
{
    uint32_t scratch = wg->scratch;

    CP_REQUIRE(cp, KERNEL, wg->kernel == k->number && cp->queues[k->queue].held);
    CP_REQUIRE(cp, KERNEL, k->stage == CP_KERNEL_ACTIVE || cp_kernel_is_given(k));
    CP_REQUIRE(cp, KERNEL, !CP_SCRATCH || scratch == CP_NONE || !cp_bit_test(k->scratch_free, scratch));
    leave_list(cp, k, slot);
    if (CP_SCRATCH && scratch != CP_NONE) {
        cp_bit_set(k->scratch_free, scratch);
        k->scratch_summary |= 1u << (scratch >> 5);
    }
    cp_queue_at(cp, k->queue)->held--;
    cp_kernel_end_if_empty(cp, k);
}

#if CP_HOST
void cp_kernel_begin_time(struct cp *cp, const struct cp_kernel *k)
{
    cp->opened[k->number] = cp->now;
    cp_bit_clear(cp->overdue, k->number);
    if (cp->requests[k->queue].limited)
        cp->limit_at = cp->now;
}
#endif

void cp_kernel_fault(struct cp *cp, uint32_t kernel, uint32_t error)
{
    struct cp_kernel *k = cp_kernel_at(cp, kernel);

    CP_REQUIRE(cp, KERNEL, k->stage != CP_KERNEL_FREE && error);
    if (k->error)
        return;
#if CP_HOST
    cp_kernel_begin_time(cp, k);
#endif
    k->error = (uint8_t)error;
    k->unlaunched = 0;
    k->cursor = cp_kernel_is_given(k) ? (uint16_t)CP_NONE : k->workgroups.head; /* the dispatcher drops what is given */
    cp_kernel_mark_pending(cp, k);
    cp->place_pending = true;
    cp_queue_stop(cp, k->queue);
    cp_kernel_end_if_empty(cp, k);
}

void cp_kernel_mark_for_kill(struct cp *cp, struct cp_kernel *k, uint32_t slot)
{
    CP_REQUIRE(cp, KERNEL, cp->workgroups[slot].kernel == k->number && cp->workgroups[slot].state != CP_WG_FREE);
    leave_list(cp, k, slot);
    cp_list_append(cp, &k->workgroups, CP_LINK_KERNEL, slot);
    if (k->cursor == CP_NONE)
        k->cursor = (uint16_t)slot;
    cp_kernel_mark_pending(cp, k);
}

void cp_kernel_visit(struct cp *cp, struct cp_kernel *k)
{
    k->cursor = k->workgroups.head;
    cp_kernel_mark_pending(cp, k);
}

#if CP_HOST
/* The list of a cooperative kernel is in the order of numbers, and stays so. */
void cp_kernel_mark_for_save(struct cp *cp, struct cp_kernel *k, uint32_t slot)
{
    CP_REQUIRE(cp, KERNEL, cp_kernel_is_held(cp, k));
    if (k->managed)
        cp_kernel_visit(cp, k);
    else
        cp_kernel_mark_for_kill(cp, k, slot);
}
#endif
