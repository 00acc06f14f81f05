/* last_writer.c - a direct-mapped table of the latest changes of words. */
#include "mem/last_writer.h"

#include <stdlib.h>
#include <string.h>

#define LINE_SHIFT 6u
#define WORD_BYTES 4u

struct gpu_writes *gpu_writes_create(size_t bytes)
{
    struct gpu_writes *writes = calloc(1, sizeof(*writes));

    if (!writes)
        return NULL;
    writes->followed = calloc((bytes >> LINE_SHIFT) / 64 + 1, sizeof(*writes->followed));
    if (!writes->followed) {
        free(writes);
        return NULL;
    }
    return writes;
}

void gpu_writes_free(struct gpu_writes *writes)
{
    if (!writes)
        return;
    free(writes->followed);
    free(writes);
}

static uint32_t place_of(uint64_t address)
{
    return (uint32_t)(address / WORD_BYTES * UINT64_C(0x9e3779b97f4a7c15) >> (64 - GPU_WRITES_SHIFT));
}

void gpu_writes_note(struct gpu_writes *writes, const struct gpu_write *write, const void *before, const void *after,
                     uint32_t bytes)
{
    const uint8_t *old = before, *new = after;
    uint64_t word = write->address / WORD_BYTES * WORD_BYTES;

    for (uint32_t at = 0, next; at < bytes; at = next, word += WORD_BYTES) {
        struct gpu_write *entry = &writes->table[place_of(word)];

        next = (uint32_t)(word + WORD_BYTES - write->address);
        next = next < bytes ? next : bytes;
        if (!memcmp(old + at, new + at, next - at))
            continue;
        writes->forgot |= write->line == GPU_WRITES_SEVERAL || (entry->cycle && entry->address != word);
        if (write->line == GPU_WRITES_SEVERAL) {
            if (entry->address == word)
                *entry = (struct gpu_write){0};
            continue;
        }
        *entry = *write;
        entry->address = word;
        entry->whole = next - at == WORD_BYTES;
        if (entry->whole)
            memcpy(&entry->before, old + at, WORD_BYTES);
    }
}

static const struct gpu_write *last_of_word(const struct gpu_writes *writes, uint64_t word)
{
    const struct gpu_write *entry = &writes->table[place_of(word)];

    return entry->cycle && entry->address == word ? entry : NULL;
}

const struct gpu_write *gpu_writes_last(const struct gpu_writes *writes, uint64_t address, uint32_t bytes)
{
    const struct gpu_write *last = NULL;

    for (uint64_t word = address / WORD_BYTES * WORD_BYTES; word < address + bytes; word += WORD_BYTES) {
        const struct gpu_write *write = last_of_word(writes, word);

        if (write && (!last || write->cycle > last->cycle))
            last = write;
    }
    return last;
}
