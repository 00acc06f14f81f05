/*
 * options.h - launch options and control blocks (onward/cooperative.h), as the host writes them.
 */
#ifndef SIM_HAL_HOST_OPTIONS_H
#define SIM_HAL_HOST_OPTIONS_H

#include "gpu/gpu.h"
#include "host/launch_state.h"

/* Whether the launch's packet needs options. */
bool host_options_wanted(const struct host_launch *launch);

/* Writes the options at launch->options. */
void host_options_write(const struct host_launch *launch, struct gpu *gpu);

/* Writes the initial contents of a control block over those of the file. A first word that the file did not leave 0
 * stays as it is, and with it the whole block. */
void host_control_write(const struct host_launch *launch, struct gpu *gpu);

#endif
