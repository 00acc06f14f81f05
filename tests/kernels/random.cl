/* Random numbers from three generators of 32 and 64 bits, and pi by counting points in a circle. */
#include "bare.h"

static uint xorshift(uint *state)
{
    uint x = *state;

    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return *state = x;
}

static uint pcg(ulong *state)
{
    ulong old = *state;
    uint mixed = (uint)((old >> 18 ^ old) >> 27);
    uint turn = (uint)(old >> 59);

    *state = old * 6364136223846793005ul + 1442695040888963407ul;
    return mixed >> turn | mixed << (-turn & 31);
}

static ulong splitmix(ulong *state)
{
    ulong z = *state += 0x9e3779b97f4a7c15ul;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ul;
    z = (z ^ z >> 27) * 0x94d049bb133111ebul;
    return z ^ z >> 31;
}

kernel void random(global ulong *out, uint points)
{
#pragma OPENCL FP_CONTRACT OFF
    uint i = get_global_id(0);
    uint a = i + 1;
    ulong b = i;
    ulong c = i;
    uint inside = 0;

    for (uint k = 0; k < points; k++) {
        float x = (float)(xorshift(&a) >> 12) * 0x1p-20f;
        float y = (float)(pcg(&b) >> 12) * 0x1p-20f;
        if (x * x + y * y < 1.0f)
            inside++;
        splitmix(&c);
    }
    out[i * 3] = inside;
    out[i * 3 + 1] = (ulong)a << 32 | pcg(&b);
    out[i * 3 + 2] = splitmix(&c);
}
