/*
 * Arguments by value of all sizes, packed side by side as the compiler lays them
 * out, vectors and structures among them.
 */
#include "bare.h"

struct settings {
    char mode;
    short level;
    int offset;
    float scale;
    double precise;
    uchar flags[3];
};

kernel void arguments(char a, short b, char c, uint d, uchar e, ulong f, ushort g, float h, double i, int4 j, float2 k,
                      uchar3 l, struct settings m, short8 n, long2 o, constant int *p, int q, global ulong *out)
{
    uint id = get_global_id(0);
    ulong value = 0;

    switch (id) {
    case 0:
        value = (ulong)(long)a;
        break;
    case 1:
        value = (ulong)(long)b;
        break;
    case 2:
        value = (ulong)(long)c;
        break;
    case 3:
        value = d;
        break;
    case 4:
        value = e;
        break;
    case 5:
        value = f;
        break;
    case 6:
        value = g;
        break;
    case 7:
        value = as_uint(h);
        break;
    case 8:
        value = as_ulong(i);
        break;
    case 9:
        value = (ulong)(long)(j.x + j.y * 3 + j.z * 5 + j.w * 7);
        break;
    case 10:
        value = as_ulong(k);
        break;
    case 11:
        value = l.x | l.y << 8 | l.z << 16;
        break;
    case 12:
        value = (ulong)(long)(m.mode + m.level * 1000) + (ulong)(long)m.offset * 65536;
        break;
    case 13:
        value = as_ulong(m.precise + m.scale) + m.flags[0] + m.flags[1] * 2 + m.flags[2] * 3;
        break;
    case 14:
        value = (ulong)(long)(n.s0 - n.s1 + n.s2 - n.s3 + n.s4 - n.s5 + n.s6 - n.s7);
        break;
    case 15:
        value = (ulong)(o.x ^ o.y);
        break;
    case 16:
        value = (ulong)(long)(p[0] + p[q]);
        break;
    default:
        value = (ulong)(long)((int)id * q + a - b + c);
    }
    out[id] = value;
}
