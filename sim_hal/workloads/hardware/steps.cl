/* Small measurements, each also made on a real GPU by tests/hardware: a load, a fence, an atomic, and a context that is moved. */
#include "../onward.h"

#define TWICE(text) text text
#define EIGHT(text) TWICE(TWICE(TWICE(text)))
#define HOP         "buffer_load_dword %0, %0, %1, 0 offen\n\ts_waitcnt vmcnt(0)\n\t"
#define HOP_L2      "buffer_load_dword %0, %0, %1, 0 offen glc\n\ts_waitcnt vmcnt(0)\n\t"
#define ADD         "flat_atomic_add %0, %1, %2 glc\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\t"

/* A linear buffer resource over all that follows the pointer. */
static inline __attribute__((always_inline)) uint4 resource_of(global const uint *buffer)
{
    ulong address = (ulong)buffer;

    return (uint4)((uint)address, (uint)(address >> 32) & 0xffff, ~0u, 0);
}

static inline uint now(void)
{
    return (uint)__builtin_amdgcn_s_memtime();
}

/* Each word of the chain is the offset of the next one, in bytes. A round has eight loads. */
kernel void chase(global const uint *chain, global uint *end, global uint *cycles, uint rounds)
{
    uint4 resource = resource_of(chain);
    uint offset = 0;
    uint begin = now();

#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile(EIGHT(HOP) : "+v"(offset) : "s"(resource));
    *cycles = now() - begin;
    *end = offset;
}

/* The same past the L1. */
kernel void chase_l2(global const uint *chain, global uint *end, global uint *cycles, uint rounds)
{
    uint4 resource = resource_of(chain);
    uint offset = 0;
    uint begin = now();

#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile(EIGHT(HOP_L2) : "+v"(offset) : "s"(resource));
    *cycles = now() - begin;
    *end = offset;
}

/* Eight atomics a round, each after the answer of the one before. */
kernel void atomics(volatile global uint *word, global uint *cycles, uint rounds)
{
    uint old;
    uint begin = now();

    /* Into registers of the vector unit, once. */
    __asm__ volatile("" : "+v"(word));
#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile(EIGHT(ADD) : "=&v"(old) : "v"(word), "v"(1u) : "memory");
    *cycles = now() - begin;
}

/* The same with a release before each and an acquire behind it. */
kernel void ordered_atomics(volatile global uint *word, global uint *cycles, uint rounds)
{
    uint old;
    uint begin = now();

    __asm__ volatile("" : "+v"(word));
#pragma nounroll
    for (uint i = 0; i < rounds; i++) {
#pragma unroll
        for (uint k = 0; k < 8; k++) {
            onward_release();
            __asm__ volatile(ADD : "=&v"(old) : "v"(word), "v"(1u) : "memory");
            onward_acquire();
        }
    }
    *cycles = now() - begin;
}

/* Holds local memory and 64 vector registers a wave, until its context has been moved. */
#define LARGE __attribute__((amdgpu_flat_work_group_size(64, 1024)))

kernel LARGE void held(local uint *memory, global uint *sum, uint rounds)
{
    memory[get_local_id(0)] = rounds;
#pragma nounroll
    for (uint i = 0; i < rounds; i++)
        __asm__ volatile("s_sleep 1" : : : "v63");
    *sum = memory[get_local_id(0)];
}
