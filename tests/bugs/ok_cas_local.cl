/* The least of float numbers by compare-and-swap, in local memory and then in global memory. The first load is atomic. */
#include "bugs.h"
static void lower_local(local atomic_uint *word, float value)
{
    uint old = atomic_load_explicit(word, relaxed, group);
    while (value < as_float(old) &&
           !atomic_compare_exchange_explicit(word, &old, as_uint(value), relaxed, relaxed, group))
        ;
}
static void lower_global(global atomic_uint *word, float value)
{
    uint old = atomic_load_explicit(word, relaxed, device);
    while (value < as_float(old) &&
           !atomic_compare_exchange_explicit(word, &old, as_uint(value), relaxed, relaxed, device))
        ;
}
kernel void ok_cas_local(global const float *in, global atomic_uint *least)
{
    local atomic_uint word;
    uint l = get_local_id(0);

    if (l == 0)
        atomic_store_explicit(&word, as_uint(INFINITY), relaxed, group);
    barrier(CLK_LOCAL_MEM_FENCE);
    lower_local(&word, in[get_global_id(0)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        lower_global(least, as_float(atomic_load_explicit(&word, relaxed, group)));
}
