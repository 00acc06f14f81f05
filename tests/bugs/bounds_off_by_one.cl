/* The loop runs to the size inclusive. */
/* expect: bounds A */
/* exit: 4 */
kernel void bounds_off_by_one(global const int *in, global int *out, uint n)
{
    int sum = 0;

    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
#ifdef FIXED
    for (uint i = 0; i < n; i++)
#else
    for (uint i = 0; i <= n; i++)
#endif
        sum += in[i]; /* A */
    *out = sum;
}
