/* The sum runs over the whole array, of which the work-items have written a part. */
/* expect: uninitialised A */
kernel void uninit_lds_tail(global const int *in, global int *out, uint n)
{
    local int part[96];
    uint l = get_local_id(0);
    int sum = 0;

    if (l < n)
        part[l] = in[l];
#ifdef FIXED
    else if (l < 96)
        part[l] = 0;
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 96; i++)
        sum += part[i];
    *out = sum; /* A */
}
