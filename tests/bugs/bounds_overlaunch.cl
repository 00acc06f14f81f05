/* The grid is rounded up to whole work-groups, and no guard stands before the store. */
/* expect: bounds A */
/* exit: 4 */
kernel void bounds_overlaunch(global int *out, uint n)
{
    uint i = get_global_id(0);

#ifdef FIXED
    if (i < n)
#endif
        out[i] = 1; /* A */
}
