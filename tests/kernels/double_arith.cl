/* Double precision, results as bit patterns: division and everything else that rounds exactly, down to denormals. */
#include "mix.h"

kernel void double_arith(global const double *special, global ulong *out)
{
#pragma OPENCL FP_CONTRACT OFF
    uint i = get_global_id(0);
    double a = i < 8 ? special[i] : as_double((mix64(i) & 0x800ffffffffffffful) | (ulong)(1000 + mix32(i) % 47) << 52);
    double b = as_double((mix64(i + 99) & 0x800ffffffffffffful) | (ulong)(1000 + mix32(i + 9) % 47) << 52);
    double c = special[i % 8];
    global ulong *o = out + i * 20;

    o[0] = as_ulong(a + b);
    o[1] = as_ulong(a - b);
    o[2] = as_ulong(a * b);
    o[3] = as_ulong(a / b);
    o[4] = as_ulong(b / 3.0);
    o[5] = as_ulong(fma(a, b, c));
    o[6] = as_ulong(fma(-a, b, a));
    o[7] = as_ulong(fmin(a, b));
    o[8] = as_ulong(fmax(a, b));
    o[9] = as_ulong(floor(a));
    o[10] = as_ulong(ceil(a));
    o[11] = as_ulong(trunc(a));
    o[12] = as_ulong(rint(a));
    o[13] = as_ulong(fabs(a) + fabs(b));
    o[14] = as_ulong(copysign(a, b));
    o[15] = as_ulong(ldexp(b, -1040));
    o[16] = as_ulong(ldexp(b, 20));
    o[17] = as_ulong(b * 4.9406564584124654e-324) ^ as_ulong(a * 0x1p-1020);
    o[18] = (ulong)(a < b) | (ulong)(a <= c) << 1 | (ulong)isnan(a - a) << 2 | (ulong)signbit(b) << 3 |
            (ulong)isinf(c) << 4;
    o[19] = as_ulong((double)(float)a) ^ as_ulong((double)(int)clamp(b, -1e9, 1e9));
}
