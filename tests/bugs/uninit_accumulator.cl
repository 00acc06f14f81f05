/* compile: -O0 */
/* A sum that begins with what the stack holds. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out, uint n)
{
    uint l = get_local_id(0);
    int sum;
    for (uint i = 0; i < n; i++)
        sum += in[i];
    out[l] = sum; /* A */
}

kernel void fixed(global const int *in, global int *out, uint n)
{
    uint l = get_local_id(0);
    int sum = 0;
    for (uint i = 0; i < n; i++)
        sum += in[i];
    out[l] = sum;
}
