/* SPDX-License-Identifier: MIT */
/*
 * cosim.h - the memory that the simulated GPU (the host) and an emulated microcontroller (the board) share, and how
 * they take turns. The block of this header is at its start. docs/guide/boards.md has the picture.
 *
 * A turn. The host fills the request, sends its sequence number through one pipe, and waits on the other one. The
 * board blocks in a read of the first pipe, does the work, fills the answer, and sends the same number back. Sequence
 * numbers rise by one a turn. Neither side reads the block while the other one runs.
 *
 * Little-endian, no padding, 64-bit fields at 8-byte offsets. Both sides compare layouts before anything else.
 */
#ifndef ONWARD_COSIM_H
#define ONWARD_COSIM_H

#include "onward/base.h"

#include "onward/cp.h"

CP_EXTERN_C_BEGIN

#define CP_COSIM_MAGIC   0x4d49534fu /* "OSIM" */
#define CP_COSIM_VERSION 9u

/* Files that the board opens by semihosting: 4 bytes a turn, the sequence number. */
#define CP_COSIM_REQUESTS "/dev/fd/3"
#define CP_COSIM_ANSWERS  "/dev/fd/4"

#define CP_COSIM_LOAD_BYTES 4096u /* the most that hal.load asks for */
#define CP_COSIM_LOADS      64u   /* loads that the board notes before the host must take them over */

enum cp_cosim_request {
    CP_COSIM_HELLO = 1, /* compare layouts; the answer has the board's */
    CP_COSIM_INIT = 2,  /* cp_init with config, over the mailbox, which the host has created */
    CP_COSIM_STEP = 3,  /* cp_step at cycle with budget */
    CP_COSIM_LOADED = 4 /* what CP_COSIM_LOAD or CP_COSIM_LOADS_FULL asked for is done; the step continues */
};

enum cp_cosim_answer {
    CP_COSIM_DONE = 1,      /* the request was carried out; result has its outcome */
    CP_COSIM_REFUSED = 2,   /* the board cannot carry out the request */
    CP_COSIM_LOAD = 3,      /* the step needs GPU memory outside the window */
    CP_COSIM_LOADS_FULL = 4 /* the list of loads is full */
};

/* The layout, in which both sides must agree. Each side writes its own. */
struct cp_cosim_layout {
    uint32_t version;
    uint32_t block_bytes; /* sizeof(struct cp_cosim) */
    uint32_t config_bytes;
    uint32_t counters_bytes;
    uint32_t command_bytes;
    uint32_t event_bytes;
    uint32_t protocol; /* CP_PROTOCOL */
};

/* A load that the firmware has made, in or outside the window. */
struct cp_cosim_load {
    uint64_t address;
    uint32_t bytes;
    uint32_t reserved;
};

struct cp_cosim {
    uint32_t magic; /* CP_COSIM_MAGIC, written by the host before the board starts */
    uint32_t reserved0;
    struct cp_cosim_layout host;
    struct cp_cosim_layout board;

    /* Offsets are from the start of this block. The window holds the first window_bytes of GPU memory. */
    uint32_t mailbox_offset;
    uint32_t mailbox_bytes;
    uint32_t window_offset;
    uint32_t window_bytes;
    uint32_t trace_offset; /* of the ring of the firmware's event trace (trace.h) */
    uint32_t trace_bytes;  /* 0: no trace */
    uint64_t memory_bytes;

    /* Request */
    uint32_t sequence;
    uint32_t request; /* enum cp_cosim_request */
    uint64_t cycle;
    uint32_t budget;

    /* Answer */
    uint32_t answer; /* enum cp_cosim_answer */
    int32_t result;  /* of cp_init, cp_step */
    uint32_t ready;  /* cp_ready after the step */
    uint32_t panic;
    uint32_t max_wgs;       /* HELLO: the image's CP_MAX_WGS */
    uint32_t max_cus;       /* HELLO: its CP_MAX_CUS */
    uint32_t wanting;       /* cp_wanting */
    uint32_t refused_field; /* INIT: cp_refused_field */
    uint32_t load_count;    /* loads[] since the last answer; the host sets it to 0 */
    uint64_t deadline;
    uint64_t unlaunched;
    uint64_t instructions; /* that cp_step has executed */

    /* A load outside the window: the answer has address and bytes, the next request result and data */
    uint64_t load_address;
    uint32_t load_bytes; /* 1..CP_COSIM_LOAD_BYTES */
    int32_t load_result; /* CP_OK or CP_ERROR_ADDRESS */
    uint8_t load_data[CP_COSIM_LOAD_BYTES];

    struct cp_cosim_load loads[CP_COSIM_LOADS]; /* for the host, which charges time for them */

    struct cp_counters counters; /* after the step */
    struct cp_config config;     /* INIT; the next field names its policy */
    char policy[32];             /* INIT: name of the policy's constant, without cp_policy_ */
};
CP_STATIC_ASSERT(__builtin_offsetof(struct cp_cosim, memory_bytes) % 8 == 0 &&
                     __builtin_offsetof(struct cp_cosim, cycle) % 8 == 0 &&
                     __builtin_offsetof(struct cp_cosim, deadline) % 8 == 0 &&
                     __builtin_offsetof(struct cp_cosim, load_address) % 8 == 0 &&
                     __builtin_offsetof(struct cp_cosim, counters) % 8 == 0,
                 "64-bit fields lie at 8-byte offsets without hidden padding");

/* The layout as this side was compiled. */
#define CP_COSIM_LAYOUT                                                                                                \
    ((struct cp_cosim_layout){CP_COSIM_VERSION, (uint32_t)sizeof(struct cp_cosim), (uint32_t)sizeof(struct cp_config), \
                              (uint32_t)sizeof(struct cp_counters), (uint32_t)sizeof(struct cp_command),               \
                              (uint32_t)sizeof(struct cp_event), CP_PROTOCOL})

CP_EXTERN_C_END

#endif
