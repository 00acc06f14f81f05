/* Every work-group counts itself in and spins, with ordinary loads, until all are there. */
#include "../../kernels/bare.h"

kernel void spin_barrier(volatile global uint *arrived, global uint *passed)
{
    if (__builtin_amdgcn_workitem_id_x() == 0) {
        __opencl_atomic_fetch_add((volatile global atomic_uint *)arrived, 1, memory_order_relaxed, memory_scope_device);
        while (__opencl_atomic_load((volatile global atomic_uint *)arrived, memory_order_relaxed, memory_scope_device) < 4)
            ;
        passed[__builtin_amdgcn_workgroup_id_x()] = 1;
    }
}
