/* Two work-groups take two locks in opposite order, each with a compare-and-swap that waits: each ends up with its first
 * lock, which the other waits for. The failed compare-and-swaps change nothing. */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/onward.h"

#define LOCK_STEP 64 /* words */

static void take(volatile global uint *lock)
{
    while (onward_wait_cas(lock, 0, 1, eq, ~0u, 0) != 0)
        onward_wait(lock, eq, ~0u, 0);
}

kernel void abba(volatile global uint *locks, volatile global uint *holders)
{
    uint group = __builtin_amdgcn_workgroup_id_x();

    if (__builtin_amdgcn_workitem_id_x() != 0)
        return;
    take(&locks[group * LOCK_STEP]);
    onward_add(holders, 1);
    while (onward_wait_load(holders, eq, ~0u, 2) != 2)
        onward_wait(holders, eq, ~0u, 2);
    take(&locks[(1 - group) * LOCK_STEP]);
}
