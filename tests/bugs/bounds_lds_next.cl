/* An array in local memory runs over into the next one. */
/* expect: bounds A */
kernel void bounds_lds_next(local int *first, local int *second, global int *out)
{
    uint l = get_local_id(0);

    second[l] = 5;
    barrier(CLK_LOCAL_MEM_FENCE);
#ifdef FIXED
    first[l] = 1;
#else
    first[l + 1] = 1; /* A */
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = second[l];
}
