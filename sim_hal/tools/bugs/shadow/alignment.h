/*
 * alignment.h - addresses that are not a multiple of the size of what lies there, and that the GPU bears.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_ALIGNMENT_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_ALIGNMENT_H

#include "execute/memory_ops.h"
#include "tools/bugs/shadow/shadow.h"

/*
 * Reports a vector access at an address of global memory or LDS that is no multiple of its size, or of 4 if that is more: what
 * lies there is an array of elements of 4 bytes for all that the instruction says. Scratch is the compiler's own business, and
 * so are accesses that it has put together of smaller ones, which are legal wherever these are (parts.h).
 */
void shadow_check_alignment(const struct shadow_step *step, const struct execute_access *access);

#endif
