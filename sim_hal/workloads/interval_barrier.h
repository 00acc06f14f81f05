/*
 * interval_barrier.h - the resizing barrier for kernels that change the number of their work-groups nowhere else.
 *
 * A kernel that never calls onward_offer_kill nor onward_request_fork has resizing-barrier intervals (Sorensen et al.):
 * between two barriers M is what it was behind the first. Then the last to arrive needs to load nothing but what the command
 * processor wants, nobody has to watch for work-groups that leave while others wait, and no word needs to be swapped.
 *
 * Begin with onward_interval_begin in the place of onward_coop_begin; all else is as in cooperative.h. The two kinds of
 * barriers do not mix in one kernel, and M is at most 65,535.
 *
 * All wait on the word in which arrivals are counted, except work-group 0, which nobody kills: it waits on the release
 * word, alone, and hands on what the command processor says there. A word with many different values is what AWG's predictor
 * takes for a barrier's, and lets all waiters of it go on at once; of a word that changes once a barrier it lets one go
 * on, and the others wait for a timeout.
 */
#ifndef INTERVAL_BARRIER_H
#define INTERVAL_BARRIER_H

#include "cooperative.h"

/*
 * The arrivals: 31:0 counts them, 47:32 is the generation of the barrier at which they arrive, 63:48 is M behind the one
 * before.
 */
#define ONWARD_INTERVAL_MASK              (0xfffful << 32)
#define ONWARD_INTERVAL_GENERATION(number) ((ulong)((number)&0xffff) << 32)

/* The control block's own word: 1 + the generation of the last barrier at which work-groups could be forked. */
#define ONWARD_INTERVAL_FORKED 2

/* Waits until the generation of the arrivals is another one; returns them. One work-item. */
ONWARD_INLINE ulong onward_interval_left(const onward_coop *c, uint number)
{
    ulong generation = ONWARD_INTERVAL_GENERATION(number), word;

    for (;;) {
        word = onward_coop_uniform64(
            onward_wait_load64(&c->control->arrived, ne, ONWARD_INTERVAL_MASK, generation));
        if ((word & ONWARD_INTERVAL_MASK) != generation)
            return word;
        onward_wait64(&c->control->arrived, ne, ONWARD_INTERVAL_MASK, generation);
    }
}

/* At the kernel's entry. A forked work-group goes on when the barrier is over for all others. */
ONWARD_INLINE onward_coop onward_interval_begin_shared(global void *control, volatile local ulong *shared)
{
    onward_coop c = onward_coop_begin_shared(control, shared);
    ulong word = 0;

    if (!c.born)
        return c;
    if (onward_coop_uniform(onward_load(&c.control->variant[ONWARD_INTERVAL_FORKED])) == c.generation + 1)
        c.generation++;
    if (get_local_id(0) == 0)
        word = onward_interval_left(&c, c.generation - 1);
    c.active = (uint)(onward_coop_agree(&c, word) >> 48);
    onward_acquire();
    return c;
}

ONWARD_INLINE onward_coop onward_interval_begin(global void *control)
{
    return onward_interval_begin_shared(control, 0);
}

/* Waits until the barrier is over; M behind it. One work-item. */
ONWARD_INLINE ulong onward_interval_wait(const onward_coop *c)
{
    ulong active, word;

    if (c->id != 0)
        return onward_interval_left(c, c->generation) >> 48;
    active = onward_coop_uniform64(onward_coop_released(c)) >> 32;
    word = onward_coop_uniform64(onward_load64(&c->control->arrived));
    /* The command processor has cleared the count: it has released the barrier, and nobody else lets the others go. */
    if ((word & (ONWARD_INTERVAL_MASK | ONWARD_LOW)) == ONWARD_INTERVAL_GENERATION(c->generation))
        onward_add64(&c->control->arrived, (active << 48 | ONWARD_INTERVAL_GENERATION(c->generation + 1)) - word);
    return active;
}

/*
 * Arrives, and stays until the barrier is over: M behind it, or, above it, the message that this work-group has to send
 * to have it ended. What the command processor wants is loaded on the way, so that the last to arrive knows it. One work-item.
 */
ONWARD_INLINE ulong onward_interval_arrive(const onward_coop *c, bool resizing)
{
    volatile global onward_control *control = c->control;
    ulong demand = 0, before;

    onward_release();
    if (resizing && c->attended)
        demand = onward_load64(&control->demand);
    before = onward_coop_uniform64(onward_add64(&control->arrived, 1));
    if ((uint)before + 1 != c->active)
        return onward_interval_wait(c);
    if (onward_coop_uniform64(demand) != 0) {
        onward_store(&control->variant[ONWARD_INTERVAL_FORKED], c->generation + 1);
        return (ulong)(ONWARD_MESSAGE_RESIZE | (uint)(demand >> 48)) << ONWARD_RESIZE_BIT;
    }
    onward_add64(&control->arrived,
                 ((ulong)c->active << 48 | ONWARD_INTERVAL_GENERATION(c->generation + 1)) - (before + 1));
    onward_store64(&control->release, (ulong)c->active << 32 | (c->generation + 1));
    return c->active;
}

ONWARD_INLINE void onward_interval_meet(onward_coop *c, bool resizing)
{
    ulong outcome = 0;

    if (!c->control)
        return;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        outcome = onward_interval_arrive(c, resizing);
    outcome = onward_coop_agree(c, outcome);
    if (outcome >> ONWARD_RESIZE_BIT) {
        onward_coop_message((uint)(outcome >> ONWARD_RESIZE_BIT));
        if (get_local_id(0) == 0)
            outcome = onward_interval_wait(c);
        outcome = onward_coop_agree(c, outcome);
    }
    c->generation++;
    c->active = (uint)outcome;
    onward_acquire();
}

/* M stays as it is. */
ONWARD_INLINE void onward_interval_global_barrier(onward_coop *c)
{
    onward_interval_meet(c, false);
}

/* As onward_resizing_barrier. */
ONWARD_INLINE void onward_interval_barrier(onward_coop *c, private const void *transmit, uint bytes)
{
    if (c->id == 0 && c->attended)
        onward_coop_transmit(c, transmit, bytes);
    onward_interval_meet(c, true);
}

#endif
