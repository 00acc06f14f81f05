/* The result is added to a buffer that the host has not filled. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out)
{
    uint i = get_global_id(0);

    out[i] += in[i]; /* A */
}

kernel void fixed(global const int *in, global int *out)
{
    uint i = get_global_id(0);

    out[i] = in[i];
}
