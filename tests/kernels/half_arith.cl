/* Half precision: arithmetic, comparison, conversion both ways, loads and stores of halves in memory. */
#include "bare.h"
#include "mix.h"
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

/* Finite numbers of all sizes, some of them denormal. */
static half number(uint i)
{
    ushort bits = (ushort)mix32(i);

    if ((bits & 0x7c00) == 0x7c00)
        bits &= 0xbfff;
    return as_half(bits);
}

kernel void half_arith(global ushort *out)
{
#pragma OPENCL FP_CONTRACT OFF
    uint i = get_global_id(0);
    half a = number(i);
    half b = number(i + 100);
    half c = number(i + 200);
    global ushort *o = out + i * 12;

    o[0] = as_ushort((half)(a + b));
    o[1] = as_ushort((half)(a - b));
    o[2] = as_ushort((half)(a * b));
    o[3] = as_ushort((half)(float)((float)a * 3.0f + (float)b));
    o[4] = (ushort)((a < b) | (a <= c) << 1 | (b > c) << 2 | (a == a) << 3 | (a != b) << 4);
    o[5] = as_ushort(a < b ? a : b);
    o[6] = as_ushort((half)((float)a * 0.125f));
    o[7] = (ushort)(short)(int)((float)b * 0.5f);
    o[8] = as_ushort((half)(int)(mix32(i) & 0xffff));
    o[9] = as_ushort((half)(-a + c));
    o[10] = (ushort)(as_uint((float)a) >> 13);
    o[11] = as_ushort((half)((double)b + (double)c));
}
