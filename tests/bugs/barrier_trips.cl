/* The second wave goes round the loop once more. */
/* expect: barriers A */
kernel void bug(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);
    uint rounds = l / 64 + 1;
    word[l] = data[l];
#pragma unroll 1
    for (uint i = 0; i < rounds; i++)
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
    data[l] = word[l];
}

kernel void fixed(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);
    uint rounds = 2;
    word[l] = data[l];
#pragma unroll 1
    for (uint i = 0; i < rounds; i++)
        barrier(CLK_LOCAL_MEM_FENCE);
    data[l] = word[l];
}
