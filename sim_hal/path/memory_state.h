/*
 * memory_state.h - what the memory system keeps, and what all ways through it do.
 */
#ifndef SIM_HAL_PATH_MEMORY_STATE_H
#define SIM_HAL_PATH_MEMORY_STATE_H

#include "mem/access_observer.h"
#include "mem/coalescer.h"
#include "mem/l1.h"
#include "mem/l2.h"
#include "mem/last_writer.h"
#include "mem/memory_counters.h"
#include "syncmon/syncmon.h"

struct gpu_scoped;

struct gpu_memory_system {
    struct gpu_memory *memory;
    struct gpu_clock *clock;
    struct gpu_memory_counters counters;
    struct gpu_l2 l2;
    struct gpu_syncmon *syncmon;
    struct gpu_writes *writes;
    struct gpu_l1 *l1s; /* one a compute unit */
    uint32_t cus;
    bool combines;                   /* l1.mode=combine */
    bool heirs;                      /* kin.heir: answers carry how many others wait on a word that is taken */
    bool instant;                    /* no timing: accesses take effect at once, past all caches */
    bool plain;                      /* no L1 combines, no access is observed, and all banks are equally near */
    struct gpu_scoped *scoped;       /* scoped_state.h; NULL unless L1s combine */
    struct gpu_cache *scalar_caches; /* with bytes */
    struct gpu_cache *fetch_caches;  /* tags only */
    uint32_t scalar_count, fetch_count;
    uint32_t scalar_cus, fetch_cus; /* compute units that share one */
    uint64_t scalar_latency, fetch_latency;
    uint64_t l1_latency; /* issue to use, hit */
    uint64_t to_l2;      /* from the tag lookup to the L2 bank */
    uint64_t distance;   /* a store to bank b takes b times this longer */
    uint64_t from_l2;    /* from the bank's answer to use */
    struct gpu_address_cost load_cost, wide_cost, store_cost, atomic_cost, cmpswap_cost;
    struct gpu_coalescer coalescer;
    struct gpu_request *unused;                 /* released requests */
    struct gpu_request_block *blocks;           /* all that were ever made */
    const struct gpu_access_observer *accesses; /* or NULL */
};

static inline uint64_t gpu_later(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Notes the writer of [address, address + bytes), within one line, if that is a line with sync variables. source: the
 * bytes that it writes. workgroup: its id, or NULL for the command processor. Call it before the write, because the
 * monitor may write the word again in answer to it. */
static inline void gpu_note_write(struct gpu_memory_system *system, uint64_t address, const void *source,
                                  uint32_t bytes, const uint32_t *workgroup, uint32_t line, uint64_t now)
{
    struct gpu_write write = {.address = address, .cycle = now, .line = workgroup ? line : 0};

    if (!gpu_writes_follows(system->writes, address / GPU_LINE_BYTES))
        return;
    for (uint32_t i = 0; workgroup && i < 3; i++)
        write.workgroup[i] = workgroup[i];
    gpu_writes_note(system->writes, &write, system->memory->bytes + address, source, bytes);
}

/* Shows the monitor, if it watches reads, that the L2 hands out [address, address + bytes), within one line. */
static inline void gpu_show_read(struct gpu_memory_system *system, uint64_t address, uint32_t bytes, uint64_t now)
{
    if (gpu_l2_is_pinned(&system->l2, (uint32_t)(address / GPU_LINE_BYTES)) &&
        gpu_syncmon_watches_reads(system->syncmon))
        gpu_syncmon_read(system->syncmon, address, bytes, now);
}

/*
 * Whether waves of a process, whose addresses are [base, base + bytes), have rights on these bytes of a line: one bit
 * a byte. Returns the bits that are not permitted; 0: all are.
 */
static inline uint64_t gpu_forbidden_bits(const struct gpu_memory *memory, uint32_t line, uint64_t bits,
                                          enum gpu_rights rights, uint64_t base, uint64_t bytes)
{
    uint64_t start = (uint64_t)line * GPU_LINE_BYTES;
    uint64_t allowed = UINT64_MAX;

    if (rights & GPU_RIGHTS_READ)
        allowed &= memory->readable.lines[line];
    if (rights & GPU_RIGHTS_WRITE)
        allowed &= memory->writable.lines[line];
    if (start < base)
        allowed &= base - start >= GPU_LINE_BYTES ? 0 : UINT64_MAX << (base - start);
    if (start >= base && start - base >= bytes)
        allowed = 0;
    else if (start + GPU_LINE_BYTES - base > bytes && start + GPU_LINE_BYTES > base)
        allowed &= UINT64_MAX >> (start + GPU_LINE_BYTES - base - bytes);
    return bits & ~allowed;
}

#endif
