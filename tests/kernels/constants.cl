/*
 * Tables in constant memory: CRC-32, a sieve of small primes, text, structures;
 * read by uniform and by divergent indices.
 */
#include "bare.h"
#include "mix.h"

struct shape {
    char name[6];
    ushort corners;
    float scale;
    double weight;
};

constant struct shape shapes[4] = {
    {"line", 2, 0.5f, 0.125}, {"trig", 3, 1.5f, 2.5}, {"quad", 4, 4.0f, -1e10}, {"many", 65535, -8.0f, 1e-3}};
constant uint crc_nibbles[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
                                 0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
constant char text[] = "Every work-group makes progress.\tEven this \"one\".\n";
constant uchar primes[] = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29, 31, 37, 41,
                           43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97};
constant long big[3] = {0x0123456789abcdefl, -1, 1l << 62};

static uint crc32(uint length, uint seed)
{
    uint crc = ~seed;

    for (uint k = 0; k < length; k++) {
        crc ^= (uchar)text[k];
        crc = crc >> 4 ^ crc_nibbles[crc & 15];
        crc = crc >> 4 ^ crc_nibbles[crc & 15];
    }
    return ~crc;
}

kernel void constants(global uint *out, constant uint *numbers, uint count)
{
    uint i = get_global_id(0);
    uint x = mix32(i);
    uint divisors = 0;
    uint total = 0;
    global uint *o = out + i * 6;

    o[0] = crc32(i % sizeof(text), i);
    for (uint k = 0; k < sizeof(primes); k++)
        divisors += x % primes[k] == 0 ? primes[k] : 0;
    o[1] = divisors;
    o[2] = (uint)shapes[i & 3].name[i >> 2 & 3] << 16 | shapes[x & 3].corners;
    o[3] = as_uint(shapes[x >> 4 & 3].scale) ^ (uint)as_ulong(shapes[i & 3].weight) ^
           (uint)(as_ulong(shapes[i & 3].weight) >> 32);
    o[4] = (uint)(big[i % 3] >> (i & 31));
    for (uint k = 0; k < count; k++)
        total = total * 31 + numbers[k] + numbers[(k + i) % count];
    o[5] = total;
}
