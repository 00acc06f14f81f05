/*
 * naming.h - names of what launches have put into GPU memory and into the LDS, for reports.
 *
 * An argument's name is that of the metadata (clang's -cl-kernel-arg-info), else that of the kernel's OpenCL C source if it is
 * beside the assembly text, else argN, as everywhere. Names that several launches have get the kernel's before them:
 * "reader:flag"; launches of one kernel have their numbers, too: "reader#2:flag".
 */
#ifndef SIM_HAL_HOST_NAMING_H
#define SIM_HAL_HOST_NAMING_H

#include "host/launch_state.h"
#include "mem/buffers.h"
#include "mem/names.h"

/* Fills an empty list with what host_launch_place has put into memory, and the local variables of the launches' kernels. */
void host_naming_fill(struct mem_names *names, struct host_launch *launches, uint32_t count);

/* Fills an empty list with the buffers that are arguments of the launches, under the names that host_naming_fill has given them. Left
 * out are those of 0 bytes, and those that there is no space for. */
void host_naming_buffers(const struct mem_names *names, const struct host_launch *launches, uint32_t count,
                         struct mem_buffers *buffers);

#endif
