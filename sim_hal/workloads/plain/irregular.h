/*
 * irregular.h - a hash that turns regular input data into irregular graphs and matrices, and a checksum over all of a
 * launch.
 */
#ifndef IRREGULAR_H
#define IRREGULAR_H

/* A bijection of the 32-bit numbers without visible order. */
static inline uint scatter(uint x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

/* Adds every work-item's share to the checksum, modulo 2^32. Called by whole work-groups of a power of two items. */
static inline void add_checksum(volatile global uint *checksum, local uint *shares, uint share)
{
    uint item = get_local_id(0);

    shares[item] = share;
    for (uint left = get_local_size(0) / 2; left > 0; left /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < left)
            shares[item] += shares[item + left];
    }
    if (item == 0)
        atomic_add(checksum, shares[0]);
}

#endif
