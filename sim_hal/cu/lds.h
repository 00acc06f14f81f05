/*
 * lds.h - the LDS as other units use it.
 */
#ifndef SIM_HAL_CU_LDS_H
#define SIM_HAL_CU_LDS_H

#include "cu/cu_state.h"

/* Gives the LDS cycles of work; cycle at which the answer is there. */
uint64_t cu_lds_occupy(struct cu_compute_unit *cu, uint32_t cycles, uint64_t now);

#endif
