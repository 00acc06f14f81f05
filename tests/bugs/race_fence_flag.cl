/* The barrier waits for no stores: the flags of its fence are left out. */
/* expect: races A B */
#ifdef FIXED
#define meet() barrier(CLK_GLOBAL_MEM_FENCE)
#else
#define meet() __asm__ volatile("s_barrier" ::: "memory")
#endif
kernel void race_fence_flag(global int *data, global int *out)
{
    uint l = get_local_id(0);

    data[l] = 2 * l; /* A */
    meet();
    out[l] = data[127 - l]; /* B */
}
