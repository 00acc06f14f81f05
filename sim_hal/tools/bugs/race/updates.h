/*
 * updates.h - stores that count a word up without an atomic, by their code.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_UPDATES_H
#define SIM_HAL_TOOLS_BUGS_RACE_UPDATES_H

#include "isa/program.h"

/*
 * Whether the store gives back a sum or difference of what was loaded from its address shortly before. Lanes that do so to
 * one word at once lose all updates but one, although they store the same value.
 */
bool race_store_counts(const struct isa_program *program, uint32_t operation);

#endif
