/*
 * barriers.h - barriers that not all work-items of a work-group reach.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_BARRIERS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_BARRIERS_H

#include "tools/bugs/shadow/shadow.h"

/* A wave comes to a barrier, or to its end. */
void shadow_arrive(const struct shadow_step *step);

/* All waves of a work-group that have not ended are at a barrier. */
void shadow_meet(struct shadow *shadow, struct shadow_group *group, const struct cu_workgroup *workgroup);

#endif
