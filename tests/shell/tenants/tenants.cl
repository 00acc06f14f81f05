/*
 * Tenants of a GPU that others use, too: work-groups that only take time, and work-groups that spin until all of their launch have
 * arrived.
 */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/onward.h"

static void take_time(uint naps)
{
    while (naps--)
        __builtin_amdgcn_s_sleep(7);
}

/* Each work-group holds its slot for `naps` times 470 cycles, without using the SIMD. */
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void work(volatile global uint *ended, uint naps)
{
    take_time(naps);
    if (__builtin_amdgcn_workitem_id_x() == 0)
        onward_add(ended, 1);
}

/* A barrier of ordinary loads: no policy sees that these work-groups wait. */
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void spin(volatile global uint *arrived, uint groups,
                                                                 uint rounds, uint naps)
{
    for (uint round = 1; round <= rounds; round++) {
        take_time(naps);
        if (__builtin_amdgcn_workitem_id_x() == 0) {
            onward_add(arrived, 1);
            while (onward_load(arrived) < groups * round)
                ;
        }
    }
}
