/*
 * micro.h - what the parts of micro share: the GPU, and stamps of when each block worked. Each part prints its own table.
 */
#ifndef HARDWARE_MICRO_H
#define HARDWARE_MICRO_H

#include "common.h"

#define WORDS_OF_LINE 32 /* 128 bytes */

struct stamp {
    ull begin, end;
};

struct gpu {
    uint sms, warp; /* multiprocessors; lanes of a warp */
    uint threads_most;
    size_t shared_most, memory; /* bytes: of a block, of the GPU */
    uint *arrived;
    stamp *stamps; /* as many as `blocks_most` */
    uint blocks_most;
    uint divisor; /* of repetitions: more than 1 for a simulated GPU, which also leaves out what needs much memory */
};

/* So that all blocks begin together. All threads call it. It ends by itself if not all blocks fit. */
__device__ inline void barrier_at_start(uint *arrived)
{
    if (threadIdx.x == 0) {
        ull end = gpu_ns() + 50000000ull;
        add_gpu(arrived, 1);
        while (load_gpu(arrived) < gridDim.x && gpu_ns() < end)
            ;
    }
    __syncthreads();
}

/* Microseconds from the first block's begin to the last block's end. */
static inline double window_us(const gpu &g, uint blocks)
{
    std::vector<stamp> stamps(blocks);
    ull begin = ~0ull, end = 0;
    fetch(stamps.data(), g.stamps, blocks);
    for (const stamp &s : stamps) {
        begin = std::min(begin, s.begin);
        end = std::max(end, s.end);
    }
    return (double)(end - begin) / 1e3;
}

/* A chain of addresses through `bytes`, one each `step` bytes, in random order. */
void make_ring(ull *device, size_t bytes, size_t step);

/* `times` where repetitions are not divided. */
static inline uint repetitions(const gpu &g, uint times)
{
    return std::max(1u, times / g.divisor);
}

void clock_and_pause(const gpu &g);
void bandwidth(const gpu &g);
void latencies(const gpu &g);
void launches(const gpu &g);
void scopes(const gpu &g);
void stealing(const gpu &g);
void grid_barriers(const gpu &g);
void atomics(const gpu &g);
void bystanders(const gpu &g);

#endif
