/*
 * combine.h - a combining L1 (l1.mode=combine): stores leave their bytes in it alone, loads see them.
 *
 * A store makes its bytes dirty, whether the line was there or not, and fetches nothing. The bytes of memory do not
 * change before the line is written back (write_back.h): when l1.fifo other lines became dirty after it, when another
 * line takes its place, when an access of the same CU goes past the L1, at a release and at an invalidation. Another
 * CU sees nothing before, so a missing release is stale data.
 *
 *     event                I          V           W                               M
 *     load of bytes        fetch      hit         hit when all are dirty, else    hit
 *                                                 fetch, merge, then M
 *     store                W, queued  M, queued   W                               M
 *     the sFIFO pops it    -          -           written, I                      written, V
 *     replaced             -          dropped     written, dropped                the same
 *     access past the L1   -          dropped     written, dropped                the same
 *
 * A store to a pending line cuts the fill off: the loads before it get the older bytes, the cache keeps the store's.
 */
#ifndef SIM_HAL_PATH_COMBINE_H
#define SIM_HAL_PATH_COMBINE_H

#include "path/memory_state.h"

/* Looks one line of a load up. What is missing goes to the list of lines that the request sends. */
void path_combine_load(struct path_system *system, struct mem_l1 *l1, struct mem_request *request,
                       struct mem_transaction *transaction);

/* An entry for a line that is not in the cache, none of its bytes valid. Dirty bytes of the line that had it go first. */
uint32_t path_combine_take_entry(struct path_system *system, struct mem_l1 *l1, uint32_t line, uint64_t at);

/* Notes for reports who stores to a line. was_dirty: it had dirty bytes before; then those may be another work-group's. */
void path_combine_note_writer(struct mem_dirty_line *dirty, const struct mem_request *request, bool was_dirty);

/* For deadlock detection a store that changes what its CU sees is progress, though memory does not change yet. Called
 * before bytes of a line, those with a bit, are stored in its entry. */
void path_combine_note_change(struct path_system *system, const struct mem_l1 *l1, uint32_t entry, uint32_t line,
                              const uint8_t *bytes, uint64_t bits);

/* Carries a store out. It is acknowledged when its last line is in the L1. */
void path_combine_store(struct path_system *system, struct mem_l1 *l1, struct mem_request *request);

#endif
