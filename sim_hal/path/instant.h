/*
 * instant.h - vector accesses of a run without timing: they take effect at once in GPU memory, past all caches, and are
 * answered in the same cycle. Waiting atomics are registered with the SyncMon as in a run with timing.
 */
#ifndef SIM_HAL_PATH_INSTANT_H
#define SIM_HAL_PATH_INSTANT_H

#include "path/memory_state.h"

/* A load or store of 1, 2 or 4 dwords a lane, on its short way. */
struct path_instant_words {
    uint64_t exec;
    const uint32_t *low, *high;  /* of the addresses */
    uint32_t (*rows)[ISA_LANES]; /* where the words go, or come from */
    uint32_t words;              /* a lane */
    uint64_t first_line, lines;  /* that belong to the process as a whole */
};

/* Returns false, and does nothing, unless every lane is aligned to its size, in a line that belongs to the process and is all
 * readable or writable, and that no SyncMon and no report of writers follows. */
bool path_instant_load(struct path_system *system, const struct path_instant_words *words);
bool path_instant_store(struct path_system *system, const struct path_instant_words *words, uint64_t now);

/* Carries out the lines of a coalesced request that may touch them, and completes it. */
void path_instant_lines(struct path_system *system, struct mem_request *request, uint64_t now);

#endif
