/*
 * outcome.h - conditions on the end of a litmus run.
 *
 * A condition is alternatives joined by " | ", each of terms joined by " & ". A term is LEFT=NUMBER, LEFT!=NUMBER or
 * LEFT>NUMBER:
 *
 *     1:r0      a register of an actor, by its number
 *     sum:r7    the sum of that register over all actors
 *     X         a word of memory at the end
 *     told:X    the same when the first work-group was done, or had sent a message
 *     l2        requests and messages that the banks of the L2 have taken
 */
#ifndef TESTS_LITMUS_OUTCOME_H
#define TESTS_LITMUS_OUTCOME_H

#include "machine.h"

/* Whether the condition holds; never for "". Returns false with a message if it is not understood. */
bool litmus_holds(const char *condition, const struct litmus_result *result, bool *holds, char *error,
                  size_t error_size);

#endif
