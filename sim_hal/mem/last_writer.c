/* last_writer.c - a direct-mapped table of words, with the latest changes of each. */
#include "mem/last_writer.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"

#define LINE_SHIFT 6u
#define WORD_BYTES 4u

struct mem_writes *mem_writes_create(size_t bytes)
{
    struct mem_writes *writes = calloc(1, sizeof(*writes));

    if (!writes)
        return NULL;
    writes->followed = calloc((bytes >> LINE_SHIFT) / 64 + 1, sizeof(*writes->followed));
    writes->kept = malloc(sizeof(*writes->kept) << MEM_WRITES_SHIFT);
    if (writes->followed && writes->kept)
        return writes;
    mem_writes_free(writes);
    return NULL;
}

void mem_writes_free(struct mem_writes *writes)
{
    if (!writes)
        return;
    free(writes->followed);
    free(writes->kept);
    free(writes);
}

static uint32_t place_of(uint64_t address)
{
    return (uint32_t)(address / WORD_BYTES * UINT64_C(0x9e3779b97f4a7c15) >> (64 - MEM_WRITES_SHIFT));
}

static bool is_of(const struct mem_written_word *entry, uint64_t word)
{
    return entry->count && entry->address == word;
}

/* The place of a word cannot keep what is there: it is of another word, or one of several has written. */
static void lose(struct mem_written_word *entry, uint64_t word, bool several)
{
    entry->lost = true;
    if (!several || is_of(entry, word))
        entry->count = 0;
}

/* A write of those bytes of a word whose bits are in written. before, after: what was there and is there; other bytes are 0. */
static inline void note_word(struct mem_writes *writes, const struct mem_noted_write *write, uint64_t word,
                             uint32_t before, uint32_t after, uint32_t written)
{
    uint32_t place = place_of(word);
    struct mem_written_word *entry = &writes->table[place];
    struct mem_noted_write *kept;

    SIM_REQUIRE(word % WORD_BYTES == 0);
    SIM_REQUIRE(!((before | after) & ~written));
    if (before == after)
        return;
    if (write->line == MEM_WRITES_SEVERAL || (entry->count && entry->address != word))
        lose(entry, word, write->line == MEM_WRITES_SEVERAL);
    if (write->line == MEM_WRITES_SEVERAL)
        return;
    entry->address = word;
    kept = &writes->kept[place][entry->count++ % MEM_WRITES_KEPT];
    *kept = *write;
    kept->address = word;
    kept->number = writes->number;
    kept->written = written;
    kept->before = before;
    kept->after = after;
}

/* Bytes as a word, the first of them being its byte first. */
static inline uint32_t bytes_at(const uint8_t *source, uint32_t first, uint32_t bytes)
{
    uint32_t word = 0;

    SIM_REQUIRE(bytes >= 1 && first + bytes <= WORD_BYTES);
    if (bytes == WORD_BYTES)
        memcpy(&word, source, WORD_BYTES);
    else
        memcpy((uint8_t *)&word + first, source, bytes);
    return word;
}

/* Most writes are one word: that way is short. */
void mem_writes_note(struct mem_writes *writes, const struct mem_noted_write *write, const void *before,
                     const void *after, uint32_t bytes)
{
    const uint8_t *old = before, *new = after;
    uint64_t word = write->address / WORD_BYTES * WORD_BYTES;

    SIM_REQUIRE(bytes >= 1);
    SIM_REQUIRE(write->address % (1u << LINE_SHIFT) + bytes <= 1u << LINE_SHIFT);
    writes->number++;
    if (bytes == WORD_BYTES && word == write->address) {
        note_word(writes, write, word, bytes_at(old, 0, WORD_BYTES), bytes_at(new, 0, WORD_BYTES), UINT32_MAX);
        return;
    }
    for (uint32_t at = 0, next; at < bytes; at = next, word += WORD_BYTES) {
        uint32_t first = (uint32_t)(write->address + at - word);

        next = at + WORD_BYTES - first < bytes ? at + WORD_BYTES - first : bytes;
        note_word(writes, write, word, bytes_at(old + at, first, next - at), bytes_at(new + at, first, next - at),
                  (UINT32_MAX >> 8 * (WORD_BYTES - (next - at))) << 8 * first);
    }
}

/* ---- what is known ---- */

