/*
 * stays.h - the compute units of a thread, which moves when its work-group is saved and restored.
 */
#ifndef SIM_HAL_RACE_STAYS_H
#define SIM_HAL_RACE_STAYS_H

#include "race/state.h"

/* The thread's last instruction accesses memory from a compute unit. Returns false if the host has no memory. */
bool race_stay_note(struct race_thread *thread, uint32_t cu);

/* The compute unit from which an instruction of the thread has accessed memory. */
uint32_t race_stay_of(const struct race_thread *thread, uint32_t instruction);

#endif
