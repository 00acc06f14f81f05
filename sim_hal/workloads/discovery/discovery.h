/*
 * discovery.h - the occupancy discovery protocol: which work-groups of a launch are on the GPU together.
 *
 * A launch may have more work-groups than the GPU holds, and a work-group that has begun may keep its place until it ends.
 * Then a barrier over all of them never passes. In the protocol (Sorensen, thesis 3.4) each work-group, before any other
 * work, counts itself in while the poll is open, and then closes the poll. Those that found it open take part: all of
 * them had begun before any of them went on, so they are on the GPU together, and a barrier over them passes. Those that
 * came too late end at once.
 *
 *     discovery_run(state, ids, DISCOVERY_TICKET, backoff_max)     by one work-item of a work-group, the others wait
 *     discovery_run_delayed(state, ids, DISCOVERY_TICKET, delay, backoff_max)
 *
 * tells whether this work-group takes part. The delay (3.6.4) locks and unlocks this many times before the poll is
 * closed, for GPUs that start work-groups slowly. Then discovery_count(state) is how many do, and discovery_id(ids) is the
 * work-group's number among them, from 0 without gaps. The variants are ORed together:
 *
 *     DISCOVERY_SPIN            the mutex is a test-and-set lock: any waiter may get it
 *     DISCOVERY_TICKET          the mutex is a ticket lock: first come, first served
 *     DISCOVERY_SELF_DESTRUCT   closing the poll destroys the mutex, and all that wait for it leave (4.6.2)
 *     DISCOVERY_NATIVE_IDS      participants are the work-groups 0 .. count-1 and keep their ids (Algorithm 6.1, LOBE): a
 *                               work-group stands for all lower ones, so it needs a GPU that starts work-groups in order
 *                               of id and lets those that have begun go on; ids is not used
 *
 * state is DISCOVERY_WORDS words of zeros before the launch, ids a word for each work-group. Each word that others wait
 * for, and the data, have a line of their own. The data under the mutex are ordinary words: the mutex orders them.
 */
#ifndef DISCOVERY_H
#define DISCOVERY_H

#include "../onward.h"

#define DISCOVERY_SPIN          0u
#define DISCOVERY_TICKET        1u
#define DISCOVERY_SELF_DESTRUCT 2u
#define DISCOVERY_NATIVE_IDS    4u

#define DISCOVERY_WORDS 48

/* Words of the state. */
#define DISCOVERY_LOCK 0 /* spin mutex: 0 free, 1 taken, 2 destroyed */
#define DISCOVERY_NEXT 0 /* ticket mutex: the next ticket */
#define DISCOVERY_SERVING                                                                                              \
    16                      /* ticket mutex: the ticket that has the mutex, or DISCOVERY_DESTROYED, above all tickets */
#define DISCOVERY_COUNT  32 /* participants so far */
#define DISCOVERY_CLOSED 33 /* 1 once the poll is closed */

#define DISCOVERY_DESTROYED 0xffffffffu

/* Locks in order to write the data. False when the mutex is destroyed: then the data stay as they are. */
ONWARD_INLINE bool discovery_lock_spin(volatile global uint *state, uint backoff_max)
{
    volatile global uint *lock = state + DISCOVERY_LOCK;
    uint backoff = 0;
    uint old = onward_wait_cas(lock, 0, 1, eq, 1, 0);

    while (old == 1) {
        onward_wait(lock, eq, 1, 0);
        onward_backoff(&backoff, backoff_max);
        old = onward_wait_cas(lock, 0, 1, eq, 1, 0);
    }
    onward_acquire();
    return old == 0;
}

/* First come, first served: as long as the mutex is not destroyed a waiter never finds its own ticket passed. */
ONWARD_INLINE bool discovery_lock_ticket(volatile global uint *state, uint backoff_max)
{
    volatile global uint *serving = state + DISCOVERY_SERVING;
    uint ticket = onward_add(state + DISCOVERY_NEXT, 1);
    uint backoff = 0;

    while (onward_wait_load(serving, eq, ~0u, ticket) != ticket) {
        onward_wait(serving, eq, ~0u, ticket);
        onward_backoff(&backoff, backoff_max);
    }
    onward_acquire();
    return true;
}

/*
 * The same for one that may be destroyed. A condition other than equality is dearer: a monitor keeps all those on one word
 * in one place, where there is room for a few.
 */
