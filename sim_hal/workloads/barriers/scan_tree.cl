/*
 * The sums of all numbers of a row up to each, by the scan of Blelloch: sums go up a tree in ten steps and down again in ten. A
 * work-group has a row, in chunks of 1,024, and carries the sum over.
 */
#include "groups.h"

#define ITEMS 512
#define CHUNK 1024

KERNEL(ITEMS, 1) void scan_tree(global const uint *numbers, uint row_size, global uint *sums)
{
    local uint tree[CHUNK];
    uint item = item_id();
    uint before = 0;

    for (uint first = group_id() * row_size; first < (group_id() + 1) * row_size; first += CHUNK) {
        uint low = numbers[first + item], high = numbers[first + item + ITEMS];

        tree[item] = low;
        tree[item + ITEMS] = high;
        for (uint distance = 1; distance < CHUNK; distance *= 2) {
            meet(); /* sums below are complete */
            if (item < ITEMS / distance)
                tree[(2 * item + 2) * distance - 1] += tree[(2 * item + 1) * distance - 1];
        }
        meet(); /* the total is complete */
        uint total = tree[CHUNK - 1];
        for (uint distance = CHUNK / 2; distance > 0; distance /= 2) {
            meet(); /* sums above are complete */
            if (item < ITEMS / distance) {
                uint left = (2 * item + 1) * distance - 1, right = left + distance;
                uint sum = tree[left], above = distance == CHUNK / 2 ? 0 : tree[right];
                tree[left] = above;
                tree[right] = above + sum;
            }
        }
        meet(); /* all sums are complete */
        sums[first + item] = before + tree[item] + low;
        sums[first + item + ITEMS] = before + tree[item + ITEMS] + high;
        before += total;
    }
}
