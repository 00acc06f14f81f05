/* SPDX-License-Identifier: MIT */
/*
 * queue.h - AQL user-mode queues (HSA 2.8, 2.9): quotas, completion in order, and stores for the host (read index,
 * signals of barrier packets, errors). intake.h reads the packets.
 */
#ifndef FW_QUEUE_H
#define FW_QUEUE_H

#include "core.h"

/* Call only from cp_init. */
void cp_queue_init(struct cp *cp);

/* Returns true if the quota of the queue allows its kernels another WG slot. */
static inline bool cp_queue_may_hold(const struct cp *cp, uint32_t queue)
{
    uint32_t limit = cp->config.queues[queue].wg_limit;

    return !limit || cp->queues[queue].held < limit;
}

/* Returns how many more WG slots the quota of the queue allows its kernels. */
uint32_t cp_queue_quota_left(const struct cp *cp, uint32_t queue);

/* Returns the GPU address of the packet with that dispatch id. Call only after the queue's memory was read. */
static inline uint64_t cp_queue_packet_address(const struct cp_queue *q, uint64_t dispatch_id)
{
    return q->ring + (uint64_t)((uint32_t)dispatch_id & (q->size - 1)) * CP_PACKET_BYTES;
}

/* Returns the first word of a complete packet (cp_packet_complete). The ring's size is a power of two. */
static inline uint32_t cp_queue_complete_word(const struct cp_queue *q, uint64_t dispatch_id)
{
    return CP_PACKET_INVALID | 1u << 31 | (uint32_t)(dispatch_id >> cp_lowest_bit(q->size)) << 16;
}

/* Marks reading of the queue pending, unless it was never read, waits in a barrier packet, or has stopped. */
void cp_queue_listen(struct cp *cp, const struct cp_queue *q, uint32_t queue);

/* Stops the queue: no more packets are read. Its active dispatches continue. */
void cp_queue_stop(struct cp *cp, uint32_t queue);

/*
 * Reports to the host what stopped the queue: error (enum cp_queue_error), the packet, and error_detail. Of several
 * packets the oldest is reported.
 */
void cp_queue_report(struct cp *cp, uint32_t queue, uint32_t error, uint64_t dispatch_id, uint64_t detail);

/*
 * Packets up to the oldest active dispatch, the packet at hand, or the one that stopped the queue are complete: has the
 * host told so.
 */
void cp_queue_update_complete(struct cp *cp, struct cp_queue *q, uint32_t queue);

/* Notes that another dispatch of the queue is active. */
void cp_queue_opened(struct cp *cp, struct cp_queue *q);

/* Notes that a dispatch of the queue has ended. error: 0 or enum cp_queue_error; detail: error_detail. */
void cp_queue_completed(struct cp *cp, uint32_t queue, uint64_t dispatch_id, uint32_t error, uint64_t detail);

/* Completes the current barrier packet: the queue continues to read. */
void cp_queue_end_barrier(struct cp *cp, struct cp_queue *q, uint32_t queue);

/* Sends the store of the current cycle as a signal's start or end timestamp. Returns false if the ring is full. */
bool cp_queue_send_time(struct cp *cp, uint64_t signal, bool end);

/*
 * Notes that a completion signal of the queue was just decremented. If it has an event mailbox, the event is stored there, and the
 * host is told: before anything else is sent for a queue, so one is enough.
 */
void cp_queue_notify(struct cp *cp, uint32_t queue, const struct cp_notice *notice);

/* Returns true if one of these commands is to be sent. */
static inline bool cp_queue_notice_due(const struct cp *cp)
{
#if CP_HOST
    return cp->notices_left;
#else
    (void)cp;
    return false;
#endif
}

/* One work item: sends the next one, unless the ring is full. Call only while one is due. */
void cp_queue_notice_step(struct cp *cp);

/*
 * One work item: sends a memory command for a queue, unless the ring is full. Call only while a bit of
 * cp->queues_storing is set.
 */
void cp_queue_store_step(struct cp *cp);

#endif
