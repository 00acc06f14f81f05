/*
 * A = L x U for many matrices of 64 x 64, one a work-group, after lud of Rodinia. L has ones on its diagonal. Numbers are whole and
 * modulo 2 to the 32, in which each odd pivot has an inverse, so results are exact.
 *
 * The factors come packed in one matrix. The work-group multiplies them, writes A, and finds the factors again.
 */
#include "groups.h"

#define ITEMS 256
#define SIDE  64
#define OWN   (SIDE * SIDE / ITEMS) /* elements of a work-item: a column's, every fourth */

/* Each round doubles the bits that are right, of which an odd number itself has three. */
static uint inverse_of(uint odd)
{
    uint inverse = odd;

    for (uint round = 0; round < 4; round++)
        inverse *= 2 - odd * inverse;
    return inverse;
}

static uint product_at(local uint (*factors)[SIDE], uint row, uint column)
{
    uint sum = row <= column ? factors[row][column] : 0;

    for (uint k = 0; k < row && k <= column; k++)
        sum += factors[row][k] * factors[k][column];
    return sum;
}

KERNEL(ITEMS, 1) void lu(global const uint *packed, global uint *matrices, global uint *factors)
{
    local uint a[SIDE][SIDE];
    uint item = item_id(), first = group_id() * SIDE * SIDE;
    uint column = item % SIDE, top = item / SIDE;
    uint products[OWN];

    for (uint row = top; row < SIDE; row += SIDE / OWN)
        a[row][column] = packed[first + row * SIDE + column] | (row == column);
    meet(); /* the factors are complete */
    for (uint i = 0; i < OWN; i++)
        products[i] = product_at(a, top + i * (SIDE / OWN), column);
    meet(); /* the factors are read */
    for (uint i = 0; i < OWN; i++) {
        uint row = top + i * (SIDE / OWN);
        a[row][column] = products[i];
        matrices[first + row * SIDE + column] = products[i];
    }
    for (uint k = 0; k < SIDE - 1; k++) {
        meet(); /* the column before is done with */
        if (item > k && item < SIDE)
            a[item][k] *= inverse_of(a[k][k]);
        meet(); /* the column of L is complete */
        for (uint row = top; row < SIDE; row += SIDE / OWN)
            if (row > k && column > k)
                a[row][column] -= a[row][k] * a[k][column];
    }
    for (uint row = top; row < SIDE; row += SIDE / OWN)
        factors[first + row * SIDE + column] = a[row][column];
}
