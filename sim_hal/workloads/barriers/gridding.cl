/*
 * Samples are added to the cells of a grid, after mri-gridding of Parboil: a work-group sorts 512 samples by cell, four bits at a time,
 * and adds each run of equal cells at once.
 *
 * For each four bits a work-item counts one of their 16 values in one of 32 blocks of 16 samples. A scan over the counts
 * (Hillis and Steele) says where a block's samples of that value go.
 */
#include "groups.h"

#define ITEMS  512
#define BLOCK  16
#define BLOCKS (ITEMS / BLOCK)
#define DIGITS 3
#define PLACES (ITEMS + BLOCKS)

/* A gap behind each block, so that blocks begin in different banks. */
static uint place_of(uint sample)
{
    return sample + sample / BLOCK;
}

static uint digit_of(uint cell, uint digit)
{
    return cell >> 4 * digit & 15;
}

/* The sum of all counts up to the own one. */
static uint scan(local uint (*sums)[ITEMS], uint count)
{
    uint item = item_id();
    uint from = 0;

    sums[0][item] = count;
    for (uint distance = 1; distance < ITEMS; distance *= 2) {
        meet(); /* sums of the distance before are complete */
        if (item >= distance)
            count += sums[from][item - distance];
        sums[from ^ 1][item] = count;
        from ^= 1;
    }
    return count;
}

KERNEL(ITEMS, 1)
void gridding(global const uint *cells_global, global const uint *values_global, volatile global uint *grid)
{
    local uint cells[2][PLACES], values[2][PLACES], sums[2][ITEMS];
    uint item = item_id(), value = item / BLOCKS, block = item % BLOCKS;
    uint from = 0;

    cells[0][place_of(item)] = cells_global[group_id() * ITEMS + item];
    values[0][place_of(item)] = values_global[group_id() * ITEMS + item];
    for (uint digit = 0; digit < DIGITS; digit++) {
        uint count = 0;

        meet(); /* samples are sorted up to this digit */
        for (uint i = block * BLOCK; i < (block + 1) * BLOCK; i++)
            count += digit_of(cells[from][place_of(i)], digit) == value;
        uint place = scan(sums, count) - count;
        for (uint i = block * BLOCK; i < (block + 1) * BLOCK; i++)
            if (digit_of(cells[from][place_of(i)], digit) == value) {
                cells[from ^ 1][place_of(place)] = cells[from][place_of(i)];
                values[from ^ 1][place_of(place)] = values[from][place_of(i)];
                place++;
            }
        from ^= 1;
    }
    meet(); /* samples are sorted */
    uint cell = cells[from][place_of(item)];
    if (item > 0 && cells[from][place_of(item - 1)] == cell)
        return;
    uint sum = 0;
    for (uint i = item; i < ITEMS && cells[from][place_of(i)] == cell; i++)
        sum += values[from][place_of(i)];
    atomic_add(grid + cell, sum);
}
