/* Control flow that is no tree: loops with two entries, jumps into and out of them, switches that leave loops. */
#include "bare.h"
#include "mix.h"

kernel void jumps(global uint *out)
{
    uint i = get_global_id(0), x = mix32(i) >> 8, y = i, n = 0;

again:
    if (++n > 60)
        goto end;
    x = x * 5 + 3;
    if (x & 16)
        goto inside;
    if (x & 64)
        goto choose;
before:
    y += x >> 7;
    if (y & 1) {
        y ^= n;
        goto choose;
    }
    if ((y & 12) == 4)
        goto again;
inside:
    for (uint k = 0; k < (x & 7); k++) {
        y = y * 3 + k;
        if ((y & 31) == 9)
            goto again;
        if ((y & 31) == 17)
            goto behind;
        if ((y & 63) == 40)
            break;
        if (y & 0x100)
            continue;
        y++;
    }
    if (x & 0x200 && n++ < 50)
        goto before;
behind:
    y -= 7;
    if ((x ^ y) & 2)
        goto again;
choose:
    if (++n > 70)
        goto end;
    switch (y & 7) {
    case 0:
        goto again;
    case 1:
        y++;
    case 2:
        y += 5;
        break;
    case 3:
        n += 2;
        goto behind;
    case 5:
        goto end;
    default:
        do {
            x >>= 1;
            y ^= x;
            if (y % 5 == 0)
                goto again;
        } while (x & 3);
    }
    if (n < 50)
        goto again;
end:
    out[i] = y * 128 + n;
}
