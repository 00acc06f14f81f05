/* any.h - values that a harness knows nothing of. Only Frama-C reads these files. */
#ifndef TESTS_PROVE_ANY_H
#define TESTS_PROVE_ANY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <__fc_builtin.h>

extern volatile uint64_t any_word; /* each read gives another value */

/* Any value of the bounds and between them. */
uint64_t any_between(uint64_t least, uint64_t most);

/* Any bytes. */
void any_bytes(void *bytes, size_t count);

static inline bool any_bool(void)
{
    return any_word & 1;
}

#endif
