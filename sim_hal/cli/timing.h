/*
 * timing.h - the option --timing of `onward run`.
 */
#ifndef SIM_HAL_CLI_TIMING_H
#define SIM_HAL_CLI_TIMING_H

#include "cli/cli.h"

/* An option that a run without timing does not take. */
struct cli_timing_conflict {
    bool given;
    const char *name;
    const char *reason; /* behind "--timing off: " and the name */
};

/* Reads on, off, after=WORKGROUP or after=KERNEL. Returns false with a message. */
bool cli_timing_read(const char *text, struct gpu_timing *timing);

/* Whether the launches have the work-group or kernel at which timing begins. Returns false with a message. */
bool cli_timing_fits(struct gpu_timing *timing, const struct host_launch *launches, uint32_t count);

/* Whether nothing that was chosen needs timing: parameters, and the first of the conflicts that is given. Returns false with a
 * message. */
bool cli_timing_allows(const struct gpu_timing *timing, const struct parameters *parameters,
                       const struct cli_timing_conflict *conflicts, size_t count);

#endif
