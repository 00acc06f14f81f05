/* Rows and columns change places in the index of an array that is not square. */
/* expect: bounds A */
/* exit: 4 */
/* expect?: races * */
kernel void bug(global int *out)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);

    out[x * get_global_size(0) + y] = 1; /* A */
}

kernel void fixed(global int *out)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);

    out[y * get_global_size(0) + x] = 1;
}
