/*
 * memory_system.h - the path of every memory access: L1s, scalar and instruction caches, L2 banks, DRAM.
 *
 * Vector accesses travel in two steps. At issue gpu_vector_access coalesces the lanes into 64-byte lines and looks
 * them up in the CU's L1, which holds its own copy of the bytes (a missing acquire is seen as stale data). What
 * misses, and every store and atomic, reaches its L2 bank later, by event, in time order: there loads take their
 * data, stores and atomics change memory. When every line has been served, complete() is called with the cycle at
 * which the answer is in the registers (loads, atomics) or acknowledged (stores); that cycle may lie in the future.
 * Requests of one CU reach one bank in the order of issue, so a wave's accesses to one address stay in program order.
 */
#ifndef SIM_HAL_MEM_MEMORY_SYSTEM_H
#define SIM_HAL_MEM_MEMORY_SYSTEM_H

#include "engine/clock.h"
#include "engine/parameters.h"
#include "isa/memory_ops.h"
#include "mem/last_writer.h"
#include "mem/memory.h"
#include "mem/syncmon.h"

struct gpu_memory_system; /* memory_system.c */

struct gpu_request;

/* All effects of the request took place; cycle (>= now) is when the wave may count it as done. The request still
 * belongs to the caller and is released with gpu_request_release, usually in here. */
typedef void (*gpu_request_complete)(struct gpu_request *request, uint64_t cycle);

/* What a waiting access does at the L2. */
enum gpu_arming {
    GPU_ARMS_NEVER,  /* compares only */
    GPU_ARMS_FAILED, /* a waiting atomic: each lane whose condition fails is registered in the same step */
    GPU_ARMS_UNSEEN  /* the separate wait instruction: registers without a look at the word */
};

/* What the L2 answers to a waiting atomic. A wait that the monitor and its log have no room for counts as met: the wave
 * goes on and tries again. */
enum gpu_wait_answer { GPU_WAIT_MET, GPU_WAIT_FAILED };

struct gpu_request {
    struct isa_access access; /* filled by isa_prepare_vector_access */
    uint32_t cu;
    uint64_t process_base; /* addresses outside [base, base + bytes) are faults */
    uint64_t process_bytes;
    gpu_request_complete complete;
    const uint32_t *workgroup;     /* id of the WG, for reports; lives as long as the request */
    void *owner;                   /* the wave: results for registers of one owner come in the order of issue */
    uint32_t tag;                  /* the owner's own */
    uint32_t wave_epoch;           /* the owner's own */
    uint8_t arms;                  /* enum gpu_arming: what a failed condition does at the L2 */
    struct gpu_waiter waiter;      /* who waits, when it arms. since 0: it has not waited for this before */
    uint8_t wait_answer;           /* enum gpu_wait_answer, waiting atomics */
    uint8_t wait_lane;             /* a lane whose condition failed */
    uint32_t armed;                /* different conditions registered for it, when it failed */
    bool logged;                   /* one of them in the Monitor Log */
    bool no_room;                  /* one of them found no place: the wave must not wait */
    struct gpu_request *next;      /* free list */
    struct gpu_request_path *path; /* the memory system's own bookkeeping */
};

/* Builds the whole memory system over memory and clock (both outlive it). NULL when the host has no room. */
struct gpu_memory_system *gpu_memory_system_create(const struct gpu_parameters *parameters, struct gpu_memory *memory,
                                                   struct gpu_clock *clock);
void gpu_memory_system_free(struct gpu_memory_system *system);

/* A request to fill in; NULL when the host has no room. Released requests are used again. */
struct gpu_request *gpu_request_acquire(struct gpu_memory_system *system);
void gpu_request_release(struct gpu_memory_system *system, struct gpu_request *request);

/* Cycle from which on the CU's address unit takes another vector memory instruction. */
uint64_t gpu_vector_ready(const struct gpu_memory_system *system, uint32_t cu);

/*
 * Sends a request off at cycle now. access.exec may be 0 (it completes at once). Rights and bounds of every active lane
 * are checked first: on a fault nothing happens, *fault_address names the byte, and complete is not called.
 */
enum isa_fault gpu_vector_access(struct gpu_memory_system *system, struct gpu_request *request, uint64_t now,
                                 uint64_t *fault_address);

/*
 * A scalar access, carried out at once: loads write wave->scalar, stores write memory. *done receives the cycle at
 * which the answer counts. Scalar caches hold copies of their own too, invalidated by s_dcache_inv and at kernel
 * start.
 */
enum isa_fault gpu_scalar_memory(struct gpu_memory_system *system, uint32_t cu, struct isa_wave *wave,
                                 const struct isa_scalar_access *access, uint64_t process_base, uint64_t process_bytes,
                                 uint64_t now, uint64_t *done, uint64_t *fault_address);

/* Fetches the instruction line at address; returns the cycle at which its instructions can be decoded. */
uint64_t gpu_instruction_fetch(struct gpu_memory_system *system, uint32_t cu, uint64_t address, uint64_t now);

/* Drops every line of the CU's L1 (and of its scalar cache): acquire at kernel start and after a restore. */
void gpu_invalidate_cu(struct gpu_memory_system *system, uint32_t cu);

/* Moves bytes between a CU and memory at address for a context save (write) or restore: time and bandwidth through
 * L1 port, L2 and DRAM are charged, bytes are the caller's business. Returns the cycle at which it is done. */
uint64_t gpu_stream(struct gpu_memory_system *system, uint32_t cu, uint64_t address, uint64_t bytes, bool write,
                    uint64_t now);

/* The command processor's accesses through the L2; each returns the cycle at which it is done. The
 * range must be contained in memory. */
uint64_t gpu_cp_store(struct gpu_memory_system *system, uint64_t address, const void *source, uint32_t bytes,
                      uint64_t now);
uint64_t gpu_cp_add(struct gpu_memory_system *system, uint64_t address, uint64_t addend, uint64_t now);
uint64_t gpu_cp_copy(struct gpu_memory_system *system, uint64_t to, uint64_t from, uint32_t bytes, uint64_t now);

/* The last write known of the 4-byte word at address, or NULL (last_writer.h). */
const struct gpu_write *gpu_last_write(const struct gpu_memory_system *system, uint64_t address);

/* The monitor in the L2; owned by the memory system. */
struct gpu_syncmon *gpu_memory_syncmon(struct gpu_memory_system *system);

/* Whether one of the conditions that a wave's wait is registered for holds: gpu_syncmon_any_holds. */
bool gpu_memory_wait_holds(const struct gpu_memory_system *system, uint32_t slot, uint32_t generation,
                           uint32_t wait_number);

/* Counts since creation. */
struct gpu_memory_counters {
    uint64_t loads, stores, atomics; /* vector instructions */
    uint64_t atomic_lanes;           /* read-modify-writes and compare-and-waits performed, one an active lane */
    uint64_t l1_hits, l1_misses;     /* lines */
    uint64_t scalar_hits, scalar_misses;
    uint64_t fetch_hits, fetch_misses;
    uint64_t l2_hits, l2_misses, l2_writebacks;
    uint64_t dram_reads, dram_writes, dram_row_hits;
    uint64_t stream_bytes;
    uint64_t waits_failed; /* waiting atomics whose condition was false */
};
const struct gpu_memory_counters *gpu_memory_counters(const struct gpu_memory_system *system);

#endif
