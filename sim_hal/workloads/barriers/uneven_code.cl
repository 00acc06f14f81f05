/*
 * Phases whose length depends on the wave's number: each phase another wave of eight is the longest.
 */
#include "phases.h"

#define ITEMS 512
#define WAVES (ITEMS / WAVE)

KERNEL(ITEMS, 1) void uneven_code(global uint *values, uint mean, uint spread)
{
    local uint shared[ITEMS];
    uint wave = item_id() / WAVE, at = group_id() * ITEMS + item_id();
    uint value = values[at];

    for (uint phase = 0; phase < PHASES; phase++) {
        uint length = mean - spread + 2 * spread * ((wave + 3 * phase) % WAVES) / (WAVES - 1);

        for (uint i = 0; i < length; i++)
            value = step_of(value);
        value = exchange(shared, ITEMS, value);
    }
    values[at] = value;
}
