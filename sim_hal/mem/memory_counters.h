/*
 * memory_counters.h - what the memory system counts.
 */
#ifndef SIM_HAL_MEM_MEMORY_COUNTERS_H
#define SIM_HAL_MEM_MEMORY_COUNTERS_H

#include <stdint.h>

/* Why an L1 has written a dirty line back. */
enum gpu_write_back_cause {
    GPU_WRITE_BACK_OVERFLOW,   /* the sFIFO was full */
    GPU_WRITE_BACK_EVICT,      /* another line took its place */
    GPU_WRITE_BACK_BYPASS,     /* an access of its own CU went past the L1 to that line */
    GPU_WRITE_BACK_FLUSH,      /* a release */
    GPU_WRITE_BACK_INVALIDATE, /* an invalidation */
    GPU_WRITE_BACK_CAUSES
};

/* Why an L1 was invalidated. */
enum gpu_invalidation {
    GPU_INVALIDATE_ACQUIRE, /* buffer_wbinvl1, scoped operations */
    GPU_INVALIDATE_RESTORE,
    GPU_INVALIDATE_KERNEL, /* KERNEL_BEGIN, each CU counted */
    GPU_INVALIDATIONS
};

/* Counts since creation. */
struct gpu_memory_counters {
    uint64_t loads, stores, atomics; /* vector instructions */
    uint64_t atomic_lanes;           /* read-modify-writes and compare-and-waits executed, one an active lane */
    uint64_t l1_hits, l1_misses;     /* lines */
    uint64_t l1_write_backs[GPU_WRITE_BACK_CAUSES];
    uint64_t l1_invalidations[GPU_INVALIDATIONS];
    uint64_t scalar_hits, scalar_misses;
    uint64_t fetch_hits, fetch_misses;
    uint64_t l2_hits, l2_misses, l2_writebacks;
    uint64_t dram_reads, dram_writes, dram_row_hits;
    uint64_t stream_bytes;
    uint64_t cp_loads;     /* by the firmware, that accessed the L2 */
    uint64_t waits_failed; /* waiting atomics whose condition was false */
};

#endif
