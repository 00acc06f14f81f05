/*
 * sense_barrier.h - the sense-reversing barrier: the last to arrive turns the sense round, and all others wait for that.
 *
 * Arrivals are counted in one word and the sense is another, so a work-group that leaves late does not hold up
 * those that arrive at the next barrier, and one barrier is one wait.
 */
#ifndef SENSE_BARRIER_H
#define SENSE_BARRIER_H

#include "../heterosync/heterosync.h"

/* The bits that waiters read. In the others a trained word takes values without a meaning. */
#ifdef ONWARD_TRAINED
#define SENSE_MASK 1u
#else
#define SENSE_MASK ~0u
#endif

/* The last value is the sense alone. */
static void turn_sense(volatile global uint *shared, uint next)
{
    for (uint i = ONWARD_RELEASES; i-- > 0;)
        onward_exch(shared, i << 1 | next);
}

/*
 * *sense is this work-group's own, 0 before the first barrier and the same for all. The work-group that finds all arrived clears
 * the count, which the last to arrive is sure to try.
 */
static void pass_sense(volatile global uint *arrived, volatile global uint *shared, uint arrivals, private uint *sense,
                       local uint *answer, uint backoff_max)
{
    uint next = 1 - *sense;
    uint backoff = 0;

    meet();
    if (is_master()) {
        onward_release();
        onward_add(arrived, 1);
    }
    do {
        meet();
        if (is_master()) {
            if (onward_cas(arrived, arrivals, 0) == arrivals) {
                onward_release();
                turn_sense(shared, next);
            }
            *answer = (onward_wait_load(shared, eq, SENSE_MASK, next) & SENSE_MASK) == next;
            if (*answer) {
                onward_acquire();
            } else {
                onward_wait(shared, eq, SENSE_MASK, next);
                onward_backoff(&backoff, backoff_max);
            }
        }
    } while (!from_master(answer));
    *sense = next;
}

#endif
