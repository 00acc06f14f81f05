/* compile: -O0 */
/* A variable is set in one branch only, and decides another one. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out)
{
    uint l = get_local_id(0);
    int sign;
    int result = 1;

    if (in[l] > 0)
        sign = 1;
    if (sign < 0) /* A */
        result = 2;
    out[l] = result;
}

kernel void fixed(global const int *in, global int *out)
{
    uint l = get_local_id(0);
    int sign;
    int result = 1;

    if (in[l] > 0)
        sign = 1;
    else
        sign = -1;
    if (sign < 0)
        result = 2;
    out[l] = result;
}
