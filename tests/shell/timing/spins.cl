/*
 * spins.cl - work-groups of a tile wait until all of it have come, each kernel by another kind of spinning. Where not all
 * are on the GPU together, they spin until some are saved.
 */
#define COME                                                                                                           \
    uint tile = get_group_id(0) / groups;                                                                              \
    sum[get_global_id(0)] = x[get_global_id(0)];                                                                       \
    barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);                                                               \
    if (get_local_id(0) == 0)                                                                                          \
    atomic_inc(&come[tile])

#define ARGUMENTS global volatile uint *come, global uint *sum, global const uint *x, uint groups

kernel void loads(ARGUMENTS)
{
    COME;
    while (get_local_id(0) == 0 && come[tile] != groups)
        ;
}

kernel void two_loads(ARGUMENTS)
{
    COME;
    while (get_local_id(0) == 0 && come[tile] + come[32 + tile] != groups)
        ;
}

kernel void atomics(ARGUMENTS)
{
    COME;
    while (get_local_id(0) == 0 && atomic_or(&come[tile], 0) != groups)
        ;
}

kernel void sleeps(ARGUMENTS)
{
    COME;
    while (get_local_id(0) == 0 && come[tile] != groups)
        __builtin_amdgcn_s_sleep(1);
}

/* Each try writes another word. */
kernel void writes(ARGUMENTS)
{
    COME;
    while (get_local_id(0) == 0 && come[tile] != groups)
        atomic_inc(&come[32 + tile]);
}

kernel void invalidates(ARGUMENTS)
{
    global uint *plain = (global uint *)come;
    COME;
    while (get_local_id(0) == 0 && plain[tile] != groups)
        __builtin_amdgcn_buffer_wbinvl1_vol();
}

kernel void scalars(ARGUMENTS)
{
    uint word;
    COME;
    ulong address = (ulong)&come[tile];
    uint low = __builtin_amdgcn_readfirstlane((uint)address);
    uint high = __builtin_amdgcn_readfirstlane((uint)(address >> 32));
    do
        __asm__ volatile("s_dcache_inv\n\ts_load_dword %0, %1, 0x0\n\ts_waitcnt lgkmcnt(0)"
                         : "=s"(word)
                         : "s"((ulong)high << 32 | low)
                         : "memory");
    while (word != groups);
}

kernel void clocks(ARGUMENTS)
{
    COME;
    while (get_local_id(0) == 0 && come[tile] != groups) {
        ulong since = __builtin_amdgcn_s_memtime();

        while (__builtin_amdgcn_s_memtime() < since + 500)
            ;
    }
}

/* The other waves spin on a word of the LDS, until the first one has seen the others come. */
kernel void lds(ARGUMENTS)
{
    local volatile uint go;

    if (get_local_id(0) == 0)
        go = 0;
    COME;
    if (get_local_id(0) == 0) {
        while (come[tile] != groups)
            ;
        go = 1;
    }
    while (get_local_id(0) >= 64 && !go)
        ;
}

/* The same with a word that they load through the L1. */
kernel void l1(ARGUMENTS)
{
    global atomic_uint *go = (global atomic_uint *)&come[64 + get_group_id(0)];

    COME;
    if (get_local_id(0) == 0) {
        while (come[tile] != groups)
            ;
        __opencl_atomic_store(go, 1, memory_order_release, memory_scope_work_group);
    }
    while (get_local_id(0) >= 64 && !__opencl_atomic_load(go, memory_order_acquire, memory_scope_work_group))
        ;
}

/* A bounded number of tries, all in vain. */
kernel void tries(ARGUMENTS)
{
    uint count = 0;

    COME;
    while (get_local_id(0) == 0 && come[32 + tile] == 0 && count < 3000 + 7 * get_group_id(0))
        count++;
    if (get_local_id(0) == 0)
        sum[get_global_id(0)] = count;
}
