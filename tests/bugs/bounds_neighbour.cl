/* The launch runs over the end of one buffer, and some of its stores land in another one. */
/* exit: 4 */
/* expect?: races * */
/* expect: bounds A */
kernel void bug(global int *small, global int *large, uint n)
{
    uint i = get_global_id(0);

    small[i] = i; /* A */
    large[i] = i;
}

kernel void fixed(global int *small, global int *large, uint n)
{
    uint i = get_global_id(0);

    if (i < n)
        small[i] = i;
    large[i] = i;
}
