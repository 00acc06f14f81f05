/*
 * vector.h - what vector ALU instructions do to the shadows of registers.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_VECTOR_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_VECTOR_H

#include "tools/bugs/shadow/shadow.h"

/* The step is one of the vector ALU. The wave has the registers that it names. */
void shadow_vector(const struct shadow_step *step);

#endif
