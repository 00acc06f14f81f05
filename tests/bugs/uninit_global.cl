/* The result is added to a buffer that the host has not filled. */
/* expect: uninitialised A */
kernel void uninit_global(global const int *in, global int *out)
{
    uint i = get_global_id(0);

#ifdef FIXED
    out[i] = in[i];
#else
    out[i] += in[i]; /* A */
#endif
}
