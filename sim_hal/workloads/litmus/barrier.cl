/* Barriers over all work-groups of a launch. Behind it each must see what all others wrote before it. */
#include "../discovery/xf_barrier.h"
#include "litmus.h"

static uint sum_of(global const uint *data, uint workgroups)
{
    uint sum = 0;

    for (uint i = 0; i < workgroups; i++)
        sum += data[i];
    return sum;
}

kernel void counter_barrier(volatile global uint *arrived, global uint *data, global uint *sums, uint workgroups,
                            uint backoff_max)
{
    if (!acts())
        return;
    data[self()] = 10 + self();
    count_and_await(arrived, workgroups, backoff_max);
    sums[self()] = sum_of(data, workgroups);
}

kernel void xf(volatile global uint *flags, global uint *data, global uint *sums, uint workgroups, uint backoff_max)
{
    if (acts())
        data[self()] = 10 + self();
    xf_barrier(flags, self(), workgroups, backoff_max);
    if (acts())
        sums[self()] = sum_of(data, workgroups);
}
