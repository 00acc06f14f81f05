/* Two buffers in turn, and no barrier between the last loads of one and its next stores. */
/* expect: races A B */
kernel void bug(global const int *in, global int *out, uint steps)
{
    local int buffer[2][128];
    uint l = get_local_id(0);
    int sum = 0;

#pragma unroll 1
    for (uint i = 0; i < steps; i++) {
        uint side = i % 2 & i / 2;
        buffer[side][l] = in[i * 128 + l]; /* A */
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += buffer[side][127 - l]; /* B */
    }
    out[l] = sum;
}

kernel void fixed(global const int *in, global int *out, uint steps)
{
    local int buffer[2][128];
    uint l = get_local_id(0);
    int sum = 0;

#pragma unroll 1
    for (uint i = 0; i < steps; i++) {
        uint side = i % 2;
        buffer[side][l] = in[i * 128 + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += buffer[side][127 - l];
    }
    out[l] = sum;
}
