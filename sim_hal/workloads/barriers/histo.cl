/*
 * A histogram of 4,096 bins, after histo of Parboil: a work-group counts chunk after chunk in local memory, and adds the
 * bins to those of all.
 */
#include "groups.h"

#define ITEMS 1024
#define BINS  4096

KERNEL(ITEMS, 1) void histo(global const uint *values, uint chunks, uint chunk_size, volatile global uint *bins)
{
    local uint counts[BINS];

    for (uint chunk = group_id(); chunk < chunks; chunk += (uint)get_num_groups(0)) {
        for (uint bin = item_id(); bin < BINS; bin += ITEMS)
            counts[bin] = 0;
        meet(); /* bins are empty */
        for (uint i = item_id(); i < chunk_size; i += ITEMS)
            atomic_inc((volatile local uint *)&counts[values[chunk * chunk_size + i]]);
        meet(); /* the chunk is counted */
        for (uint bin = item_id(); bin < BINS; bin += ITEMS)
            if (counts[bin])
                atomic_add(bins + bin, counts[bin]);
    }
}
