/*
 * launch_state.h - one launch, from its description to its end: where it lies in GPU memory, and what it has done.
 */
#ifndef SIM_HAL_HOST_LAUNCH_STATE_H
#define SIM_HAL_HOST_LAUNCH_STATE_H

#include "host/launch_description.h"
#include "host/series.h"
#include "onward/aql.h"
#include "onward/hal.h"

#define HOST_PRINTED_BYTES (1u << 20) /* of the records of printf */
#define HOST_RING_PACKETS  16u        /* of a launch's queue */

/* What a queue may use beside others. */
struct host_share {
    uint32_t priority;
    uint16_t limit, weight; /* 0: no limit; 1 */
};

/* What OVERDUE has told. */
struct host_told {
    uint64_t count;
    struct cp_overdue first;
    uint64_t cycle; /* when that was told */
};

/* One launch. The caller sets the first part; the rest is filled by host_launch_place. */
struct host_launch {
    struct host_file *file; /* owned by the caller, must outlive the GPU */
    uint64_t time;          /* GPU cycle at which the doorbell rings */
    uint32_t priority;      /* of its queue, 0..CP_PRIORITIES-1 */
    uint16_t weight;        /* of its queue, 1..CP_WEIGHT_MOST; 0 is 1 */
    uint64_t period;        /* GPU cycles from a launch to the next one; 0: it is launched once */
    uint64_t gather;        /* GPU cycles after which missing slots are taken by force; 0: never */
    bool absent;            /* its queue does not exist. Before the run: it is to be created, and no doorbell rings */

    uint32_t queue;
    uint64_t *addresses;    /* one an argument: of its buffer, or offset in LDS; freed by host_launch_release */
    uint64_t iterations;    /* value that the argument marked iterations received */
    uint32_t private_bytes; /* of scratch a work-item */
    uint64_t kernarg;
    uint64_t kernarg_bytes;
    uint64_t scratch; /* the arena of its queue, from when the firmware asks for it */
    uint64_t scratch_bytes;
    uint64_t queue_memory;
    uint64_t printed; /* address of what printf writes; 0: the kernel does not print */
    uint64_t gws;     /* global wave sync of its queue; 0: the program does not use it */
    uint64_t signal;
    uint64_t ring;
    uint64_t options; /* address of its struct cp_launch_options, 0: none */
    struct host_series series;

    struct host_share share;    /* of its queue now */
    struct cp_limits limits;    /* of its dispatches now */
    bool held;                  /* its packet is not there yet: host_launch_hold */
    bool leaving;               /* its queue is being removed: nothing is put into it */
    bool suspended;             /* its queue is */
    bool fed;                   /* its queue was given the scratch that it asked for, */
    bool feeding;               /* and has not answered */
    struct host_told overdue;   /* dispatches that have reached the soft limit */
    struct host_told staying;   /* dispatches whose work-groups have to leave and do not */
    enum cp_queue_error failed; /* the error of its queue, even if that goes on, or 0 */
    uint64_t failed_detail;
};

#endif
