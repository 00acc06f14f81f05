/*
 * Phases whose length depends on the cache: each work-item follows a chain through a table that the L1 does not hold, and a
 * wave's chains have one to four links a phase. Half of the waves walk in a part of the table that the L1 does hold.
 */
#include "phases.h"

#define ITEMS 1024
#define NEAR  1023u

KERNEL(ITEMS, 1) void uneven_cache(global uint *values, global const uint *table, uint mask)
{
    local uint shared[ITEMS];
    uint wave = item_id() / WAVE, at = group_id() * ITEMS + item_id();
    uint value = values[at];

    for (uint phase = 0; phase < PHASES; phase++) {
        uint links = 1 + (wave * 5 + phase * 7) % 4;
        uint within = (wave + phase) % 2 ? mask : NEAR;

        for (uint i = 0; i < links; i++)
            value = table[value & within] + i;
        value = exchange(shared, ITEMS, value);
    }
    values[at] = value;
}
