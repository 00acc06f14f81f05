/* Every 64-bit atomic on global memory. */
#include "mix.h"
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

kernel void atomics64(volatile global ulong *words, volatile global long *numbers, global uint *seen)
{
    uint i = get_global_id(0);
    ulong x = mix64(i);

    seen[atom_inc(&words[0])] += 1;
    atom_add(&words[1], x);
    atom_sub(&words[2], x);
    atom_dec(&words[3]);
    atom_min(&words[4], x);
    atom_max(&words[5], x);
    atom_and(&words[6], x | x << 32 | 0xf0f0);
    atom_or(&words[7], x & 0x1111111111111111ul << (i & 3));
    atom_xor(&words[8], x);
    atom_add(&words[9], atom_xchg(&words[10], 0x123456789abcdeful));
    for (;;) {
        ulong old = words[11];
        if (atom_cmpxchg(&words[11], old, old * 5 + 0x100000001ul) == old)
            break;
    }
    atom_min(&numbers[0], (long)x);
    atom_max(&numbers[1], (long)x);
    atom_add(&numbers[2 + i % 3], -(long)x);
    if (atom_cmpxchg(&numbers[5], 1l << 40, 1l << 40) != 1l << 40)
        atom_inc(&numbers[6]);
}
