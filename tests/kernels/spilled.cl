/* A work-group of 1024 leaves each wave so few registers that values live in scratch for a while. */
#include "bare.h"
#include "mix.h"

__attribute__((reqd_work_group_size(1024, 1, 1))) kernel void spilled(global ulong *out)
{
    uint i = get_global_id(0);
    ulong v[48];

#pragma unroll
    for (uint k = 0; k < 48; k++)
        v[k] = mix64(i * 48 + k);
    for (uint round = 0; round < 3; round++) {
#pragma unroll
        for (uint k = 0; k < 48; k++)
            v[k] = (v[k] + v[(k + 7) % 48] * v[(k + 13) % 48]) ^ v[(k + 29) % 48] >> 5;
    }
    ulong total = 0;
#pragma unroll
    for (uint k = 0; k < 48; k++)
        total = total * 31 + v[k];
    if (i % 16 == 5)
        out[i / 16] = total;
}
