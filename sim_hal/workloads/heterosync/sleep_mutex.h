/*
 * sleep_mutex.h - SleepMutex: a decentralised ticket lock; every waiter waits on its own word of a ring.
 *
 * The ring has ring_mask + 1 places, a power of two above the number of work-groups: a work-group holds one place at
 * a time, so the places in use never meet, however often the ring is gone round.
 */
#ifndef SLEEP_MUTEX_H
#define SLEEP_MUTEX_H

#include "heterosync.h"

#define MINE     1u
#define NOT_MINE 0xffffffffu

static uint lock(volatile global uint *ring, uint ring_mask, volatile global uint *tail, local uint *answer,
                 uint backoff_max)
{
    uint ticket = 0;
    uint backoff = 0;

    if (is_master())
        ticket = onward_add(tail, 1);
    do {
        meet();
        if (is_master()) {
            volatile global uint *place = ring + (ticket & ring_mask);
            *answer = onward_wait_load(place, eq, ~0u, MINE) == MINE;
            if (*answer) {
                onward_acquire();
            } else {
                onward_wait(place, eq, ~0u, MINE);
                onward_backoff(&backoff, backoff_max);
            }
        }
    } while (!from_master(answer));
    return ticket;
}

static void unlock(volatile global uint *ring, uint ring_mask, uint ticket)
{
    meet();
    if (is_master()) {
        onward_exch(ring + (ticket & ring_mask), NOT_MINE);
        onward_release();
        onward_exch(ring + ((ticket + 1) & ring_mask), MINE);
    }
    meet();
}

/* Only the next ticket may go. */
static void check_ring(global const uint *ring, uint ring_mask, uint tickets, volatile global uint *errors)
{
    for (uint place = item_id(); place <= ring_mask; place += get_local_size(0)) {
        if (ring[place] != (place == (tickets & ring_mask) ? MINE : NOT_MINE))
            count_error(errors);
    }
}

#endif
