/*
 * Merge sort of 2,048 keys with their values, stable, after mergeSort of the CUDA SDK: sorted runs double in local memory.
 * A key's place in the merged run is its place in its own run, and its rank in the other one by binary search.
 */
#include "groups.h"

#define ITEMS 1024
#define KEYS  2048

/* How many keys of a sorted run, a power of two of them, come before key; equal ones too if it is asked for. */
static uint rank_in(local const uint *run, uint size, uint key, uint equal_too)
{
    uint rank = 0;

    for (uint step = size; step > 0; step /= 2)
        if (rank + step <= size && run[rank + step - 1] < key + equal_too)
            rank += step;
    return rank;
}

/* Where the key at a place goes when runs of this size are merged. Equal keys of the left run come first. */
static uint place_of(local const uint *keys, uint place, uint size)
{
    uint run = place / size;

    return (run & ~1u) * size + place % size + rank_in(keys + (run ^ 1) * size, size, keys[place], run & 1);
}

KERNEL(ITEMS, 1) void msort(global uint *keys_global, global uint *values_global)
{
    local uint keys[KEYS], values[KEYS];
    uint low = item_id();
    uint high = low + ITEMS;

    keys_global += group_id() * KEYS;
    values_global += group_id() * KEYS;
    keys[low] = keys_global[low];
    keys[high] = keys_global[high];
    values[low] = values_global[low];
    values[high] = values_global[high];
    for (uint size = 1; size < KEYS; size *= 2) {
        meet(); /* runs are complete */
        uint key_low = keys[low], key_high = keys[high];
        uint value_low = values[low], value_high = values[high];
        uint place_low = place_of(keys, low, size), place_high = place_of(keys, high, size);
        meet(); /* runs are read */
        keys[place_low] = key_low;
        keys[place_high] = key_high;
        values[place_low] = value_low;
        values[place_high] = value_high;
    }
    meet(); /* all is sorted */
    keys_global[low] = keys[low];
    keys_global[high] = keys[high];
    values_global[low] = values[low];
    values_global[high] = values[high];
}
