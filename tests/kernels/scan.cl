/* Prefix sums in local memory over a work-group of several waves; the sums of later groups start at zero again. */
#include "bare.h"
#include "mix.h"

#define ITEMS 256

kernel void scan(global uint *sums, global uint *totals)
{
    local uint buffer[2][ITEMS];
    uint item = get_local_id(0);
    uint from = 0;

    buffer[0][item] = mix32((uint)get_global_id(0)) >> 16;
    for (uint distance = 1; distance < get_local_size(0); distance *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint value = buffer[from][item];
        if (item >= distance)
            value += buffer[from][item - distance];
        buffer[1 - from][item] = value;
        from = 1 - from;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    sums[get_global_id(0)] = item ? buffer[from][item - 1] : 0;
    if (item == get_local_size(0) - 1)
        totals[get_group_id(0)] = buffer[from][item];
}
