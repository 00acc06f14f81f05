/* The sum runs over the whole array, of which the work-items have written a part. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out, uint n)
{
    local int part[96];
    uint l = get_local_id(0);
    int sum = 0;

    if (l < n)
        part[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 96; i++)
        sum += part[i];
    *out = sum; /* A */
}

kernel void fixed(global const int *in, global int *out, uint n)
{
    local int part[96];
    uint l = get_local_id(0);
    int sum = 0;

    if (l < n)
        part[l] = in[l];
    else if (l < 96)
        part[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 96; i++)
        sum += part[i];
    *out = sum;
}
