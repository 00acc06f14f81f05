/* One element of a private array is never stored. */
/* expect: uninitialised A */
kernel void uninit_private_element(global const uint *in, global uint *out, uint n)
{
    uint count[40];
    uint l = get_local_id(0);

#pragma unroll 1
    for (uint i = 0; i < n; i++)
        count[i] = i;
    out[l] = count[in[l]]; /* A */
}
