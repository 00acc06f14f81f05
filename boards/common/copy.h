/* SPDX-License-Identifier: MIT */
/* copy.h - copies of GPU memory for the HALs of images. Most copies are of one word or a few. */
#ifndef BOARDS_COPY_H
#define BOARDS_COPY_H

#include <stdint.h>

/* Copies bytes (1 or more), lower addresses first, by words if both addresses and bytes are aligned. */
static inline void board_copy(void *destination, const void *source, uint32_t bytes)
{
    typedef uint32_t __attribute__((may_alias)) word;
    word *to = destination;
    const word *from = source, *end = from + bytes / sizeof(word);

    if (((uintptr_t)to | (uintptr_t)from | bytes) & (sizeof(word) - 1)) {
        __builtin_memcpy(destination, source, bytes);
        return;
    }
    if (bytes == sizeof(word)) {
        *to = *from;
        return;
    }
    for (; (uintptr_t)end - (uintptr_t)from >= 8 * sizeof(word); to += 8, from += 8) {
        word a = from[0], b = from[1], c = from[2], d = from[3], e = from[4], f = from[5], g = from[6], h = from[7];

        to[0] = a;
        to[1] = b;
        to[2] = c;
        to[3] = d;
        to[4] = e;
        to[5] = f;
        to[6] = g;
        to[7] = h;
    }
    while (from != end)
        *to++ = *from++;
}

#endif
