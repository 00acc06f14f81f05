/*
 * Sorts 1,024 keys a work-group by Batcher's bitonic network, in 55 steps: a work-item compares two keys a step.
 */
#include "groups.h"

#define ITEMS 512
#define KEYS  1024

KERNEL(ITEMS, 1) void bitonic_sort(global uint *keys_global)
{
    local uint keys[KEYS];
    uint item = item_id();

    keys_global += group_id() * KEYS;
    keys[item] = keys_global[item];
    keys[item + ITEMS] = keys_global[item + ITEMS];
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
    meet(); /* keys are in order */
    keys_global[item] = keys[item];
    keys_global[item + ITEMS] = keys[item + ITEMS];
}
