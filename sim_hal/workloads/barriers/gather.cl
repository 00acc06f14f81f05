/* Loads from random places of a large table. Each work-item adds up what it finds at its own. */
#include "groups.h"

KERNEL(256, 1) void gather(global const uint *table, global const uint *places, uint loads, global uint *sums)
{
    uint i = (uint)get_global_id(0), items = (uint)get_global_size(0);
    uint sum = 0;

    for (uint load = 0; load < loads; load++)
        sum += table[places[load * items + i]] * (2 * load + 1);
    sums[i] = sum;
}
