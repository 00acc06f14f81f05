/*
 * queue.h - HSA AQL user-mode queues: reading packets in order, barrier packets, completion in order, errors.
 */
#ifndef FW_QUEUE_H
#define FW_QUEUE_H

#include "firmware.h"

void cp_queue_init(struct cp *cp);

/* Event. False: no such queue. A queue that has stopped does not listen. */
bool cp_queue_doorbell(struct cp *cp, uint32_t queue);

/* Whether the quota of the queue allows its kernels another WG slot. */
static inline bool cp_queue_may_hold(const struct cp *cp, uint32_t queue)
{
    uint32_t limit = cp->config.queues[queue].wg_limit;

    return !limit || cp->queues[queue].held < limit;
}

/* The queue reads no more packets. Its active dispatches run on. */
void cp_queue_stop(struct cp *cp, uint32_t queue);

/* A dispatch of it has ended, with error 0 or enum cp_queue_error, and what error_detail adds to that. */
void cp_queue_completed(struct cp *cp, uint32_t queue, uint64_t dispatch_id, uint32_t error, uint64_t detail);

/* One unit: reads a packet of the queue of highest priority. Called only while a bit of cp->queues_pending is set. */
void cp_queue_read_step(struct cp *cp);

/* Whether it is time to look at signals that barrier packets depend on, and one unit of doing so. */
CP_EXPANDED bool cp_queue_poll_due(const struct cp *cp)
{
    return cp_bits_any(cp->queues_polling, CP_QUEUE_WORDS) &&
           (cp->poll_at <= cp->now || cp_bits_any(cp->queues_due, CP_QUEUE_WORDS));
}
void cp_queue_poll_step(struct cp *cp);

/* One unit: sends a memory command for a queue. Called only while a bit of cp->queues_storing is set. */
void cp_queue_store_step(struct cp *cp);

#endif
