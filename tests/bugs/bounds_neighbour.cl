/* The launch runs over the end of one buffer, and some of its stores land in another one. */
/* exit: 4 */
/* expect?: races * */
/* expect: bounds A */
kernel void bounds_neighbour(global int *small, global int *large, uint n)
{
    uint i = get_global_id(0);

#ifdef FIXED
    if (i < n)
#endif
        small[i] = i; /* A */
    large[i] = i;
}
