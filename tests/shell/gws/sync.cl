/* In each phase all work-items need what all work-groups have computed in the phase before. Work-group 0 sets the resource. */
#include "grid_sync.h"

#include "../../../sim_hal/workloads/onward.h"

kernel void sync(global uint *cells, volatile global uint *ready, uint phases, uint resource)
{
    uint groups = get_num_groups(0), items = get_global_size(0);
    uint item = get_local_id(0), own = get_global_id(0);
    uint value = own + 1;

    if (own == 0) {
        __builtin_amdgcn_ds_gws_init(groups - 1, resource);
        onward_store(ready, 1);
    }
    while (item == 0 && onward_wait_load(ready, eq, ~0u, 1) != 1)
        onward_wait(ready, eq, ~0u, 1);
    for (uint phase = 0; phase < phases; phase++) {
        global uint *at = cells + phase % 2 * items;
        uint total = 0;

        at[own] = value;
        grid_sync(groups - 1, resource);
        for (uint group = 0; group < groups; group++)
            total += at[group * get_local_size(0) + item];
        value = 3 * value + total + phase;
    }
    cells[own + phases % 2 * items] = value;
}
