/* hash.c - see hash.h. */
#include "engine/hash.h"

#include <stdio.h>

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
    return hash;
}

uint64_t hash_file(uint64_t hash, const char *path)
{
    FILE *file = fopen(path, "r");
    char bytes[1 << 14];
    size_t length;

    while (file && (length = fread(bytes, 1, sizeof(bytes), file)) > 0)
        hash = hash_bytes(hash, bytes, length);
    if (file)
        fclose(file);
    return hash;
}
