/*
 * last_writer.h - who last wrote a word that is used for synchronisation, for the explanation of a deadlock.
 *
 * Only words on lines that an atomic has touched are followed: others are nobody's sync variables. A table of fixed
 * size remembers the latest write of each; a word whose entry was needed for another is forgotten.
 */
#ifndef SIM_HAL_MEM_LAST_WRITER_H
#define SIM_HAL_MEM_LAST_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct gpu_writes;

/* A write of a 4-byte word. */
struct gpu_write {
    uint64_t address; /* of the word */
    uint64_t cycle;
    uint32_t workgroup[3]; /* id in its grid */
    uint32_t line;         /* of the instruction in its source file; 0: not a wave but the command processor */
};

/* For bytes of memory. NULL when the host has no room. */
struct gpu_writes *gpu_writes_create(size_t bytes);
void gpu_writes_free(struct gpu_writes *writes);

/* An atomic is performed on this line: from now on writes of its words are noted. */
void gpu_writes_follow(struct gpu_writes *writes, uint64_t line);

/* Whether writes of the line are noted. */
bool gpu_writes_follows(const struct gpu_writes *writes, uint64_t line);

/* Notes the write of [write->address, + bytes). */
void gpu_writes_note(struct gpu_writes *writes, const struct gpu_write *write, uint32_t bytes);

/* The last write of the 4-byte word at address that is known, or NULL. */
const struct gpu_write *gpu_writes_last(const struct gpu_writes *writes, uint64_t address);

#endif
