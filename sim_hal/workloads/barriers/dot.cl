/*
 * Scalar products of pairs of vectors, after scalarProd of the CUDA SDK: a work-group strides over the pairs, adds up
 * 1,024 partial sums, and adds these in a tree.
 */
#include "groups.h"

#define ITEMS 512
#define SUMS  1024

KERNEL(ITEMS, 1)
void dot_product(global const uint *a, global const uint *b, uint pairs, uint length, global uint *products)
{
    local uint sums[SUMS];
    uint item = item_id();

    for (uint pair = group_id(); pair < pairs; pair += (uint)get_num_groups(0)) {
        uint first = pair * length;

        for (uint place = item; place < SUMS; place += ITEMS) {
            uint sum = 0;
            for (uint i = first + place; i < first + length; i += SUMS)
                sum += a[i] * b[i];
            sums[place] = sum;
        }
        for (uint left = SUMS / 2; left > 0; left /= 2) {
            meet(); /* sums are complete */
            if (item < left)
                sums[item] += sums[item + left];
        }
        if (item == 0)
            products[pair] = sums[0];
        meet(); /* sums are read */
    }
}
