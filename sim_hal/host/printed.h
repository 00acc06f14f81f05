/*
 * printed.h - what the kernels of a launch have printed.
 *
 * Kernels write records into a buffer in GPU memory: its first word counts the bytes of the records that were asked for, the
 * second one has the bytes that there are. Records follow each other from byte 8 on (docs/guide/workloads.md).
 */
#ifndef SIM_HAL_HOST_PRINTED_H
#define SIM_HAL_HOST_PRINTED_H

#include <stdio.h>

#include "gpu/gpu.h"
#include "host/launch_state.h"

/* Prints all records of the launches that are in memory, in the order in which their space was taken. Then, on the error output,
 * a line for a launch if there was no space for some, or if a kernel has written over others. Nothing for launches without
 * printf. */
void host_printed(const struct host_launch *launches, uint32_t count, struct gpu *gpu, FILE *stream);

#endif
