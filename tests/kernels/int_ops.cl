/* Every operator of every integer width: 64 pairs of operands, 20 results a pair. */
#include "bare.h"
#include "mix.h"

#define RESULTS 20

/* The first pairs are the corners; the others are mixed, with fewer and fewer bits in the second operand. */
#define OPS(name, type, bits)                                                                                          \
    kernel void name(global type *out)                                                                                 \
    {                                                                                                                  \
        uint i = get_global_id(0);                                                                                     \
        ulong corner_a = i & 1 ? ~0ul : 1ul << (bits - 1);                                                             \
        ulong corner_b = i & 2 ? 1ul : 1ul << (bits - 1);                                                              \
        type a = (type)(i < 4 ? corner_a : mix64(i));                                                                  \
        type b = (type)(i < 4 ? corner_b : mix64(i + 1000) >> (i % bits));                                             \
        uint shift = (uint)b % bits;                                                                                   \
        type divisor = b == 0 || b == (type) ~(type)0 ? 3 : b;                                                         \
        global type *o = out + i * RESULTS;                                                                            \
        o[0] = a + b;                                                                                                  \
        o[1] = a - b;                                                                                                  \
        o[2] = a * b;                                                                                                  \
        o[3] = a / divisor;                                                                                            \
        o[4] = a % divisor;                                                                                            \
        o[5] = a & b;                                                                                                  \
        o[6] = a | b;                                                                                                  \
        o[7] = a ^ b;                                                                                                  \
        o[8] = ~a;                                                                                                     \
        o[9] = -a;                                                                                                     \
        o[10] = a << shift;                                                                                            \
        o[11] = a >> shift;                                                                                            \
        o[12] = (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5;                \
        o[13] = a < b ? a : b;                                                                                         \
        o[14] = a > b ? a : b;                                                                                         \
        o[15] = (a && b) + 2 * (a || b) + 4 * !a;                                                                      \
        o[16] = a / 7;                                                                                                 \
        o[17] = a % 10;                                                                                                \
        o[18] = a * 5 + b * 3;                                                                                         \
        o[19] = (a << 3) - (b >> 2);                                                                                   \
    }

OPS(ops_char, char, 8)
OPS(ops_uchar, uchar, 8)
OPS(ops_short, short, 16)
OPS(ops_ushort, ushort, 16)
OPS(ops_int, int, 32)
OPS(ops_uint, uint, 32)
OPS(ops_long, long, 64)
OPS(ops_ulong, ulong, 64)
