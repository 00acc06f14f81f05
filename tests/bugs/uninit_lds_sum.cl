/* All add to a word in local memory that no work-item has cleared. */
/* expect: uninitialised A */
kernel void uninit_lds_sum(global const int *in, global int *out)
{
    local int sum;
    uint l = get_local_id(0);

#ifdef FIXED
    if (l == 0)
        sum = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    atomic_add(&sum, in[l]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = sum; /* A */
}
