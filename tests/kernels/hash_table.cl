/*
 * A hash table with open addressing that all work-items fill at once; later each
 * looks its keys up again. Checked by itself.
 */
#include "mix.h"

kernel void hash_table(volatile global uint *keys, volatile global uint *counts, uint mask, uint per_item,
                       global uint *summary)
{
    uint i = get_global_id(0);

    for (uint k = 0; k < per_item; k++) {
        uint key = mix32((i * per_item + k) / 3) | 1;
        uint place = key >> 5 & mask;
        for (;;) {
            uint old = atomic_cmpxchg(&keys[place], 0, key);
            if (old == 0)
                atomic_inc(&summary[0]);
            if (old == 0 || old == key)
                break;
            place = (place + 1) & mask;
        }
        if (atomic_inc(&counts[place]) >= 3)
            atomic_inc(&summary[1]);
    }
    for (uint k = 0; k < per_item; k++) {
        uint key = mix32((i * per_item + k) / 3) | 1;
        uint place = key >> 5 & mask;
        while (keys[place] != key && keys[place] != 0)
            place = (place + 1) & mask;
        if (keys[place] != key)
            atomic_inc(&summary[2]);
        atomic_add(&summary[3], key);
    }
}
