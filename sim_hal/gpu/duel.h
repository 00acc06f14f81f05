/*
 * duel.h - which base order of the waves is the better one: kin.base=duel (docs/simulator_cu.md).
 *
 * Time is cut into windows of kin.window cycles. In a window all compute units run the same order. A round is one window of
 * greed, one of turns, and some of the order in which the compute units issued more.
 */
#ifndef SIM_HAL_GPU_DUEL_H
#define SIM_HAL_GPU_DUEL_H

#include "cu/compute_unit.h"

struct gpu_duel {
    uint32_t window; /* that runs: 0, the first of the run; then 1 to the last of a round, and again */
    uint64_t issued; /* wave instructions before it */
    uint64_t greed;  /* in the last window of greed */
    bool turns_win;
    uint64_t cycles; /* of a window */
    uint32_t cu_count;
    struct gpu_compute_unit *const *cus;
    struct gpu_cu_control *control;
    struct gpu_clock *clock;
    struct gpu_event end; /* of the window */
};

/* Sets the base order of the compute units, and begins the first window if the parameters want a duel. The pointers must
 * outlive the clock's events. Returns false if the host has no memory. */
bool gpu_duel_start(struct gpu_duel *duel, const struct gpu_parameters *parameters, struct gpu_clock *clock,
                    struct gpu_compute_unit *const *cus, struct gpu_cu_control *control);

/* A window ends, and all compute units have issued this many wave instructions since the start of the run. Returns whether
 * waves take turns in the next one. */
bool gpu_duel_next(struct gpu_duel *duel, uint64_t issued);

#endif
