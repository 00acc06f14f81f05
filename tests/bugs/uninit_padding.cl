/* Structures are compared word by word, with the bytes between their members. */
/* expect: uninitialised A */
struct pair {
    char kind;
    int value;
};
kernel void bug(global const int *in, global int *out)
{
    local struct pair pairs[64];
    uint l = get_local_id(0);

    pairs[l].kind = in[l];
    pairs[l].value = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (((local int *)pairs)[2 * l] == ((local int *)pairs)[2 * (63 - l)]) /* A */
        out[l] = 1;
    else
        __builtin_amdgcn_s_sleep(1);
}

kernel void fixed(global const int *in, global int *out)
{
    local struct pair pairs[64];
    uint l = get_local_id(0);

    pairs[l].kind = in[l];
    pairs[l].value = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (pairs[l].kind == pairs[63 - l].kind)
        out[l] = 1;
    else
        __builtin_amdgcn_s_sleep(1);
}
