/*
 * cooperative_barriers.h - inside of cooperative.h: global barriers, and those that change the number of work-groups.
 */
#ifndef COOPERATIVE_BARRIERS_H
#define COOPERATIVE_BARRIERS_H

#include "cooperative_messages.h"

/* ---- barriers ---- */

/* An outcome of a barrier: M behind it, or, from this bit on, the message that all waves send to end the barrier. */
#define ONWARD_RESIZE_BIT 32

/* Releases the barrier. Further values, in bits without a meaning, train a monitor that predicts. */
ONWARD_INLINE void onward_coop_release(const onward_coop *c, uint generation, uint active)
{
    ulong word = (ulong)active << 32 | generation;

    for (uint i = 0; i < ONWARD_RELEASES; i++)
        onward_store64(&c->control->release, word | (ulong)i << ONWARD_SHAKE_BIT);
}

/* The same while the command processor may release the barrier: none of its additions is lost. */
ONWARD_INLINE void onward_coop_shake(const onward_coop *c)
{
    for (uint i = 1; i < ONWARD_RELEASES; i++)
        onward_add64(&c->control->release, 1ul << ONWARD_SHAKE_BIT);
}

/*
 * All active work-groups are at the barrier, and this work-item, the first to have seen that, ends the
 * barrier. If M may change here and the command processor has a demand or an offer, the command processor
 * ends it.
 */
ONWARD_INLINE ulong onward_coop_end(const onward_coop *c, uint active, bool resizing, ulong demand)
{
    volatile global onward_control *control = c->control;
    ulong instance = (ulong)c->generation << 32, next = (ulong)(c->generation + 1) << 32;
    bool resize = resizing && c->managed && demand != 0;

    if (onward_cas64(&control->arrived, instance | active, resize ? next | active : next) != (instance | active))
        return 0;
    if (resize) {
        uint was = onward_coop_behind(onward_load64(&control->release));

        if (was != active)
            onward_add64(&control->release, ((ulong)active - was) << 32);
        onward_store(&control->variant[0], c->generation + 1);
        return (ulong)(ONWARD_MESSAGE_RESIZE | (uint)(demand >> 48)) << ONWARD_RESIZE_BIT;
    }
    onward_coop_release(c, c->generation + 1, active);
    return active;
}

/*
 * Work-group 0, which is never killed, ends the barrier if a work-group that was still missing is killed.
 * active is M as it was after the arrival. Work-items 0 and 1.
 */
ONWARD_INLINE ulong onward_coop_attend(const onward_coop *c, bool resizing, uint active)
{
    for (;;) {
        ulong ended = 0, word;

        /* Before the first wait, too: the last arrival may have come before a missing work-group was killed. */
        if (onward_load64(&c->control->arrived) == ((ulong)c->generation << 32 | active)) {
            if (get_local_id(0) == 0)
                ended = onward_coop_end(c, active, resizing, onward_load64(&c->control->demand));
            ended = onward_coop_uniform64(ended);
            if (ended)
                return ended;
        }
        word = onward_coop_watch(&c->control->release, ONWARD_LOW, c->generation, onward_coop_size(c),
                                 (ulong)active << 32 | 1);
        word = onward_coop_uniform64(word);
        if ((uint)word != c->generation)
            return onward_coop_behind(word);
        active = onward_coop_uniform(onward_coop_active(c));
    }
}

/* Arrives, and waits until the barrier is over or this work-group has to end it by a message. Work-items 0 and 1. */
ONWARD_INLINE ulong onward_coop_arrive(const onward_coop *c, bool resizing)
{
    ulong demand = 0, ended = 0;
    uint active = c->active;

    if (get_local_id(0) == 0) {
        uint arrived;

        onward_release();
        if (resizing && c->managed)
            demand = onward_load64(&c->control->demand);
        arrived = onward_add((volatile global uint *)&c->control->arrived, 1) + 1;
        active = onward_coop_active(c);
        if (arrived == active)
            ended = onward_coop_end(c, active, resizing, demand);
    }
    ended = onward_coop_uniform64(ended);
    if (ended)
        return ended;
    if (c->id == 0 && c->managed)
        return onward_coop_attend(c, resizing, onward_coop_uniform(active));
    return get_local_id(0) == 0 ? onward_coop_resized(c) : 0;
}

