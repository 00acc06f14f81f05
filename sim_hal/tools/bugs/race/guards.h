/*
 * guards.h - loads that a compiler has moved before the condition under which their value matters.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_GUARDS_H
#define SIM_HAL_TOOLS_BUGS_RACE_GUARDS_H

#include "isa/program.h"

/* When the value of a load matters: if (is_first() && changed) may read changed in all lanes. */
enum race_guard_kind {
    RACE_GUARD_NONE, /* always, as far as the code tells */
    RACE_GUARD_MASK, /* in lanes of the mask, a pair of scalar registers, as it is when the load issues */
    RACE_GUARD_INVERSE /* in the lanes that are not in it */,
    RACE_GUARD_LATER /* in lanes of a mask that is computed behind the load */
};

struct race_guard {
    enum race_guard_kind kind;
    uint16_t mask; /* operand number of its low half */
};

/* Looks at what is done first with the value of a DS load. */
struct race_guard race_load_guard(const struct isa_program *program, uint32_t operation);

/* The lanes of the wave, which is about to issue the load, in which its value matters. */
uint64_t race_guarded_lanes(const struct race_guard *guard, const struct isa_wave *wave);

#endif
