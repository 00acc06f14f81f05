/*
 * lane_moves.h - vector instructions that move data between lanes and scalars, or choose registers by M0.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_LANE_MOVES_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_LANE_MOVES_H

#include "tools/bugs/shadow/shadow.h"

/* The step is such an instruction, or one that does nothing. */
void shadow_lane_move(const struct shadow_step *step);

#endif
