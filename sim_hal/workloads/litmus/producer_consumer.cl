/* One work-group waits for another that it knows by its id. What was handed over is checked by the host. */
#include "litmus.h"

/* Each of two waits for the other. */
kernel void two_way(volatile global uint *flags, global uint *data, global uint *received, uint backoff_max)
{
    if (!acts())
        return;
    uint other = self() ^ 1;

    data[self()] = 7 + self();
    publish(flags + self(), UP);
    await(flags + other, UP, backoff_max);
    received[other] = data[other];
}

/* Work-group 1 waits for 0: the producer is the lower one. */
kernel void one_way(volatile global uint *flag, global uint *data, global uint *received, uint backoff_max)
{
    if (!acts())
        return;
    if (self() == 0) {
        *data = 7;
        publish(flag, UP);
        return;
    }
    await(flag, UP, backoff_max);
    *received = *data;
}

/* Work-group 0 waits for 1: the first picture of Sorensen's chapter 3. */
kernel void low_waits_on_high(volatile global uint *flag, global uint *data, global uint *received, uint backoff_max)
{
    if (!acts())
        return;
    if (self() == 1) {
        *data = 7;
        publish(flag, UP);
        return;
    }
    await(flag, UP, backoff_max);
    *received = *data;
}

/*
 * A critical section each, then a chain in which each but the first waits for the one before it. The mutex may have to wait for
 * any work-group that has begun, the chain for one that may not have: neither promise alone is enough.
 */
kernel void one_way_and_mutex(volatile global uint *mutex, volatile global uint *flags, global uint *counter,
                              global uint *data, uint backoff_max)
{
    if (!acts())
        return;
    lock_spin(mutex, backoff_max);
    *counter += 1;
    unlock_spin(mutex);

    uint before = 0;
    if (self() > 0) {
        await(flags + self() - 1, UP, backoff_max);
        before = data[self() - 1];
    }
    data[self()] = before + 3;
    publish(flags + self(), UP);
}
