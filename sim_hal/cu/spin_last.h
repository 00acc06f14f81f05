/*
 * spin_last.h - any scheduler, with spinners (spin.h) behind all other waves.
 *
 * A spinner issues only where no other wave is ready for the unit. Among spinners it goes in turns, so each of them tries.
 * Neither cu.patience nor s_setprio puts a spinner before a wave that does not spin.
 */
#ifndef SIM_HAL_CU_SPIN_LAST_H
#define SIM_HAL_CU_SPIN_LAST_H

#include "cu/scheduler.h"
#include "cu/spin.h"

/* Makes last the scheduler of the compute unit: the one that it has, for waves that do not spin, and these before spinners. */
void cu_spin_make_last(struct cu_compute_unit *cu, struct cu_wave_scheduler *last);

#endif
