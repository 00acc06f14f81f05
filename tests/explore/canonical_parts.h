/* canonical_parts.h - what the files of the canonical form share. */
#ifndef TESTS_EXPLORE_CANONICAL_PARTS_H
#define TESTS_EXPLORE_CANONICAL_PARTS_H

#include "canonical.h"

/* A deadline that keeps its distance to the present. */
uint64_t canonical_deadline(const struct ag_state *state, uint64_t time);

/* Kernels with launch options; the cycle is still the state's own. */
void canonical_cooperative(struct ag_state *state);

#endif
