/* Work-group 0 waits for a second step that work-group 1 never makes. */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/onward.h"

kernel void never(volatile global uint *step)
{
    if (__builtin_amdgcn_workitem_id_x() != 0)
        return;
    if (__builtin_amdgcn_workgroup_id_x() == 1) {
        onward_add(step, 1);
        return;
    }
    while (onward_wait_load(step, eq, ~0u, 2) != 2)
        onward_wait(step, eq, ~0u, 2);
}
