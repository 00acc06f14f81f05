/*
 * Phases whose length depends on data: that of each wave and phase is read, and most are short.
 */
#include "phases.h"

#define ITEMS 256
#define WAVES (ITEMS / WAVE)

KERNEL(ITEMS, 1) void uneven_data(global uint *values, global const uint *lengths, uint least)
{
    local uint shared[ITEMS];
    uint wave = item_id() / WAVE, at = group_id() * ITEMS + item_id();
    uint value = values[at];

    for (uint phase = 0; phase < PHASES; phase++) {
        uint length = least + lengths[(group_id() * WAVES + wave) * PHASES + phase];

        for (uint i = 0; i < length; i++)
            value = step_of(value);
        value = exchange(shared, ITEMS, value);
    }
    values[at] = value;
}
