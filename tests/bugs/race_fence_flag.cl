/* The barrier waits for local memory only, and the data go through global memory. */
/* expect: races A B */
#ifdef FIXED
#define meet() barrier(CLK_GLOBAL_MEM_FENCE)
#else
#define meet() __asm__ volatile("s_waitcnt lgkmcnt(0)\n\ts_barrier" ::: "memory")
#endif
kernel void race_fence_flag(global int *data, global int *out)
{
    uint l = get_local_id(0);

    data[l] = 2 * l; /* A */
    meet();
    out[l] = data[127 - l]; /* B */
}
