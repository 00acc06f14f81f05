/* state.h - a firmware in any state, behind a HAL that answers anything. */
#ifndef TESTS_PROVE_STATE_H
#define TESTS_PROVE_STATE_H

#include "any.h"
#include "core.h"

extern struct cp cp;

/*
 * Fills cp with any bytes, then with what is assumed of every state:
 *
 * - the configuration is one that cp_init takes: ranges do not go beyond the last address, and numbers are within their bounds;
 * - the numbers of kernels, queues and CUs that the state keeps are those of records, or say "none";
 * - bits of bitmaps of queues and kernels are those of records;
 * - a bool is true or false;
 * - the ring of a queue that was read has a power of two of packets;
 * - the HAL is there. load returns an error and writes nothing, or any bytes; reserve returns a frame of any content, or NULL.
 */
void any_state(void);

#endif
