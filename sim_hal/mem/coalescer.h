/*
 * coalescer.h - from the 64 lanes of a vector access to 64-byte lines.
 *
 * The lanes of one instruction are reduced to its distinct lines, a struct mem_transaction each, in the order in which the
 * address unit meets them: a quarter-wave after the other, each line of a quarter-wave taking one cycle of the L1's tags.
 */
#ifndef SIM_HAL_MEM_COALESCER_H
#define SIM_HAL_MEM_COALESCER_H

#include "mem/request_path.h"

/* Cycles of the address unit for four quarter-waves: when the active lanes of each lie together, when they do not, and when none is
 * active. A quarter-wave takes a quarter of its cycles, and an instruction the sum of these, rounded up to whole cycles. */
struct mem_address_cost {
    uint32_t together;
    uint32_t apart;
    uint32_t empty; /* 0: empty quarter-waves are skipped */
};

/* Finds a transaction by line while one request is coalesced. */
struct mem_coalescer {
    uint16_t slots[2 * MEM_TRANSACTIONS]; /* index + 1; all zero between requests */
};

/*
 * Fills request->path's transactions, pattern and cycles. memory_bytes is the size of memory: an address beyond it is a
 * fault, and so is a misaligned one (isa/alignment.h). *fault_address then names it.
 */
enum isa_fault mem_coalesce(struct mem_coalescer *coalescer, struct mem_request *request, struct mem_address_cost cost,
                            uint64_t memory_bytes, uint64_t *fault_address);

#endif
