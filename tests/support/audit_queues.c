/* SPDX-License-Identifier: MIT */
/* audit_queues.c - part of the audit: queues, bitmaps, answers. */
#include "audit_internal.h"

static bool has_bit(const uint32_t *bits, uint32_t bit)
{
    return bits[bit >> 5] >> (bit & 31) & 1;
}

/* Whether no bit from count on is set. */
static bool ends_at(const uint32_t *bits, uint32_t words, uint32_t count, const char *name)
{
    for (uint32_t bit = count; bit < 32 * words; bit++) {
        if (has_bit(bits, bit))
            return audit_fail("%s: bit %u is set", name, bit);
    }
    return true;
}

static bool any(const uint32_t *bits, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        if (bits[i])
            return true;
    }
    return false;
}

/* Whether a set has CUs that exist only, and a summary of its words. */
static bool check_cu_set(const struct cp *cp, const struct cp_cu_set *set, const char *name)
{
#if CP_CU_SUMMARY
    for (uint32_t i = 0; i < CP_CU_WORDS; i++) {
        if ((set->words[i] != 0) != has_bit(&set->summary, i))
            return audit_fail("%s: word %u is not what the summary says", name, i);
    }
#endif
    return ends_at(set->words, CP_CU_WORDS, cp->config.cus, name);
}

/* Returns whether the masks of queues are as they are counted, and no kernel may be placed where the mask of its queue bars it. */
static bool check_masks(const struct cp *cp)
{
#if CP_HOST
    uint32_t masked = 0;

    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        masked += cp->requests[i].masked;
        if (cp->requests[i].masked != any(cp->requests[i].barred, CP_CU_WORDS))
            return audit_fail("queue %u: masked is %u", i, cp->requests[i].masked);
    }
    for (uint32_t k = 0; k < CP_MAX_KERNELS && !cp->delegated && !cp->taking; k++) {
        for (uint32_t i = 0; i < CP_CU_WORDS && audit_is_active(cp, k); i++) {
            if (cp->kernels[k].may_fit.words[i] & cp->requests[cp->kernels[k].queue].barred[i])
                return audit_fail("kernel %u: a WG of it may fit where the mask of its queue bars it", k);
        }
    }
    if (masked && cp->delegated && !cp->taking)
        return audit_fail("the dispatcher places, and %u queues have masks", masked);
    return masked == cp->masked || audit_fail("%u queues have masks, not %u", masked, cp->masked);
#else
    (void)cp;
    return true;
#endif
}

static bool check_may_fit(const struct cp *cp)
{
    for (uint32_t k = 0; k < CP_MAX_KERNELS; k++) {
        const struct cp_cu_set *set = &cp->kernels[k].may_fit;

        if (!audit_is_active(cp, k))
            continue;
        if (!check_cu_set(cp, set, "may_fit"))
            return false;
        if (cp->full && any(set->words, CP_CU_WORDS))
            return audit_fail("kernel %u: a WG of it may fit, and all CUs are full", k);
        for (uint32_t i = 0; i < CP_CU_WORDS && !cp->delegated && !cp->taking; i++) {
            if (set->words[i] & ~cp->cus_usable.words[i])
                return audit_fail("kernel %u: a WG of it may fit on a lost CU", k);
        }
    }
    return true;
}

#if CP_HOST
/* An update of a suspended queue may give it fewer slots than it holds. */
static bool was_suspended(const struct cp *cp, uint32_t queue)
{
    return cp->requests[queue].suspended_at;
}

/* The host's commands and the limits are looked at when they are due, and that is marked. */
static bool check_host(const struct cp *cp)
{
    bool due = any(cp->requests_due, CP_QUEUE_WORDS) || cp->limits_pending;
    uint32_t suspended = 0;

    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        suspended += cp->requests[i].suspended;
    if (suspended != cp->suspended)
        return audit_fail("%u queues are suspended, not %u", suspended, cp->suspended);
    if ((due && !cp->host_due) || ((cp->host_due || cp->notices_left) && !cp->commands_pending))
        return audit_fail("commands of the host or to it are due, and no mark of it");
    if (cp->notices_left > 2 || (cp->notices_left && !cp->notice.mailbox))
        return audit_fail("%u commands of a notice are left, to mailbox %llx", cp->notices_left,
                          (unsigned long long)cp->notice.mailbox);
    return ends_at(cp->requests_due, CP_QUEUE_WORDS, CP_MAX_QUEUES, "requests_due") &&
           ends_at(cp->suspending, CP_QUEUE_WORDS, CP_MAX_QUEUES, "suspending");
}

