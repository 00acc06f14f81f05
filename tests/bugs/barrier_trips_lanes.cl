/* Each lane goes round a loop with a barrier as often as its datum says. */
/* expect: barriers A */
kernel void bug(global const uint *in, global uint *out)
{
    local uint word[128];
    uint l = get_local_id(0);
    uint rounds = in[l] % 4 + 1;
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < rounds; i++) {
        word[l] = i;
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
        sum += word[l];
    }
    out[l] = sum;
}

kernel void fixed(global const uint *in, global uint *out)
{
    local uint word[128];
    uint l = get_local_id(0);
    uint rounds = 4;
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < rounds; i++) {
        word[l] = i;
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += word[l];
    }
    out[l] = sum;
}
