/*
 * last_writer.h - which work-groups changed the words last that are used for synchronisation, and from which
 * values, for the explanation of a deadlock.
 *
 * A write that leaves a word as it was is not noted, because it explains nothing: a failed compare-and-swap, the maximum
 * of a word and something smaller, a store of the value that is there already.
 * Only words on lines that an atomic or a volatile load has touched are followed: other lines have no sync variables. A
 * table of fixed size remembers the latest changes of each; a word whose entry was needed for another is forgotten.
 */
#ifndef SIM_HAL_MEM_LAST_WRITER_H
#define SIM_HAL_MEM_LAST_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A change of a 4-byte word. */
struct mem_noted_write {
    uint64_t address; /* of the word */
    uint64_t number;  /* in the order of all writes, from 1 on; what one write changes has one number */
    uint64_t cycle;
    uint32_t workgroup[3]; /* id in its grid */
    uint32_t line;         /* of the instruction in its source file; 0: not a wave but the command processor */
    uint32_t written, before, after; /* the bits of the bytes that were written; of these, what was there and what is */
};

#define MEM_WRITES_SEVERAL UINT32_MAX /* as line: one of several work-groups, it is not known which */
#define MEM_WRITES_SHIFT   13u        /* 8192 words */
#define MEM_WRITES_KEPT    8u         /* changes of a word, a power of two */

/* A place of the table: the word whose changes lie there. */
struct mem_written_word {
    uint64_t address;
    uint32_t count; /* of its changes; change i is in place i % MEM_WRITES_KEPT. 0: there is no word */
    bool lost;      /* a change that belonged here is not known any more */
};

/* Every write of memory asks whether its line is followed, so that is inline; the rest is last_writer.c's own. */
struct mem_writes {
    uint64_t *followed;                              /* a bit a line */
    uint64_t number;                                 /* of the latest write */
    struct mem_noted_write (*kept)[MEM_WRITES_KEPT]; /* of each place; not cleared, since most are never used */
    struct mem_written_word table[1u << MEM_WRITES_SHIFT];
};

/* For bytes of memory. Returns NULL if the host has no memory. */
struct mem_writes *mem_writes_create(size_t bytes);
void mem_writes_free(struct mem_writes *writes);

/* An atomic or a volatile load touches this line: from now on writes of its words are noted. */
static inline void mem_writes_follow(struct mem_writes *writes, uint64_t line)
{
    writes->followed[line / 64] |= UINT64_C(1) << (line % 64);
}

/* Whether writes of the line are noted. */
static inline bool mem_writes_follows(const struct mem_writes *writes, uint64_t line)
{
    return writes->followed[line / 64] >> (line % 64) & 1;
}

/* Notes the write of [write->address, + bytes) for each word that it changes. before and after: what lies there. */
void mem_writes_note(struct mem_writes *writes, const struct mem_noted_write *write, const void *before,
                     const void *after, uint32_t bytes);

/* The last known change of one of the words of [address, + bytes), or NULL. */
const struct mem_noted_write *mem_writes_last(const struct mem_writes *writes, uint64_t address, uint32_t bytes);

/* Whether it is known that no word of [address, + bytes) has changed since its line is followed. */
bool mem_writes_none(const struct mem_writes *writes, uint64_t address, uint32_t bytes);

/*
 * A walk from now on back over the changes of [address, + bytes), at most 8. Its maker sets address, bytes and value, which
 * is what lies there now; the rest is 0.
 */
struct mem_writes_walk {
    uint64_t address, value; /* value: before the change that the walk has come to */
    uint32_t bytes;
    uint32_t passed[3]; /* changes of each of its 4-byte words */
};

/* Goes on to the change before. Returns NULL if no earlier one is known: there is none, it is forgotten, or the bytes were
 * changed by something that was not noted. Of words that a write changed together, the first is returned. */
const struct mem_noted_write *mem_writes_back(const struct mem_writes *writes, struct mem_writes_walk *walk);

#endif
