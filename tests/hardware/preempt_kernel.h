/*
 * preempt_kernel.h - a kernel that reads the GPU's clock again and again, and notes gaps: the times for which its block was away.
 */
#ifndef HARDWARE_PREEMPT_KERNEL_H
#define HARDWARE_PREEMPT_KERNEL_H

#include "common.h"

#define GAPS              1536 /* noted of a block; more are counted */
#define PATTERN_REGISTERS 64
#define THREADS_MOST      1024

/* The last time that a block read before it was away, and the first one after. */
struct gap {
    ull last, next;
};

struct watcher {
    ull duration, threshold; /* ns: of the whole kernel; of the shortest gap */
    uint words;              /* of shared memory with a pattern that must survive */
    const uint *pattern;     /* of registers */
    ull *begin;              /* when the first block began; zeroed */
    gap *gaps;
    uint *counts; /* gaps of each block */
    uint *wrong;  /* threads whose registers or shared memory have changed */
    ull *ran;     /* ns that each block was there */
};

__host__ __device__ static inline uint register_pattern(uint thread, uint number)
{
    return thread * 40503u + number;
}

__device__ static inline uint shared_pattern(uint word)
{
    return word * 2654435761u + blockIdx.x;
}

/* Until the end, which the clock alone decides. */
__device__ static inline void note_gaps(const watcher &w, ull last, ull start)
{
    ull end = start + w.duration, away = 0;
    uint n = 0;
    while (last < end) {
        ull now = gpu_ns();
        if (now - last > w.threshold && threadIdx.x == 0) {
            if (n < GAPS)
                w.gaps[(size_t)blockIdx.x * GAPS + n] = {last, now};
            n++;
            away += now - last;
        }
        last = now;
    }
    if (threadIdx.x == 0) {
        w.counts[blockIdx.x] = n;
        w.ran[blockIdx.x] = last - start - away;
    }
}

/* R registers are live all the time. They are loaded, so that the compiler cannot make them again. */
template <int R> __global__ static void __launch_bounds__(THREADS_MOST, 1) watch_clock(watcher w)
{
    extern __shared__ uint shared[];
    uint registers[R];
    for (uint i = threadIdx.x; i < w.words; i += blockDim.x)
        shared[i] = shared_pattern(i);
#pragma unroll
    for (int k = 0; k < R; k++)
        registers[k] = peek(w.pattern + threadIdx.x * PATTERN_REGISTERS + k);
    __syncthreads();
    ull now = gpu_ns(), first = atomicCAS(w.begin, 0ull, now);
    note_gaps(w, now, first ? first : now);
    bool bad = false;
#pragma unroll
    for (int k = 0; k < R; k++)
        bad = bad || registers[k] != register_pattern(threadIdx.x, k);
    for (uint i = threadIdx.x; i < w.words; i += blockDim.x)
        bad = bad || shared[i] != shared_pattern(i);
    if (bad)
        atomicAdd(w.wrong, 1);
}

#endif