/* The change of a word before the latest passed ones. Returns NULL if it is not kept. */
static const struct mem_noted_write *change_of(const struct mem_writes *writes, uint64_t word, uint32_t passed)
{
    uint32_t place = place_of(word);
    const struct mem_written_word *entry = &writes->table[place];

    if (!is_of(entry, word) || passed >= entry->count || passed >= MEM_WRITES_KEPT)
        return NULL;
    return &writes->kept[place][(entry->count - 1 - passed) % MEM_WRITES_KEPT];
}

/* Whether the word has never changed before the latest passed changes. */
static bool is_first(const struct mem_writes *writes, uint64_t word, uint32_t passed)
{
    const struct mem_written_word *entry = &writes->table[place_of(word)];

    return !entry->lost && passed == (is_of(entry, word) ? entry->count : 0);
}

const struct mem_noted_write *mem_writes_last(const struct mem_writes *writes, uint64_t address, uint32_t bytes)
{
    const struct mem_noted_write *last = NULL;

    SIM_REQUIRE(bytes >= 1);
    for (uint64_t word = address / WORD_BYTES * WORD_BYTES; word < address + bytes; word += WORD_BYTES) {
        const struct mem_noted_write *write = change_of(writes, word, 0);

        SIM_REQUIRE(!write || write->number <= writes->number);
        if (write && (!last || write->number > last->number))
            last = write;
    }
    return last;
}

bool mem_writes_none(const struct mem_writes *writes, uint64_t address, uint32_t bytes)
{
    SIM_REQUIRE(bytes >= 1);
    for (uint64_t word = address / WORD_BYTES * WORD_BYTES; word < address + bytes; word += WORD_BYTES) {
        if (!is_first(writes, word, 0))
            return false;
    }
    return true;
}

/* The bits of a write that are in the bytes of the walk, moved to where they are there. */
static uint64_t in_walk(const struct mem_writes_walk *walk, const struct mem_noted_write *write, uint32_t bits)
{
    uint64_t mask = walk->bytes < 8 ? (UINT64_C(1) << 8 * walk->bytes) - 1 : UINT64_MAX;

    SIM_REQUIRE(walk->bytes >= 1 && walk->bytes <= 8);
    if (write->address < walk->address)
        return bits >> 8 * (walk->address - write->address) & mask;
    return (uint64_t)bits << 8 * (write->address - walk->address) & mask;
}

static bool changes_walk(const struct mem_writes_walk *walk, const struct mem_noted_write *write)
{
    return in_walk(walk, write, write->before ^ write->after) != 0;
}

/* The next change of one of its words, NULL: there is none. Returns false if that is not known. */
static bool next_of_word(const struct mem_writes *writes, struct mem_writes_walk *walk, uint32_t index,
                         const struct mem_noted_write **next)
{
    uint64_t word = (walk->address / WORD_BYTES + index) * WORD_BYTES;

    while ((*next = change_of(writes, word, walk->passed[index])) && !changes_walk(walk, *next))
        walk->passed[index]++;
    return *next || is_first(writes, word, walk->passed[index]);
}

/* Makes the value what it was before a write. Returns false if the write did not leave it as it is. */
static bool undo(struct mem_writes_walk *walk, const struct mem_noted_write *write)
{
    uint64_t written = in_walk(walk, write, write->written);

    if ((walk->value & written) != in_walk(walk, write, write->after))
        return false;
    walk->value = (walk->value & ~written) | in_walk(walk, write, write->before);
    return true;
}

const struct mem_noted_write *mem_writes_back(const struct mem_writes *writes, struct mem_writes_walk *walk)
{
    uint32_t words = (uint32_t)((walk->address % WORD_BYTES + walk->bytes + WORD_BYTES - 1) / WORD_BYTES);
    const struct mem_noted_write *next[3] = {NULL}, *latest = NULL;

    for (uint32_t i = 0; i < words; i++) {
        if (!next_of_word(writes, walk, i, &next[i]))
            return NULL;
        if (next[i] && (!latest || next[i]->number > latest->number))
            latest = next[i];
    }
    for (uint32_t i = 0; latest && i < words; i++) {
        if (!next[i] || next[i]->number != latest->number)
            continue;
        if (!undo(walk, next[i]))
            return NULL;
        walk->passed[i]++;
    }
    return latest;
}
