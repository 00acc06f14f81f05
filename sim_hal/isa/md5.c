/* md5.c - the MD5 checksum of a text. */
#include "isa/md5.h"

#include <string.h>

#define BLOCK_BYTES  64u
#define LENGTH_BYTES 8u

/* clang-format off */
static const uint32_t constants[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
};
/* clang-format on */

static const uint8_t rotations[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

static uint32_t rotate(uint32_t value, uint32_t bits)
{
    return value << bits | value >> (32 - bits);
}

static uint32_t word(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/* The function of a round, and which word of the block its step takes. */
static uint32_t mix(uint32_t step, const uint32_t state[4], uint32_t *index)
{
    uint32_t b = state[1], c = state[2], d = state[3];

    switch (step / 16) {
    case 0:
        *index = step;
        return (b & c) | (~b & d);
    case 1:
        *index = (5 * step + 1) % 16;
        return (d & b) | (~d & c);
    case 2:
        *index = (3 * step + 5) % 16;
        return b ^ c ^ d;
    default:
        *index = 7 * step % 16;
        return c ^ (b | ~d);
    }
}

static void add_block(uint32_t state[4], const uint8_t *block)
{
    uint32_t now[4];

    memcpy(now, state, sizeof now);
    for (uint32_t step = 0; step < 64; step++) {
        uint32_t index, mixed = mix(step, now, &index) + now[0] + constants[step];

        mixed += word(block + (size_t)index * 4);
        now[0] = now[3];
        now[3] = now[2];
        now[2] = now[1];
        now[1] += rotate(mixed, rotations[step / 16][step % 4]);
    }
    for (uint32_t i = 0; i < 4; i++)
        state[i] += now[i];
}

void isa_md5(const uint8_t *data, size_t length, uint8_t sum[ISA_MD5_BYTES])
{
    uint32_t state[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
    size_t whole = length / BLOCK_BYTES * BLOCK_BYTES, rest = length - whole;
    uint8_t end[2 * BLOCK_BYTES] = {0};
    size_t end_bytes = rest + 1 + LENGTH_BYTES <= BLOCK_BYTES ? BLOCK_BYTES : 2 * BLOCK_BYTES;
    uint64_t bits = (uint64_t)length * 8;

    for (size_t at = 0; at < whole; at += BLOCK_BYTES)
        add_block(state, data + at);
    if (rest)
        memcpy(end, data + whole, rest);
    end[rest] = 0x80;
    for (size_t i = 0; i < LENGTH_BYTES; i++)
        end[end_bytes - LENGTH_BYTES + i] = (uint8_t)(bits >> (8 * i));
    for (size_t at = 0; at < end_bytes; at += BLOCK_BYTES)
        add_block(state, end + at);
    for (uint32_t i = 0; i < ISA_MD5_BYTES; i++)
        sum[i] = (uint8_t)(state[i / 4] >> (8 * (i % 4)));
}
