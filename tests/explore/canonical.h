/*
 * canonical.h - one state for all that behave alike. What grows for ever or is history is replaced, in place, by a
 * value that the firmware and the GPU cannot tell from it:
 *
 * - counters: zeroed, nothing reads them; but `commands`, which numbers tags: tags under way keep their order, those
 *   that no message carries any more become 0;
 * - the cycle: always AG_NOW; deadlines keep their distance, those that are due become AG_NOW;
 * - nonces: only whether one is that which the firmware awaits;
 * - wait numbers and ages of waits, WG by WG: only compared, so replaced by their ranks;
 * - placements: distances to the present, capped where the firmware compares them with a bound;
 * - counts of the Monitor Log: less whole rounds;
 * - fields that mean nothing in the present state of their record, and links of WGs that are on no list: 0.
 *
 * That this loses nothing is tested: random runs are made twice, with and without it, and must stay alike.
 */
#ifndef TESTS_EXPLORE_CANONICAL_H
#define TESTS_EXPLORE_CANONICAL_H

#include "abstract_gpu.h"

void canonical(struct ag_state *state);

/* Hash of a canonical state: 64 bits, so that two of ten million different states agree with probability 3e-6. */
uint64_t canonical_hash(const struct ag_state *state);

#endif
