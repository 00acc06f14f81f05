/*
 * request.h - one vector memory instruction on its way through the memory system, and its answer.
 */
#ifndef SIM_HAL_MEM_REQUEST_H
#define SIM_HAL_MEM_REQUEST_H

#include "execute/memory_ops.h"
#include "mem/condition.h"

struct mem_request;

/* All effects of the request took place; cycle (>= now) is when the wave may count it as done. The request still
 * belongs to the caller and is released with path_request_release, usually in here. */
typedef void (*mem_request_complete)(struct mem_request *request, uint64_t cycle);

/* The effect of a waiting access at the L2. */
enum mem_arming {
    MEM_ARMS_NEVER,  /* compares only */
    MEM_ARMS_FAILED, /* a waiting atomic: each lane whose condition fails is registered in the same step */
    MEM_ARMS_UNSEEN  /* the separate wait instruction: registers without a test of the word */
};

/* The L2's answer to a waiting atomic. A wait that finds no space in the monitor and its log counts as met: the wave
 * continues and tries again. */
enum mem_wait_answer {
    MEM_WAIT_MET,
    MEM_WAIT_FAILED,
    MEM_WAIT_UNWATCHED /* failed, and found no space: the wave must not wait */
};

/* What an access of a wave that spins waits for: a condition on its words of 4 bytes; ISA_WAIT_NONE: any other value. */
struct mem_spin {
    uint8_t condition; /* enum isa_wait_condition */
    uint32_t value;
};

struct mem_request {
    struct execute_access access; /* filled by execute_prepare_vector_access */
    uint32_t cu;
    uint64_t process_base; /* addresses outside [base, base + bytes) are faults */
    uint64_t process_bytes;
    mem_request_complete complete;
    const uint32_t *workgroup;     /* id of the WG, for reports; lives as long as the request */
    void *owner;                   /* the wave: results for registers of one owner come in the order of issue */
    uint32_t tag;                  /* the owner's own */
    uint32_t wave_epoch;           /* the index of its operation in its program */
    uint32_t observed;             /* the number that an observer of accesses has given it */
    uint8_t arms;                  /* enum mem_arming: what a failed condition does at the L2 */
    struct mem_waiter waiter;      /* the waiter, if it arms. since 0: it has not waited for this before */
    uint8_t wait_answer;           /* enum mem_wait_answer, waiting atomics */
    uint8_t wait_lane;             /* a lane whose condition failed */
    uint32_t armed;                /* different conditions registered for it, when it failed */
    bool logged;                   /* one of them in the Monitor Log */
    bool no_space;                 /* one of them found no space: the wave must not wait */
    uint8_t awaited;               /* others that wait on the word that a lane has taken, at most MEM_HEIRS_MOST */
    uint8_t awaited_lane;          /* that lane */
    bool took;                     /* a lane of a waiting atomic has found its condition true, and changed the word */
    bool empty_section;            /* the wave has written nothing since it took a word in this way */
    bool spins;                    /* of a wave that spins (policy.spins): the bank fills in what it waits for */
    struct mem_spin spin;          /* then */
    bool first;                    /* then: the wave goes on, and stops behind its next access to wait for both */
    bool scoped;                   /* of a scoped program: a combining L1 may keep its stores */
    struct mem_request *next;      /* free list */
    struct mem_request_path *path; /* the memory system's own bookkeeping */
};

#endif
