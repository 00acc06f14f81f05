/*
 * heir.h - heirs: work-groups that have taken a word on which others wait.
 *
 * The answer to a waiting atomic that takes a word carries how many others wait on it, at most MEM_HEIRS_MOST
 * (path/waiting.h). As many levels are added to the priority of all waves of the work-group, from that answer on until the
 * answer to its own write of the word, or for kin.heir cycles. The others then wait less long. The compute unit keeps one
 * word a work-group, the last one taken. A work-group that is frozen is no heir any more.
 */
#ifndef SIM_HAL_CU_HEIR_H
#define SIM_HAL_CU_HEIR_H

#include "cu/workgroup.h"
#include "mem/request.h"

struct cu_resident;

/* ---- for the other blocks ---- */

/* The answer to a request of the WG is there at cycle (>= now): the WG becomes an heir if the answer says so, and is none
 * any more if the request wrote the word. Call it only with kin.heir. */
void cu_heir_answered(struct cu_resident *resident, const struct mem_request *request, uint64_t cycle);

/* The WG is no heir any more. */
void cu_heir_end(struct cu_resident *resident);

/* ---- for the dispatcher ---- */

/* The L2 has executed a waiting atomic of the WG that takes the word at address, on which others wait. The WG hears of it
 * at cycle (>= now). Does nothing without kin.heir, or if the WG is frozen. */
void cu_inherit(struct cu_workgroup *workgroup, uint64_t address, uint32_t others, uint64_t cycle);

#endif
