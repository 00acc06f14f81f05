/*
 * A histogram by atomics in local memory, added to the global one; the total of
 * all counts and the extremes beside it.
 */
#include "mix.h"

#define BINS 64

kernel void histogram(global uint *bins, global int *extremes, uint per_item)
{
    local uint counts[BINS];
    local int lowest;
    local int highest;
    uint item = get_local_id(0);

    for (uint k = item; k < BINS; k += get_local_size(0))
        counts[k] = 0;
    if (item == 0) {
        lowest = 0x7fffffff;
        highest = -0x7fffffff;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < per_item; k++) {
        uint x = mix32((uint)get_global_id(0) * per_item + k);
        atomic_inc(&counts[x % 8 * (x >> 8 & 7)]);
        atomic_min(&lowest, (int)x);
        atomic_max(&highest, (int)x);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = item; k < BINS; k += get_local_size(0))
        atomic_add(&bins[k], counts[k]);
    if (item == 0) {
        atomic_min(&extremes[0], lowest);
        atomic_max(&extremes[1], highest);
    }
}
