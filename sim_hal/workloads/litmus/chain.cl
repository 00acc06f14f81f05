/* Work-groups that wait for others in the order of their ids. */
#include "litmus.h"

/* Prefix sums that read the sum of the work-group before: a scan in one pass. */
kernel void scan_chain(volatile global uint *flags, global const uint *input, global uint *sums, uint backoff_max)
{
    if (!acts())
        return;
    uint before = 0;

    if (self() > 0) {
        await(flags + self() - 1, UP, backoff_max);
        before = sums[self() - 1];
    }
    sums[self()] = before + input[self()];
    publish(flags + self(), UP);
}

/* The same from the other end: the sum of the last work-group comes first. */
kernel void reverse_chain(volatile global uint *flags, global const uint *input, global uint *sums, uint workgroups,
                          uint backoff_max)
{
    if (!acts())
        return;
    uint place = workgroups - 1 - self();
    uint after = 0;

    if (place > 0) {
        await(flags + self() + 1, UP, backoff_max);
        after = sums[place - 1];
    }
    sums[place] = after + input[place];
    publish(flags + self(), UP);
}

/* A sparse triangular system, a work-group an unknown, each of which needs all before it: L x = b with L all ones below. */
kernel void sptrsv(volatile global uint *flags, global const uint *b, global uint *x, uint backoff_max)
{
    if (!acts())
        return;
    uint sum = b[self()];

    for (uint lower = 0; lower < self(); lower++) {
        await(flags + lower, UP, backoff_max);
        sum -= x[lower];
    }
    x[self()] = sum;
    publish(flags + self(), UP);
}
