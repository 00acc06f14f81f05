/*
 * occupancy_poll.h - the occupancy discovery protocol of Sorensen et al.: blocks that a GPU holds together find each other by a
 * poll under a lock. The first block that locks the poll a second time closes it.
 */
#ifndef HARDWARE_OCCUPANCY_POLL_H
#define HARDWARE_OCCUPANCY_POLL_H

#include "common.h"

/* Words of a poll. Those that other blocks spin on have a line each; the holder of the lock alone uses count and closed. */
enum { POLL_LOCK = 0, POLL_SERVING = 32, POLL_COUNT = 64, POLL_CLOSED, POLL_ARRIVED = 96, POLL_WORDS = 128 };

/* A ticket lock and not a spin lock; the lock is destroyed with the poll's closing; a participant's id is its block's. */
enum { POLL_TICKET = 1, POLL_DESTRUCT = 2, POLL_NATIVE = 4 };

/* Answers of the protocol. */
enum { VERDICT_LATE = -1, VERDICT_OUT = 0, VERDICT_IN = 1 };

struct occupancy_poll {
    uint *words;
    uint variant;
    uint delay; /* locks that a participant takes before it closes the poll */
};

/* VERDICT_IN: the lock is held. VERDICT_OUT: it has been destroyed. */
__device__ inline int poll_spin_lock(uint *lock, patrol &p)
{
    uint old;
    while ((old = cas_gpu(lock, 0, 1)) == 1)
        if (late(p))
            return VERDICT_LATE;
    fence_gpu();
    return old == 0 ? VERDICT_IN : VERDICT_OUT;
}

__device__ inline int poll_ticket_lock(uint *words, patrol &p)
{
    uint mine = add_gpu(words + POLL_LOCK, 1), served;
    while ((served = load_gpu(words + POLL_SERVING)) < mine)
        if (late(p))
            return VERDICT_LATE;
    fence_gpu();
    return served == mine ? VERDICT_IN : VERDICT_OUT;
}

__device__ inline int poll_lock(const occupancy_poll &y, patrol &p)
{
    return y.variant & POLL_TICKET ? poll_ticket_lock(y.words, p) : poll_spin_lock(y.words + POLL_LOCK, p);
}

__device__ inline void poll_unlock(const occupancy_poll &y)
{
    fence_gpu();
    if (y.variant & POLL_TICKET)
        add_gpu(y.words + POLL_SERVING, 1);
    else
        store_gpu(y.words + POLL_LOCK, 0);
}

/* No ticket is above the last one, and no spin lock takes 2 for free: all that wait see that the lock is gone. */
__device__ inline void poll_destroy(const occupancy_poll &y)
{
    fence_gpu();
    if (y.variant & POLL_TICKET)
        store_gpu(y.words + POLL_SERVING, ~0u);
    else
        store_gpu(y.words + POLL_LOCK, 2);
}

/* Under the lock: true if the block takes part, and then `*id` is its number among the participants. */
__device__ inline bool poll_join(const occupancy_poll &y, uint *id)
{
    uint count = peek(y.words + POLL_COUNT);
    bool open = peek(y.words + POLL_CLOSED) == 0;
    if (!(y.variant & POLL_NATIVE)) {
        *id = count;
        if (open)
            poke(y.words + POLL_COUNT, count + 1);
        return open;
    }
    *id = blockIdx.x;
    if (open && *id >= count)
        poke(y.words + POLL_COUNT, *id + 1);
    return open || *id < count;
}

__device__ inline int poll_close(const occupancy_poll &y, patrol &p)
{
    int got = poll_lock(y, p);
    if (got == VERDICT_LATE)
        return VERDICT_LATE;
    if (got == VERDICT_OUT)
        return VERDICT_IN;
    poke(y.words + POLL_CLOSED, 1);
    if (y.variant & POLL_DESTRUCT)
        poll_destroy(y);
    else
        poll_unlock(y);
    return VERDICT_IN;
}

/* The protocol of one block. VERDICT_IN: it takes part as `*id`, and the word count has the number of participants. */
__device__ inline int poll_take_part(const occupancy_poll &y, patrol &p, uint *id)
{
    *id = blockIdx.x;
    int got = poll_lock(y, p);
    if (got == VERDICT_LATE)
        return VERDICT_LATE;
    if (got == VERDICT_OUT) {
        bool counted = (y.variant & POLL_NATIVE) && *id < peek(y.words + POLL_COUNT);
        return counted ? VERDICT_IN : VERDICT_OUT;
    }
    bool in = poll_join(y, id);
    poll_unlock(y);
    if (!in)
        return VERDICT_OUT;
    for (uint i = 0; i < y.delay; i++) {
        got = poll_lock(y, p);
        if (got != VERDICT_IN)
            return got == VERDICT_LATE ? VERDICT_LATE : VERDICT_IN;
        poll_unlock(y);
    }
    return poll_close(y, p);
}

#endif
