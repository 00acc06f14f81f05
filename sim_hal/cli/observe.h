/*
 * observe.h - carries what the simulated GPU reports to an observer over into a trace.
 */
#ifndef SIM_HAL_CLI_OBSERVE_H
#define SIM_HAL_CLI_OBSERVE_H

#include "gpu/gpu.h"
#include "view/trace.h"

struct sim_observation {
    struct view_trace *trace; /* NULL: none */
};

/* An observer that writes to observation->trace; the observation must outlive the run. */
struct gpu_observer sim_observer(struct sim_observation *observation);

#endif
