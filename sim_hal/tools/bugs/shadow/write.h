/*
 * write.h - results of a step: what is written to registers, and what they may not be.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_WRITE_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_WRITE_H

#include "tools/bugs/shadow/shadow.h"

/* Writes the undefined bits of a scalar register or pair. EXEC stays defined: which lanes run is reported as decided by an
 * undefined value. */
void shadow_write_scalar(const struct shadow_step *step, uint32_t operand, bool is_long, uint64_t undefined,
                         uint32_t origin);

/* The origin that a result of a rule has, which has one of this source. */
uint32_t shadow_result_origin(enum shadow_rule rule, uint32_t origin);

#endif
