/* A reduction by exchange with the partner at each distance, through two halves of local memory in turn. */
kernel void ok_butterfly(global const int *in, global int *out)
{
    local int word[2][128];
    uint l = get_local_id(0);
    int value = in[l];
    uint side = 0;

#pragma unroll 1
    for (uint distance = 1; distance < 128; distance *= 2) {
        word[side][l] = value;
        barrier(CLK_LOCAL_MEM_FENCE);
        value += word[side][l ^ distance];
        side ^= 1;
    }
    out[l] = value;
}
