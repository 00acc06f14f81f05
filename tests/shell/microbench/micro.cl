/*
 * Kernels of the microbenchmarks (tests/bench/bench_micro.c). Each repeats one access; the bench runs a kernel with two numbers
 * of rounds and divides the difference in time by the difference in work, so that start and end cancel out.
 */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/onward.h"

/* A linear buffer resource over all that follows the pointer. */
static inline __attribute__((always_inline)) uint4 resource_of(global const uint *buffer)
{
    ulong address = (ulong)buffer;

    return (uint4)((uint)address, (uint)(address >> 32) & 0xffff, ~0u, 0);
}

#define TWICE(text) text text
#define HOP         "buffer_load_dword %0, %0, %1, 0 offen\n\ts_waitcnt vmcnt(0)\n\t"
#define HOP_L2      "buffer_load_dword %0, %0, %1, 0 offen glc\n\ts_waitcnt vmcnt(0)\n\t"
#define ADD         "flat_atomic_add %0, %1, %2 glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\t"

/* Each word of the chain is the offset of the next one, in bytes. A round has two hops. */
kernel void chase(global const uint *chain, global uint *end, uint rounds)
{
    uint4 resource = resource_of(chain);
    uint offset = 0;

#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile(TWICE(HOP) : "+v"(offset) : "s"(resource));
    *end = offset;
}

/* The same past the L1. */
kernel void chase_l2(global const uint *chain, global uint *end, uint rounds)
{
    uint4 resource = resource_of(chain);
    uint offset = 0;

#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile(TWICE(HOP_L2) : "+v"(offset) : "s"(resource));
    *end = offset;
}

/* Two atomics on one word, each after the other's answer. */
kernel void atomic_chain(volatile global uint *word, uint rounds)
{
    uint old;

    /* Into registers of the vector unit, once. */
    __asm__ volatile("" : "+v"(word));
#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile(TWICE(ADD) : "=&v"(old) : "v"(word), "v"(1u) : "memory");
}

/* Launches that fill the GPU have large work-groups: the firmware needs fewer cycles until all of them run. */
#define FULL __attribute__((amdgpu_flat_work_group_size(64, 1024)))

/* Atomics without an answer: lane l of each wave adds to word l * spread. */
kernel FULL void atomics(global uint *words, uint rounds, uint spread)
{
    global uint *word = words + get_local_id(0) % 64 * spread;

#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile("flat_atomic_add %0, %1\n\t"
                     "flat_atomic_add %0, %1\n\t"
                     "flat_atomic_add %0, %1\n\t"
                     "flat_atomic_add %0, %1"
                     :
                     : "v"(word), "v"(1u)
                     : "memory");
}

/* A round of a wave is 1 KiB: four instructions of 64 words. Rounds of all waves follow each other, modulo mask + 1 bytes. */
#define FIRST_OFFSET ((get_group_id(0) * get_local_size(0) + get_local_id(0)) / 64 * 1024 + get_local_id(0) % 64 * 4)
#define ROUND_BYTES  (get_global_size(0) / 64 * 1024)

#define FOUR_LOADS(how)                                                                                                \
    "buffer_load_dword %0, %4, %5, 0 offen" how "\n\t"                                                                 \
    "buffer_load_dword %1, %4, %5, 0 offen offset:256" how "\n\t"                                                      \
    "buffer_load_dword %2, %4, %5, 0 offen offset:512" how "\n\t"                                                      \
    "buffer_load_dword %3, %4, %5, 0 offen offset:768" how "\n\t"

#define FOUR_STORES                                                                                                    \
    "buffer_store_dword %0, %4, %5, 0 offen\n\t"                                                                       \
    "buffer_store_dword %1, %4, %5, 0 offen offset:256\n\t"                                                            \
    "buffer_store_dword %2, %4, %5, 0 offen offset:512\n\t"                                                            \
    "buffer_store_dword %3, %4, %5, 0 offen offset:768"

