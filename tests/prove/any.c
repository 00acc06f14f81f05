/* any.c - what harnesses share. */
#include "any.h"

volatile uint64_t any_word;

uint64_t any_between(uint64_t least, uint64_t most)
{
    uint64_t value = any_word;

    return value < least ? least : value > most ? most : value;
}

void any_bytes(void *bytes, size_t count)
{
    Frama_C_make_unknown(bytes, count);
}

void *any_memset(void *to, int value, size_t count)
{
    unsigned char *bytes = to;

    for (size_t i = 0; i < count; i++)
        bytes[i] = (unsigned char)value;
    return to;
}
