/* The left neighbour of the first element. */
/* expect: bounds A */
/* exit: 4 */
kernel void bug(global const int *in, global int *out)
{
    int i = get_global_id(0);

    out[i] = in[i - 1]; /* A */
}

kernel void fixed(global const int *in, global int *out)
{
    int i = get_global_id(0);

    out[i] = i > 0 ? in[i - 1] : 0;
}
