/* All add to a word in local memory that no work-item has cleared. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out)
{
    local int sum;
    uint l = get_local_id(0);

    atomic_add(&sum, in[l]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = sum; /* A */
}

kernel void fixed(global const int *in, global int *out)
{
    local int sum;
    uint l = get_local_id(0);

    if (l == 0)
        sum = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&sum, in[l]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        *out = sum;
}
