/* compile: -O0 */
/* A variable is set in one branch only, and decides another one. */
/* expect: uninitialised A */
kernel void uninit_one_branch(global const int *in, global int *out)
{
    uint l = get_local_id(0);
    int sign;
    int result = 1;

    if (in[l] > 0)
        sign = 1;
#ifdef FIXED
    else
        sign = -1;
#endif
    if (sign < 0) /* A */
        result = 2;
    out[l] = result;
}
