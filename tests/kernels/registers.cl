/*
 * More live values than there are cheap registers for: an 8 x 8 product kept in
 * registers, and chains that depend on each other.
 */
#include "bare.h"
#include "mix.h"

kernel void registers(global uint *out, uint steps)
{
    uint i = get_global_id(0);
    uint a[8];
    uint b[8];
    uint c[8][8];

#pragma unroll
    for (uint k = 0; k < 8; k++) {
        a[k] = mix32(i * 16 + k);
        b[k] = mix32(i * 16 + 8 + k);
#pragma unroll
        for (uint j = 0; j < 8; j++)
            c[k][j] = k ^ j;
    }
    for (uint step = 0; step < steps; step++) {
#pragma unroll
        for (uint k = 0; k < 8; k++) {
#pragma unroll
            for (uint j = 0; j < 8; j++)
                c[k][j] += a[k] * b[j];
        }
#pragma unroll
        for (uint k = 0; k < 8; k++) {
            a[k] = c[k][(k + 1) % 8] ^ b[k] >> 3;
            b[k] += c[(k + 3) % 8][k];
        }
    }
    uint total = 0;
#pragma unroll
    for (uint k = 0; k < 8; k++) {
#pragma unroll
        for (uint j = 0; j < 8; j++)
            total = total * 33 + c[k][j];
    }
    out[i] = total;
}
