/*
 * How similar documents are, after Similarity Score of Mars: the square of the cosine between the vectors of two documents.
 * A work-group strides over the pairs, and adds three products in trees. Trees of one pair and the next lie in two
 * places, so no barrier is between them.
 */
#include "groups.h"

#define ITEMS 256

/* products: a x b, a x a, b x b. In units of 2 to the -16. */
static uint square_of_cosine(const uint *products)
{
    ulong square = (ulong)products[0] * products[0];
    ulong lengths = (ulong)products[1] * products[2] >> 16;

    return lengths ? (uint)(square / lengths) : 0;
}

KERNEL(ITEMS, 1) void similar(global const uint *documents, uint pairs, uint words, global uint *scores)
{
    local uint sums[2][3][ITEMS];
    uint item = item_id();
    uint place = 0;

    for (uint pair = group_id(); pair < pairs; pair += (uint)get_num_groups(0)) {
        global const uint *a = documents + pair * words, *b = documents + (pair + 1) % pairs * words;
        uint products[3] = {0, 0, 0};

        for (uint i = item; i < words; i += ITEMS) {
            products[0] += a[i] * b[i];
            products[1] += a[i] * a[i];
            products[2] += b[i] * b[i];
        }
        for (uint i = 0; i < 3; i++)
            sums[place][i][item] = products[i];
        for (uint left = ITEMS / 2; left > 0; left /= 2) {
            meet(); /* sums are complete */
            for (uint i = 0; item < left && i < 3; i++)
                sums[place][i][item] += sums[place][i][item + left];
        }
        if (item == 0) {
            for (uint i = 0; i < 3; i++)
                products[i] = sums[place][i][0];
            scores[pair] = square_of_cosine(products);
        }
        place ^= 1;
    }
}
