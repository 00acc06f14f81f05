/* A private array of 40 is filled with 48. */
/* expect: bounds A */
/* exit: 4 */
kernel void bounds_private(global const uint *in, global uint *out, uint n)
{
    uint value[40];
    uint l = get_local_id(0);

#pragma unroll 1
    for (uint i = 0; i < n; i++)
        value[i] = i; /* A */
    out[l] = value[in[l]];
}
