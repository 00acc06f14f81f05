/*
 * Sparse matrix times vector, one row a work-item: rows of 1 to 32 elements, columns all over the vector. Integers
 * modulo 2^32, so that the order of additions does not matter.
 *
 * row_start, columns and values are read as in compressed sparse rows. A .sim file holds no irregular data, so a row
 * ends short of the next one's start by a hash of its number, and the column is a hash of the one stored.
 */
#include "irregular.h"

#define ITEMS   256
#define ROW_MAX 32

kernel void spmv(global const uint *row_start, global const uint *columns, global const uint *values,
                 global const uint *vector, uint column_mask, global uint *result, volatile global uint *checksum)
{
    local uint shares[ITEMS];
    uint row = get_global_id(0);
    uint end = row_start[row] + 1 + scatter(row) % ROW_MAX;
    uint sum = 0;

    for (uint i = row_start[row]; i < end; i++)
        sum += values[i] * vector[scatter(columns[i]) & column_mask];
    result[row] = sum;
    add_checksum(checksum, shares, sum * (2 * row + 1));
}
