/* The integer functions of the OpenCL library, for every type. */
#include "mix.h"

#define RESULTS 18

#define BUILTINS(name, type, utype, bits)                                                                              \
    kernel void name(global type *out)                                                                                 \
    {                                                                                                                  \
        uint i = get_global_id(0);                                                                                     \
        type a = (type)(mix64(i) >> (i % 7 * (bits / 8)));                                                             \
        type b = (type)mix64(i + 300);                                                                                 \
        type c = (type)mix64(i + 900);                                                                                 \
        global type *o = out + i * RESULTS;                                                                            \
        o[0] = popcount(a);                                                                                            \
        o[1] = clz(a);                                                                                                 \
        o[2] = rotate(a, b);                                                                                           \
        o[3] = mul_hi(a, b);                                                                                           \
        o[4] = mul_hi((utype)a, (utype)b);                                                                             \
        o[5] = (type)abs(a);                                                                                           \
        o[6] = (type)abs_diff(a, b);                                                                                   \
        o[7] = hadd(a, b);                                                                                             \
        o[8] = rhadd(a, b);                                                                                            \
        o[9] = add_sat(a, b);                                                                                          \
        o[10] = sub_sat(a, b);                                                                                         \
        o[11] = min(a, b);                                                                                             \
        o[12] = max(a, b);                                                                                             \
        o[13] = clamp(a, (type)(b < c ? b : c), (type)(b < c ? c : b));                                                \
        o[14] = bitselect(a, b, c);                                                                                    \
        o[15] = select(a, b, (utype)c);                                                                                \
        o[16] = add_sat(a, (type)(a | (utype)1 << (bits - 2)));                                                        \
        o[17] = mad_sat(a, b, c);                                                                                      \
    }

BUILTINS(builtins_char, char, uchar, 8)
BUILTINS(builtins_uchar, uchar, uchar, 8)
BUILTINS(builtins_short, short, ushort, 16)
BUILTINS(builtins_ushort, ushort, ushort, 16)
BUILTINS(builtins_int, int, uint, 32)
BUILTINS(builtins_uint, uint, uint, 32)
BUILTINS(builtins_long, long, ulong, 64)
BUILTINS(builtins_ulong, ulong, ulong, 64)

/* 24-bit products and joined halves. */
kernel void builtins_mixed(global uint *out)
{
    uint i = get_global_id(0);
    uint x = mix32(i);
    uint y = mix32(i + 40);
    global uint *o = out + i * 8;

    o[0] = mul24(x & 0xffffff, y & 0xffffff);
    o[1] = (uint)mul24((int)x >> 8, (int)y >> 8);
    o[2] = mad24(x & 0xffffff, y & 0xffffff, x);
    o[3] = (uint)mad24((int)x >> 8, (int)y >> 8, (int)y);
    o[4] = upsample((ushort)x, (ushort)y);
    o[5] = upsample((uchar)x, (uchar)y) + (upsample((char)x, (uchar)y) << 16);
    o[6] = (uint)(upsample(x, y) >> (i & 31));
    o[7] = popcount((uint2)(x, y)).y + rotate((uint4)(x, y, x, y), (uint4)(i)).z;
}
