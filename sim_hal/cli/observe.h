/*
 * observe.h - an observer of the simulated GPU that writes a trace.
 */
#ifndef SIM_HAL_CLI_OBSERVE_H
#define SIM_HAL_CLI_OBSERVE_H

#include "gpu/gpu.h"
#include "tools/view/wave_trace.h"

/* The state of a work-group from an event of its life on. */
enum view_state cli_view_state(enum gpu_life life);

/* "==" or another; the string lives for ever. */
const char *cli_relation(enum isa_wait_condition condition);

#define CLI_DEPTHS 6u

/* The depths of queues with their names. */
void cli_depth_rows(const struct gpu_depths *depths, struct view_depth rows[CLI_DEPTHS]);

/* A span of a wave's time, as a trace shows it. */
struct view_wave_span cli_wave_span(const struct cu_wave *wave, enum cu_wave_class class, uint64_t from, uint64_t to);

struct cli_observation {
    struct view_trace *trace;     /* NULL: none */
    struct view_wave_trace waves; /* of one compute unit, if its trace is set */
};

/* An observer that writes to observation->trace; the observation must outlive the run. */
struct gpu_observer cli_observer(struct cli_observation *observation);

/* An observer of the waves of a compute unit that writes to observation->waves; both must outlive the run. */
struct cu_wave_observer cli_wave_observer(struct cli_observation *observation, uint32_t cu);

#endif
