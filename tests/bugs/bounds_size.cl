/* The host has passed the number of bytes as the number of elements. */
/* expect: bounds A */
/* exit: 4 */
kernel void bounds_size(global const int *in, global int *out, uint n)
{
    for (uint i = get_local_id(0); i < n; i += 64)
        out[i] = in[i] + 1; /* A */
}
