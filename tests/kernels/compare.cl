/* Comparisons of all types, and selection by what they say: 32 pairs, with equal and unordered ones among them. */
#include "bare.h"
#include "mix.h"

#define RELATIONS(a, b)                                                                                                \
    ((a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 | !(a < b) << 6 |          \
     !(a >= b) << 7)

kernel void compare(global uint *out, global const float *floats)
{
    uint i = get_global_id(0);
    uint x = mix32(i);
    uint y = i % 5 == 0 ? x : mix32(i + 50);
    float f = floats[i];
    float g = floats[(i * 7 + 3) % 32];
    float zero = floats[0];
    float nan = zero / zero;
    double d = f;
    double e = i % 3 ? (double)g : (double)f;
    global uint *o = out + i * 10;

    o[0] = RELATIONS((char)x, (char)y) << 8 | RELATIONS((uchar)x, (uchar)y);
    o[1] = RELATIONS((short)x, (short)y) << 8 | RELATIONS((ushort)x, (ushort)y);
    o[2] = RELATIONS((int)x, (int)y) << 8 | RELATIONS(x, y);
    o[3] = RELATIONS((long)(int)x, (long)(int)y) << 8 | RELATIONS(mix64(x), mix64(y));
    o[4] = RELATIONS(f, g) << 8 | RELATIONS(f, f);
    o[5] = RELATIONS(d, e) << 8 | RELATIONS(-d, e);
    o[6] = RELATIONS(f, nan) << 8 | RELATIONS((double)nan, d);
    o[7] = (f < g ? x : y) + (d > e ? 1 : 2);
    o[8] = (x & 1 ? f : g) < (y & 2 ? g : f) ? x : ~y;
    o[9] = (f < g && d < e) | (f == g || x == y) << 1 | (f != f) << 2 | (nan != nan) << 3;
}
