/*
 * Single precision: sums, products, fused products, exact quotients and roots,
 * minima, rounding to integers, sign handling.
 */
#include "mix.h"

static float number(uint i)
{
    uint x = mix32(i);

    return (float)((int)x >> (x & 15)) * (1.0f / 65536);
}

kernel void float_arith(global float *out)
{
#pragma OPENCL FP_CONTRACT OFF
    uint i = get_global_id(0);
    float a = number(i);
    float b = number(i + 100);
    float c = number(i + 200);
    float whole = (float)(mix32(i) & 0xfff);
    global float *o = out + i * 24;

    o[0] = a + b;
    o[1] = a - b;
    o[2] = a * b;
    o[3] = fma(a, b, c);
    o[4] = fma(-a, b, -c);
    o[5] = fmin(a, b);
    o[6] = fmax(a, b);
    o[7] = fmax(fmin(a, b), fmin(fmax(a, b), c));
    o[8] = floor(a);
    o[9] = ceil(a);
    o[10] = trunc(a);
    o[11] = rint(a * 0.25f);
    o[12] = round(a * 0.5f) + 0.0f;
    o[13] = fabs(a) - fabs(b);
    o[14] = copysign(a, b);
    o[15] = clamp(a, -1.0f, 1.0f);
    o[16] = a + (b - a) * 0.5f;
    o[17] = step(a, b) + sign(c);
    o[18] = ldexp(a, (int)(mix32(i) % 40) - 20);
    o[19] = fdim(a, b);
    o[20] = maxmag(a, b) - minmag(a, c);
    o[21] = (a - floor(a)) * 2.0f + b * -0.5f;
    o[22] = mad(2.0f, a, b);
    o[23] = whole * whole / 16.0f;
}
