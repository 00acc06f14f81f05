/* SPDX-License-Identifier: MIT */
/* status.c - the status page of a queue. */
#include "status.h"

#include "kernel.h"

#if CP_HOST

#define WORDS (CP_STATUS_RECORD / 8u) /* STOREs of a record */

static bool is_memory(const struct cp *cp, uint64_t address)
{
    uint64_t word;

    return cp_load(cp, &word, address, sizeof(word));
}

enum cp_host_status cp_status_begin(struct cp *cp, uint32_t queue, const struct cp_range *range)
{
    struct cp_page *p = &cp->page;
    uint32_t bytes = (uint32_t)range->bytes;
    uint64_t last = range->base + bytes - 8;

    if (p->busy)
        return CP_HOST_BAD_STATE;
    if (bytes != range->bytes || !bytes || (bytes | range->base) % CP_STATUS_RECORD || last < range->base)
        return CP_HOST_BAD_FIELD;
    if (!is_memory(cp, range->base) || !is_memory(cp, last))
        return CP_HOST_BAD_MEMORY;
    p->busy = true;
    p->queue = (uint8_t)queue;
    p->most = bytes / CP_STATUS_RECORD - 1;
    p->records = p->left_out = p->next = 0;
    p->base = range->base;
    return CP_HOST_DONE;
}

/* Returns whether there is a record to send. */
static bool copy_kernel(const struct cp *cp, const struct cp_kernel *k, uint32_t queue, struct cp_status_dispatch *copy)
{
    if (k->stage == CP_KERNEL_FREE || k->queue != queue)
        return false;
    copy->kind = CP_STATUS_DISPATCH;
    copy->error = k->error;
    copy->kernel = k->number;
    copy->queue = queue;
    copy->dispatch_id = k->begin.dispatch_id;
    copy->entry = k->begin.entry;
    copy->opened = cp->opened[k->number];
    if (cp_kernel_is_given(k)) {
        copy->flags = CP_STATUS_GIVEN;
        return true;
    }
    copy->unlaunched = k->unlaunched;
    copy->live = k->workgroups.count;
    copy->ready = (uint32_t)k->ready.count + k->preempted.count;
    return true;
}

#define SAME_FLAGS (CP_WG_FRESH | CP_WG_WAITS | CP_WG_PREEMPTED)
CP_STATIC_ASSERT(SAME_FLAGS == (CP_STATUS_FRESH | CP_STATUS_WAITS | CP_STATUS_PREEMPTED),
                 "flags that the record has, too");

static uint32_t flags_of(const struct cp_workgroup *wg)
{
    uint32_t flags = wg->flags & SAME_FLAGS;

    if (wg->state == CP_WG_SWAPPED)
        flags |= CP_STATUS_WAITS;
    if (wg->waits)
        flags |= CP_STATUS_SPILLED;
    return flags;
}

/* Returns whether there is a record to send. What the GPU told of an older wait is not shown. */
static bool copy_workgroup(const struct cp *cp, uint32_t slot, uint32_t queue, struct cp_status_workgroup *copy)
{
    const struct cp_workgroup *wg = &cp->workgroups[slot];

    if (wg->state == CP_WG_FREE || cp->kernels[wg->kernel].queue != queue)
        return false;
    copy->kind = CP_STATUS_WORKGROUP;
    copy->flags = (uint8_t)flags_of(wg);
    copy->state = wg->state;
    copy->kernel = wg->kernel;
    copy->cu = wg->cu;
    copy->slot = slot;
    copy->generation = wg->generation;
    cp_kernel_workgroup_id(cp, slot, copy->workgroup);
    copy->wait_number = wg->wait_number;
    if (!wg->wait.condition || wg->wait.number != wg->wait_number)
        return true;
    copy->condition = (uint16_t)wg->wait.condition;
    copy->wait = wg->wait.told;
    return true;
}

static void make_header(const struct cp *cp, struct cp_page *p)
{
    const struct cp_request *request = &cp->requests[p->queue];

    p->header.magic = CP_STATUS_MAGIC;
    p->header.version = CP_STATUS_VERSION;
    p->header.queue = p->queue;
    p->header.number = request->number;
    p->header.flags = request->suspended ? CP_STATUS_SUSPENDED : 0;
    p->header.records = p->records;
    p->header.left_out = p->left_out;
    p->header.cycle = cp->now;
    p->header.context_base = cp->config.context_base;
    p->header.context_bytes = cp->config.context_bytes;
}

/* The next kernel, or behind the last one the next slot. Returns whether there is a record to send. */
static bool copy_next(const struct cp *cp, struct cp_page *p)
{
    uint32_t i = p->next++;

    if (i < CP_MAX_KERNELS)
        return copy_kernel(cp, &cp->kernels[i], p->queue, &p->dispatch);
    return copy_workgroup(cp, i - CP_MAX_KERNELS, p->queue, &p->workgroup);
}

/* Makes the next record. Behind the last one comes the header. Expanded, it takes more text. */
static __attribute__((noinline)) void look(const struct cp *cp, struct cp_page *p)
{
    uint32_t n = 0;

    __builtin_memset(p->words, 0, sizeof(p->words));
    if (p->next == CP_MAX_KERNELS + cp->unused) {
        make_header(cp, p);
    } else {
        if (!copy_next(cp, p))
            return;
        if (p->records == p->most) {
            p->left_out++;
            return;
        }
        n = ++p->records;
    }
    p->target = p->base + (uint64_t)n * CP_STATUS_RECORD;
    p->left = WORDS;
}

/* The first word of a record comes last, and the header's first word last of all. */
bool cp_status_step(struct cp *cp)
{
    struct cp_page *p = &cp->page;

    CP_REQUIRE(cp, STATUS, p->busy && p->left <= WORDS);
    if (!p->left) {
        look(cp, p);
        return true;
    }
    if (!cp_send_store(cp, p->target + (uint64_t)8 * (p->left - 1u), p->words[p->left - 1u], 8))
        return false;
    if (--p->left || p->target != p->base)
        return true;
    p->busy = false;
    cp_wake_request(cp, p->queue);
    return true;
}

#endif
