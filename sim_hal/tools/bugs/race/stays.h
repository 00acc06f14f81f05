/*
 * stays.h - the compute units of a thread, which moves when its work-group is saved and restored.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_STAYS_H
#define SIM_HAL_TOOLS_BUGS_RACE_STAYS_H

#include "tools/bugs/race/state.h"

/* The thread was at its compute unit until before its last instruction. Returns false if the host has no memory. */
bool race_stay_end(struct race_thread *thread);

/* The thread's last instruction accesses memory from a compute unit. Returns false if the host has no memory. */
static inline bool race_stay_note(struct race_thread *thread, uint32_t cu)
{
    bool good = thread->cu == cu || thread->cu == RACE_NO_CU || race_stay_end(thread);

    thread->cu = cu;
    return good;
}

/* The compute unit from which an instruction of the thread has accessed memory. */
uint32_t race_stay_of(const struct race_thread *thread, uint32_t instruction);

#endif
