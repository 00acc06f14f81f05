/* One wave spins for a word that the other one stores behind the barrier at which it waits. */
/* expect: hang A */
/* expect: hang B */
/* says: missing: wave 0 */
/* exit: 3 */
kernel void hang_barrier_spin(global uint *out)
{
    volatile local int ready;
    uint l = get_local_id(0);

    if (l == 0)
        ready = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
#ifdef FIXED
    if (l == 64)
        atomic_xchg(&ready, 1);
#endif
    if (l == 0)
        while (atomic_or(&ready, 0) == 0) /* A */
            ;
    barrier(CLK_LOCAL_MEM_FENCE); /* B */
    if (l == 64)
        atomic_xchg(&ready, 1);
    out[l] = 1;
}
