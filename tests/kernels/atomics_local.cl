/* Atomics on local memory, 32 and 64 bits wide, with and without the old value. */
#include "mix.h"
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

kernel void atomics_local(global uint *out, global ulong *out_long)
{
    local uint words[16];
    local int numbers[4];
    local ulong longs[4];
    local uint order[128];
    uint item = get_local_id(0);
    uint x = mix32((uint)get_global_id(0));

    if (item < 16)
        words[item] = item == 4 || item == 6 ? 0xffffffff : 0;
    if (item < 4) {
        numbers[item] = 0;
        longs[item] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    order[atomic_inc(&words[0])] = 1;
    atomic_add(&words[1], x);
    atomic_sub(&words[2], x >> 1);
    atomic_dec(&words[3]);
    atomic_min(&words[4], x);
    atomic_max(&words[5], x);
    atomic_and(&words[6], x | 0xffff << (item & 15));
    atomic_or(&words[7], 1u << (x & 31));
    atomic_xor(&words[8], x);
    atomic_add(&words[9], atomic_xchg(&words[10], x));
    for (;;) {
        uint old = words[11];
        if (atomic_cmpxchg(&words[11], old, old * 3 + 1) == old)
            break;
    }
    atomic_min(&numbers[0], (int)x);
    atomic_max(&numbers[1], (int)x);
    atomic_sub(&numbers[2], (int)x >> 4);
    atom_add(&longs[0], (ulong)x << 16);
    atom_sub(&longs[1], (ulong)x << 20);
    atom_add(&longs[2], atom_xchg(&longs[3], (ulong)x << 31));
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = item < 9     ? words[item]
                            : item == 9  ? words[9] + words[10]
                            : item == 11 ? words[11]
                                         : order[item];
    if (item < 3)
        out_long[get_group_id(0) * 4 + item] = item == 2 ? longs[2] + longs[3] : longs[item];
    if (item == 3)
        out_long[get_group_id(0) * 4 + 3] =
            (ulong)(uint)numbers[0] << 32 ^ (uint)numbers[1] ^ (ulong)(uint)numbers[2] << 16;
}
