/*
 * latency.h - how long loads and atomics have taken, from the issue of the instruction to its data, by the source that is farthest away
 * of those that its lines came from.
 */
#ifndef SIM_HAL_MEM_LATENCY_H
#define SIM_HAL_MEM_LATENCY_H

#include "engine/lengths.h"
#include "engine/require.h"

enum mem_source {
    MEM_SOURCE_L1,
    MEM_SOURCE_L1_PENDING, /* on its way to the L1 already, for an earlier load */
    MEM_SOURCE_L2,         /* the L2 had the line, or had asked DRAM for it */
    MEM_SOURCE_DRAM,
    MEM_SOURCE_SCALAR, /* the same for scalar loads and their cache */
    MEM_SOURCE_SCALAR_PENDING,
    MEM_SOURCE_SCALAR_L2,
    MEM_SOURCE_SCALAR_DRAM,
    MEM_SOURCE_ATOMIC, /* an atomic that was performed at the L2 */
    MEM_SOURCES,
    MEM_SOURCE_NONE = MEM_SOURCES /* what is not measured: a store, an atomic in an L1, an access that takes no time */
};

/* All 0: none yet. */
struct mem_latencies {
    struct lengths of[MEM_SOURCES];
};

/* Notes an instruction that has its data at cycle done. */
static inline void mem_latency_note(struct mem_latencies *latencies, enum mem_source source, uint64_t issued,
                                    uint64_t done)
{
    SIM_REQUIRE(source <= MEM_SOURCES);
    SIM_REQUIRE(done >= issued);
    if (source != MEM_SOURCE_NONE)
        lengths_note(&latencies->of[source], done - issued);
}

#endif
