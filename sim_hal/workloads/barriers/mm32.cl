/*
 * c = a x b, square, row by row, after matrixMul of the CUDA SDK: tiles of 32 x 32 go through local memory, and a work-item has
 * two rows of a tile. Whole numbers modulo 2 to the 32.
 */
#include "groups.h"

#define TILE 32
#define ROWS 16 /* of work-items */

KERNEL(TILE, ROWS) void mm32(global const uint *a, global const uint *b, global uint *c, uint width)
{
    local uint tile_a[TILE][TILE], tile_b[TILE][TILE];
    uint x = (uint)get_local_id(0), y = (uint)get_local_id(1);
    uint column = (uint)get_group_id(0) * TILE + x, row = (uint)get_group_id(1) * TILE + y;
    uint upper = 0, lower = 0;

    for (uint tile = 0; tile < width; tile += TILE) {
        tile_a[y][x] = a[row * width + tile + x];
        tile_a[y + ROWS][x] = a[(row + ROWS) * width + tile + x];
        tile_b[y][x] = b[(tile + y) * width + column];
        tile_b[y + ROWS][x] = b[(tile + y + ROWS) * width + column];
        meet(); /* tiles are complete */
        for (uint k = 0; k < TILE; k++) {
            upper += tile_a[y][k] * tile_b[k][x];
            lower += tile_a[y + ROWS][k] * tile_b[k][x];
        }
        meet(); /* tiles are read */
    }
    c[row * width + column] = upper;
    c[(row + ROWS) * width + column] = lower;
}
