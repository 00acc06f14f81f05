/* Bit fields, byte order, parity, interleaving: what compilers turn into bfe, bfi, alignbit, perm and their like. */
#include "bare.h"
#include "mix.h"

#ifdef __AMDGCN__
#define COUNT(x)    (uint) __builtin_popcount(x)
#define COUNT64(x)  (uint) __builtin_popcountl(x)
#define LEADING(x)  ((x) ? (uint)__builtin_clz(x) : 32u)
#define TRAILING(x) ((x) ? (uint)__builtin_ctz(x) : 32u)
#else
#define COUNT(x)    popcount((uint)(x))
#define COUNT64(x)  (uint) popcount((ulong)(x))
#define LEADING(x)  clz((uint)(x))
#define TRAILING(x) (32 - clz(~(x) & ((x)-1)))
#endif

static uint reverse_bits(uint x)
{
    x = (x & 0x55555555u) << 1 | (x >> 1 & 0x55555555u);
    x = (x & 0x33333333u) << 2 | (x >> 2 & 0x33333333u);
    x = (x & 0x0f0f0f0fu) << 4 | (x >> 4 & 0x0f0f0f0fu);
    x = (x & 0x00ff00ffu) << 8 | (x >> 8 & 0x00ff00ffu);
    return x << 16 | x >> 16;
}

static uint interleave(uint x)
{
    x &= 0xffff;
    x = (x | x << 8) & 0x00ff00ffu;
    x = (x | x << 4) & 0x0f0f0f0fu;
    x = (x | x << 2) & 0x33333333u;
    return (x | x << 1) & 0x55555555u;
}

kernel void bits(global uint *out)
{
    uint i = get_global_id(0);
    uint x = mix32(i);
    uint y = mix32(~i);
    global uint *o = out + i * 12;

    o[0] = x >> 5 & 0x3ff;
    o[1] = (uint)((int)(x << 7) >> 22);
    o[2] = (x & 0xff00ff00u) | (y & ~0xff00ff00u);
    o[3] = (x & y) | (~x & (y >> 3));
    o[4] = x << (i & 31) | x >> (-i & 31);
    o[5] = x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24;
    o[6] = reverse_bits(x);
    o[7] = interleave(x) | interleave(y) << 1;
    o[8] = (uint)(int)(char)(x >> 8) + (uint)(int)(short)(y >> 4);
    o[9] = COUNT(x) | COUNT64((ulong)x << 32 | y) << 8 | LEADING(x >> (i & 31)) << 16 | TRAILING(y << (i & 31)) << 24;
    o[10] = (x ^ y) & (x + y) & ~(x - y);
    o[11] = (x & -x) ^ (y & (y - 1));
}
