/* The second wave goes round the loop once more. */
/* expect: barriers A */
kernel void barrier_trips(global int *data)
{
    local int word[128];
    uint l = get_local_id(0);
#ifdef FIXED
    uint rounds = 2;
#else
    uint rounds = l / 64 + 1;
#endif
    word[l] = data[l];
#pragma unroll 1
    for (uint i = 0; i < rounds; i++)
        barrier(CLK_LOCAL_MEM_FENCE); /* A */
    data[l] = word[l];
}
