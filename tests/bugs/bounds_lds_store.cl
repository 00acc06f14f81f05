/* A store into local memory whose size, an argument, is too small by a wave. */
/* expect: bounds A */
kernel void bounds_lds_store(local int *part, global int *out)
{
    uint l = get_local_id(0);

    part[l] = l; /* A */
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 64)
        out[l] = part[l];
}
