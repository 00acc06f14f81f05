/* The number of rounds is a word of local memory that the first work-item stores in its second round only. */
/* expect: uninitialised A */
kernel void bug(global const uint *in, global uint *out)
{
    local uint rounds[2];
    uint l = get_local_id(0);
    uint sum = 0;

    if (l == 0)
        rounds[1] = 3;
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint i = 0; i < rounds[in[l] & 1]; i++) /* A */
        sum += in[l] + 1;
    out[l] = sum;
}

kernel void fixed(global const uint *in, global uint *out)
{
    local uint rounds[2];
    uint l = get_local_id(0);
    uint sum = 0;

    if (l == 0) {
        rounds[0] = 2;
        rounds[1] = 3;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint i = 0; i < rounds[in[l] & 1]; i++)
        sum += in[l] + 1;
    out[l] = sum;
}
