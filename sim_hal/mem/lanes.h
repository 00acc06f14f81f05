/*
 * lanes.h - from the 64 lanes of a vector access to 64-byte lines, and data between registers and lines.
 *
 * The lanes of one instruction are reduced to its distinct lines, a struct gpu_part each, in the order in which the
 * address unit meets them: 16 lanes after 16 lanes, each line of a group taking one cycle of the L1's tags.
 */
#ifndef SIM_HAL_MEM_LANES_H
#define SIM_HAL_MEM_LANES_H

#include "mem/memory_system.h"

#define GPU_GROUP_LANES 16u
#define GPU_PARTS       (ISA_LANES * 4u) /* in scratch every word of every lane may lie in another line */

/* One line of one request. The coalescer fills the first fields, the way through the memory system the others. */
struct gpu_part {
    uint64_t lanes;
    uint32_t line;               /* address / 64 */
    uint16_t lookup;             /* cycles from the request's first tag lookup to this line's */
    uint16_t slot;               /* the coalescer's own: where it is found, */
    uint8_t group;               /* and which group of lanes met it last */
    bool straight;               /* its lanes' addresses follow each other, no gaps but for inactive lanes */
    bool whole;                  /* a store that writes all 64 bytes */
    uint32_t entry;              /* of the L1 that a load will fill; GPU_CACHE_NONE: none */
    struct gpu_request *request; /* of a waiter or a store that is late */
    uint64_t due;                /* of a store that is late: when it reaches its bank */
    struct gpu_part *waiters;    /* parts of later loads that wait for this one, in order */
    struct gpu_part *last_waiter;
    struct gpu_part *next; /* next to be sent, next waiter or next late store */
};

enum gpu_pattern {
    GPU_PATTERN_ANY,
    GPU_PATTERN_CONSECUTIVE, /* all lanes, one aligned dword each, at address[0] + 4 * lane */
    GPU_PATTERN_SAME         /* all lanes, one aligned dword, the same for all */
};

struct gpu_request_path {
    uint64_t start;          /* cycle of the first tag lookup */
    uint64_t done;           /* latest answer so far */
    uint64_t failed;         /* lanes whose waiting condition was false */
    uint32_t outstanding;    /* parts without an answer */
    uint32_t count;          /* parts */
    uint32_t address_cycles; /* the address unit is busy this long */
    uint32_t lookup_cycles;  /* from the first to behind the last tag lookup */
    uint8_t pattern;         /* enum gpu_pattern */
    bool unaligned;          /* some lane's words straddle dwords */
    struct gpu_part *send;   /* parts for the L2, in order */
    struct gpu_part *last_send;
    uint32_t unsent;                   /* how many */
    struct gpu_request *queued;        /* next in the L1's queue */
    struct gpu_request *newer, *older; /* among those of one wave that will write registers */
    bool writing;                      /* it is one of them */
    struct gpu_part parts[GPU_PARTS];
};

/* Cycles of the address unit for four groups of 16 lanes: when the lanes of each lie together, and when not. */
struct gpu_address_cost {
    uint32_t together;
    uint32_t apart;
};

/* Finds a part by line while one request is coalesced. */
struct gpu_coalescer {
    uint16_t slots[2 * GPU_PARTS]; /* index + 1; all zero between requests */
};

/*
 * Fills request->path's parts, pattern and cycles. memory_bytes is the size of memory: an address beyond it is a
 * fault, and so is a misaligned one, unless allow_unaligned holds and it is no atomic. *fault_address then names it.
 */
enum isa_fault gpu_coalesce(struct gpu_coalescer *coalescer, struct gpu_request *request, struct gpu_address_cost cost,
                            uint64_t memory_bytes, bool allow_unaligned, uint64_t *fault_address);

/* The bytes of a line that a lane touches. */
uint64_t gpu_lane_bits(const struct isa_access *access, uint32_t lane, uint32_t line);

/* Writes what a load's lanes of this part find in the line's bytes into their registers. */
void gpu_lanes_load(const struct gpu_request *request, const struct gpu_part *part, const uint8_t *line_bytes);

/* To be called once all parts of a load were loaded: extends small unaligned values. */
void gpu_lanes_finish_load(const struct gpu_request *request);

/* Collects what a store's lanes of this part write, later lanes over earlier ones; returns which bytes these are. */
uint64_t gpu_lanes_collect(const struct gpu_request *request, const struct gpu_part *part, uint8_t *line_bytes);

#endif
