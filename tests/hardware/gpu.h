/*
 * gpu.h - the one place that knows whether a program is CUDA or HIP: calls of the runtime, the clock, the pause, and accesses to
 * words of global memory by scope. Block, warp and multiprocessor (SM) are CUDA's words for work-group, wave and compute unit.
 *
 * Under CUDA an access is one instruction of PTX, so that no compiler chooses another. Under HIP it is the builtin of the same
 * order and scope.
 */
#ifndef HARDWARE_GPU_H
#define HARDWARE_GPU_H

#include <cstddef>

typedef unsigned int uint;
typedef unsigned long long ull;

#if defined(__HIPCC__)

#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>

#define gpuDeviceGetStreamPriorityRange              hipDeviceGetStreamPriorityRange
#define gpuDeviceProp                                hipDeviceProp_t
#define gpuDeviceSynchronize                         hipDeviceSynchronize
#define gpuError_t                                   hipError_t
#define gpuEventCreate                               hipEventCreate
#define gpuEventDestroy                              hipEventDestroy
#define gpuEventElapsedTime                          hipEventElapsedTime
#define gpuEventRecord                               hipEventRecord
#define gpuEvent_t                                   hipEvent_t
#define gpuFree                                      hipFree
#define gpuFuncAttributes                            hipFuncAttributes
#define gpuFuncGetAttributes                         hipFuncGetAttributes
#define gpuFuncMaxShared                             hipFuncAttributeMaxDynamicSharedMemorySize
#define gpuFuncSetAttribute                          hipFuncSetAttribute
#define gpuGetDeviceCount                            hipGetDeviceCount
#define gpuGetDeviceProperties                       hipGetDeviceProperties
#define gpuGetErrorString                            hipGetErrorString
#define gpuGetLastError                              hipGetLastError
#define gpuLaunchCooperativeKernel                   hipLaunchCooperativeKernel
#define gpuMalloc                                    hipMalloc
#define gpuMemcpy                                    hipMemcpy
#define gpuMemcpyAsync                               hipMemcpyAsync
#define gpuMemcpyDeviceToDevice                      hipMemcpyDeviceToDevice
#define gpuMemcpyDeviceToHost                        hipMemcpyDeviceToHost
#define gpuMemcpyHostToDevice                        hipMemcpyHostToDevice
#define gpuMemset                                    hipMemset
#define gpuOccupancyMaxActiveBlocksPerMultiprocessor hipOccupancyMaxActiveBlocksPerMultiprocessor
#define gpuStreamCreateWithFlags                     hipStreamCreateWithFlags
#define gpuStreamCreateWithPriority                  hipStreamCreateWithPriority
#define gpuStreamDestroy                             hipStreamDestroy
#define gpuStreamNonBlocking                         hipStreamNonBlocking
#define gpuStream_t                                  hipStream_t
#define gpuSuccess                                   hipSuccess

/* The clock has a rate of its own on each GPU, which the programs check when they begin (gpu_open): GPU_TICK_NS nanoseconds for
 * GPU_TICKS ticks. */
#ifndef GPU_TICK_NS
#define GPU_TICK_NS 10
#endif
#ifndef GPU_TICKS
#define GPU_TICKS 1
#endif

#define ORDERED(order, scope) __ATOMIC_##order, __HIP_MEMORY_SCOPE_##scope

static inline size_t shared_per_block(const gpuDeviceProp &prop)
{
    return prop.sharedMemPerBlock;
}

static inline size_t shared_per_sm(const gpuDeviceProp &prop)
{
    return prop.maxSharedMemoryPerMultiProcessor;
}

__device__ inline ull gpu_ns()
{
#if defined(__HIP_DEVICE_COMPILE__)
    return (ull)wall_clock64() * GPU_TICK_NS / GPU_TICKS;
#else
    return 0; /* the compiler's pass for the host has no such clock */
#endif
}

__device__ inline uint sm_id()
{
    return __smid();
}

