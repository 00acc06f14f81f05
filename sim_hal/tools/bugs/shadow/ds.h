/*
 * ds.h - what DS instructions do to the shadows of registers and of the LDS.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_DS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_DS_H

#include "tools/bugs/shadow/shadow.h"

/* The step is a DS instruction. One that will fault does nothing. */
void shadow_ds(const struct shadow_step *step);

#endif
