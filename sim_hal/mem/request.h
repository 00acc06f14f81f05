/*
 * request.h - one vector memory instruction on its way through the memory system, and its answer.
 */
#ifndef SIM_HAL_MEM_REQUEST_H
#define SIM_HAL_MEM_REQUEST_H

#include "execute/memory_ops.h"
#include "mem/condition.h"

struct gpu_request;

/* All effects of the request took place; cycle (>= now) is when the wave may count it as done. The request still
 * belongs to the caller and is released with gpu_request_release, usually in here. */
typedef void (*gpu_request_complete)(struct gpu_request *request, uint64_t cycle);

/* The effect of a waiting access at the L2. */
enum gpu_arming {
    GPU_ARMS_NEVER,  /* compares only */
    GPU_ARMS_FAILED, /* a waiting atomic: each lane whose condition fails is registered in the same step */
    GPU_ARMS_UNSEEN  /* the separate wait instruction: registers without a test of the word */
};

/* The L2's answer to a waiting atomic. A wait that finds no space in the monitor and its log counts as met: the wave
 * continues and tries again. */
enum gpu_wait_answer {
    GPU_WAIT_MET,
    GPU_WAIT_FAILED,
    GPU_WAIT_UNWATCHED /* failed, and found no space: the wave must not wait */
};

struct gpu_request {
    struct isa_access access; /* filled by isa_prepare_vector_access */
    uint32_t cu;
    uint64_t process_base; /* addresses outside [base, base + bytes) are faults */
    uint64_t process_bytes;
    gpu_request_complete complete;
    const uint32_t *workgroup;     /* id of the WG, for reports; lives as long as the request */
    void *owner;                   /* the wave: results for registers of one owner come in the order of issue */
    uint32_t tag;                  /* the owner's own */
    uint32_t wave_epoch;           /* the index of its operation in its program */
    uint32_t observed;             /* the number that an observer of accesses has given it */
    uint8_t arms;                  /* enum gpu_arming: what a failed condition does at the L2 */
    struct gpu_waiter waiter;      /* the waiter, if it arms. since 0: it has not waited for this before */
    uint8_t wait_answer;           /* enum gpu_wait_answer, waiting atomics */
    uint8_t wait_lane;             /* a lane whose condition failed */
    uint32_t armed;                /* different conditions registered for it, when it failed */
    bool logged;                   /* one of them in the Monitor Log */
    bool no_space;                 /* one of them found no space: the wave must not wait */
    uint8_t awaited;               /* others that wait on the word that a lane has taken, at most GPU_HEIRS_MOST */
    uint8_t awaited_lane;          /* that lane */
    bool scoped;                   /* of a scoped program: a combining L1 may keep its stores */
    struct gpu_request *next;      /* free list */
    struct gpu_request_path *path; /* the memory system's own bookkeeping */
};

#endif
