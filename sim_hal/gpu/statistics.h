/*
 * statistics.h - the names and meanings of all statistics of a run.
 */
#ifndef SIM_HAL_GPU_STATISTICS_H
#define SIM_HAL_GPU_STATISTICS_H

#include "gpu/dispatcher.h"
#include "gpu/lives.h"
#include "mem/latency.h"

struct gpu_statistics_sources {
    const struct parameters *parameters;
    const struct mem_counters *memory;
    const struct syncmon_counters *syncmon;
    const struct gpu_dispatcher *dispatcher; /* NULL before a run */
    const struct gpu_lives *lives;
    const struct mem_latencies *latencies; /* NULL: not measured */
    const struct cp_counters *firmware;    /* NULL before a run */
    uint64_t cycles;
    uint64_t cp_instructions;
    uint64_t cp_busy;       /* GPU cycles */
    const char *cp_counted; /* where those come from: their description */
    uint64_t events;
};

/* Calls visit for every statistic, in a fixed order. */
void gpu_statistics_visit(const struct gpu_statistics_sources *sources,
                          void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                          void *context);

/* The same for those of one compute unit, under the names that its GPU's sums have. */
void gpu_statistics_visit_cu(const struct gpu_statistics_sources *sources, uint32_t cu,
                             void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                             void *context);

/* Those of the time of waves of one SIMD, under the same names. */
void gpu_statistics_visit_simd(const struct gpu_statistics_sources *sources, uint32_t cu, uint32_t simd,
                               void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                               void *context);

/* Whether a name is of a statistic of loads or atomics, which are there only if they are measured. */
bool gpu_statistic_is_latency(const char *name);

#endif
