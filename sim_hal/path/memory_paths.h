/*
 * memory_paths.h - the other ways into the L2: scalar accesses, instruction fetch, context streams, the command processor.
 */
#ifndef SIM_HAL_PATH_MEMORY_PATHS_H
#define SIM_HAL_PATH_MEMORY_PATHS_H

#include "engine/clock.h"
#include "execute/memory_ops.h"
#include "mem/memory_counters.h"

struct path_system;

/*
 * A scalar access, carried out at once: loads write wave->scalar, stores write memory. *done receives the cycle at
 * which the answer counts. Scalar caches hold copies of their own too, invalidated by s_dcache_inv and at kernel
 * start.
 */
enum isa_fault path_scalar_memory(struct path_system *system, uint32_t cu, struct isa_wave *wave,
                                  const struct execute_scalar_access *access, uint64_t process_base,
                                  uint64_t process_bytes, uint64_t now, uint64_t *done, uint64_t *fault_address);

/* Fetches the instruction line at address; returns the cycle at which its instructions can be decoded. */
uint64_t path_instruction_fetch(struct path_system *system, uint32_t cu, uint64_t address, uint64_t now);

/* Drops every line of the CU's L1, dirty ones written back before, and of its scalar cache: acquire at kernel start and
 * after a restore. */
void path_invalidate_cu(struct path_system *system, uint32_t cu, enum mem_invalidation cause);

/* The same for the scalar cache alone: the L1 stays as it is. */
void path_invalidate_scalar(struct path_system *system, uint32_t cu);

/* Returns how often the CU's L1 was emptied, whatever for. A line that it holds was fetched after the last time. */
uint64_t path_l1_emptied(const struct path_system *system, uint32_t cu);

/* A context on its way between a CU and memory. The owner sets the first group, and keeps it until it is finished. */
struct path_stream {
    void *owner;
    void (*finished)(void *owner, uint64_t cycle); /* every line has its answer */
    uint32_t cu;
    bool write;       /* a save; else a restore */
    uint64_t address; /* of the next line */
    uint64_t alone;   /* the lines before it are moved by all waves, those from here on by one: address .. end */
    uint64_t end;
    uint32_t waves;       /* 1 or more */
    uint32_t line_cycles; /* that a wave takes for a line; 0: a line a cycle, whatever the waves */

    struct path_system *system;
    struct clock_event event; /* the next lines leave, or the last answer is there */
    uint64_t done;            /* latest answer so far, and the time that the waves took */
};

/*
 * Moves [address, end) for a context save or restore, from cycle start >= now on: time and bandwidth through L1 port, L2
 * and DRAM are charged, bytes are the caller's business. Lines leave in small batches at their time, so that accesses of
 * waves go between them. With line_cycles a batch leaves when the waves have had the time for the one before it.
 */
void path_stream_start(struct path_system *system, struct path_stream *stream, uint64_t start);

/* Stops a stream; harmless when it has not started or is finished. */
void path_stream_stop(struct path_system *system, struct path_stream *stream);

/* The command processor's accesses through the L2; each returns the cycle at which it is done. The
 * range must be contained in memory. */
uint64_t path_cp_store(struct path_system *system, uint64_t address, const void *source, uint32_t bytes, uint64_t now);
uint64_t path_cp_add(struct path_system *system, uint64_t address, uint64_t addend, uint64_t now);
uint64_t path_cp_copy(struct path_system *system, uint64_t to, uint64_t from, uint32_t bytes, uint64_t now);

/*
 * A load of the command processor that reaches the L2 at cycle now, the one being simulated: takes its banks, and moves
 * no bytes. Returns the cycle at which the last line leaves its bank.
 */
uint64_t path_cp_load(struct path_system *system, uint64_t address, uint32_t bytes, uint64_t now);

#endif
