/* cl-std=CL1.2 */
/* Functions that split numbers and store a part through a pointer; all of them exact. */
#include "mix.h"

kernel void math_pointers(global uint *out, global int *integers)
{
    uint i = get_global_id(0);
    float x = (float)(int)mix32(i) * 0x1p-20f * (i % 3 ? 1.0f : 0x1p-15f);
    float y = (float)(int)(mix32(i + 99) | 1) * 0x1p-28f;
    float whole;
    float floor_part;
    int exponent;
    int quotient;
    global uint *o = out + i * 12;
    global int *n = integers + i * 3;

    o[0] = as_uint(modf(x, &whole));
    o[1] = as_uint(whole);
    o[2] = as_uint(fract(x, &floor_part));
    o[3] = as_uint(floor_part);
    o[4] = as_uint(frexp(x, &exponent));
    n[0] = exponent;
    o[5] = as_uint(remquo(x, y, &quotient));
    n[1] = quotient & 7;
    n[2] = ilogb(x);
    o[6] = as_uint(logb(x));
    o[7] = as_uint(nextafter(x, y));
    o[8] = as_uint(remainder(x, y));
    o[9] = as_uint(fmod(x, y));
    o[10] = as_uint(ldexp(x, (int)(i % 20) - 10));
    o[11] = isnan(nan(i)) && !isnan(x);
}
