/* Structures are copied with the bytes between their members, which no instruction looks at. */
struct pair {
    char kind;
    int value;
};
kernel void ok_padding(global const int *in, global int *out)
{
    local struct pair pairs[128];
    uint l = get_local_id(0);

    pairs[l].kind = 1;
    pairs[l].value = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    struct pair mine = pairs[127 - l];
    barrier(CLK_LOCAL_MEM_FENCE);
    pairs[l] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = pairs[l].value + pairs[l].kind;
}
