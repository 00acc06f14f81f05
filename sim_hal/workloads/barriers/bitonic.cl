/*
 * Sorts lists of 1,024 keys by Batcher's bitonic network, in 55 steps: a work-item compares two keys a step. A work-group
 * strides over the lists.
 */
#include "groups.h"

#define ITEMS 512
#define KEYS  1024

static void sort(local uint *keys)
{
    uint item = item_id();

    for (uint size = 2; size <= KEYS; size *= 2)
        for (uint distance = size / 2; distance > 0; distance /= 2) {
            uint low = item / distance * distance * 2 + item % distance;

            meet(); /* the step before is complete */
            uint a = keys[low], b = keys[low + distance];
            if ((a > b) == ((low & size) == 0)) {
                keys[low] = b;
                keys[low + distance] = a;
            }
        }
}

KERNEL(ITEMS, 1) void bitonic_sort(global uint *lists, uint count)
{
    local uint keys[KEYS];
    uint item = item_id();

    for (uint list = group_id(); list < count; list += (uint)get_num_groups(0)) {
        global uint *all = lists + list * KEYS;

        keys[item] = all[item];
        keys[item + ITEMS] = all[item + ITEMS];
        sort(keys);
        meet(); /* keys are in order */
        all[item] = keys[item];
        all[item + ITEMS] = keys[item + ITEMS];
    }
}
