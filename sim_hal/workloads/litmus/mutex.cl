/* Mutexes: a work-group waits for the holder of the mutex, and for no other one. */
#include "litmus.h"

kernel void spin_mutex(volatile global uint *mutex, global uint *counter, global uint *passed, uint backoff_max)
{
    if (!acts())
        return;
    lock_spin(mutex, backoff_max);
    *counter += 1;
    unlock_spin(mutex);
    passed[self()] = 1;
}

kernel void ticket_mutex(volatile global uint *next, volatile global uint *serving, global uint *counter,
                         global uint *passed, uint backoff_max)
{
    if (!acts())
        return;
    uint ticket = onward_add(next, 1);
    await(serving, ticket, backoff_max);
    *counter += 1;
    publish(serving, ticket + 1);
    passed[self()] = 1;
}
