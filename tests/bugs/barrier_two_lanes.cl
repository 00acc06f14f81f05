/* The lanes of one wave take different barriers of an if and its else. */
/* expect: barriers A */
/* expect: barriers B */
/* expect?: uninitialised * */
/* expect?: races * */
kernel void bug(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    if (l % 2 == 0) {
        word[l] = data[l];
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
        data[l] = word[127 - l] + 2;
    } else {
        word[l] = 3;
        barrier(CLK_LOCAL_MEM_FENCE); /* B */
        atomic_add(data + l, word[127 - l]);
    }
}

kernel void fixed(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = data[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[l] = l % 2 == 0 ? word[127 - l] + 2 : 3 * word[127 - l];
}
