/* Rows and columns change places in the index of an array that is not square. */
/* expect: bounds A */
/* exit: 4 */
/* expect?: races * */
kernel void bounds_swapped(global int *out)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);

#ifdef FIXED
    out[y * get_global_size(0) + x] = 1;
#else
    out[x * get_global_size(0) + y] = 1; /* A */
#endif
}
