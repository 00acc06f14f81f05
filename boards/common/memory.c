/* memory.c - the four functions a freestanding compiler may call. Words where both sides are aligned, else bytes. */
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

void *memcpy(void *restrict destination, const void *restrict source, size_t bytes)
{
    unsigned char *to = destination;
    const unsigned char *from = source;

    if (are_aligned(to, from))
        for (; bytes >= sizeof(word); bytes -= sizeof(word), to += sizeof(word), from += sizeof(word))
            *(word *)(void *)to = *(const word *)(const void *)from;
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

    if (are_aligned(to, to))
        for (; bytes >= sizeof(word); bytes -= sizeof(word), to += sizeof(word))
            *(word *)(void *)to = filled;
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
