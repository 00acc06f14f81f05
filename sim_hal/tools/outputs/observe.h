/*
 * observe.h - an observer of the simulated GPU that writes a trace.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_OBSERVE_H
#define SIM_HAL_TOOLS_OUTPUTS_OBSERVE_H

#include "gpu/gpu.h"
#include "tools/view/wave_trace.h"

/* The state of a work-group from an event of its life on. */
enum view_state outputs_view_state(enum gpu_life life);

/* "==" or another; the string lives for ever. */
const char *outputs_relation(enum isa_wait_condition condition);

#define OUTPUTS_DEPTHS 6u

/* The depths of queues with their names. */
void outputs_depth_rows(const struct gpu_depths *depths, struct view_depth rows[OUTPUTS_DEPTHS]);

/* A span of a wave's time, as a trace shows it. */
struct view_wave_span outputs_wave_span(const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                                        uint64_t to);

struct outputs_observation {
    struct view_trace *trace;     /* NULL: none */
    struct view_wave_trace waves; /* of one compute unit, if its trace is set */
};

/* An observer that writes to observation->trace; the observation must outlive the run. */
struct gpu_observer outputs_observer(struct outputs_observation *observation);

/* An observer of the waves of a compute unit that writes to observation->waves; both must outlive the run. */
struct cu_wave_observer outputs_wave_observer(struct outputs_observation *observation, uint32_t cu);

#endif
