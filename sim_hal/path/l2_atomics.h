/*
 * l2_atomics.h - what atomics do to words, lane after lane, at the L2 or in an L1.
 */
#ifndef SIM_HAL_PATH_L2_ATOMICS_H
#define SIM_HAL_PATH_L2_ATOMICS_H

#include "path/memory_state.h"

/* Counts the different dwords of the line that an atomic's lanes use, and the lanes on the busiest of them. */
void path_atomic_words(const struct mem_request *request, const struct mem_transaction *transaction, uint32_t *words,
                       uint32_t *same);

/* One lane's read-modify-write: old is the word, and goes to the lane's register. Returns what the word becomes.
 * *succeeded is set unless a compare finds another value; the caller clears it before the first lane. */
uint64_t path_atomic_lane(const struct path_system *system, const struct mem_request *request, uint32_t lane,
                          uint64_t old, bool *succeeded);

/* Executes the lanes of a transaction of the L2 at its bank, which it reaches at cycle arrival. A lane of a waiting
 * atomic that fails is registered in the same step. Returns the cycle at which the old values leave the bank.
 * *succeeded: not all lanes are compares that have found another value. */
uint64_t path_l2_perform(struct path_system *system, struct mem_request *request,
                         const struct mem_transaction *transaction, uint64_t arrival, uint64_t now, bool *succeeded);

/* The lanes' read-modify-writes on memory alone: no bank, no time. Returns like the above in *succeeded. */
void path_l2_execute(struct path_system *system, struct mem_request *request, const struct mem_transaction *transaction,
                     uint64_t now, bool *succeeded);

#endif
