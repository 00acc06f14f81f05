/* The upper half of a scan's space has to be zero, and is not cleared. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l + 64] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    int sum = 0;
#pragma unroll 1
    for (uint i = 0; i < 4; i++)
        sum += word[l + 64 - i];
    out[l] = sum >= 0; /* A */
}

kernel void fixed(global const int *in, global int *out)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l + 64] = in[l];
    word[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int sum = 0;
#pragma unroll 1
    for (uint i = 0; i < 4; i++)
        sum += word[l + 64 - i];
    out[l] = sum >= 0;
}
