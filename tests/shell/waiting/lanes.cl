/*
 * One wave waits on a word a lane. Work-group 1 raises the words one after the other, with pauses. With any the wave goes
 * on at the first one; with all only when every word has been raised: then one more look finds them all.
 */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/onward.h"

#define LANES 64

static void pause_long(void)
{
    for (uint i = 0; i < 4; i++)
        __builtin_amdgcn_s_sleep(15);
}

static void raise_all(volatile global uint *words)
{
    for (uint lane = 0; lane < LANES; lane++) {
        pause_long();
        if (__builtin_amdgcn_workitem_id_x() == 0)
            onward_store(&words[lane], 1);
    }
}

kernel void any(volatile global uint *words, global uint *first, global uint *last)
{
    uint lane = __builtin_amdgcn_workitem_id_x();

    if (__builtin_amdgcn_workgroup_id_x() == 1) {
        raise_all(words);
        return;
    }
    onward_wait_load(&words[lane], eq, ~0u, 1);
    first[lane] = onward_load(&words[lane]);
    while (onward_wait_load(&words[lane], eq, ~0u, 1) != 1)
        onward_wait(&words[lane], eq, ~0u, 1);
    last[lane] = onward_load(&words[lane]);
}

kernel void all_lanes(volatile global uint *words, global uint *first, global uint *last)
{
    uint lane = __builtin_amdgcn_workitem_id_x();

    if (__builtin_amdgcn_workgroup_id_x() == 1) {
        raise_all(words);
        return;
    }
    onward_wait_load(&words[lane], eq_all, ~0u, 1);
    first[lane] = onward_load(&words[lane]);
    while (onward_wait_load(&words[lane], eq_all, ~0u, 1) != 1)
        onward_wait(&words[lane], eq_all, ~0u, 1);
    last[lane] = onward_load(&words[lane]);
}
