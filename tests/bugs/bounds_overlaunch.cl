/* The grid is rounded up to whole work-groups, and no guard stands before the store. */
/* expect: bounds A */
/* exit: 4 */
kernel void bug(global int *out, uint n)
{
    uint i = get_global_id(0);

    out[i] = 1; /* A */
}

kernel void fixed(global int *out, uint n)
{
    uint i = get_global_id(0);

    if (i < n)
        out[i] = 1;
}
