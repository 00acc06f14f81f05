/*
 * Infinities, NaNs, signed zeros and the largest numbers; classification;
 * results as bit patterns with NaNs made equal.
 */
static uint bits(float x)
{
    return isnan(x) ? 0x7fc00000u : as_uint(x);
}

kernel void float_special(global const uint *values, global uint *out)
{
#pragma OPENCL FP_CONTRACT OFF
    uint i = get_global_id(0);
    uint count = get_global_size(0);
    float a = as_float(values[i]);

    for (uint j = 0; j < count; j++) {
        float b = as_float(values[j]);
        global uint *o = out + (i * count + j) * 6;
        o[0] = bits(a + b);
        o[1] = bits(a * b);
        o[2] = bits(fma(a, b, 1.0f));
        o[3] = bits(fmin(a, b) + 0.0f) ^ bits(fmax(a, b) + 0.0f) << 1;
        o[4] = (uint)isequal(a, b) | (uint)isnotequal(a, b) << 1 | (uint)isgreater(a, b) << 2 |
               (uint)isgreaterequal(a, b) << 3 | (uint)isless(a, b) << 4 | (uint)islessequal(a, b) << 5 |
               (uint)islessgreater(a, b) << 6 | (uint)isordered(a, b) << 7 | (uint)isunordered(a, b) << 8;
        o[5] = (uint)isnan(a) | (uint)isinf(a) << 1 | (uint)isfinite(a) << 2 | (uint)isnormal(a) << 3 |
               (uint)signbit(a) << 4 | (uint)(a < b) << 5 | (uint)(a == b) << 6 | (uint) !(a > b) << 7;
    }
}
