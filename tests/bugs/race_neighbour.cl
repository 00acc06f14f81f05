/* Each work-item reads its right neighbour in the array in which all store their own. */
/* expect: races A B */
kernel void race_neighbour(global int *data, global int *other)
{
    uint i = get_global_id(0);
    int right = data[(i + 1) % get_global_size(0)]; /* A */

#ifdef FIXED
    other[i] = right + 1;
#else
    data[i] = right + 1; /* B */
#endif
}