kernel FULL void reads_l1(global const uint *source, uint rounds, uint mask)
{
    uint4 resource = resource_of(source);
    uint offset = FIRST_OFFSET & mask, a, b, c, d;

#pragma nounroll
    for (uint i = 0; i < rounds; i++) {
        __asm__ volatile(FOUR_LOADS("") : "=&v"(a), "=&v"(b), "=&v"(c), "=&v"(d) : "v"(offset), "s"(resource));
        offset = (offset + ROUND_BYTES) & mask;
    }
}

/* What is read stays in the L1, what is written does not. */
kernel FULL void copies_l1(global const uint *source, global uint *target, uint rounds, uint mask)
{
    uint4 from = resource_of(source), to = resource_of(target);
    uint offset = FIRST_OFFSET & mask, a, b, c, d;

#pragma nounroll
    for (uint i = 0; i < rounds; i++) {
        __asm__ volatile(FOUR_LOADS("") "s_waitcnt vmcnt(0)"
                         : "=&v"(a), "=&v"(b), "=&v"(c), "=&v"(d)
                         : "v"(offset), "s"(from));
        __asm__ volatile(FOUR_STORES : : "v"(a), "v"(b), "v"(c), "v"(d), "v"(offset), "s"(to) : "memory");
        offset = (offset + ROUND_BYTES) & mask;
    }
}

kernel FULL void reads(global const uint *source, uint rounds, uint mask)
{
    uint4 resource = resource_of(source);
    uint offset = FIRST_OFFSET & mask, a, b, c, d;

#pragma nounroll
    for (uint i = 0; i < rounds; i++) {
        __asm__ volatile(FOUR_LOADS(" glc") : "=&v"(a), "=&v"(b), "=&v"(c), "=&v"(d) : "v"(offset), "s"(resource));
        offset = (offset + ROUND_BYTES) & mask;
    }
}

kernel FULL void writes(global uint *target, uint rounds, uint mask)
{
    uint4 resource = resource_of(target);
    uint offset = FIRST_OFFSET & mask, a = 1, b = 2, c = 3, d = 4;

#pragma nounroll
    for (uint i = 0; i < rounds; i++) {
        __asm__ volatile(FOUR_STORES : : "v"(a), "v"(b), "v"(c), "v"(d), "v"(offset), "s"(resource) : "memory");
        offset = (offset + ROUND_BYTES) & mask;
    }
}

kernel FULL void copies(global const uint *source, global uint *target, uint rounds, uint mask)
{
    uint4 from = resource_of(source), to = resource_of(target);
    uint offset = FIRST_OFFSET & mask, a, b, c, d;

#pragma nounroll
    for (uint i = 0; i < rounds; i++) {
        __asm__ volatile(FOUR_LOADS(" glc") "s_waitcnt vmcnt(0)"
                     : "=&v"(a), "=&v"(b), "=&v"(c), "=&v"(d)
                     : "v"(offset), "s"(from));
        __asm__ volatile(FOUR_STORES : : "v"(a), "v"(b), "v"(c), "v"(d), "v"(offset), "s"(to) : "memory");
        offset = (offset + ROUND_BYTES) & mask;
    }
}

#define EIGHT(text) TWICE(TWICE(TWICE(text)))

/* 256 barriers a round. */
kernel void barriers(uint rounds)
{
#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile(TWICE(TWICE(EIGHT(EIGHT("s_barrier\n\t")))));
}

/* Runs for long without memory: a context to be saved and restored. */
kernel void sleeper(uint rounds)
{
#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __builtin_amdgcn_s_sleep(1);
}

/* The cycle of the first instruction. */
kernel void stamp(global ulong *first)
{
    *first = __builtin_amdgcn_s_memtime();
}

/* Work-group 0 waits for a word, work-group 1 writes it later: the cycles before the store, and when the wait is over. */
kernel void handoff(volatile global uint *word, global ulong *stored, global ulong *resumed, uint rounds)
{
    if (__builtin_amdgcn_workgroup_id_x() == 0) {
        uint seen = onward_wait_load(word, eq, ~0u, 1);
        ulong now = __builtin_amdgcn_s_memtime();

        *resumed = now;
        while (seen != 1)
            seen = onward_wait_load(word, eq, ~0u, 1);
        return;
    }
#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __builtin_amdgcn_s_sleep(15);
    ulong now = __builtin_amdgcn_s_memtime();

    onward_store(word, 1);
    *stored = now;
}
