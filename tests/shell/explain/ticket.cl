/* A ticket lock: its holder computes for long, and may lose its compute unit meanwhile. Line tables. */
kernel void ticket(volatile global uint *next, volatile global uint *serving, global uint *sum, uint rounds)
{
    uint mine, value = 1;

    if (get_local_id(0) != 0)
        return;
    mine = atomic_inc(next);
    while (*serving != mine)
        ;
    for (uint i = 0; i < rounds; i++)
        value = value * 1664525 + 1013904223 + i;
    *sum += value | 1;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    *serving = mine + 1;
}
