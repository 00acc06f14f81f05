/* Atomics of floats and doubles in local memory, by all waves of the work-group. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#include "bugs.h"
kernel void ok_local_float(global float *out, global double *wide)
{
    local atomic_float sum;
    local atomic_double total;
    uint l = get_local_id(0);

    if (l == 0) {
        *(local float *)&sum = 0;
        *(local double *)&total = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_fetch_sub_explicit(&sum, 1.0f, relaxed, group);
    atomic_fetch_add_explicit(&total, 2.0, relaxed, group);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        out[get_group_id(0)] = *(local float *)&sum;
        wide[get_group_id(0)] = *(local double *)&total;
    }
}
