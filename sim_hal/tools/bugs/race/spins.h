/*
 * spins.h - loads that wait for a word in a loop, by their code.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_SPINS_H
#define SIM_HAL_TOOLS_BUGS_RACE_SPINS_H

#include "isa/program.h"

/*
 * Whether the load stands in a short loop that stores nothing, and reads the same address each time. A compiler hoists an
 * ordinary load out of such a loop, so this one is volatile or atomic, although its code does not say so.
 */
bool race_load_spins(const struct isa_program *program, uint32_t operation);

#endif
