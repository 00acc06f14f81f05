/*
 * The sums of all numbers of a row up to each, by the scan of Hillis and Steele: in nine steps a work-item adds the sum that
 * lies 1, 2, 4 .. 256 places before its own. A work-group has a row, in chunks of 512, and carries the sum over.
 */
#include "groups.h"

#define ITEMS 512

KERNEL(ITEMS, 1) void scan_steps(global const uint *numbers, uint row_size, global uint *sums)
{
    local uint chunk[2][ITEMS];
    uint item = item_id();
    uint before = 0;

    for (uint first = group_id() * row_size; first < (group_id() + 1) * row_size; first += ITEMS) {
        uint sum = numbers[first + item];
        uint from = 0;

        chunk[0][item] = sum;
        for (uint distance = 1; distance < ITEMS; distance *= 2) {
            meet(); /* the step before is complete */
            if (item >= distance)
                sum += chunk[from][item - distance];
            from ^= 1;
            chunk[from][item] = sum;
        }
        sums[first + item] = before + sum;
        meet(); /* the chunk is complete */
        before += chunk[from][ITEMS - 1];
    }
}
