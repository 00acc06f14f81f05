/* compile: -O0 */
/* A sum that begins with what the stack holds. */
/* expect: uninitialised A */
kernel void uninit_accumulator(global const int *in, global int *out, uint n)
{
    uint l = get_local_id(0);
#ifdef FIXED
    int sum = 0;
#else
    int sum;
#endif
    for (uint i = 0; i < n; i++)
        sum += in[i];
    out[l] = sum; /* A */
}
