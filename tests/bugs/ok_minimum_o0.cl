/* compile: -O0 */
/* Minima and maxima of several types. Some compilers make each of a load and a loop of compare-and-swap. */
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#include "bugs.h"
kernel void ok_minimum_o0(global atomic_int *ints, global atomic_uint *uints, global atomic_long *longs, global int *out)
{
    int g = get_global_id(0);
    int before = atomic_fetch_min_explicit(&ints[0], g, relaxed, device);

    atomic_fetch_max_explicit(&ints[1], g, acq_rel, device);
    atomic_fetch_min_explicit(&uints[g % 2], (uint)g, relaxed, device);
    atomic_fetch_max_explicit(&longs[g % 2], (long)g, relaxed, device);
    out[g] = before;
}
