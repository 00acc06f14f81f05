/*
 * Functions that stay functions: arguments in registers and on the stack,
 * structures by value and by pointer, nested calls.
 */
#include "bare.h"
#include "mix.h"

#define KEPT __attribute__((noinline))

struct point {
    int x;
    int y;
    long weight;
};

KEPT static int area(int left, int top, int right, int bottom)
{
    return (right - left) * (bottom - top);
}

KEPT static struct point sum(struct point a, struct point b)
{
    struct point c = {a.x + b.x, a.y + b.y, a.weight * b.weight};

    return c;
}

KEPT static void move(struct point *p, int by)
{
    p->x += by;
    p->y -= by;
    p->weight ^= area(p->x, p->y, by, by);
}

KEPT static long many(int a, long b, char c, short d, uint e, ulong f, int g, int h, int i, int j, int k, int l, int m,
                      int n, int o, int p, int q, int r, int s, int t, int u, int v, int w, int x, int y, int z, int aa,
                      int bb, int cc, int dd, int ee, int ff, int gg, int hh)
{
    return a + b * c - d + e + (long)f + g - h + i - j + k - l + m - n + o - p + q - r + s - t + u - v + w - x + y - z +
           aa - bb + cc - dd + ee * 2 - ff * 3 + gg * 5 - hh * 7;
}

KEPT static uint digits(uint n, uchar *text)
{
    uint length = 0;

    do {
        text[length++] = (uchar)('0' + n % 10);
        n /= 10;
    } while (n);
    return length;
}

KEPT static double scaled(double x, float y)
{
    return x * y + 0.5;
}

kernel void calls(global long *out)
{
    uint i = get_global_id(0);
    int x = (int)(mix32(i) >> 12);
    struct point a = {x, -x, i};
    struct point b = {(int)i, 3, 5};
    uchar text[12];
    global long *o = out + i * 6;

    o[0] = area(x, 3, (int)i, x & 15);
    struct point c = sum(a, b);
    if (i % 2)
        move(&c, (int)i);
    else
        c = sum(c, sum(a, a));
    o[1] = c.x * 65536l + c.y;
    o[2] = c.weight;
    o[3] = many(x, i, (char)x, (short)i, i, i * 2, x, 1, 2, 3, (int)i, 5, 6, 7, 8, 9, 10, x, 12, 13, 14, 15, 16, x, 18,
                19, 20, x, 22, 23, (int)i, x, 26, 27);
    uint length = digits((uint)x, text);
    o[4] = 0;
    for (uint k = 0; k < length; k++)
        o[4] = o[4] * 256 + text[k];
    o[5] = as_long(scaled(x, (float)(i & 7)));
}
