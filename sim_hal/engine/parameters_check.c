/* parameters_check.c - whether the parameters of the simulated GPU go together. */
#include "engine/parameters.h"

#include <inttypes.h>
#include <stdio.h>

#define SYNCMON_MOST 65536u /* conditions */

static bool check_cache(const char *name, uint64_t bytes, uint64_t ways, uint64_t banks, char *error,
                        size_t error_bytes)
{
    uint64_t lines = bytes / 64 / banks;
    uint64_t sets = lines / ways;

    if (sets && sets * ways == lines && (sets & (sets - 1)) == 0)
        return true;
    snprintf(error, error_bytes,
             "%s: %" PRIu64 " bytes in %" PRIu64 " banks and %" PRIu64
             " ways of 64-byte lines is no power of two of sets",
             name, bytes, banks, ways);
    return false;
}

bool parameters_check(const struct parameters *p, char *error, size_t error_bytes)
{
    if (!check_cache("l1", p->l1_bytes, p->l1_ways, 1, error, error_bytes) ||
        !check_cache("l2", p->l2_bytes, p->l2_ways, p->l2_banks, error, error_bytes) ||
        !check_cache("icache", p->icache_bytes, p->icache_ways, 1, error, error_bytes) ||
        !check_cache("scache", p->scache_bytes, p->scache_ways, 1, error, error_bytes))
        return false;
    if (p->l2_latency <= p->l1_latency) {
        snprintf(error, error_bytes, "l2.latency must be larger than l1.latency (%" PRIu64 ")", p->l1_latency);
        return false;
    }
    if (p->context_bytes % 64) {
        snprintf(error, error_bytes, "context.bytes must be a multiple of 64");
        return false;
    }
    if (p->syncmon_sets & (p->syncmon_sets - 1)) {
        snprintf(error, error_bytes, "syncmon.sets must be 0 or a power of two");
        return false;
    }
    if (p->syncmon_sets * p->syncmon_ways > SYNCMON_MOST) {
        snprintf(error, error_bytes,
                 "syncmon.sets x syncmon.ways: %" PRIu64 " conditions are more than the %u that are modelled",
                 p->syncmon_sets * p->syncmon_ways, SYNCMON_MOST);
        return false;
    }
    if (p->l1_mode == PARAMETERS_L1_COMBINE && p->cus > PARAMETERS_CUS_COMBINE) {
        snprintf(error, error_bytes,
                 "gpu.cus: l1.mode=combine is modelled with up to %u compute units, not with %" PRIu64,
                 PARAMETERS_CUS_COMBINE, p->cus);
        return false;
    }
    if (p->fetch_buffer < p->fetch_bytes) {
        snprintf(error, error_bytes, "fetch.buffer must be at least fetch.bytes (%" PRIu64 ")", p->fetch_bytes);
        return false;
    }
    if (!p->issue_width && p->simds > p->issue_period) {
        snprintf(error, error_bytes,
                 "cu.issue_period must be at least cu.simds (%" PRIu64 "), unless cu.issue_width is 1", p->simds);
        return false;
    }
    return true;
}
