/* SPDX-License-Identifier: MIT */
/* fuzz_mutate.h - changes of inputs that know of operations; and what the drivers share. */
#ifndef TESTS_FUZZ_MUTATE_H
#define TESTS_FUZZ_MUTATE_H

#include <stddef.h>
#include <stdint.h>

#define FUZZ_FEATURES 16384u

/* Of the states that were reached; cleared by the driver. */
extern uint8_t fuzz_features[FUZZ_FEATURES];

/* Prints operations, commands and events from now on. */
void fuzz_be_verbose(void);

/* Changes data in place, as libFuzzer wants it. Returns the new size, most at most. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed);

#endif
