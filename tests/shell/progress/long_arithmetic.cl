/* Computes for millions of cycles between two accesses to memory: slow, but not stuck. */
#include "../../kernels/bare.h"

kernel void long_arithmetic(global uint *out, uint rounds)
{
    uint value = __builtin_amdgcn_workitem_id_x();

    for (uint i = 0; i < rounds; i++)
        value = value * 1664525 + 1013904223 + i;
    out[__builtin_amdgcn_workitem_id_x()] = value | 1;
}
