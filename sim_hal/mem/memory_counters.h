/*
 * memory_counters.h - what the memory system counts.
 */
#ifndef SIM_HAL_MEM_MEMORY_COUNTERS_H
#define SIM_HAL_MEM_MEMORY_COUNTERS_H

#include <stdint.h>

/* Why an L1 has written a dirty line back. */
enum mem_write_back_cause {
    MEM_WRITE_BACK_OVERFLOW,   /* the sFIFO was full */
    MEM_WRITE_BACK_EVICT,      /* another line took its place */
    MEM_WRITE_BACK_BYPASS,     /* an access of its own CU went past the L1 to that line */
    MEM_WRITE_BACK_FLUSH,      /* a release */
    MEM_WRITE_BACK_INVALIDATE, /* an invalidation */
    MEM_WRITE_BACK_PROBE,      /* a remote operation, or a line's move to another CU */
    MEM_WRITE_BACK_CAUSES
};

/* Why an L1 was invalidated. */
enum mem_invalidation {
    MEM_INVALIDATE_ACQUIRE, /* buffer_wbinvl1, scoped operations */
    MEM_INVALIDATE_RESTORE,
    MEM_INVALIDATE_KERNEL,    /* KERNEL_BEGIN, each CU counted */
    MEM_INVALIDATE_PROMOTED,  /* a local acquire that was promoted */
    MEM_INVALIDATE_PA_FULL,   /* a remote release found PA-TBL full */
    MEM_INVALIDATE_MOVED,     /* a line was registered that another CU had, or that was changed remotely */
    MEM_INVALIDATE_BROADCAST, /* a remote operation of mode broadcast */
    MEM_INVALIDATE_LOSS,      /* the CU is lost, or is back */
    MEM_INVALIDATIONS
};

/* Scoped operations of a combining L1 (scoped_path.h). */
struct mem_scoped_counters {
    uint64_t l1_atomics;                       /* lines on which one was performed in an L1 */
    uint64_t promoted;                         /* of scope wg, performed at the L2 */
    uint64_t lines_lost;                       /* valid lines that invalidations took away */
    uint64_t remote_acquires, remote_releases; /* one that is both counts twice */
    uint64_t remote_failed;                    /* compares that found another value */
    uint64_t remote_cycles;                    /* of remote ones, issue to answer, all added up */
    uint64_t probes, probe_hits;               /* sent; acknowledged with a marker */
    uint64_t pa_hits;                          /* promoted by PA-TBL */
    uint64_t registrations, recalls;           /* lines registered; of these, another CU had it */
    uint64_t delegated;                        /* lines on which an owner's L1 performed for another CU */
    uint64_t home_wait_cycles;                 /* requests, from their bank to being served, all added up */
    uint64_t blocked_cycles;                   /* L1s that took no instruction, all added up */
};

/* Counts since creation. */
struct mem_counters {
    uint64_t loads, stores, atomics; /* vector instructions */
    uint64_t atomic_lanes;           /* read-modify-writes and compare-and-waits executed, one an active lane */
    uint64_t l1_hits, l1_misses;     /* lines */
    uint64_t l1_write_backs[MEM_WRITE_BACK_CAUSES];
    uint64_t l1_invalidations[MEM_INVALIDATIONS];
    struct mem_scoped_counters scoped;
    uint64_t scalar_hits, scalar_misses;
    uint64_t fetch_hits, fetch_misses;
    uint64_t l2_hits, l2_misses, l2_writebacks;
    uint64_t l2_accesses; /* requests and messages that a bank has taken */
    uint64_t dram_reads, dram_writes, dram_row_hits;
    uint64_t stream_bytes;
    uint64_t cp_loads;     /* by the firmware, that accessed the L2 */
    uint64_t waits_failed; /* waiting atomics whose condition was false */
};

#endif
