/* Dense and sparse switches, with fall-through, on narrow and wide types: jump trees, tables and 16-bit comparisons. */
#include "bare.h"
#include "mix.h"

static uint dense(uint x)
{
    uint y = x;

    switch (x & 15) {
    case 0:
        y += 3;
        break;
    case 1:
        y *= 5; /* fall through */
    case 2:
        y ^= 0x55;
        break;
    case 3:
        return 7;
    case 4:
        y = y << 3 | y >> 29;
        break;
    case 5:
        y -= x >> 7;
        break;
    case 6: /* fall through */
    case 7:
        y = ~y;
        break;
    case 8:
        y = y / 9;
        break;
    case 9:
        y %= 1001; /* fall through */
    case 10:
        y += 10; /* fall through */
    case 11:
        y += 11;
        break;
    default:
        y = 0;
    }
    return y + 1;
}

static int sparse(int x)
{
    switch (x) {
    case -1000:
        return 1;
    case -7:
        return 2;
    case 0:
        return 3;
    case 31:
        return 4;
    case 32:
        return 5;
    case 100000:
        return 6;
    case 0x7fffffff:
        return 7;
    default:
        return x < 0 ? -x : x / 2;
    }
}

static uint letters(char c)
{
    switch (c) {
    case 'a' ... 'f':
        return (uint)(c - 'a' + 10);
    case 'A' ... 'F':
        return (uint)(c - 'A' + 10);
    case '0' ... '9':
        return (uint)(c - '0');
    case ' ':
        return 100;
    }
    return 200;
}

static constant int keys[8] = {-1000, -7, 0, 31, 32, 100000, 0x7fffffff, 55};

kernel void switches(global uint *out)
{
    uint i = get_global_id(0);
    short narrow = (short)(mix32(i) % 5) - 2;
    ulong wide = mix64(i) % 3 << 40;
    global uint *o = out + i * 5;

    o[0] = dense(i + (mix32(i) & 0xfffffff0));
    o[1] = (uint)sparse(keys[i & 7] + (i & 64 ? 1 : 0));
    o[2] = letters((char)i);
    switch (narrow) {
    case -2:
        o[3] = 10;
        break;
    case -1:
        o[3] = 20;
        break;
    case 1:
        o[3] = 30;
        break;
    default:
        o[3] = 40;
    }
    switch (wide) {
    case 0:
        o[4] = 1;
        break;
    case 1ul << 40:
        o[4] = 2;
        break;
    case 2ul << 40:
        o[4] = 3;
        break;
    }
}
