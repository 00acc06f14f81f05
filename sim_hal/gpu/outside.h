/*
 * outside.h - inputs from outside, each scheduled for its cycle: doorbells, losses and returns of compute units, commands of the host
 * and restarts of the firmware.
 */
#ifndef SIM_HAL_GPU_OUTSIDE_H
#define SIM_HAL_GPU_OUTSIDE_H

#include "engine/clock.h"
#include "onward/cp.h"

/* A command of the host for a queue (onward/hal.h). */
struct gpu_host_command {
    uint32_t queue;
    enum cp_host_operation operation;
    uint32_t number; /* the answer repeats it */
    /* CREATE, UPDATE: what the queue has from then on. What else CREATE tells of it is what it was added with. */
    uint32_t priority;
    uint16_t limit, weight;
    struct cp_limits limits; /* LIMIT */
    struct cp_range page;    /* STATUS, MASK; CLEAR: scratch, or nothing */
};

enum gpu_outside_kind {
    GPU_OUTSIDE_DOORBELL,
    GPU_OUTSIDE_CU_LOST,
    GPU_OUTSIDE_CU_RETURNED,
    GPU_OUTSIDE_HOST,
    GPU_OUTSIDE_RESTART
};

struct gpu_outsides;

struct gpu_outside {
    enum gpu_outside_kind kind;
    uint32_t index;                  /* queue or CU; the number of a restart */
    struct gpu_host_command command; /* HOST */
    enum cp_restart restart;         /* RESTART */
    struct clock_event event;
    struct gpu_outsides *outsides;
    struct gpu_outside *next;  /* of all */
    struct gpu_outside *spare; /* of those that are over */
};

/* Starts as zeros but for clock, act and context. */
struct gpu_outsides {
    struct clock *clock;
    /* An input's cycle has come. It is still counted if it is a restart: gpu_outside_end tells when it has taken place. */
    void (*act)(void *context, struct gpu_outside *outside, uint64_t cycle);
    void *context;
    struct gpu_outside *all, *spares;
    uint32_t losses;   /* of CUs that are still to come */
    uint32_t restarts; /* that are still to come */
    uint32_t pending;  /* doorbells, CU returns, commands of the host and restarts that are still to come */
};

/* Schedules an input. Returns NULL if the host has no memory. */
struct gpu_outside *gpu_outside_schedule(struct gpu_outsides *outsides, enum gpu_outside_kind kind, uint32_t index,
                                         uint64_t cycle);

/* Has a restart whose cycle has come wait for another cycle. Returns false if the host has no memory. */
bool gpu_outside_delay(struct gpu_outside *restart, uint64_t cycle);

/* A restart has taken place. */
void gpu_outside_end(struct gpu_outside *restart);

void gpu_outsides_free(struct gpu_outsides *outsides);

#endif
