/* Each work-item reads its right neighbour in the array in which all store their own. */
/* expect: races A B */
kernel void bug(global int *data, global int *other)
{
    uint i = get_global_id(0);
    int right = data[(i + 1) % get_global_size(0)]; /* A */

    data[i] = right + 1; /* B */
}

kernel void fixed(global int *data, global int *other)
{
    uint i = get_global_id(0);
    int right = data[(i + 1) % get_global_size(0)];

    other[i] = right + 1;
}
