/* The loop runs to the size inclusive. */
/* expect: bounds A */
/* exit: 4 */
kernel void bug(global const int *in, global int *out, uint n)
{
    int sum = 0;

    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i <= n; i++)
        sum += in[i]; /* A */
    *out = sum;
}

kernel void fixed(global const int *in, global int *out, uint n)
{
    int sum = 0;

    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < n; i++)
        sum += in[i];
    *out = sum;
}
