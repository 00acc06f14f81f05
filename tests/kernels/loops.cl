/*
 * Nested loops that diverge: breaks out of the middle, continues, returns,
 * do-while, goto, and conditions with side effects.
 */
#include "bare.h"
#include "mix.h"

static uint collatz(uint n)
{
    uint steps = 0;

    while (n != 1) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        if (++steps == 200)
            break;
    }
    return steps;
}

static uint gcd(uint a, uint b)
{
    for (;;) {
        if (b == 0)
            return a;
        uint rest = a % b;
        a = b;
        b = rest;
    }
}

static uint nested(uint x)
{
    uint count = 0;

    for (uint a = 0; a < (x & 7) + 1; a++) {
        for (uint b = a; b < 12; b++) {
            if ((a * b + x) % 5 == 0)
                continue;
            uint c = 0;
            do {
                c += b + 1;
                if (c > 40)
                    goto next;
                if ((c ^ x) % 11 == 0)
                    return count + 1000;
                count++;
            } while (c % 7 != 0 && (x >> (c & 15) & 1 || c < 20));
            if (count > 90)
                break;
        next:
            count += 2;
        }
    }
    return count;
}

/* The smallest divisor above 1, or the first number whose square is above n. */
static uint divisor(uint n)
{
    uint d = 2;

    while (d * d <= n && n % d != 0)
        d += 1 + (d & 1);
    return d;
}

static uint escape(int x0, int y0)
{
    int x = 0;
    int y = 0;
    uint n = 0;

    while (x * x + y * y < 4 * 256 * 256 && n < 60) {
        int next = (x * x - y * y) / 256 + x0;
        y = 2 * x * y / 256 + y0;
        x = next;
        n++;
    }
    return n;
}

kernel void loops(global uint *out)
{
    uint i = get_global_id(0);
    global uint *o = out + i * 6;

    o[0] = collatz(i + 1);
    o[1] = gcd(mix32(i), mix32(i + 1) >> (i & 31));
    o[2] = nested(mix32(i));
    o[3] = divisor(i * 37 + 1) | divisor(i) << 16;
    o[4] = escape((int)(i % 16) * 40 - 512, (int)(i / 16) * 40 - 300);
    o[5] = 0;
    if (i % 3 == 0)
        return;
    for (uint k = 0; k < 10; k++) {
        if (k * 7 > i)
            return;
        o[5] += k & i ? k : 100;
    }
}
