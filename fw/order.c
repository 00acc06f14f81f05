/* SPDX-License-Identifier: MIT */
/* order.c - slot time, and the list of dispatches that is sorted by it. */
#include "order.h"

#define ADVANCE 8u                              /* units of time that a slot counts in advance */
#define LAG     (ADVANCE / 2u * CP_WEIGHT_MOST) /* units of slot time that a queue may be behind */

/* Returns how much less than the most the queue has used, in units of slot time. */
static uint32_t behind(const struct cp *cp, const struct cp_queue *q)
{
    return cp_smaller(cp->slot_time - q->used, LAG);
}

int32_t cp_order_time(const struct cp *cp, const struct cp_kernel *k)
{
    const struct cp_queue *q = &cp->queues[k->queue];

    return (int32_t)(q->load * ADVANCE - behind(cp, q));
}

/* Returns true if a dispatch goes before others of this priority whose queue has this slot time. */
static bool stands_before(const struct cp *cp, const struct cp_kernel *k, uint32_t priority, int32_t time)
{
    return k->priority == priority ? cp_order_time(cp, k) <= time : k->priority > priority;
}

/*
 * With an adversary there is only the order of dispatch. The queue goes behind the last one that goes before it: slot times have
 * changed since the others were sorted.
 */
void cp_order_sort(struct cp *cp, struct cp_kernel *k, bool joins)
{
    bool adversary = CP_MODELS && cp->config.research.adversary;
    int32_t time = cp_order_time(cp, k);
    uint8_t own, *end = &own, *at = &cp->first_kernel, *place = at;

    if (adversary && k->stage != CP_KERNEL_FREE && !joins)
        return;
    while (*at != CP_KERNEL_NONE) {
        struct cp_kernel *other = &cp->kernels[*at];

        if (adversary ? other == k : other->queue == k->queue) {
            *end = *at;
            if (other->stage != CP_KERNEL_FREE)
                end = &other->after;
            *at = other->after;
            continue;
        }
        at = &other->after;
        if (adversary || stands_before(cp, other, k->priority, time))
            place = at;
    }
    if (joins) {
        *end = k->number;
        end = &k->after;
    }
    *end = *place;
    *place = own;
}

#if CP_HOST
void cp_order_reprioritize(struct cp *cp, uint32_t queue)
{
    struct cp_kernel *last = NULL;

    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after) {
        if (cp->kernels[i].queue != queue)
            continue;
        last = &cp->kernels[i];
        last->priority = (uint8_t)cp->config.queues[queue].priority;
    }
    if (last)
        cp_order_sort(cp, last, false);
}
#endif

/* Counts what the queue has used up to now. */
static void count(struct cp *cp, struct cp_queue *q)
{
    uint32_t now = (uint32_t)(cp->now / (CP_ORDER_SLOT / ADVANCE));

    q->used = cp->slot_time - behind(cp, q) + q->load * cp_smaller((uint16_t)(now - q->since), ADVANCE);
    if ((int32_t)(q->used - cp->slot_time) > 0)
        cp->slot_time = q->used;
    q->since = (uint16_t)now;
}

/* Returns what the slots of a WG of the dispatch count in a unit of time. */
static uint32_t load_of(const struct cp *cp, const struct cp_kernel *k)
{
    uint32_t weight = cp->config.queues[k->queue].weight;

    return k->shape.waves * (weight ? CP_WEIGHT_MOST / weight : CP_WEIGHT_MOST);
}

void cp_order_charge(struct cp *cp, struct cp_kernel *k, uint32_t sign)
{
    struct cp_queue *q = cp_queue_at(cp, k->queue);
    uint32_t load = q->load + sign * load_of(cp, k);
    bool alone = cp->active < 2;

    if (!alone)
        count(cp, q);
    q->load = load;
    if (!alone)
        cp_order_sort(cp, k, false);
}

#if CP_BATCHES
bool cp_order_is_next(struct cp *cp, const struct cp_kernel *k)
{
    const struct cp_kernel *first = &cp->kernels[cp->first_kernel];

    count(cp, &cp->queues[k->queue]);
    count(cp, &cp->queues[first->queue]);
    return k->priority == first->priority &&
           cp_order_time(cp, k) - (int32_t)(load_of(cp, k) * ADVANCE) <= cp_order_time(cp, first);
}
#endif
