/*
 * lives.h - how long work-groups were in each state of their lives, and how many at one time: what the break-down of
 * their time (AWG's figure 11) and the size of the tables that hold them (figure 13) are made of. And how long single
 * waits, stays and returns took.
 *
 * It listens as an observer and passes everything on to the run's own.
 */
#ifndef SIM_HAL_GPU_LIVES_H
#define SIM_HAL_GPU_LIVES_H

#include "engine/lengths.h"
#include "gpu/observer.h"

enum gpu_lives_state {
    GPU_LIVES_NONE, /* not launched, or over */
    GPU_LIVES_RUNNING,
    GPU_LIVES_STALLED,
    GPU_LIVES_SAVING,
    GPU_LIVES_SWAPPED,
    GPU_LIVES_READY,
    GPU_LIVES_RESTORING,
    GPU_LIVES_STATES
};

/* Parts of a life that go over several states. */
enum gpu_lives_span {
    GPU_LIVES_WAIT,   /* on a compute unit or in memory, until the condition is met or the wait is given up */
    GPU_LIVES_STAY,   /* on a compute unit, from the launch or restore to the save or the end */
    GPU_LIVES_RETURN, /* from the time when a saved work-group can run, until it does */
    GPU_LIVES_SPANS
};

struct gpu_lives_slot {
    uint64_t since;
    uint64_t begun[GPU_LIVES_SPANS];
    uint8_t state;                      /* enum gpu_lives_state */
    uint8_t under_way[GPU_LIVES_SPANS]; /* 0 or 1 */
};

struct gpu_lives {
    struct gpu_observer next; /* the run's own */
    struct gpu_observer observer;
    struct gpu_lives_slot *slots; /* one a work-group slot */
    uint64_t cycles[GPU_LIVES_STATES];
    struct lengths lengths[GPU_LIVES_SPANS]; /* of the spans that are over */
    uint32_t now[GPU_LIVES_STATES];          /* work-groups in each state */
    uint32_t alive, away; /* launched and not over; of these, without a place: swapped or on the way */
    uint32_t alive_peak, away_peak, stalled_peak, swapped_peak, ready_peak;
};

/* Sets up for slots work-group slots, listening before next. *lives must not move afterwards. Returns false
 * if the host has no memory. */
bool gpu_lives_init(struct gpu_lives *lives, uint32_t slots, const struct gpu_observer *next);
void gpu_lives_free(struct gpu_lives *lives);

/* Cycles that all work-groups together spent in a state up to cycle. */
uint64_t gpu_lives_cycles(const struct gpu_lives *lives, enum gpu_lives_state state, uint64_t cycle);

#endif
