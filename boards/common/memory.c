/* SPDX-License-Identifier: MIT */
/*
 * memory.c - the four functions a freestanding compiler may call. Words where both sides are aligned, else bytes; four at
 * a time, because the firmware copies mostly frames of 64 and 128 bytes.
 */
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict destination, const void *restrict source, size_t bytes);
void *memmove(void *destination, const void *source, size_t bytes);
void *memset(void *destination, int value, size_t bytes);
int memcmp(const void *a, const void *b, size_t bytes);

typedef uint32_t __attribute__((may_alias)) word;

static int are_aligned(const void *a, const void *b)
{
    return !(((uintptr_t)a | (uintptr_t)b) & (sizeof(word) - 1));
}

static inline void copy_four(word *to, const word *from)
{
    word a = from[0], b = from[1], c = from[2], d = from[3];

    to[0] = a;
    to[1] = b;
    to[2] = c;
    to[3] = d;
}

static inline void fill_four(word *to, word value)
{
    to[0] = value;
    to[1] = value;
    to[2] = value;
    to[3] = value;
}

void *memcpy(void *restrict destination, const void *restrict source, size_t bytes)
{
    unsigned char *to = destination;
    const unsigned char *from = source;

    if (are_aligned(to, from)) {
        for (; bytes >= 4 * sizeof(word); bytes -= 4 * sizeof(word), to += 4 * sizeof(word), from += 4 * sizeof(word))
            copy_four((word *)(void *)to, (const word *)(const void *)from);
        for (; bytes >= sizeof(word); bytes -= sizeof(word), to += sizeof(word), from += sizeof(word))
            *(word *)(void *)to = *(const word *)(const void *)from;
    }
    while (bytes--)
        *to++ = *from++;
    return destination;
}

void *memmove(void *destination, const void *source, size_t bytes)
{
    unsigned char *to = destination;
    const unsigned char *from = source;

    if ((uintptr_t)to - (uintptr_t)from >= bytes)
        return memcpy(destination, source, bytes);
    while (bytes--)
        to[bytes] = from[bytes];
    return destination;
}

void *memset(void *destination, int value, size_t bytes)
{
    unsigned char *to = destination;
    word filled = (unsigned char)value * 0x01010101u;

    if (are_aligned(to, to)) {
        for (; bytes >= 4 * sizeof(word); bytes -= 4 * sizeof(word), to += 4 * sizeof(word))
            fill_four((word *)(void *)to, filled);
        for (; bytes >= sizeof(word); bytes -= sizeof(word), to += sizeof(word))
            *(word *)(void *)to = filled;
    }
    while (bytes--)
        *to++ = (unsigned char)value;
    return destination;
}

int memcmp(const void *a, const void *b, size_t bytes)
{
    const unsigned char *left = a, *right = b;

    for (; bytes && *left == *right; bytes--, left++, right++)
        ;
    return bytes ? *left - *right : 0;
}
