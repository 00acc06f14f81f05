/*
 * Single-precision denormals are flushed to zero by arithmetic here, those of
 * double precision are not; moving keeps both.
 */
#include "bare.h"

kernel void denormals(global const uint *bits, global uint *out, global ulong *out_double)
{
    uint i = get_global_id(0);
    float x = as_float(bits[i]);
    double d = as_double((ulong)bits[i] << 20);

    out[i * 4] = as_uint(x * 1.0f + 0.0f);
    out[i * 4 + 1] = as_uint(x * 0.5f);
    out[i * 4 + 2] = as_uint(i % 2 ? x : -x);
    out[i * 4 + 3] = as_uint(x + x);
    out_double[i * 2] = as_ulong(d + d);
    out_double[i * 2 + 1] = as_ulong(d * 0.25);
}