/* A command of the host waits for the queue's dispatches, is due, or has an answer to be sent. */
static bool check_request(const struct cp *cp, uint32_t queue)
{
    const struct cp_request *request = &cp->requests[queue];
    bool due = has_bit(cp->requests_due, queue);
    bool suspending = request->asked == 1 && request->operation == CP_HOST_SUSPEND;
    bool asks = request->asked == 1 && request->operation == CP_HOST_STATUS;
    bool draining = request->operation == CP_HOST_DRAIN && cp->queues[queue].stage == CP_QUEUE_CALLED;
    bool masking = request->operation == CP_HOST_MASK && request->masked && (cp->delegated || cp->taking);
    bool waits = suspending || draining || masking || (asks && cp->page.busy && cp->page.queue == queue);

    if (request->quiet != ((request->asked == 1 && !asks) || request->suspended))
        return audit_fail("queue %u: quiet is %u, asked is %u", queue, request->quiet, request->asked);
    if (due ? !request->asked
            : request->asked && !(request->asked == 1 && (waits || (!asks && cp->queues[queue].kernels))))
        return audit_fail("queue %u: asked is %u, due is %u, and it has %u kernels", queue, request->asked, due,
                          cp->queues[queue].kernels);
    if (has_bit(cp->suspending, queue) != suspending || (suspending && !cp->any_suspending))
        return audit_fail("queue %u: is being suspended, and is not looked at", queue);
    if (request->suspended && !suspending && request->asked != 1 && cp->queues[queue].load)
        return audit_fail("queue %u: is suspended, and has WGs on CUs", queue);
    if (request->quiet && (has_bit(cp->queues_pending, queue) || has_bit(cp->queues_starved, queue)))
        return audit_fail("queue %u: is quiet, and packets of it are to be read", queue);
    return true;
}
#else
static bool was_suspended(const struct cp *cp, uint32_t queue)
{
    (void)cp;
    (void)queue;
    return false;
}

static bool check_host(const struct cp *cp)
{
    (void)cp;
    return true;
}

static bool check_request(const struct cp *cp, uint32_t queue)
{
    (void)cp;
    (void)queue;
    return true;
}
#endif

static bool check_bitmaps(const struct cp *cp)
{
    bool work = any(cp->cus_evicting.words, CP_CU_WORDS) || any(cp->cus_releasing.words, CP_CU_WORDS) ||
                any(cp->kernels_pending, CP_KERNEL_WORDS) || any(cp->queues_storing, CP_QUEUE_WORDS) ||
                any(cp->answers_summary, CP_ANSWER_WORDS);

    for (uint32_t i = 0; i < CP_CU_WORDS; i++) {
        if (cp->cus_usable.words[i] & (cp->cus_evicting.words[i] | cp->cus_releasing.words[i]))
            return audit_fail("a usable CU is being emptied");
    }
    for (uint32_t i = 0; i < CP_KERNEL_WORDS; i++) {
        if (cp->kernels_free[i] & cp->kernels_pending[i])
            return audit_fail("a free kernel is pending");
    }
    for (uint32_t i = 0; i < CP_WG_WORDS; i++) {
        if ((cp->answers[i] != 0) != has_bit(cp->answers_summary, i))
            return audit_fail("answers: word %u is not what the summary says", i);
    }
    for (uint32_t i = 0; i < CP_ANSWER_WORDS; i++) {
        if ((cp->answers_summary[i] != 0) != has_bit(cp->answers_top, i))
            return audit_fail("answers: summary %u is not what the top says", i);
    }
    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        if (has_bit(cp->answers, slot) && (cp->workgroups[slot].state == CP_WG_FREE ||
                                           !(cp->kernels[cp->workgroups[slot].kernel].managed & CP_MANAGED_MESSAGES)))
            return audit_fail("slot %u: an answer is due, and no WG of that kind is there", slot);
    }
    if (work && !cp->commands_pending)
        return audit_fail("work that goes before placing, and no mark of it");
    return check_cu_set(cp, &cp->cus_usable, "cus_usable") && check_cu_set(cp, &cp->cus_evicting, "cus_evicting") &&
           check_cu_set(cp, &cp->cus_releasing, "cus_releasing") && check_may_fit(cp) && check_masks(cp) &&
           ends_at(cp->kernels_pending, CP_KERNEL_WORDS, CP_MAX_KERNELS, "kernels_pending") &&
           ends_at(cp->queues_pending, CP_QUEUE_WORDS, CP_MAX_QUEUES, "queues_pending") &&
           ends_at(cp->queues_storing, CP_QUEUE_WORDS, CP_MAX_QUEUES, "queues_storing") && check_host(cp) &&
           ends_at(cp->answers, CP_WG_WORDS, cp->config.wg_slots, "answers");
}

