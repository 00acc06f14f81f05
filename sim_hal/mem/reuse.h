/*
 * reuse.h - how much of what a compute unit's loads look up is in its L1: the share of hits in the last whole period of
 * some lines. In hardware two counters an L1 and what they were at the end of the period.
 */
#ifndef SIM_HAL_MEM_REUSE_H
#define SIM_HAL_MEM_REUSE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/require.h"

#define MEM_REUSE_PERIOD 1024u /* lines; it ends behind the load that completes it */

/* Zeroed: nothing was looked up yet. */
struct mem_reuse {
    uint32_t lines, hits;           /* of the period under way */
    uint32_t last_lines, last_hits; /* of the one before */
};

/* A load has looked up some lines, of which some were there. */
static inline void mem_reuse_note(struct mem_reuse *reuse, uint32_t lines, uint32_t hits)
{
    SIM_REQUIRE(hits <= lines);
    SIM_REQUIRE(reuse->lines < MEM_REUSE_PERIOD);
    reuse->lines += lines;
    reuse->hits += hits;
    if (reuse->lines >= MEM_REUSE_PERIOD)
        *reuse = (struct mem_reuse){.last_lines = reuse->lines, .last_hits = reuse->hits};
}

/* Whether more than this share of the lines was there. */
static inline bool mem_reuse_is_found(const struct mem_reuse *reuse, uint32_t percent)
{
    SIM_REQUIRE(percent <= 100);
    return reuse->last_hits * 100 > reuse->last_lines * percent;
}

#endif
