/*
 * cosim.h - the block at the start of the memory that the simulated GPU and an emulated microcontroller share, and how
 * they take turns. docs/cosimulation.md has the picture.
 *
 * The host speaks first and the board answers, never both at once: the host fills the request, sends its sequence
 * number down one pipe and waits on the other; the board, blocked in a read of the first, does the work, fills the
 * answer, and sends the same number back. Numbers go up by one a turn. Nothing here is read while the other side runs.
 *
 * Little-endian, no padding, 64-bit fields at 8-byte offsets. Sizes are compared by both sides before anything else.
 */
#ifndef ONWARD_COSIM_H
#define ONWARD_COSIM_H

#include <stdint.h>

#include "onward/cp.h"

#define CP_COSIM_MAGIC   0x4d49534fu /* "OSIM" */
#define CP_COSIM_VERSION 2u

/* Files that the board opens by semihosting: 4 bytes a turn, the sequence number. */
#define CP_COSIM_REQUESTS "/dev/fd/3"
#define CP_COSIM_ANSWERS  "/dev/fd/4"

#define CP_COSIM_LOAD_BYTES 4096u /* as much as hal.load may ask for */

enum cp_cosim_request {
    CP_COSIM_HELLO = 1, /* compare layouts; the answer has the board's */
    CP_COSIM_INIT = 2,  /* cp_init with config, over the mailbox, which is there by now */
    CP_COSIM_STEP = 3,  /* cp_step at cycle with budget */
    CP_COSIM_LOADED = 4 /* the bytes that the answer CP_COSIM_LOAD asked for; go on */
};

enum cp_cosim_answer {
    CP_COSIM_DONE = 1,    /* the request is carried out, result says how */
    CP_COSIM_REFUSED = 2, /* the request makes no sense to the board */
    CP_COSIM_LOAD = 3     /* GPU memory outside the window is needed before the step can go on */
};

/* What both sides must agree on; each writes its own. */
struct cp_cosim_layout {
    uint32_t version;
    uint32_t block_bytes; /* sizeof(struct cp_cosim) */
    uint32_t config_bytes;
    uint32_t counters_bytes;
    uint32_t command_bytes;
    uint32_t event_bytes;
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
    uint32_t ready;  /* cp_ready afterwards, and so on */
    uint32_t panic;
    uint32_t max_wgs; /* HELLO: the image's CP_MAX_WGS */
    uint32_t max_cus; /* HELLO: its CP_MAX_CUS */
    uint32_t wanting; /* cp_wanting */
    uint64_t deadline;
    uint64_t unlaunched;
    uint64_t instructions; /* that cp_step took */

    /* A load outside the window */
    uint64_t load_address;
    uint32_t load_bytes; /* 1..CP_COSIM_LOAD_BYTES */
    int32_t load_result; /* CP_OK or CP_ERROR_ADDRESS */
    uint8_t load_data[CP_COSIM_LOAD_BYTES];

    struct cp_counters counters; /* after the step */
    struct cp_config config;     /* INIT */
};
_Static_assert(__builtin_offsetof(struct cp_cosim, memory_bytes) % 8 == 0 &&
                   __builtin_offsetof(struct cp_cosim, cycle) % 8 == 0 &&
                   __builtin_offsetof(struct cp_cosim, deadline) % 8 == 0 &&
                   __builtin_offsetof(struct cp_cosim, load_address) % 8 == 0 &&
                   __builtin_offsetof(struct cp_cosim, counters) % 8 == 0,
               "64-bit fields lie at 8-byte offsets without hidden padding");

/* The layout as this side was compiled. */
#define CP_COSIM_LAYOUT                                                                                                \
    ((struct cp_cosim_layout){CP_COSIM_VERSION, (uint32_t)sizeof(struct cp_cosim), (uint32_t)sizeof(struct cp_config), \
                              (uint32_t)sizeof(struct cp_counters), (uint32_t)sizeof(struct cp_command),               \
                              (uint32_t)sizeof(struct cp_event)})

#endif
