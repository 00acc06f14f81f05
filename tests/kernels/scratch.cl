/*
 * Private arrays with indices known only at run time live in scratch: sorting, searching, permuting, a stack machine.
 */
#include "bare.h"
#include "mix.h"

static uint median(uint seed)
{
    uint values[41];

#pragma unroll 1
    for (uint k = 0; k < 41; k++)
        values[k] = mix32(seed + k) >> 20;
#pragma unroll 1
    for (uint k = 1; k < 41; k++) {
        uint moving = values[k];
        uint place = k;
        for (; place > 0 && values[place - 1] > moving; place--)
            values[place] = values[place - 1];
        values[place] = moving;
    }
    return values[20] | values[0] << 12 | (values[40] & 0xff) << 24;
}

static uint queens(uint size, uint first)
{
    uchar column[40];
    uint row = 1;
    uint found = 0;

    column[0] = (uchar)first;
    column[1] = 0;
    while (row > 0) {
        bool safe = column[row] < size;
        if (!safe) {
            row--;
            if (row > 0)
                column[row]++;
            continue;
        }
#pragma unroll 1
        for (uint k = 0; k < row && safe; k++)
            safe = column[k] != column[row] && column[k] + row - k != column[row] && column[row] + row - k != column[k];
        if (safe && row + 1 == size) {
            found++;
            column[row]++;
        } else if (safe) {
            row++;
            column[row] = 0;
        } else {
            column[row]++;
        }
    }
    return found;
}

static long machine(uint program)
{
    long stack[24];
    uint top = 0;

    stack[top++] = 3;
#pragma unroll 1
    for (uint k = 0; k < 32; k += 2) {
        uint operation = program >> k & 3;
        if (operation == 0 && top < 24)
            stack[top++] = k + 1;
        else if (operation == 1 && top > 1) {
            top--;
            stack[top - 1] += stack[top];
        } else if (operation == 2 && top > 1) {
            top--;
            stack[top - 1] *= stack[top] - 40;
        } else
            stack[top / 2] -= 7;
    }
    return stack[top - 1];
}

kernel void scratch(global ulong *out)
{
    uint i = get_global_id(0);
    ushort table[20];
    uchar order[16];

#pragma unroll 1
    for (uint k = 0; k < 20; k++)
        table[k] = (ushort)mix32(i * 20 + k);
#pragma unroll 1
    for (uint k = 0; k < 16; k++)
        order[k] = (uchar)k;
#pragma unroll 1
    for (uint k = 15; k > 0; k--) {
        uint other = table[k] % (k + 1);
        uchar held = order[k];
        order[k] = order[other];
        order[other] = held;
    }
    ulong permutation = 0;
#pragma unroll 1
    for (uint k = 0; k < 16; k++)
        permutation = permutation << 4 | order[k];
    out[i * 4] = median(i);
    out[i * 4 + 1] = queens(6 + i % 3, i % 6);
    out[i * 4 + 2] = (ulong)machine(mix32(i));
    out[i * 4 + 3] = permutation;
}
