/*
 * observe.h - an observer of the simulated GPU that writes a trace.
 */
#ifndef SIM_HAL_CLI_OBSERVE_H
#define SIM_HAL_CLI_OBSERVE_H

#include "gpu/gpu.h"
#include "view/wave_trace.h"

/* The state of a work-group from an event of its life on. */
enum view_state sim_view_state(enum gpu_life life);

struct sim_observation {
    struct view_trace *trace;     /* NULL: none */
    struct view_wave_trace waves; /* of one compute unit, if its trace is set */
};

/* An observer that writes to observation->trace; the observation must outlive the run. */
struct gpu_observer sim_observer(struct sim_observation *observation);

/* An observer of the waves of a compute unit that writes to observation->waves; both must outlive the run. */
struct gpu_wave_observer sim_wave_observer(struct sim_observation *observation, uint32_t cu);

#endif
