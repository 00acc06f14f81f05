/* A word that the work-group has changed is read by a scalar load, whose cache keeps the line. */
/* expect: stale B A */
/* expect?: races A B */
kernel void bug(global uint *table, global uint *out)
{
    uint size = 0;
    uint value;

    __asm__ volatile("s_load_dword %0, %1, 0x4\n\ts_waitcnt lgkmcnt(0)" : "=s"(size) : "s"(table) : "memory");
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        table[0] = size + 1; /* A */
    barrier(CLK_GLOBAL_MEM_FENCE);
    __asm__ volatile("s_load_dword %0, %1, 0x0\n\ts_waitcnt lgkmcnt(0)" : "=s"(value) : "s"(table) : "memory"); /* B */
    out[get_local_id(0)] = value;
}

kernel void fixed(global uint *table, global uint *out)
{
    uint size = 0;
    uint value;

    __asm__ volatile("s_load_dword %0, %1, 0x4\n\ts_waitcnt lgkmcnt(0)" : "=s"(size) : "s"(table) : "memory");
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        table[0] = size + 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    __asm__ volatile("s_dcache_inv\n\ts_waitcnt lgkmcnt(0)" ::: "memory");
    __asm__ volatile("s_load_dword %0, %1, 0x0\n\ts_waitcnt lgkmcnt(0)" : "=s"(value) : "s"(table) : "memory");
    out[get_local_id(0)] = value;
}
