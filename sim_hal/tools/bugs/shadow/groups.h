/*
 * groups.h - the shadows of work-groups, from their launch to their end, wherever they are.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_GROUPS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_GROUPS_H

#include "tools/bugs/shadow/shadow.h"

/* The shadow of a work-group. One that is seen for the first time has executed nothing yet: what the ABI initialises is
 * defined, and nothing else. Returns NULL if the host has no memory. */
struct shadow_group *shadow_group_of(struct shadow *shadow, const struct cu_workgroup *workgroup);

/* The shadow of a work-group that has been seen; NULL: it has not. */
struct shadow_group *shadow_group_find(const struct shadow *shadow, const struct cu_workgroup *workgroup);

#endif
