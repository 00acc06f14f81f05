/* The last steps of a reduction rely on waves of 128 work-items. */
/* expect: races A A */
kernel void bug(global const int *in, global int *out)
{
    local int part[256];
    uint l = get_local_id(0);

    part[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint step = 128; step > 0; step /= 2) {
        if (l < step)
            part[l] += part[l + step]; /* A */
        if (step > 128)
            barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        *out = part[0];
}

kernel void fixed(global const int *in, global int *out)
{
    local int part[256];
    uint l = get_local_id(0);

    part[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint step = 128; step > 0; step /= 2) {
        if (l < step)
            part[l] += part[l + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        *out = part[0];
}
