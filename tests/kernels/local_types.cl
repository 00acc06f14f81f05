/* Local memory in every width, with strides that make the compiler pair its accesses, and in structures. */
#include "bare.h"
#include "mix.h"

#define ITEMS 128

struct cell {
    uchar small;
    short medium;
    uint large;
    double real;
};

kernel void local_types(global ulong *out)
{
    local uchar bytes[ITEMS * 2];
    local short shorts[ITEMS];
    local uint words[ITEMS * 4];
    local ulong longs[ITEMS];
    local uint4 quads[ITEMS];
    local struct cell cells[ITEMS];
    uint item = get_local_id(0);
    uint other = (item * 37 + 11) % ITEMS;
    uint x = mix32((uint)get_global_id(0));

    bytes[item] = (uchar)x;
    bytes[item + ITEMS] = (uchar)(x >> 8);
    shorts[item] = (short)x;
    for (uint k = 0; k < 4; k++)
        words[k * ITEMS + item] = x * (k + 1);
    longs[item] = mix64(x);
    quads[item] = (uint4)(x, x >> 1, x >> 2, x >> 3);
    cells[item].small = (uchar)(x >> 16);
    cells[item].medium = (short)(x >> 12);
    cells[item].large = ~x;
    cells[item].real = (double)x * 0.25;
    barrier(CLK_LOCAL_MEM_FENCE);

    struct cell mine = cells[other];
    uint4 quad = quads[other] + quads[item];
    global ulong *o = out + (uint)get_global_id(0) * 4;
    o[0] = longs[other] + longs[(other + 1) % ITEMS];
    o[1] = (ulong)(bytes[other] | bytes[other + ITEMS] << 8) << 32 | (ushort)shorts[other] | mine.small << 16;
    o[2] = (ulong)(words[other] + words[other + ITEMS]) << 32 | (words[other + 2 * ITEMS] ^ words[other + 3 * ITEMS]);
    o[3] = ((ulong)(quad.x ^ quad.y) << 32 | (quad.z ^ quad.w)) + (ulong)(long)mine.medium + mine.large +
           as_ulong(mine.real);
}
