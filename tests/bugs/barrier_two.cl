/* The waves of a work-group meet at two different barriers. */
/* expect: barriers A B */
/* expect?: races * */
kernel void bug(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    if (l < 64) {
        word[l] = data[l];
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
#pragma unroll 1
        for (uint i = 0; i < 64; i += 32)
            data[l] += word[127 - l ^ i];
    } else {
        word[l] = 3;
        barrier(CLK_LOCAL_MEM_FENCE); /* B */
        data[l] = word[127 - l];
    }
}

kernel void fixed(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);

    word[l] = data[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[l] = word[127 - l];
}
