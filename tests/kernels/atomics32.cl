/*
 * Every 32-bit atomic on global memory, signed and unsigned, with its old value used
 * in ways that do not depend on the order.
 */
#include "mix.h"

kernel void atomics32(global uint *words, global int *numbers, global float *real, global uint *seen)
{
    uint i = get_global_id(0);
    uint x = mix32(i);

    seen[atomic_inc(&words[0])] += 1;
    seen[256 + atomic_add(&words[1], 1)] += 1;
    atomic_sub(&words[2], x);
    atomic_dec(&words[3]);
    atomic_min(&words[4], x);
    atomic_max(&words[5], x);
    atomic_and(&words[6], x | 0xff000000 >> (i & 15));
    atomic_or(&words[7], x & 0x11111111);
    atomic_xor(&words[8], x);
    atomic_add(&words[9], atomic_xchg(&words[10], 0xabcdef));
    for (;;) {
        uint old = *(volatile global uint *)&words[11];
        if (atomic_cmpxchg(&words[11], old, old * 3 + 1) == old)
            break;
    }
    atomic_min(&numbers[0], (int)x);
    atomic_max(&numbers[1], (int)x);
    atomic_add(&numbers[2], (int)x);
    atomic_sub(&numbers[3], (int)x >> 3);
    atomic_inc(&numbers[4]);
    atomic_dec(&numbers[5]);
    atomic_and(&numbers[6 + i % 4], ~(1 << (i & 31)));
    atomic_xchg(&real[i % 8], (float)(i % 8) + 0.5f);
    if (atomic_cmpxchg(&numbers[10], 7, 7) != 7)
        atomic_inc(&numbers[11]);
}
