/* compile: -O0 */
/* Sums of floats and doubles by atomics, which a compiler makes of a load and a loop of compare-and-swap. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#include "bugs.h"
kernel void ok_float_add_o0(global atomic_float *count, global atomic_float *sums, global atomic_double *wide,
                            global float *out)
{
    uint l = get_local_id(0);
    float before = atomic_fetch_add_explicit(count, 1.0f, relaxed, device);

    atomic_fetch_add_explicit(&sums[l % 4], 2.0f, acq_rel, device);
    atomic_fetch_sub_explicit(&wide[l % 2], 1.0, relaxed, device);
    out[get_global_id(0)] = before >= 0.0f;
}
