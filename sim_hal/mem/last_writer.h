/*
 * last_writer.h - which work-group last changed a word that is used for synchronisation, for the explanation of a deadlock.
 *
 * A write that leaves a word as it was is not noted, because it explains nothing: a failed compare-and-swap, the maximum
 * of a word and something smaller, a store of the value that is there already.
 * Only words on lines that an atomic or a volatile load has touched are followed: other lines have no sync variables. A
 * table of fixed size remembers the latest write of each; a word whose entry was needed for another is forgotten.
 */
#ifndef SIM_HAL_MEM_LAST_WRITER_H
#define SIM_HAL_MEM_LAST_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A change of a 4-byte word. */
struct gpu_write {
    uint64_t address; /* of the word */
    uint64_t cycle;
    uint32_t workgroup[3]; /* id in its grid */
    uint32_t line;         /* of the instruction in its source file; 0: not a wave but the command processor */
    uint32_t before;       /* the value that it replaced, if whole */
    bool whole;            /* all four bytes of the word were written */
};

#define GPU_WRITES_SEVERAL UINT32_MAX /* as line: one of several work-groups, it is not known which */
#define GPU_WRITES_SHIFT   13u        /* 8192 words */

/* Every write of memory asks whether its line is followed, so that is inline; the rest is last_writer.c's own. */
struct gpu_writes {
    uint64_t *followed; /* a bit a line */
    bool forgot;        /* the entry of a word was needed for another */
    struct gpu_write table[1u << GPU_WRITES_SHIFT];
};

/* For bytes of memory. Returns NULL if the host has no memory. */
struct gpu_writes *gpu_writes_create(size_t bytes);
void gpu_writes_free(struct gpu_writes *writes);

/* An atomic or a volatile load touches this line: from now on writes of its words are noted. */
static inline void gpu_writes_follow(struct gpu_writes *writes, uint64_t line)
{
    writes->followed[line / 64] |= UINT64_C(1) << (line % 64);
}

/* Whether writes of the line are noted. */
static inline bool gpu_writes_follows(const struct gpu_writes *writes, uint64_t line)
{
    return writes->followed[line / 64] >> (line % 64) & 1;
}

/* Notes the write of [write->address, + bytes) for each word that it changes. before and after: what lies there. */
void gpu_writes_note(struct gpu_writes *writes, const struct gpu_write *write, const void *before, const void *after,
                     uint32_t bytes);

/* The last known change of one of the words of [address, + bytes), or NULL. */
const struct gpu_write *gpu_writes_last(const struct gpu_writes *writes, uint64_t address, uint32_t bytes);

#endif
