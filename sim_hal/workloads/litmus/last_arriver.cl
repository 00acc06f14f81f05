/* A reduction without waiting: the last to arrive adds up what all have written. */
#include "litmus.h"

kernel void last_arriver(volatile global uint *arrived, global uint *parts, global uint *sum, uint workgroups)
{
    if (!acts())
        return;
    parts[self()] = 10 + self();
    onward_release();
    if (onward_add(arrived, 1) != workgroups - 1)
        return;
    onward_acquire();

    uint total = 0;
    for (uint i = 0; i < workgroups; i++)
        total += parts[i];
    *sum = total;
}
