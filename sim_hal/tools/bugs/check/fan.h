/*
 * fan.h - an observer of accesses that passes what it is told on to several.
 */
#ifndef SIM_HAL_TOOLS_BUGS_CHECK_FAN_H
#define SIM_HAL_TOOLS_BUGS_CHECK_FAN_H

#include "mem/access_observer.h"

#define CHECK_FAN_MOST 6u

/* Zeros have no members. The members outlive the fan, and may have functions that are NULL. */
struct check_fan {
    const struct mem_access_observer *members[CHECK_FAN_MOST];
    uint32_t count;
    struct mem_access_observer observer;
};

/* Adds a member; there are fewer than CHECK_FAN_MOST. */
void check_fan_add(struct check_fan *fan, const struct mem_access_observer *member);

/* The observer that tells all members: with a function for each that a member has. It belongs to the fan, which does not move
 * any more. Call it after the last check_fan_add. */
const struct mem_access_observer *check_fan_observer(struct check_fan *fan);

#endif
