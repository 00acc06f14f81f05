/*
 * memory_state.h - what the memory system keeps, and what all ways through it do.
 */
#ifndef SIM_HAL_PATH_MEMORY_STATE_H
#define SIM_HAL_PATH_MEMORY_STATE_H

#include "mem/access_observer.h"
#include "mem/buffers.h"
#include "mem/coalescer.h"
#include "mem/l1.h"
#include "mem/l2.h"
#include "mem/last_writer.h"
#include "mem/latency.h"
#include "mem/memory_counters.h"
#include "syncmon/syncmon.h"

struct path_scoped;

struct path_system {
    struct mem *memory;
    struct clock *clock;
    struct mem_counters counters;
    struct mem_l2 l2;
    struct syncmon *syncmon;
    struct mem_writes *writes;
    struct mem_l1 *l1s; /* one a compute unit */
    uint32_t cus;
    bool combines;                   /* l1.mode=combine */
    bool heirs;                      /* kin.heir: answers carry how many others wait on a word that is taken */
    bool instant;                    /* no timing: accesses take effect at once, past all caches */
    bool plain;                      /* no L1 combines, no access is observed, and all banks are equally near */
    struct path_scoped *scoped;      /* scoped_state.h; NULL unless L1s combine */
    struct mem_cache *scalar_caches; /* with bytes */
    struct mem_cache *fetch_caches;  /* tags only */
    uint32_t scalar_count, fetch_count;
    uint32_t scalar_cus, fetch_cus; /* compute units that share one */
    uint64_t scalar_latency, fetch_latency;
    uint64_t l1_latency; /* issue to use, hit */
    uint64_t to_l2;      /* from the tag lookup to the L2 bank */
    uint64_t distance;   /* a store to bank b takes b times this longer */
    uint64_t from_l2;    /* from the bank's answer to use */
    struct mem_address_cost load_cost, wide_cost, store_cost, atomic_cost, cmpswap_cost;
    struct mem_address_cost atomic_load_cost, atomic_wide_cost; /* of loads among the atomics: of 4 bytes, of 8 */
    bool loads_hold;                                            /* such a load occupies its line as an atomic does */
    struct mem_coalescer coalescer;
    struct mem_request *unused;                 /* released requests */
    struct path_request_block *blocks;          /* all that were ever made */
    const struct mem_access_observer *accesses; /* or NULL */
    struct mem_latencies *latencies;            /* or NULL */
    struct mem_buffers *buffers;                /* or NULL; with latencies only */
};

static inline uint64_t path_later(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Notes the writer of [address, address + bytes), within one line, if that is a line with sync variables. source: the
 * bytes that it writes. workgroup: its id, or NULL for the command processor. Call it before the write, because the
 * monitor may write the word again in answer to it. */
static inline void path_note_write(struct path_system *system, uint64_t address, const void *source, uint32_t bytes,
                                   const uint32_t *workgroup, uint32_t line, uint64_t now)
{
    struct mem_noted_write write = {.address = address, .cycle = now, .line = workgroup ? line : 0};

    if (!mem_writes_follows(system->writes, address / MEM_LINE_BYTES))
        return;
    for (uint32_t i = 0; workgroup && i < 3; i++)
        write.workgroup[i] = workgroup[i];
    mem_writes_note(system->writes, &write, system->memory->bytes + address, source, bytes);
}

/* Notes, if buffers are noted, that a line is about to be asked of the L2. */
static inline void path_note_asked(struct path_system *system, uint32_t line)
{
    if (system->buffers)
        mem_buffers_note_l2(system->buffers, line, mem_l2_has(&system->l2, line));
}

/* Shows the monitor, if it watches reads, that the L2 hands out [address, address + bytes), within one line. */
static inline void path_show_read(struct path_system *system, uint64_t address, uint32_t bytes, uint64_t now)
{
    if (mem_l2_is_pinned(&system->l2, (uint32_t)(address / MEM_LINE_BYTES)) && syncmon_watches_reads(system->syncmon))
        syncmon_read(system->syncmon, address, bytes, now);
}

/*
 * Whether waves of a process, whose addresses are [base, base + bytes), have rights on these bytes of a line: one bit
 * a byte. Returns the bits that are not permitted; 0: all are.
 */
static inline uint64_t path_forbidden_bits(const struct mem *memory, uint32_t line, uint64_t bits,
                                           enum mem_rights rights, uint64_t base, uint64_t bytes)
{
    uint64_t start = (uint64_t)line * MEM_LINE_BYTES;
    uint64_t allowed = UINT64_MAX;

    if (rights & MEM_RIGHTS_READ)
        allowed &= mem_rights_bits(&memory->readable, line);
    if (rights & MEM_RIGHTS_WRITE)
        allowed &= mem_rights_bits(&memory->writable, line);
    if (start < base)
        allowed &= base - start >= MEM_LINE_BYTES ? 0 : UINT64_MAX << (base - start);
    if (start >= base && start - base >= bytes)
        allowed = 0;
    else if (start + MEM_LINE_BYTES - base > bytes && start + MEM_LINE_BYTES > base)
        allowed &= UINT64_MAX >> (start + MEM_LINE_BYTES - base - bytes);
    return bits & ~allowed;
}

#endif
