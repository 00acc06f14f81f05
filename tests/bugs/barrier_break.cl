/* A work-item leaves the loop as soon as its own value has settled. */
/* expect: barriers A */
kernel void bug(global const uint *in, global uint *out)
{
    local uint word[128];
    uint l = get_local_id(0);
    uint value = in[l];

#pragma unroll 1
    for (uint i = 0; i < 8; i++) {
        word[l] = value;
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
        if (value < 4)
            break;
        value /= 2;
    }
    out[l] = value;
}

kernel void fixed(global const uint *in, global uint *out)
{
    local uint word[128];
    uint l = get_local_id(0);
    uint value = in[l];

#pragma unroll 1
    for (uint i = 0; i < 8; i++) {
        word[l] = value;
        barrier(CLK_LOCAL_MEM_FENCE);
        value /= 2;
    }
    out[l] = value;
}