__device__ inline void pause_ns(uint ns)
{
    ull end = gpu_ns() + ns;
    while (gpu_ns() < end)
        __builtin_amdgcn_s_sleep(1);
}

/* The compiler takes `value` for used here, and so keeps the order of what it comes from. */
__device__ inline void keep(uint value)
{
    asm volatile("" : : "v"(value));
}

__device__ inline uint load_gpu(const uint *p)
{
    return __hip_atomic_load(p, ORDERED(RELAXED, AGENT));
}

__device__ inline void store_gpu(uint *p, uint value)
{
    __hip_atomic_store(p, value, ORDERED(RELAXED, AGENT));
}

__device__ inline uint cas_gpu(uint *p, uint expected, uint value)
{
    __hip_atomic_compare_exchange_strong(p, &expected, value, __ATOMIC_RELAXED, ORDERED(RELAXED, AGENT));
    return expected;
}

__device__ inline uint exch_gpu(uint *p, uint value)
{
    return __hip_atomic_exchange(p, value, ORDERED(RELAXED, AGENT));
}

__device__ inline uint add_gpu(uint *p, uint value)
{
    return __hip_atomic_fetch_add(p, value, ORDERED(RELAXED, AGENT));
}

__device__ inline void add_gpu_unanswered(uint *p, uint value)
{
    (void)__hip_atomic_fetch_add(p, value, ORDERED(RELAXED, AGENT));
}

__device__ inline void fence_block()
{
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "workgroup");
}

__device__ inline void fence_gpu()
{
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "agent");
}

__device__ inline void fence_system()
{
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "");
}

/* A load that may hit the L1, and one that goes to the L2. */
__device__ inline uint load_l1(const uint *p)
{
    return __hip_atomic_load(p, ORDERED(RELAXED, WAVEFRONT));
}

__device__ inline ull load_l1(const ull *p)
{
    return __hip_atomic_load(p, ORDERED(RELAXED, WAVEFRONT));
}

__device__ inline ull load_l2(const ull *p)
{
    return __hip_atomic_load(p, ORDERED(RELAXED, AGENT));
}

__device__ inline ull load_gpu(const ull *p)
{
    return __hip_atomic_load(p, ORDERED(RELAXED, AGENT));
}

__device__ inline ull or_gpu(ull *p, ull value)
{
    return __hip_atomic_fetch_or(p, value, ORDERED(RELAXED, AGENT));
}

/* Orders and scopes beyond those of waiting: what micro compares. */
__device__ inline uint load_block(const uint *p)
{
    return __hip_atomic_load(p, ORDERED(RELAXED, WORKGROUP));
}

__device__ inline uint load_acquire_block(const uint *p)
{
    return __hip_atomic_load(p, ORDERED(ACQUIRE, WORKGROUP));
}

__device__ inline uint load_acquire_gpu(const uint *p)
{
    return __hip_atomic_load(p, ORDERED(ACQUIRE, AGENT));
}

__device__ inline uint add_block(uint *p, uint value)
{
    return __hip_atomic_fetch_add(p, value, ORDERED(RELAXED, WORKGROUP));
}

__device__ inline uint add_ordered_block(uint *p, uint value)
{
    return __hip_atomic_fetch_add(p, value, ORDERED(ACQ_REL, WORKGROUP));
}

__device__ inline uint add_ordered_gpu(uint *p, uint value)
{
    return __hip_atomic_fetch_add(p, value, ORDERED(ACQ_REL, AGENT));
}

__device__ inline uint add_system(uint *p, uint value)
{
    return __hip_atomic_fetch_add(p, value, ORDERED(RELAXED, SYSTEM));
}

__device__ inline void store_release_block(uint *p, uint value)
{
    __hip_atomic_store(p, value, ORDERED(RELEASE, WORKGROUP));
}

__device__ inline void store_release_gpu(uint *p, uint value)
{
    __hip_atomic_store(p, value, ORDERED(RELEASE, AGENT));
}

