/* cl-std=CL1.2 */
/*
 * Vectors of integers: element-wise operators, swizzles, comparisons that give masks, loads and stores of odd widths.
 */
#include "mix.h"

static int4 numbers(uint i)
{
    return (int4)((int)mix32(i), (int)mix32(i + 1), (int)mix32(i + 2), (int)mix32(i + 3));
}

kernel void vectors_int(global char *bytes, global short *shorts, global int *ints, global long *longs)
{
    uint i = get_global_id(0);
    int4 a = numbers(i * 5);
    int4 b = numbers(i * 9 + 1);
    char4 c = convert_char4(a >> 24);
    char4 d = as_char4(b.x);
    uchar4 e = as_uchar4(a.y);
    short8 s = as_short8(a);
    short8 t = as_short8(b.wzyx);
    int3 u = a.xyz - b.yzw;
    long2 l = as_long2(a) + convert_long2(b.xy);

    vstore4(c + d, i * 6 + 0, bytes);
    vstore4(c * d, i * 6 + 1, bytes);
    vstore4(c > d ? c : -d, i * 6 + 2, bytes);
    vstore4(as_char4(e >> (uchar4)(1, 2, 3, 4)), i * 6 + 3, bytes);
    vstore4(c.wzyx & d.xxyy, i * 6 + 4, bytes);
    vstore4(as_char4(e / (uchar4)(3, 5, 7, 9)) ^ (char4)(1), i * 6 + 5, bytes);

    vstore8(s + t, i * 4 + 0, shorts);
    vstore8(s * t - (short8)(7), i * 4 + 1, shorts);
    vstore8((short8)(s.even, t.odd), i * 4 + 2, shorts);
    vstore8((s < t) | (s == s.s76543210), i * 4 + 3, shorts);

    vstore3(u, i * 4 + 0, ints);
    vstore3(u * u.zxy, i * 4 + 1, ints);
    vstore3(select(u, u.yzx, u > 0), i * 4 + 2, ints);
    vstore3((int3)(any(u < 0), all(u.xy > b.zw), u.x % 1000), i * 4 + 3, ints);

    vstore2(l, i * 3 + 0, longs);
    vstore2(l.yx * l, i * 3 + 1, longs);
    vstore2((l >> 3) ^ (l << (long2)(5, 9)), i * 3 + 2, longs);
}
