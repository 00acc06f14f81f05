/* An array in local memory runs over into the next one. */
/* expect: bounds A */
kernel void bug(local int *first, local int *second, global int *out)
{
    uint l = get_local_id(0);

    second[l] = 5;
    barrier(CLK_LOCAL_MEM_FENCE);
    first[l + 1] = 1; /* A */
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = second[l];
}

kernel void fixed(local int *first, local int *second, global int *out)
{
    uint l = get_local_id(0);

    second[l] = 5;
    barrier(CLK_LOCAL_MEM_FENCE);
    first[l] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = second[l];
}
