/*
 * The race of AWG's figure 10: work-group 0 finds the flag down, dawdles, and only then executes the wait instruction;
 * meanwhile work-group 1 raises the flag, once. It is never written again.
 */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/onward.h"

static void dawdle(uint times)
{
    for (uint i = 0; i < times; i++)
        __builtin_amdgcn_s_sleep(15);
}

kernel void race(volatile global uint *flag, global uint *tries, uint late_wait, uint late_flag)
{
    uint count = 0;

    if (__builtin_amdgcn_workitem_id_x() != 0)
        return;
    if (__builtin_amdgcn_workgroup_id_x() == 1) {
        dawdle(late_flag);
        onward_store(flag, 1);
        return;
    }
    while (onward_wait_load(flag, eq, ~0u, 1) != 1) {
        count++;
        dawdle(late_wait);
        onward_wait(flag, eq, ~0u, 1);
    }
    tries[0] = count + 1;
}
