/*
 * scalar.h - what scalar ALU instructions and branches do to the shadows of registers.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_SCALAR_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_SCALAR_H

#include "tools/bugs/shadow/shadow.h"

/* The step is one of the scalar ALU. */
void shadow_scalar_step(const struct shadow_step *step);

/* The step is a branch or a jump. */
void shadow_branch(const struct shadow_step *step);

#endif
