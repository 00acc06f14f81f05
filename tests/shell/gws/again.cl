/* Work-group 1 waits at a barrier of nine when work-group 0 sets the resource anew, for one: its own arrival opens it for both. */
#include "grid_sync.h"

#include "../../../sim_hal/workloads/onward.h"

#define LONG_ENOUGH 40 /* sleeps, for the other one to arrive */

static inline __attribute__((always_inline)) void await(volatile global uint *word)
{
    while (onward_wait_load(word, eq, ~0u, 1) != 1)
        onward_wait(word, eq, ~0u, 1);
}

kernel void again(volatile global uint *words, global uint *passed)
{
    if (get_group_id(0) == 1) {
        await(words);
        onward_store(words + 16, 1);
        __builtin_amdgcn_ds_gws_barrier(8, 0);
    } else {
        __builtin_amdgcn_ds_gws_init(8, 0);
        onward_store(words, 1);
        await(words + 16);
        for (uint i = 0; i < LONG_ENOUGH; i++)
            __builtin_amdgcn_s_sleep(8);
        __builtin_amdgcn_ds_gws_init(0, 0);
        __builtin_amdgcn_ds_gws_barrier(0, 0);
    }
    passed[get_group_id(0)] = 1;
}
