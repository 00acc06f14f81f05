/*
 * Functions called through pointers, another one for each lane: from a table in constant memory, from a structure on the
 * stack, and from functions that are called so themselves. The depth of the stack is unknown.
 */
#include "bare.h"
#include "mix.h"

#ifdef __AMDGCN__
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#endif

typedef uint (*step)(uint, uint);

struct choice {
    step first;
    step second;
};

static uint sum(uint a, uint b)
{
    return a * 3 + b;
}

static uint through_memory(uint a, uint b)
{
    volatile uint words[4] = {a, b, 7, 9};

    words[a & 3] = b;
    words[b & 3] ^= a;
    return words[a & 3] + a / (b | 1);
}

static uint nested(uint a, uint b)
{
    return through_memory(a, b + 1) ^ sum(b, a);
}

static uint shifted(uint a, uint b)
{
    return (a >> 3) * b - (a << 5);
}

constant step steps[4] = {sum, through_memory, nested, shifted};

__attribute__((noinline)) static uint both(struct choice *choice, uint x)
{
    return choice->first(x, 11) ^ choice->second(x, 13);
}

kernel void pointers(global uint *out)
{
    uint i = get_global_id(0), x = mix32(i);

    for (uint round = 0; round < 5; round++) {
        struct choice choice = {steps[x >> 4 & 3], steps[round & 3]};

        x = steps[x & 3](x, round + i) + 1;
        if (x & 1)
            x = both(&choice, x);
        if (x % 16 == 7)
            break;
    }
    out[i] = x;
}