ONWARD_INLINE void onward_coop_barrier(onward_coop *c, bool resizing)
{
    ulong outcome = 0;

    if (!c->control)
        return;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < 2)
        outcome = onward_coop_arrive(c, resizing);
    outcome = onward_coop_agree(c, outcome);
    if (outcome >> ONWARD_RESIZE_BIT) {
        onward_coop_message((uint)(outcome >> ONWARD_RESIZE_BIT));
        if (get_local_id(0) == 0) {
            onward_coop_shake(c);
            outcome = onward_coop_resized(c);
        }
        outcome = onward_coop_agree(c, outcome);
    }
    c->generation++;
    if (c->managed)
        c->active = (uint)outcome;
    onward_acquire();
}

/* A stable kernel that releases a barrier adds this to the generation. The command processor adds 1: M may differ. */
#define ONWARD_UNCHANGED 2u

/*
 * Leaves the end of the barrier to the command processor: writes all words that must precede the message.
 * Work-groups may be forked, so this work-group, the last to arrive, transmits for all.
 */
ONWARD_INLINE void onward_coop_ask_stable(const onward_coop *c, ulong demand, const void *transmit, uint bytes)
{
    volatile global onward_record *first = (volatile global onward_record *)(c->control + 1);

    for (uint i = 0; i < bytes / 4; i++)
        onward_store(&first->transmitted[i], ((const uint *)transmit)[i]);
    onward_store((volatile global uint *)&c->control->arrived, c->active);
    onward_store(&c->control->variant[0], c->generation + 1);
    onward_store(&c->control->variant[2], (uint)(demand >> 48));
}

/*
 * All have arrived: releases them, or leaves that to the command processor (returns false). All others wait
 * for this, so the load of the demand overlaps with the store that must complete anyway. One wave.
 */
ONWARD_INLINE bool onward_coop_end_stable(const onward_coop *c, bool resizing, const void *transmit, uint bytes)
{
    global onward_control *control = (global onward_control *)c->control;
    ulong demand = resizing ? __atomic_load_n(&control->demand, __ATOMIC_RELAXED) : 0;

    onward_store((volatile global uint *)&control->arrived, 0);
    onward_release();
    if (__builtin_expect(onward_coop_uniform((uint)demand | (uint)(demand >> 32)) != 0, 0)) {
        if (get_local_id(0) == 0)
            onward_coop_ask_stable(c, demand, transmit, bytes);
        return false;
    }
    onward_coop_release(c, c->generation + ONWARD_UNCHANGED, c->active);
    return true;
}

/* This work-group is the last to arrive. Returns false if it has ended the barrier itself, with M unchanged. */
ONWARD_INLINE bool onward_coop_last_stable(onward_coop *c, bool resizing, const void *transmit, uint bytes)
{
    bool ended = onward_coop_alone(c) && onward_coop_end_stable(c, resizing, transmit, bytes);

    if (onward_coop_agree(c, ended))
        return false;
    onward_coop_message(ONWARD_MESSAGE_RESIZE | (uint)onward_coop_agree(c, onward_load(&c->control->variant[2])));
    if (!onward_coop_alone(c))
        return true;
    if (get_local_id(0) == 0)
        onward_coop_shake(c);
    onward_coop_released(c);
    return true;
}

/*
 * As onward_coop_barrier, for kernels that change M nowhere else. One comparison recognises the common case:
 * the barrier is over and M is unchanged.
 */
ONWARD_INLINE void onward_coop_barrier_stable(onward_coop *c, bool resizing, const void *transmit, uint bytes)
{
    volatile global uint *arrived = (volatile global uint *)&c->control->arrived;
    uint now = 0, next;

    c->generation = onward_coop_uniform(c->generation);
    c->active = onward_coop_uniform(c->active);
    next = c->generation + ONWARD_UNCHANGED;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (onward_coop_alone(c)) {
        onward_release();
        now = onward_arrive_once(arrived, c->active, &c->control->release, c->generation);
    }
    now = (uint)onward_coop_agree(c, now);
    if (__builtin_expect(now != next, 0) &&
        (now != c->generation || onward_coop_last_stable(c, resizing, transmit, bytes))) {
        next = c->generation + 1;
        c->active = onward_coop_behind(onward_coop_agree(c, onward_load64(&c->control->release)));
    }
    c->generation = next;
    onward_acquire();
}

/* M stays as it is. */
ONWARD_INLINE void onward_global_barrier(onward_coop *c)
{
    if (ONWARD_STABLE)
        onward_coop_barrier_stable(c, false, 0, 0);
    else
        onward_coop_barrier(c, false);
}

