/*
 * Work that is the same for all lanes: scalar loads, scalar arithmetic, scalar
 * branches, 64-bit scalar shifts and masks.
 */
#include "bare.h"

kernel void uniform(constant uint *program, uint length, constant ulong *wide, global ulong *out, int divisor)
{
    ulong accumulator = wide[0];
    long signed_accumulator = (long)wide[1];
    uint group = get_group_id(0);

    for (uint pc = 0; pc < length; pc++) {
        uint operation = program[pc];
        uint operand = program[(pc + group) % length];
        switch (operation & 7) {
        case 0:
            accumulator += operand;
            break;
        case 1:
            accumulator ^= (ulong)operand << (operation >> 3 & 31);
            break;
        case 2:
            accumulator = accumulator << (operand & 63) | accumulator >> (-operand & 63);
            break;
        case 3:
            signed_accumulator = signed_accumulator / divisor - (long)accumulator;
            break;
        case 4:
            signed_accumulator >>= operand & 7;
            break;
        case 5:
            accumulator *= operand | 1;
            break;
        case 6:
            accumulator &= ~(0xful << (operand & 60));
            break;
        default:
            accumulator = operand % 3 ? ~accumulator : accumulator - wide[operand % 4];
        }
        if ((long)accumulator < signed_accumulator)
            signed_accumulator -= operand;
    }
    if (get_local_id(0) == group)
        accumulator += 1;
    out[get_global_id(0)] = accumulator ^ (ulong)signed_accumulator;
}