__device__ inline uint cas_acquire_block(uint *p, uint expected, uint value)
{
    __hip_atomic_compare_exchange_strong(p, &expected, value, __ATOMIC_ACQUIRE, ORDERED(ACQUIRE, WORKGROUP));
    return expected;
}

__device__ inline uint cas_acquire_gpu(uint *p, uint expected, uint value)
{
    __hip_atomic_compare_exchange_strong(p, &expected, value, __ATOMIC_ACQUIRE, ORDERED(ACQUIRE, AGENT));
    return expected;
}

#undef ORDERED

#else

#include <cuda_runtime.h>
#include <cooperative_groups.h>

#define gpuDeviceGetStreamPriorityRange              cudaDeviceGetStreamPriorityRange
#define gpuDeviceProp                                cudaDeviceProp
#define gpuDeviceSynchronize                         cudaDeviceSynchronize
#define gpuError_t                                   cudaError_t
#define gpuEventCreate                               cudaEventCreate
#define gpuEventDestroy                              cudaEventDestroy
#define gpuEventElapsedTime                          cudaEventElapsedTime
#define gpuEventRecord                               cudaEventRecord
#define gpuEvent_t                                   cudaEvent_t
#define gpuFree                                      cudaFree
#define gpuFuncAttributes                            cudaFuncAttributes
#define gpuFuncGetAttributes                         cudaFuncGetAttributes
#define gpuFuncMaxShared                             cudaFuncAttributeMaxDynamicSharedMemorySize
#define gpuFuncSetAttribute                          cudaFuncSetAttribute
#define gpuGetDeviceCount                            cudaGetDeviceCount
#define gpuGetDeviceProperties                       cudaGetDeviceProperties
#define gpuGetErrorString                            cudaGetErrorString
#define gpuGetLastError                              cudaGetLastError
#define gpuLaunchCooperativeKernel                   cudaLaunchCooperativeKernel
#define gpuMalloc                                    cudaMalloc
#define gpuMemcpy                                    cudaMemcpy
#define gpuMemcpyAsync                               cudaMemcpyAsync
#define gpuMemcpyDeviceToDevice                      cudaMemcpyDeviceToDevice
#define gpuMemcpyDeviceToHost                        cudaMemcpyDeviceToHost
#define gpuMemcpyHostToDevice                        cudaMemcpyHostToDevice
#define gpuMemset                                    cudaMemset
#define gpuOccupancyMaxActiveBlocksPerMultiprocessor cudaOccupancyMaxActiveBlocksPerMultiprocessor
#define gpuStreamCreateWithFlags                     cudaStreamCreateWithFlags
#define gpuStreamCreateWithPriority                  cudaStreamCreateWithPriority
#define gpuStreamDestroy                             cudaStreamDestroy
#define gpuStreamNonBlocking                         cudaStreamNonBlocking
#define gpuStream_t                                  cudaStream_t
#define gpuSuccess                                   cudaSuccess

static inline size_t shared_per_block(const gpuDeviceProp &prop)
{
    return prop.sharedMemPerBlockOptin;
}

static inline size_t shared_per_sm(const gpuDeviceProp &prop)
{
    return prop.sharedMemPerMultiprocessor;
}

__device__ inline ull gpu_ns()
{
    ull t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}

__device__ inline uint sm_id()
{
    uint id;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(id));
    return id;
}

__device__ inline void pause_ns(uint ns)
{
    __nanosleep(ns);
}

/* The compiler takes `value` for used here, and so keeps the order of what it comes from. */
__device__ inline void keep(uint value)
{
    asm volatile("" : : "r"(value));
}

