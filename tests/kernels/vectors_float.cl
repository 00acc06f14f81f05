/* cl-std=CL1.2 */
/*
 * Vectors of floats and doubles: arithmetic on whole numbers, which is exact, loads of
 * 64, 96 and 128 bits, dot and cross products.
 */
kernel void vectors_float(global const float *in, global float *out, global double *out_double)
{
    uint i = get_global_id(0);
    float4 a = vload4(i, in);
    float4 b = vload4(i + 1, in);
    float3 c = vload3(i, in);
    float2 d = vload2(i + 3, in);
    float8 e = vload8(i / 2, in);
    double2 f = convert_double2(d) * 0.5;
    double4 g = convert_double4(a) + f.xyxy;
    global float *o = out + i * 32;

    vstore4(a + b * 2.0f, 0, o);
    vstore4(a.wxyz - b.zzxx, 1, o);
    vstore4(max(a, b) * (float4)(1, -1, 1, -1), 2, o);
    vstore3(cross(c, c.yzx + 1.0f), 4, o);
    o[15] = dot(a, b);
    vstore2(d.yx / 4.0f, 8, o);
    o[18] = dot(c, c.zyx);
    o[19] = (float)any(isless(a, b)) + 2 * (float)all(isgreater(b, a));
    vstore4(fmin(e.lo, e.hi) + e.s7, 5, o);
    vstore4(select(a, b, a > b + 3.0f), 6, o);
    vstore4(floor(a * 0.25f) + fabs(b - 20.0f), 7, o);
    vstore2(f * f.yx, i * 3, out_double);
    vstore4(g.wzyx - g * 0.25, 0, out_double + i * 6 + 2);
}
