/* The left neighbour of the first element. */
/* expect: bounds A */
/* exit: 4 */
kernel void bounds_negative(global const int *in, global int *out)
{
    int i = get_global_id(0);

#ifdef FIXED
    out[i] = i > 0 ? in[i - 1] : 0;
#else
    out[i] = in[i - 1]; /* A */
#endif
}
