/*
 * libclc.h - functions of OpenCL C that libclc 14 lacks, and so clang leaves as calls to nowhere (docs/guide/workloads.md).
 *
 * Compile with -include sim_hal/workloads/libclc.h. Written from the OpenCL C 2.0 specification. Functions that a kernel does not
 * call leave no code. OpenCL C 1.2 gets those that it has. Not here: work_group_* but for barriers, because they need local
 * memory of their own, sub-groups, pipes, images, enqueueing, and arithmetic of half.
 *
 * Clang looks for a builtin function only where no function of that name is declared. So all forms of a name are declared here.
 */
#ifndef ONWARD_LIBCLC_H
#define ONWARD_LIBCLC_H

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define ONWARD_NAMED   __attribute__((overloadable))
#define ONWARD_DEFINED extern inline __attribute__((gnu_inline, always_inline, overloadable))

#define ONWARD_VECTORS(MACRO, T) MACRO(T##2) MACRO(T##3) MACRO(T##4) MACRO(T##8) MACRO(T##16)
#define ONWARD_SIZES(MACRO, T)   MACRO(T) ONWARD_VECTORS(MACRO, T)
#define ONWARD_PAIRS(MACRO, T, U)                                                                                      \
    MACRO(T, U) MACRO(T##2, U##2) MACRO(T##3, U##3) MACRO(T##4, U##4) MACRO(T##8, U##8) MACRO(T##16, U##16)
#define ONWARD_INTEGERS(MACRO)                                                                                         \
    MACRO(char) MACRO(uchar) MACRO(short) MACRO(ushort) MACRO(int) MACRO(uint) MACRO(long) MACRO(ulong)
#define ONWARD_NUMBERS(MACRO) ONWARD_INTEGERS(MACRO) MACRO(float) MACRO(double)

/* Signed and unsigned integers of a width: sums of the latter wrap. */
#define ONWARD_BITS(MACRO)                                                                                             \
    ONWARD_PAIRS(MACRO, char, uchar)                                                                                   \
    ONWARD_PAIRS(MACRO, short, ushort)                                                                                 \
    ONWARD_PAIRS(MACRO, int, uint)                                                                                     \
    ONWARD_PAIRS(MACRO, long, ulong)

/* mad_hi: the high half of a product, plus c. */
#define ONWARD_MAD_HI(T, U)                                                                                            \
    ONWARD_DEFINED U mad_hi(U a, U b, U c)                                                                             \
    {                                                                                                                  \
        return mul_hi(a, b) + c;                                                                                       \
    }                                                                                                                  \
    ONWARD_DEFINED T mad_hi(T a, T b, T c)                                                                             \
    {                                                                                                                  \
        return as_##T((U)(as_##U(mul_hi(a, b)) + as_##U(c)));                                                          \
    }
ONWARD_BITS(ONWARD_MAD_HI)

/* smoothstep with scalar edges, of doubles. */
#define ONWARD_SMOOTHSTEP_ALIKE(T) ONWARD_NAMED T smoothstep(T low, T high, T x);
#define ONWARD_SMOOTHSTEP_FLOAT(T) ONWARD_NAMED T smoothstep(float low, float high, T x);
#define ONWARD_SMOOTHSTEP(T)                                                                                           \
    ONWARD_DEFINED T smoothstep(double low, double high, T x)                                                          \
    {                                                                                                                  \
        return smoothstep((T)low, (T)high, x);                                                                         \
    }
ONWARD_SIZES(ONWARD_SMOOTHSTEP_ALIKE, float)
ONWARD_SIZES(ONWARD_SMOOTHSTEP_ALIKE, double)
ONWARD_VECTORS(ONWARD_SMOOTHSTEP_FLOAT, float)
ONWARD_VECTORS(ONWARD_SMOOTHSTEP, double)

/* The numbers of this work-item and of the work-items in its work-group, x first. */
ONWARD_DEFINED size_t onward_local_number(void)
{
    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}

ONWARD_DEFINED size_t onward_local_count(void)
{
    return get_local_size(0) * get_local_size(1) * get_local_size(2);
}

/* Copies of vectors of 3, by all work-items of the work-group. Those of other types are libclc's. */
#define ONWARD_COPY(T)                                                                                                 \
    ONWARD_DEFINED event_t async_work_group_copy(local T *to, const global T *from, size_t count, event_t event)       \
    {                                                                                                                  \
        for (size_t i = onward_local_number(); i < count; i += onward_local_count())                                   \
            to[i] = from[i];                                                                                           \
        return event;                                                                                                  \
    }                                                                                                                  \
    ONWARD_DEFINED event_t async_work_group_copy(global T *to, const local T *from, size_t count, event_t event)       \
    {                                                                                                                  \
        for (size_t i = onward_local_number(); i < count; i += onward_local_count())                                   \
            to[i] = from[i];                                                                                           \
        return event;                                                                                                  \
    }                                                                                                                  \
    ONWARD_DEFINED event_t async_work_group_strided_copy(local T *to, const global T *from, size_t count,              \
                                                         size_t stride, event_t event)                                 \
    {                                                                                                                  \
        for (size_t i = onward_local_number(); i < count; i += onward_local_count())                                   \
            to[i] = from[i * stride];                                                                                  \
        return event;                                                                                                  \
    }                                                                                                                  \
    ONWARD_DEFINED event_t async_work_group_strided_copy(global T *to, const local T *from, size_t count,              \
                                                         size_t stride, event_t event)                                 \
    {                                                                                                                  \
        for (size_t i = onward_local_number(); i < count; i += onward_local_count())                                   \
            to[i * stride] = from[i];                                                                                  \
        return event;                                                                                                  \
    }                                                                                                                  \
    ONWARD_DEFINED void prefetch(const global T *at, size_t count)                                                     \
    {                                                                                                                  \
    }
#define ONWARD_COPY_NAMED(T)                                                                                           \
    ONWARD_NAMED event_t async_work_group_copy(local T *to, const global T *from, size_t count, event_t event);        \
    ONWARD_NAMED event_t async_work_group_copy(global T *to, const local T *from, size_t count, event_t event);        \
    ONWARD_NAMED event_t async_work_group_strided_copy(local T *to, const global T *from, size_t count, size_t stride, \
                                                       event_t event);                                                 \
    ONWARD_NAMED event_t async_work_group_strided_copy(global T *to, const local T *from, size_t count, size_t stride, \
                                                       event_t event);                                                 \
    ONWARD_NAMED void prefetch(const global T *at, size_t count);
#define ONWARD_COPY_OF(T)                                                                                              \
    ONWARD_COPY(T##3)                                                                                                  \
    ONWARD_COPY_NAMED(T) ONWARD_COPY_NAMED(T##2) ONWARD_COPY_NAMED(T##4) ONWARD_COPY_NAMED(T##8) ONWARD_COPY_NAMED(T##16)
ONWARD_NUMBERS(ONWARD_COPY_OF)

/* The copies are done by loads and stores, so that a barrier waits for them. */
ONWARD_DEFINED void wait_group_events(int count, event_t *events)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

#if __OPENCL_C_VERSION__ >= 200

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

/* Bytes 4 to 9 of a dispatch packet: the work-group size that was asked for, which the last work-groups may not have. */
ONWARD_DEFINED size_t get_enqueued_local_size(uint dimension)
{
    return dimension < 3 ? ((constant ushort *)__builtin_amdgcn_dispatch_ptr())[2 + dimension] : 1;
}

ONWARD_DEFINED size_t get_local_linear_id(void)
{
    return onward_local_number();
}

ONWARD_DEFINED size_t get_global_linear_id(void)
{
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1);
    size_t z = get_global_id(2) - get_global_offset(2);

    return (z * get_global_size(1) + y) * get_global_size(0) + x;
}

/* The number of zeros below the lowest 1; all bits if there is none. */
#define ONWARD_CTZ(T, U)                                                                                               \
    ONWARD_DEFINED U ctz(U x)                                                                                          \
    {                                                                                                                  \
        return popcount((U)(~x & (x - (U)1)));                                                                         \
    }                                                                                                                  \
    ONWARD_DEFINED T ctz(T x)                                                                                          \
    {                                                                                                                  \
        return as_##T(ctz(as_##U(x)));                                                                                 \
    }
ONWARD_BITS(ONWARD_CTZ)

/*
 * Functions with a pointer. libclc has those for pointers whose address space is known: they are declared here, so that such
 * calls reach them. Other pointers take the way through a variable of the work-item.
 */
#define ONWARD_OUT(F, T, name)                                                                                         \
    ONWARD_NAMED F name(F x, global T *out);                                                                           \
    ONWARD_NAMED F name(F x, local T *out);                                                                            \
    ONWARD_NAMED F name(F x, private T *out);                                                                          \
    ONWARD_DEFINED F name(F x, T *out)                                                                                 \
    {                                                                                                                  \
        private T part;                                                                                                \
        F result = name(x, &part);                                                                                     \
                                                                                                                       \
        *out = part;                                                                                                   \
        return result;                                                                                                 \
    }
#define ONWARD_OUT_OF(F, I)                                                                                            \
    ONWARD_OUT(F, F, fract)                                                                                            \
    ONWARD_OUT(F, F, modf)                                                                                             \
    ONWARD_OUT(F, F, sincos)                                                                                           \
    ONWARD_OUT(F, I, frexp)                                                                                            \
    ONWARD_OUT(F, I, lgamma_r)                                                                                         \
    ONWARD_NAMED F remquo(F x, F y, global I *out);                                                                    \
    ONWARD_NAMED F remquo(F x, F y, local I *out);                                                                     \
    ONWARD_NAMED F remquo(F x, F y, private I *out);                                                                   \
    ONWARD_DEFINED F remquo(F x, F y, I *out)                                                                          \
    {                                                                                                                  \
        private I part;                                                                                                \
        F result = remquo(x, y, &part);                                                                                \
                                                                                                                       \
        *out = part;                                                                                                   \
        return result;                                                                                                 \
    }
ONWARD_PAIRS(ONWARD_OUT_OF, float, int)
ONWARD_PAIRS(ONWARD_OUT_OF, double, int)

/* vloadn and vstoren: n elements, aligned as one element is. */
#define ONWARD_VLOAD(T, n)                                                                                             \
    ONWARD_NAMED T##n vload##n(size_t offset, const global T *from);                                                   \
    ONWARD_NAMED T##n vload##n(size_t offset, const local T *from);                                                    \
    ONWARD_NAMED T##n vload##n(size_t offset, const private T *from);                                                  \
    ONWARD_NAMED T##n vload##n(size_t offset, const constant T *from);                                                 \
    ONWARD_NAMED void vstore##n(T##n value, size_t offset, global T *to);                                              \
    ONWARD_NAMED void vstore##n(T##n value, size_t offset, local T *to);                                               \
    ONWARD_NAMED void vstore##n(T##n value, size_t offset, private T *to);                                             \
    ONWARD_DEFINED T##n vload##n(size_t offset, const T *from)                                                         \
    {                                                                                                                  \
        private T part[n];                                                                                             \
                                                                                                                       \
        for (int i = 0; i < n; i++)                                                                                    \
            part[i] = from[offset * n + i];                                                                            \
        return vload##n(0, part);                                                                                      \
    }                                                                                                                  \
    ONWARD_DEFINED void vstore##n(T##n value, size_t offset, T *to)                                                    \
    {                                                                                                                  \
        private T part[n];                                                                                             \
                                                                                                                       \
        vstore##n(value, 0, part);                                                                                     \
        for (int i = 0; i < n; i++)                                                                                    \
            to[offset * n + i] = part[i];                                                                              \
    }
#define ONWARD_VLOAD_OF(T)                                                                                             \
    ONWARD_VLOAD(T, 2) ONWARD_VLOAD(T, 3) ONWARD_VLOAD(T, 4) ONWARD_VLOAD(T, 8) ONWARD_VLOAD(T, 16)
ONWARD_NUMBERS(ONWARD_VLOAD_OF)

/* The same of halves in memory, converted to and from floats and doubles. stride: elements from one vector to the next. */
#define ONWARD_HALF_LOAD(F, name, n, stride)                                                                           \
    ONWARD_NAMED F name(size_t offset, const global half *from);                                                       \
    ONWARD_NAMED F name(size_t offset, const local half *from);                                                        \
    ONWARD_NAMED F name(size_t offset, const private half *from);                                                      \
    ONWARD_NAMED F name(size_t offset, const constant half *from);                                                     \
    ONWARD_DEFINED F name(size_t offset, const half *from)                                                             \
    {                                                                                                                  \
        private ushort part[16] __attribute__((aligned(32)));                                                          \
                                                                                                                       \
        for (int i = 0; i < n; i++)                                                                                    \
            part[i] = ((const ushort *)from)[offset * stride + i];                                                     \
        return name(0, (const private half *)part);                                                                    \
    }
#define ONWARD_HALF_STORE(F, name, n, stride)                                                                          \
    ONWARD_NAMED void name(F value, size_t offset, global half *to);                                                   \
    ONWARD_NAMED void name(F value, size_t offset, local half *to);                                                    \
    ONWARD_NAMED void name(F value, size_t offset, private half *to);                                                  \
    ONWARD_DEFINED void name(F value, size_t offset, half *to)                                                         \
    {                                                                                                                  \
        private ushort part[16] __attribute__((aligned(32)));                                                          \
                                                                                                                       \
        name(value, 0, (private half *)part);                                                                          \
        for (int i = 0; i < n; i++)                                                                                    \
            ((ushort *)to)[offset * stride + i] = part[i];                                                             \
    }
#define ONWARD_HALF_ROUNDED(F, name, n, stride)                                                                        \
    ONWARD_HALF_STORE(F, name, n, stride)                                                                              \
    ONWARD_HALF_STORE(F, name##_rte, n, stride)                                                                        \
    ONWARD_HALF_STORE(F, name##_rtz, n, stride)                                                                        \
    ONWARD_HALF_STORE(F, name##_rtp, n, stride)                                                                        \
    ONWARD_HALF_STORE(F, name##_rtn, n, stride)
#define ONWARD_HALF_VECTOR(n, stride)                                                                                  \
    ONWARD_HALF_LOAD(float##n, vload_half##n, n, n)                                                                    \
    ONWARD_HALF_LOAD(float##n, vloada_half##n, n, stride)                                                              \
    ONWARD_HALF_ROUNDED(float##n, vstore_half##n, n, n)                                                                \
    ONWARD_HALF_ROUNDED(float##n, vstorea_half##n, n, stride)                                                          \
    ONWARD_HALF_ROUNDED(double##n, vstore_half##n, n, n)                                                               \
    ONWARD_HALF_ROUNDED(double##n, vstorea_half##n, n, stride)
ONWARD_HALF_LOAD(float, vload_half, 1, 1)
ONWARD_HALF_ROUNDED(float, vstore_half, 1, 1)
ONWARD_HALF_ROUNDED(double, vstore_half, 1, 1)
ONWARD_HALF_VECTOR(2, 2)
ONWARD_HALF_VECTOR(3, 4)
ONWARD_HALF_VECTOR(4, 4)
ONWARD_HALF_VECTOR(8, 8)
ONWARD_HALF_VECTOR(16, 16)

/* Fences. They order all address spaces, whatever the flags say: that is stronger than asked for. */
#define ONWARD_FENCE_OF(order, name)                                                                                   \
    switch (order) {                                                                                                   \
    case memory_order_relaxed:                                                                                         \
        break;                                                                                                         \
    case memory_order_acquire:                                                                                         \
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, name);                                                                \
        break;                                                                                                         \
    case memory_order_release:                                                                                         \
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, name);                                                                \
        break;                                                                                                         \
    case memory_order_acq_rel:                                                                                         \
        __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, name);                                                                \
        break;                                                                                                         \
    default:                                                                                                           \
        __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, name);                                                                \
        break;                                                                                                         \
    }

ONWARD_DEFINED void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope)
{
    switch (scope) {
    case memory_scope_work_item:
        break;
    case memory_scope_work_group:
        ONWARD_FENCE_OF(order, "workgroup")
        break;
    case memory_scope_device:
        ONWARD_FENCE_OF(order, "agent")
        break;
    default:
        ONWARD_FENCE_OF(order, "")
        break;
    }
}

ONWARD_DEFINED __attribute__((convergent)) void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope)
{
    atomic_work_item_fence(flags, memory_order_release, scope);
    barrier(flags);
    atomic_work_item_fence(flags, memory_order_acquire, scope);
}

ONWARD_DEFINED __attribute__((convergent)) void work_group_barrier(cl_mem_fence_flags flags)
{
    barrier(flags);
}

#define ONWARD_GET_FENCE(T)                                                                                            \
    ONWARD_DEFINED cl_mem_fence_flags get_fence(T *pointer)                                                            \
    {                                                                                                                  \
        if (__builtin_amdgcn_is_shared(pointer))                                                                       \
            return CLK_LOCAL_MEM_FENCE;                                                                                \
        return __builtin_amdgcn_is_private(pointer) ? 0 : CLK_GLOBAL_MEM_FENCE;                                        \
    }
ONWARD_GET_FENCE(const void)
ONWARD_GET_FENCE(void)

/* Atomics: each without order and scope (sequentially consistent, of the device), with an order, and with both. */
#define ONWARD_ATOMIC_READ(A, T, name, builtin)                                                                        \
    ONWARD_DEFINED T name##_explicit(volatile A *at, memory_order order, memory_scope scope)                           \
    {                                                                                                                  \
        return builtin(at, order, scope);                                                                              \
    }                                                                                                                  \
    ONWARD_DEFINED T name##_explicit(volatile A *at, memory_order order)                                               \
    {                                                                                                                  \
        return builtin(at, order, memory_scope_device);                                                                \
    }                                                                                                                  \
    ONWARD_DEFINED T name(volatile A *at)                                                                              \
    {                                                                                                                  \
        return builtin(at, memory_order_seq_cst, memory_scope_device);                                                 \
    }
#define ONWARD_ATOMIC_CHANGE(R, A, T, name, builtin)                                                                   \
    ONWARD_DEFINED R name##_explicit(volatile A *at, T value, memory_order order, memory_scope scope)                  \
    {                                                                                                                  \
        return builtin(at, value, order, scope);                                                                       \
    }                                                                                                                  \
    ONWARD_DEFINED R name##_explicit(volatile A *at, T value, memory_order order)                                      \
    {                                                                                                                  \
        return builtin(at, value, order, memory_scope_device);                                                         \
    }                                                                                                                  \
    ONWARD_DEFINED R name(volatile A *at, T value)                                                                     \
    {                                                                                                                  \
        return builtin(at, value, memory_order_seq_cst, memory_scope_device);                                          \
    }
#define ONWARD_ATOMIC_COMPARE(A, T, name, builtin)                                                                     \
    ONWARD_DEFINED bool name##_explicit(volatile A *at, T *expected, T value, memory_order success,                    \
                                        memory_order failure, memory_scope scope)                                      \
    {                                                                                                                  \
        return builtin(at, expected, value, success, failure, scope);                                                  \
    }                                                                                                                  \
    ONWARD_DEFINED bool name##_explicit(volatile A *at, T *expected, T value, memory_order success,                    \
                                        memory_order failure)                                                          \
    {                                                                                                                  \
        return builtin(at, expected, value, success, failure, memory_scope_device);                                    \
    }                                                                                                                  \
    ONWARD_DEFINED bool name(volatile A *at, T *expected, T value)                                                     \
    {                                                                                                                  \
        return builtin(at, expected, value, memory_order_seq_cst, memory_order_seq_cst, memory_scope_device);          \
    }
#define ONWARD_ATOMIC(A, T)                                                                                            \
    ONWARD_DEFINED void atomic_init(volatile A *at, T value)                                                           \
    {                                                                                                                  \
        __opencl_atomic_init(at, value);                                                                               \
    }                                                                                                                  \
    ONWARD_ATOMIC_READ(A, T, atomic_load, __opencl_atomic_load)                                                        \
    ONWARD_ATOMIC_CHANGE(void, A, T, atomic_store, __opencl_atomic_store)                                              \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_exchange, __opencl_atomic_exchange)                                           \
    ONWARD_ATOMIC_COMPARE(A, T, atomic_compare_exchange_strong, __opencl_atomic_compare_exchange_strong)               \
    ONWARD_ATOMIC_COMPARE(A, T, atomic_compare_exchange_weak, __opencl_atomic_compare_exchange_weak)
#define ONWARD_ATOMIC_INTEGER(A, T)                                                                                    \
    ONWARD_ATOMIC(A, T)                                                                                                \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_fetch_add, __opencl_atomic_fetch_add)                                         \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_fetch_sub, __opencl_atomic_fetch_sub)                                         \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_fetch_or, __opencl_atomic_fetch_or)                                           \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_fetch_xor, __opencl_atomic_fetch_xor)                                         \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_fetch_and, __opencl_atomic_fetch_and)                                         \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_fetch_min, __opencl_atomic_fetch_min)                                         \
    ONWARD_ATOMIC_CHANGE(T, A, T, atomic_fetch_max, __opencl_atomic_fetch_max)
