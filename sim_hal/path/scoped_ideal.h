/*
 * scoped_ideal.h - L1s that are coherent by themselves (scopes.mode=ideal): an upper bound, which no hardware reaches.
 *
 * An operation is performed on memory, for the price of one in the L1. A release brings the dirty bytes of its L1 to
 * memory, an acquire brings memory to its L1, both at once and for nothing. Between operations the L1 combines stores
 * as in the other modes.
 */
#ifndef SIM_HAL_PATH_SCOPED_IDEAL_H
#define SIM_HAL_PATH_SCOPED_IDEAL_H

#include "path/scoped_state.h"

/* Performs a scoped operation on one line. *succeeded: not all lanes are compares that have found another value. */
void path_scoped_perform_ideal(struct path_system *system, struct mem_request *request,
                               const struct mem_transaction *transaction, bool *succeeded);

#endif
