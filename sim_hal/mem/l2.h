/*
 * l2.h - the banks of the L2: tags, timing, atomic units, and the one place where memory changes.
 *
 * The bytes themselves lie in struct mem, which is what all banks hold together. A bank accepts one line
 * request a cycle. Requests come in the order in which they reach the L2; their effects on bytes take place at once,
 * in that order, and the answer leaves the bank at the cycle that is returned.
 */
#ifndef SIM_HAL_MEM_L2_H
#define SIM_HAL_MEM_L2_H

#include "engine/parameters.h"
#include "engine/require.h"
#include "mem/cache.h"
#include "mem/dram.h"
#include "mem/memory.h"

struct mem_counters;

/* The watcher is called for accesses to lines whose monitored bit is set. */
struct mem_l2_watcher {
    void *context;
    /* Memory at [address, address + bytes), within one line, was written. empty_section: of struct mem_request. */
    void (*written)(void *context, uint64_t address, uint32_t bytes, bool empty_section, uint64_t now);
};

struct mem_l2_bank {
    struct mem_cache cache;
    uint64_t free;       /* first cycle that no request has taken */
    uint64_t *miss_done; /* ring of l2.mshrs: when the miss that had this place was over */
    uint32_t next_miss;
};

struct mem_l2 {
    struct mem_l2_bank *banks;
    uint32_t bank_count;
    uint32_t interleave_bits; /* log2 of the lines that lie together in one bank */
    uint32_t interleave_mask; /* of these lines' number */
    uint32_t stripe_bits;     /* log2 of the lines that lie together in all banks */
    uint32_t mshrs;
    uint64_t atomic_interval;
    uint32_t atomic_lanes;
    struct mem *memory;
    struct mem_dram *dram;
    struct mem_counters *counters;
    struct mem_l2_watcher watcher;
    uint32_t pinned;     /* lines */
    uint64_t *monitored; /* a bit a line of memory: the monitored bits of all tags, so that asking is cheap */
};

/* The kinds of line requests. A whole line that is written needs no fetch from DRAM. */
enum mem_l2_use { MEM_L2_READ, MEM_L2_WRITE_PART, MEM_L2_WRITE_LINE };

/* watcher is copied. Returns false if the host has no memory; mem_l2_free is allowed then too. */
bool mem_l2_init(struct mem_l2 *l2, const struct parameters *parameters, struct mem *memory,
                 struct mem_counters *counters, const struct mem_l2_watcher *watcher);
void mem_l2_free(struct mem_l2 *l2);

/*
 * Times one line request that reaches its bank at cycle arrival >= now, the cycle being simulated. Returns the cycle
 * at which the bank answers: when the line is there and no atomic occupies it. A write needs not wait for its line's
 * fetch, but for an entry: while DRAM cannot take the dirty line that had the entry, the write is not acknowledged.
 */
uint64_t mem_l2_access(struct mem_l2 *l2, uint32_t line, enum mem_l2_use use, uint64_t arrival, uint64_t now);

/*
 * Times an atomic request on a line: words different dwords take part, same of its lanes are on the busiest of them.
 * The line is busy l2.atomic_interval cycles, one more for each further lane on the same dword, and one more for each
 * further l2.atomic_lanes dwords. Returns the cycle at which the old values leave the bank.
 */
uint64_t mem_l2_atomic(struct mem_l2 *l2, uint32_t line, uint32_t words, uint32_t same, uint64_t arrival, uint64_t now);

/* Counts waiting atomics that fail on words of a line, up to MEM_HEIRS_MOST, as long as the line is in the L2. Taking the
 * count returns it, and it is 0 again. */
void mem_l2_count_failure(struct mem_l2 *l2, uint32_t line);
uint32_t mem_l2_take_failures(struct mem_l2 *l2, uint32_t line);

/* A message about a line takes its bank for a cycle, as a line request does that reaches it at cycle arrival. Returns
 * that cycle. */
uint64_t mem_l2_message(struct mem_l2 *l2, uint32_t line, uint64_t arrival, uint64_t now);

/*
 * Every change of memory by waves, command processor and host passes here, in the order of the L2: bytes at address
 * become those of source at cycle now. They lie in one line. The watcher is shown every write to a monitored line, with
 * empty_section of struct mem_request.
 */
void mem_l2_write(struct mem_l2 *l2, uint64_t address, const void *source, uint32_t bytes, bool empty_section,
                  uint64_t now);

/*
 * Sets the monitored bit of a line, which brings it into the L2 if it is not there and keeps it from being replaced.
 * Returns false if the line's set has only one line left that can be replaced.
 */
bool mem_l2_pin(struct mem_l2 *l2, uint32_t line, uint64_t now);
void mem_l2_unpin(struct mem_l2 *l2, uint32_t line);

/* Whether the line's monitored bit is set. */
static inline bool mem_l2_is_pinned(const struct mem_l2 *l2, uint32_t line)
{
    SIM_REQUIRE(!l2->pinned || line < l2->memory->size / MEM_LINE_BYTES);
    return l2->pinned && l2->monitored[line / 64] >> (line % 64) & 1;
}

/* Whether the L2 has a line; changes nothing. */
bool mem_l2_has(const struct mem_l2 *l2, uint32_t line);

/* Prefetches what a request of the line will read; changes nothing. */
void mem_l2_prefetch(const struct mem_l2 *l2, uint32_t line);

/* The bank that a line lies in. */
uint32_t mem_l2_bank_number(const struct mem_l2 *l2, uint32_t line);

#endif
