/* The atomics of OpenCL C 2.0, with and without orders and scopes, on global and local memory; of libclc.h. */

/* One work-item's own word: every operation in turn, each old value in the hash. */
#define OLD(value) hash = hash * 31 + (ulong)(value);
#define EACH(name, T, v)                                                                                               \
    OLD(name(at, (T)(v)))                                                                                              \
    OLD(name##_explicit(at, (T)(v) + 1, memory_order_acq_rel))                                                         \
    OLD(name##_explicit(at, (T)(v) + 2, memory_order_relaxed, memory_scope_work_group))
#define COMPARE(name, T)                                                                                               \
    expected = 5;                                                                                                      \
    OLD(name(at, &expected, (T)9))                                                                                     \
    OLD(expected)                                                                                                      \
    OLD(name##_explicit(at, &expected, (T)11, memory_order_acquire, memory_order_relaxed))                             \
    OLD(name##_explicit(at, &expected, (T)12, memory_order_seq_cst, memory_order_acquire, memory_scope_device))        \
    OLD(expected)                                                                                                      \
    OLD(atomic_load(at))
#define PLAIN(A, T)                                                                                                    \
    T expected;                                                                                                        \
                                                                                                                       \
    atomic_init(at, (T)i);                                                                                             \
    OLD(atomic_load(at))                                                                                               \
    atomic_store(at, (T)(i + 1));                                                                                      \
    OLD(atomic_load_explicit(at, memory_order_acquire))                                                                \
    atomic_store_explicit(at, (T)(i + 2), memory_order_release);                                                       \
    OLD(atomic_load_explicit(at, memory_order_relaxed, memory_scope_work_group))                                       \
    atomic_store_explicit(at, (T)(i + 3), memory_order_seq_cst, memory_scope_device);                                  \
    EACH(atomic_exchange, T, 7)                                                                                        \
    COMPARE(atomic_compare_exchange_strong, T)                                                                         \
    COMPARE(atomic_compare_exchange_weak, T)
#define TRY(A, T, k)                                                                                                   \
    {                                                                                                                  \
        volatile A *at = (i + k) % 2 ? (volatile A *)(space + i) : (volatile A *)(group + i);                          \
        ulong hash = 1;                                                                                                \
        PLAIN(A, T)                                                                                                    \
        EACH(atomic_fetch_add, T, i)                                                                                   \
        EACH(atomic_fetch_sub, T, 3)                                                                                   \
        EACH(atomic_fetch_or, T, 64)                                                                                   \
        EACH(atomic_fetch_xor, T, 21)                                                                                  \
        EACH(atomic_fetch_and, T, 125)                                                                                 \
        EACH(atomic_fetch_min, T, 40 - (int)i)                                                                         \
        EACH(atomic_fetch_max, T, (int)i - 30)                                                                         \
        OLD(atomic_load(at))                                                                                           \
        out[8 * i + k] = hash;                                                                                         \
    }
#define TRY_REAL(A, T, k)                                                                                              \
    {                                                                                                                  \
        volatile A *at = (i + k) % 2 ? (volatile A *)(space + i) : (volatile A *)(group + i);                          \
        ulong hash = 1;                                                                                                \
        PLAIN(A, T)                                                                                                    \
        out[8 * i + k] = hash;                                                                                         \
    }

kernel void libclc_atomics(global ulong *out, global ulong *space, global uint *shared)
{
    local ulong group[64];
    local int count;
    uint i = get_global_id(0), old;
    volatile atomic_flag *flag = (volatile atomic_flag *)(space + i);
    volatile atomic_uintptr_t *address = (volatile atomic_uintptr_t *)(space + i);

    TRY(atomic_int, int, 0)
    TRY(atomic_uint, uint, 1)
    TRY(atomic_long, long, 2)
    TRY(atomic_ulong, ulong, 3)
    TRY_REAL(atomic_float, float, 4)
    TRY_REAL(atomic_double, double, 5)
    space[i] = 0;
    old = atomic_flag_test_and_set(flag);
    old = old * 2 + atomic_flag_test_and_set_explicit(flag, memory_order_acquire);
    atomic_flag_clear(flag);
    old = old * 2 + atomic_flag_test_and_set_explicit(flag, memory_order_acquire, memory_scope_device);
    atomic_flag_clear_explicit(flag, memory_order_release);
    old = old * 2 + atomic_flag_test_and_set(flag);
    atomic_flag_clear_explicit(flag, memory_order_release, memory_scope_work_group);
    old = old * 2 + atomic_flag_test_and_set(flag);
    out[8 * i + 6] = old;
    space[i] = 1000;
    atomic_fetch_add(address, (ptrdiff_t)i);
    atomic_fetch_sub_explicit(address, (ptrdiff_t)1, memory_order_relaxed);
    out[8 * i + 7] = atomic_load((volatile atomic_ulong *)address);

    /* All work-items on one word, and a message through a fence. */
    atomic_fetch_add_explicit((volatile global atomic_uint *)shared, i, memory_order_relaxed, memory_scope_device);
    atomic_fetch_max((volatile global atomic_int *)(shared + 1), (int)i);
    count = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_fetch_add((volatile local atomic_int *)&count, 2);
    barrier(CLK_LOCAL_MEM_FENCE);
    shared[4 + i] = i * 3 + count;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
    if (i == 0)
        shared[2] = shared[4 + 63];
}