static bool stage_fits(const struct cp *cp, const struct cp_queue *q, uint32_t queue)
{
    bool stores = q->retired != q->complete || q->published != q->retired || q->error_stores ||
                  q->stage == CP_QUEUE_COMPLETING || q->stage == CP_QUEUE_CALLING;

    if (has_bit(cp->queues_pending, queue) && q->stage != CP_QUEUE_READING)
        return audit_fail("queue %u: pending in stage %u", queue, q->stage);
    if (has_bit(cp->queues_polling, queue) != (q->stage == CP_QUEUE_DEPENDENCIES))
        return audit_fail("queue %u: stage %u, polling or not", queue, q->stage);
    if (has_bit(cp->queues_due, queue) && !has_bit(cp->queues_polling, queue))
        return audit_fail("queue %u: due and not polling", queue);
    if (stores && !has_bit(cp->queues_storing, queue))
        return audit_fail("queue %u: has stores to send and is not pending", queue);
    return !q->error || q->stage == CP_QUEUE_STOPPED || audit_fail("queue %u: an error, stage %u", queue, q->stage);
}

/* What the queue's residents add to its slot time. */
static uint32_t load_of(const struct cp *cp, uint32_t queue)
{
    uint32_t weight = cp->config.queues[queue].weight, waves = 0;

    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];

        if (audit_is_resident(wg) && cp->kernels[wg->kernel].queue == queue)
            waves += cp->kernels[wg->kernel].shape.waves;
    }
    return waves * (weight ? 256 / weight : 256);
}

/* Packets are complete up to the oldest active dispatch, the one at hand, or the one that stopped the queue. */
static bool check_queue(const struct cp *cp, uint32_t queue)
{
    const struct cp_queue *q = &cp->queues[queue];
    uint64_t complete = q->next;
    uint32_t held = 0, kernels = 0;

    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after) {
        if (cp->kernels[i].queue != queue)
            continue;
        if (!kernels++)
            complete = cp->kernels[i].begin.dispatch_id;
        held += cp->kernels[i].workgroups.count;
    }
    if (q->load != load_of(cp, queue))
        return audit_fail("queue %u: load %u, its residents have %u", queue, q->load, load_of(cp, queue));
    if (held != q->held || kernels != q->kernels)
        return audit_fail("queue %u: %u WGs held, %u kernels; there are %u and %u", queue, q->held, q->kernels, held,
                          kernels);
    if (!cp->config.dispatcher && cp->config.queues[queue].wg_limit && held > cp->config.queues[queue].wg_limit &&
        !was_suspended(cp, queue))
        return audit_fail("queue %u: holds %u WGs", queue, held);
    if (q->complete != complete && !(q->error && q->complete <= q->error_packet))
        return audit_fail("queue %u: complete up to %llu, not %llu", queue, (unsigned long long)q->complete,
                          (unsigned long long)complete);
    if (q->complete - q->retired > q->size || q->complete - q->published < q->complete - q->retired)
        return audit_fail("queue %u: published or retired goes beyond what is complete", queue);
    return stage_fits(cp, q, queue);
}

/* A queue that does not exist has nothing. */
static bool check_absent(const struct cp *cp, uint32_t queue)
{
    const struct cp_queue *q = &cp->queues[queue];

    if (cp->config.queues[queue].queue_memory)
        return true;
    if (q->stage != CP_QUEUE_NEW || q->size || q->next || q->written || q->error || q->error_stores || q->used)
        return audit_fail("queue %u does not exist, and has something", queue);
    return !(has_bit(cp->queues_pending, queue) || has_bit(cp->queues_starved, queue) ||
             has_bit(cp->queues_storing, queue)) ||
           audit_fail("queue %u does not exist, and is to be read, or has stores", queue);
}

static bool check_shared(const struct cp *cp)
{
    bool shared = false;

    for (uint32_t i = CP_DELEGATION ? cp->first_kernel : CP_KERNEL_NONE; i != CP_KERNEL_NONE; i = cp->kernels[i].after)
        shared |= cp->kernels[i].queue != cp->kernels[cp->first_kernel].queue;
    return cp->shared == shared || audit_fail("dispatches of several queues: %u, shared is %u", shared, cp->shared);
}

bool audit_queues(const struct cp *cp)
{
    for (uint32_t queue = 0; queue < CP_MAX_QUEUES; queue++) {
        if (!check_queue(cp, queue) || !check_absent(cp, queue) || !check_request(cp, queue))
            return false;
    }
    if (cp->oversubscribed != (cp->wanting != 0))
        return audit_fail("%u WGs want a place, oversubscribed is %u", cp->wanting, cp->oversubscribed);
    return check_shared(cp) && check_bitmaps(cp);
}
