/* lengths.c - see lengths.h. */
#include "engine/lengths.h"

/* Returns 0 for 0 cycles, 1 for less than 4, 2 for less than 16, .. */
static uint32_t class_of(uint64_t cycles)
{
    uint32_t class = cycles ? (uint32_t)(63 - __builtin_clzll(cycles)) / 2 + 1 : 0;

    return class < LENGTHS_CLASSES ? class : LENGTHS_CLASSES - 1;
}

void lengths_note(struct lengths *lengths, uint64_t cycles)
{
    lengths->count++;
    lengths->sum += cycles;
    if (lengths->most < cycles)
        lengths->most = cycles;
    lengths->classes[class_of(cycles)]++;
}
