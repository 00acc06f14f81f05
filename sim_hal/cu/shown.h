/*
 * shown.h - any scheduler, with an observer of steps that is told of each instruction before it is executed.
 */
#ifndef SIM_HAL_CU_SHOWN_H
#define SIM_HAL_CU_SHOWN_H

#include "cu/scheduler.h"

/* Makes shown the compute unit's scheduler: as the one that it has, but instructions are shown to control->steps. */
void cu_show_make(struct cu_compute_unit *cu, struct cu_wave_scheduler *shown);

#endif
