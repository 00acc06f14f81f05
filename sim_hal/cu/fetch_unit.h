/*
 * fetch_unit.h - the fetch unit of a compute unit (fetch.grants > 0): which waves get instructions, in what order.
 */
#ifndef SIM_HAL_CU_FETCH_UNIT_H
#define SIM_HAL_CU_FETCH_UNIT_H

#include "cu/cu_state.h"

/* Fires in each cycle in which a wave may be granted. */
void cu_fetch_unit_grant(struct clock_event *event, uint64_t cycle);

#endif
