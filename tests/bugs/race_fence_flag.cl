/* The barrier waits for no stores: the flags of its fence are left out. */
/* expect: races A B */
kernel void bug(global int *data, global int *out)
{
    uint l = get_local_id(0);

    data[l] = 2 * l; /* A */
    __asm__ volatile("s_barrier" ::: "memory");
    out[l] = data[127 - l]; /* B */
}

kernel void fixed(global int *data, global int *out)
{
    uint l = get_local_id(0);

    data[l] = 2 * l;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[l] = data[127 - l];
}
