/*
 * bugs.h - atomics and fences of OpenCL C 2.0 by clang's builtins, because libclc lacks the functions. Short names for the
 * orders and scopes.
 */
#ifndef BUGS_H
#define BUGS_H

#define atomic_load_explicit             __opencl_atomic_load
#define atomic_store_explicit            __opencl_atomic_store
#define atomic_exchange_explicit         __opencl_atomic_exchange
#define atomic_fetch_add_explicit        __opencl_atomic_fetch_add
#define atomic_fetch_sub_explicit        __opencl_atomic_fetch_sub
#define atomic_fetch_min_explicit        __opencl_atomic_fetch_min
#define atomic_fetch_max_explicit        __opencl_atomic_fetch_max
#define atomic_fetch_or_explicit         __opencl_atomic_fetch_or
#define atomic_compare_exchange_explicit __opencl_atomic_compare_exchange_strong

#define relaxed memory_order_relaxed
#define acquire memory_order_acquire
#define release memory_order_release
#define acq_rel memory_order_acq_rel
#define device  memory_scope_device
#define group   memory_scope_work_group

/* atomic_work_item_fence for global memory */
#define fence(order, scope)  fence_##order##_##scope
#define fence_acquire_device __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent")
#define fence_release_device __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent")
#define fence_acquire_group  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
#define fence_release_group  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup")

/* Takes a lock word if it is free: true if taken. The order is that of a taken lock. */
#define try_lock(lock, order, scope)                                                                                   \
    ({                                                                                                                 \
        uint free_ = 0;                                                                                                \
        atomic_compare_exchange_explicit(lock, &free_, 1, order, relaxed, scope);                                      \
    })

#endif