ONWARD_INLINE bool discovery_lock_mortal_ticket(volatile global uint *state, uint backoff_max)
{
    volatile global uint *serving = state + DISCOVERY_SERVING;
    uint ticket = onward_add(state + DISCOVERY_NEXT, 1);
    uint backoff = 0;
    uint served = onward_wait_load(serving, ge, ~0u, ticket);

    while (served < ticket) {
        onward_wait(serving, ge, ~0u, ticket);
        onward_backoff(&backoff, backoff_max);
        served = onward_wait_load(serving, ge, ~0u, ticket);
    }
    onward_acquire();
    return served == ticket;
}

ONWARD_INLINE bool discovery_lock(volatile global uint *state, uint variant, uint backoff_max)
{
    if (!(variant & DISCOVERY_TICKET))
        return discovery_lock_spin(state, backoff_max);
    return variant & DISCOVERY_SELF_DESTRUCT ? discovery_lock_mortal_ticket(state, backoff_max)
                                             : discovery_lock_ticket(state, backoff_max);
}

ONWARD_INLINE void discovery_unlock(volatile global uint *state, uint variant)
{
    onward_release();
    if (variant & DISCOVERY_TICKET)
        onward_add(state + DISCOVERY_SERVING, 1);
    else
        onward_store(state + DISCOVERY_LOCK, 0);
}

/* In place of unlocking: it is never locked again. */
ONWARD_INLINE void discovery_destroy(volatile global uint *state, uint variant)
{
    onward_release();
    if (variant & DISCOVERY_TICKET)
        onward_store(state + DISCOVERY_SERVING, DISCOVERY_DESTROYED);
    else
        onward_store(state + DISCOVERY_LOCK, 2);
}

/* How many work-groups take part: to be asked after discovery_run, by a work-group that takes part. */
ONWARD_INLINE uint discovery_count(global const uint *state)
{
    return state[DISCOVERY_COUNT];
}

ONWARD_INLINE uint discovery_id(global const uint *ids, uint variant)
{
    return variant & DISCOVERY_NATIVE_IDS ? (uint)get_group_id(0) : ids[get_group_id(0)];
}

/* With the mutex held: whether this work-group takes part, and if so it is counted. */
ONWARD_INLINE bool discovery_count_in(global uint *state, global uint *ids, uint variant)
{
    uint group = (uint)get_group_id(0);
    uint count = state[DISCOVERY_COUNT];
    bool open = state[DISCOVERY_CLOSED] == 0;

    if (variant & DISCOVERY_NATIVE_IDS) {
        if (open && group >= count)
            state[DISCOVERY_COUNT] = group + 1;
        return open || group < count;
    }
    if (open) {
        ids[group] = count;
        state[DISCOVERY_COUNT] = count + 1;
    }
    return open;
}

/* The polling phase: true when this work-group takes part. */
ONWARD_INLINE bool discovery_poll(global uint *state, global uint *ids, uint variant, uint backoff_max)
{
    if (!discovery_lock(state, variant, backoff_max))
        return variant & DISCOVERY_NATIVE_IDS && (uint)get_group_id(0) < state[DISCOVERY_COUNT];

    bool takes_part = discovery_count_in(state, ids, variant);
    discovery_unlock(state, variant);
    return takes_part;
}

/* The closing phase, of those that take part. A destroyed mutex means that the poll is closed. */
ONWARD_INLINE void discovery_close(global uint *state, uint variant, uint backoff_max)
{
    if (!discovery_lock(state, variant, backoff_max))
        return;

    state[DISCOVERY_CLOSED] = 1;
    if (variant & DISCOVERY_SELF_DESTRUCT)
        discovery_destroy(state, variant);
    else
        discovery_unlock(state, variant);
}

/* Lets others go first: they queue for a ticket mutex before this work-group does. */
ONWARD_INLINE void discovery_delay(volatile global uint *state, uint variant, uint delay, uint backoff_max)
{
    for (uint i = 0; i < delay && discovery_lock(state, variant, backoff_max); i++)
        discovery_unlock(state, variant);
}

ONWARD_INLINE bool discovery_run_delayed(global uint *state, global uint *ids, uint variant, uint delay,
                                         uint backoff_max)
{
    bool takes_part = discovery_poll(state, ids, variant, backoff_max);

    if (takes_part) {
        discovery_delay(state, variant, delay, backoff_max);
        discovery_close(state, variant, backoff_max);
    }
    return takes_part;
}

ONWARD_INLINE bool discovery_run(global uint *state, global uint *ids, uint variant, uint backoff_max)
{
    return discovery_run_delayed(state, ids, variant, 0, backoff_max);
}

#endif
