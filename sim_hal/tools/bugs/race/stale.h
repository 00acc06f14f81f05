/*
 * stale.h - loads that hit a cache whose bytes are older than those that they should read.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_STALE_H
#define SIM_HAL_TOOLS_BUGS_RACE_STALE_H

#include "tools/bugs/race/accesses.h"

#define RACE_STALE_SPINS 16u /* as many times a load of a wave hits the same old bytes in a row: it waits for them */

/* A load that waits, perhaps. */
struct race_stale_spin {
    uint64_t address;
    uint32_t thread, site;
    uint32_t count;
};

#define RACE_STALE_WAITERS 256u

/* Zeros have found nothing. */
struct race_stale {
    struct race_stale_spin spins[RACE_STALE_WAITERS]; /* by thread */
    struct race_findings found;                       /* the load, then the store; sites are those of the checker */
    bool failed;                                      /* the host has no memory */
};

/*
 * A load of the thread, the access that it issues now, has hit bytes at an address that are not those of memory. It is a
 * finding if the last store there is ordered before the load, or would be if the load's wave had acquired what it has
 * read, or if the wave waits for the word. scalar: the cache was the scalar cache.
 */
void race_stale_hit(struct race_stale *stale, struct race_checker *checker, const struct race_access *load,
                    uint64_t address, bool scalar);

void race_stale_free(struct race_stale *stale);

#endif