ONWARD_ATOMIC_INTEGER(atomic_int, int)
ONWARD_ATOMIC_INTEGER(atomic_uint, uint)
ONWARD_ATOMIC_INTEGER(atomic_long, long)
ONWARD_ATOMIC_INTEGER(atomic_ulong, ulong)
ONWARD_ATOMIC(atomic_float, float)
ONWARD_ATOMIC(atomic_double, double)
ONWARD_ATOMIC_CHANGE(uintptr_t, atomic_uintptr_t, ptrdiff_t, atomic_fetch_add, __opencl_atomic_fetch_add)
ONWARD_ATOMIC_CHANGE(uintptr_t, atomic_uintptr_t, ptrdiff_t, atomic_fetch_sub, __opencl_atomic_fetch_sub)

/* A flag is an atomic_int, 1 while it is set. */
#define ONWARD_SET_FLAG(at, order, scope)   (__opencl_atomic_exchange(at, 1, order, scope) != 0)
#define ONWARD_CLEAR_FLAG(at, order, scope) __opencl_atomic_store(at, 0, order, scope)
ONWARD_ATOMIC_READ(atomic_flag, bool, atomic_flag_test_and_set, ONWARD_SET_FLAG)
ONWARD_ATOMIC_READ(atomic_flag, void, atomic_flag_clear, ONWARD_CLEAR_FLAG)

#endif

#endif
