/*
 * random.h - the contents of buffers that random= of a .sim file asks for: seeded random numbers, the same everywhere.
 *
 * Number i is the product of several numbers of 0 to 1, rounded down after a multiplication by `below`. With one factor all
 * numbers are as frequent; with more of them small ones are more frequent, as words of a text or pages of a site are.
 */
#ifndef SIM_HAL_HOST_RANDOM_H
#define SIM_HAL_HOST_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

#include "host/text.h"

#define HOST_RANDOM_FACTORS  8u
#define HOST_RANDOM_ELEMENTS (1u << 24) /* of one buffer, at most */

struct host_random {
    uint32_t seed;
    uint64_t below;   /* 1..2^32 */
    uint32_t factors; /* 1..HOST_RANDOM_FACTORS */
};

/* Reads SEED:BELOW:FACTORS. On failure *expected describes a right value. */
bool host_random_read(struct host_span text, struct host_random *random, const char **expected);

/* Number i, 0..below - 1. */
uint32_t host_random_number(const struct host_random *random, uint32_t i);

#endif
