/*
 * observer.h - what observers of a run are called with: traces, times of work-groups.
 */
#ifndef SIM_HAL_GPU_OBSERVER_H
#define SIM_HAL_GPU_OBSERVER_H

#include <stdbool.h>
#include <stdint.h>

/* States of a work-group's life, for observers (traces). */
enum gpu_life {
    GPU_LIFE_LAUNCHED, /* running on a CU for the first time */
    GPU_LIFE_RUNNING,  /* after a stall or a restore */
    GPU_LIFE_STALLED,
    GPU_LIFE_SAVING,
    GPU_LIFE_SWAPPED, /* context in memory, waiting */
    GPU_LIFE_READY,   /* context in memory, and the GPU knows that it can run */
    GPU_LIFE_RESTORING,
    GPU_LIFE_DONE,
    GPU_LIFE_KILLED
};

/* Lengths of queues after a firmware step, or after the dispatcher has placed a WG by itself. */
struct gpu_depths {
    uint32_t events, commands; /* in the mailbox */
    uint32_t ready;            /* WGs without a slot of CU resources that are ready again */
    uint64_t unlaunched;       /* WGs without a slot that were never launched */
    uint64_t waiters;          /* registrations in the SyncMon */
    uint64_t spilled;          /* waits in the Monitor Log that the firmware has not read */
};

struct mem_condition;   /* mem/condition.h */
struct mem_noted_write; /* mem/last_writer.h */
struct isa_program;     /* isa/program.h */

/* The change of a word that has met a condition on which a WG waits. */
struct gpu_change {
    const struct mem_condition *condition;
    const struct mem_noted_write *write; /* NULL: it is not known */
    const struct isa_program *program;   /* of the WG that waits */
};

/* Called as things happen, cycles never going back. Any function may be NULL. */
struct gpu_observer {
    void *context;
    /* queue: the number of the WG's queue. kernel: its name. */
    void (*life)(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation, uint32_t queue,
                 const char *kernel, const uint32_t workgroup[3], uint32_t cu);
    /* Just before a WG stalls: what the first of its waves that wait awaits. */
    void (*wait)(void *context, uint32_t slot, const struct mem_condition *condition);
    /* A wait of the WG is met. The first call since the WG began to stall names what ends its wait; later ones may name
     * changes that came too late to matter. A wait that ends by its timeout, its condition false, has none. */
    void (*changed)(void *context, uint32_t slot, const struct gpu_change *change);
    /* A step that began at cycle, which may lie back: its loads are answered now. */
    void (*step)(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                 uint32_t commands, uint32_t loads);
    void (*depths)(void *context, uint64_t cycle, const struct gpu_depths *depths);
    void (*cu)(void *context, uint64_t cycle, uint32_t cu, bool available);
    /* Timing begins in a run that has begun without: cycles before meant nothing. */
    void (*timing)(void *context, uint64_t cycle);
};

#endif
