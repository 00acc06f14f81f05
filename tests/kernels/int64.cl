/*
 * 64-bit arithmetic as compilers build it from 32-bit parts: products, high
 * products, carries, and comparisons of mixed signs.
 */
#include "bare.h"
#include "mix.h"

static ulong high_product(ulong a, ulong b)
{
    ulong low = (a & 0xffffffff) * (b & 0xffffffff);
    ulong middle = (a >> 32) * (b & 0xffffffff) + (low >> 32);
    ulong cross = (a & 0xffffffff) * (b >> 32) + (middle & 0xffffffff);

    return (a >> 32) * (b >> 32) + (middle >> 32) + (cross >> 32);
}

static ulong power_modulo(ulong base, uint exponent, uint modulus)
{
    ulong result = 1;

    base %= modulus;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            result = result * base % modulus;
        base = base * base % modulus;
    }
    return result;
}

kernel void int64(global ulong *out, long added, ulong factor)
{
    uint i = get_global_id(0);
    ulong a = mix64(i);
    ulong b = mix64(i + 77);
    global ulong *o = out + i * 12;

    o[0] = a + b + added;
    o[1] = a - b;
    o[2] = a * b;
    o[3] = high_product(a, b);
    o[4] = a * factor;
    o[5] = (a + b < a) | (ulong)((long)a < (long)b) << 1 | (ulong)(a < b) << 2;
    o[6] = a << (i & 63) | b >> (63 - (i & 63));
    o[7] = (long)a >> (i & 63);
    o[8] = power_modulo(a, (uint)b & 0xffff, 1000003);
    o[9] = (long)(int)a * (int)b;
    o[10] = (ulong)(uint)a * (uint)b + (a >> 32);
    o[11] = (long)a < 0 ? -(long)a : (long)b / ((long)a | 1);
}