__device__ inline uint load_gpu(const uint *p)
{
    uint value;
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline void store_gpu(uint *p, uint value)
{
    asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
}

__device__ inline uint cas_gpu(uint *p, uint expected, uint value)
{
    uint old;
    asm volatile("atom.relaxed.gpu.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(old)
                 : "l"(p), "r"(expected), "r"(value)
                 : "memory");
    return old;
}

__device__ inline uint exch_gpu(uint *p, uint value)
{
    uint old;
    asm volatile("atom.relaxed.gpu.global.exch.b32 %0, [%1], %2;" : "=r"(old) : "l"(p), "r"(value) : "memory");
    return old;
}

__device__ inline uint add_gpu(uint *p, uint value)
{
    uint old;
    asm volatile("atom.relaxed.gpu.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(p), "r"(value) : "memory");
    return old;
}

__device__ inline void add_gpu_unanswered(uint *p, uint value)
{
    asm volatile("red.relaxed.gpu.global.add.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
}

__device__ inline void fence_block()
{
    asm volatile("fence.acq_rel.cta;" : : : "memory");
}

__device__ inline void fence_gpu()
{
    asm volatile("fence.acq_rel.gpu;" : : : "memory");
}

__device__ inline void fence_system()
{
    asm volatile("fence.acq_rel.sys;" : : : "memory");
}

/* A load that may hit the L1, and one that goes to the L2. */
__device__ inline uint load_l1(const uint *p)
{
    uint value;
    asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline ull load_l1(const ull *p)
{
    ull value;
    asm volatile("ld.global.ca.u64 %0, [%1];" : "=l"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline ull load_l2(const ull *p)
{
    ull value;
    asm volatile("ld.global.cg.u64 %0, [%1];" : "=l"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline ull load_gpu(const ull *p)
{
    ull value;
    asm volatile("ld.relaxed.gpu.global.u64 %0, [%1];" : "=l"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline ull or_gpu(ull *p, ull value)
{
    ull old;
    asm volatile("atom.relaxed.gpu.global.or.b64 %0, [%1], %2;" : "=l"(old) : "l"(p), "l"(value) : "memory");
    return old;
}

/* Orders and scopes beyond those of waiting: what micro compares. */
__device__ inline uint load_block(const uint *p)
{
    uint value;
    asm volatile("ld.relaxed.cta.global.u32 %0, [%1];" : "=r"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline uint load_acquire_block(const uint *p)
{
    uint value;
    asm volatile("ld.acquire.cta.global.u32 %0, [%1];" : "=r"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline uint load_acquire_gpu(const uint *p)
{
    uint value;
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(p) : "memory");
    return value;
}

__device__ inline uint add_block(uint *p, uint value)
{
    uint old;
    asm volatile("atom.relaxed.cta.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(p), "r"(value) : "memory");
    return old;
}

__device__ inline uint add_ordered_block(uint *p, uint value)
{
    uint old;
    asm volatile("atom.acq_rel.cta.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(p), "r"(value) : "memory");
    return old;
}

__device__ inline uint add_ordered_gpu(uint *p, uint value)
{
    uint old;
    asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(p), "r"(value) : "memory");
    return old;
}

__device__ inline uint add_system(uint *p, uint value)
{
    uint old;
    asm volatile("atom.relaxed.sys.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(p), "r"(value) : "memory");
    return old;
}

__device__ inline void store_release_block(uint *p, uint value)
{
    asm volatile("st.release.cta.global.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
}

__device__ inline void store_release_gpu(uint *p, uint value)
{
    asm volatile("st.release.gpu.global.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
}

__device__ inline uint cas_acquire_block(uint *p, uint expected, uint value)
{
    uint old;
    asm volatile("atom.acquire.cta.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(old)
                 : "l"(p), "r"(expected), "r"(value)
                 : "memory");
    return old;
}

__device__ inline uint cas_acquire_gpu(uint *p, uint expected, uint value)
{
    uint old;
    asm volatile("atom.acquire.gpu.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(old)
                 : "l"(p), "r"(expected), "r"(value)
                 : "memory");
    return old;
}

#endif

/* Accesses without an order that no compiler keeps in a register or leaves out. */
__device__ inline uint peek(const uint *p)
{
    return *(const volatile uint *)p;
}

__device__ inline void poke(uint *p, uint value)
{
    *(volatile uint *)p = value;
}

#endif