/*
 * M may change: work-groups with the highest ids are killed, or new ones are forked and begin with what work-group 0
 * transmits. The last to arrive asks the command processor for it, and only if that wants or offers any.
 */
ONWARD_INLINE void onward_resizing_barrier(onward_coop *c, const void *transmit, uint bytes)
{
    if (ONWARD_STABLE) {
        onward_coop_barrier_stable(c, true, transmit, bytes);
        return;
    }
    if (c->id == 0 && c->managed)
        onward_coop_transmit(c, transmit, bytes);
    onward_coop_barrier(c, true);
}

/* ---- resizing barriers out of the other primitives: work-group 0 is the master of the others ---- */

/* Waits until all others have arrived. Some of them may still be killed. Work-items 0 and 1 of work-group 0. */
ONWARD_INLINE void onward_coop_gather(const onward_coop *c)
{
    for (;;) {
        ulong size = onward_load64(onward_coop_size(c));
        ulong arrived = onward_load64(&c->control->arrived);

        if ((uint)arrived == (uint)(size >> 32) - 1)
            return;
        onward_coop_watch(&c->control->arrived, ONWARD_LOW, arrived, onward_coop_size(c), size);
    }
}

/*
 * The master waits for all others, requests forks, and releases all with the number that the command processor wants.
 * Returns M in 31:0 and that number in 63:32, in work-item 0.
 */
ONWARD_INLINE ulong onward_coop_lead(onward_coop *c, const void *transmit, uint bytes)
{
    volatile global onward_control *control = c->control;
    uint next = c->generation + 1, forked, wanted;

    if (get_local_id(0) < 2)
        onward_coop_gather(c);
    if (get_local_id(0) == 0)
        onward_store(&control->variant[0], next);
    forked = onward_request_fork(c, transmit, bytes);
    if (get_local_id(0) != 0)
        return 0;
    wanted = forked ? 0 : (uint)onward_load64(&control->demand);
    onward_store(&control->variant[1], wanted);
    onward_store64(&control->arrived, (ulong)next << 32);
    onward_release();
    onward_coop_release(c, next, c->active);
    return (ulong)wanted << 32 | c->active;
}

/* The same for the others. */
ONWARD_INLINE ulong onward_coop_follow(const onward_coop *c)
{
    uint active;

    if (get_local_id(0) != 0)
        return 0;
    onward_release();
    onward_add((volatile global uint *)&c->control->arrived, 1);
    active = onward_coop_resized(c);
    return (ulong)onward_load(&c->control->variant[1]) << 32 | active;
}

/* Returns the number of work-groups that were wanted when all had met. */
ONWARD_INLINE uint onward_coop_meet(onward_coop *c, const void *transmit, uint bytes)
{
    ulong met;

    barrier(CLK_GLOBAL_MEM_FENCE);
    met = onward_coop_agree(c, c->id == 0 ? onward_coop_lead(c, transmit, bytes) : onward_coop_follow(c));
    c->active = (uint)met;
    c->generation++;
    onward_acquire();
    return (uint)(met >> 32);
}

/*
 * The simple barrier: each work-group but the master offers to be killed once, on arrival. How many are killed in one
 * barrier depends on the order of the offers.
 */
ONWARD_INLINE void onward_resizing_barrier_simple(onward_coop *c, const void *transmit, uint bytes)
{
    if (!c->managed) {
        onward_global_barrier(c);
        return;
    }
    if (c->id != 0)
        onward_offer_kill(c);
    onward_coop_meet(c, transmit, bytes);
}

/*
 * The barrier with a query: the master asks how many are wanted, and that many with the highest ids offer to
 * be killed. Each offer is one message. It stands until it is taken or no work-group is wanted any more. All
 * meet again before they continue, so that M is the same for all, even if fewer were wanted in the end. The
 * number of the meeting is the round.
 */
ONWARD_INLINE void onward_resizing_barrier_query(onward_coop *c, const void *transmit, uint bytes)
{
    uint wanted = 0;

    if (!c->managed) {
        onward_global_barrier(c);
        return;
    }
    wanted = onward_coop_meet(c, transmit, bytes);
    if (wanted == 0)
        return;
    if (c->id > 0 && c->id + wanted >= c->active)
        onward_coop_ask(c, ONWARD_MESSAGE_STAND | (c->generation & 0xffffff));
    onward_coop_barrier(c, false);
}

#endif
