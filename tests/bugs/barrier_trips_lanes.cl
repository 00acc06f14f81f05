/* Each lane goes round a loop with a barrier as often as its datum says. */
/* expect: barriers A */
kernel void barrier_trips_lanes(global const uint *in, global uint *out)
{
    local uint word[128];
    uint l = get_local_id(0);
#ifdef FIXED
    uint rounds = 4;
#else
    uint rounds = in[l] % 4 + 1;
#endif
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < rounds; i++) {
        word[l] = i;
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
        sum += word[l];
    }
    out[l] = sum;
}
