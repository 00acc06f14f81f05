/* SPDX-License-Identifier: MIT */
/* demand.h - demand and offer: how many work-groups (WGs) each cooperative kernel is asked for, or offered. */
#ifndef FW_DEMAND_H
#define FW_DEMAND_H

#include "core.h"

/*
 * Computes the demand of every cooperative kernel, and begins reclaims that are due. Visits each active dispatch.
 * Call only at the end of a scheduling pass, while cp->managed is not 0.
 */
void cp_demand_review(struct cp *cp);

#endif
