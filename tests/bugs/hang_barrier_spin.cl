/* One wave spins for a word that the other one stores behind the barrier at which it waits. */
/* expect: hang A */
/* expect: hang B */
/* says: missing: wave 0 */
/* exit: 3 */
kernel void bug(global uint *out)
{
    volatile local int ready;
    uint l = get_local_id(0);

    if (l == 0)
        ready = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        while (atomic_or(&ready, 0) == 0) /* A */
            ;
    barrier(CLK_LOCAL_MEM_FENCE); /* B */
    if (l == 64)
        atomic_xchg(&ready, 1);
    out[l] = 1;
}

kernel void fixed(global uint *out)
{
    volatile local int ready;
    uint l = get_local_id(0);

    if (l == 0)
        ready = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 64)
        atomic_xchg(&ready, 1);
    if (l == 0)
        while (atomic_or(&ready, 0) == 0)
            ;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = 1;
}
