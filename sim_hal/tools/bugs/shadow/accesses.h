/*
 * accesses.h - what vector and scalar memory instructions do to the shadows of registers and of memory.
 *
 * Memory's shadow changes when an instruction issues, not when its access arrives: in programs without races no load notices
 * the difference.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_ACCESSES_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_ACCESSES_H

#include "mem/request.h"
#include "tools/bugs/shadow/shadow.h"

/* A vector memory instruction, before its addresses are known: whether they are defined. */
void shadow_check_addresses(const struct shadow_step *step);

/* It issues: access has its addresses, of global memory and scratch; other lanes of EXEC went to the LDS. */
void shadow_access(const struct shadow_step *step, const struct execute_access *access);

/* A scalar memory instruction, before it is executed: whether its address is defined. Those without an address, too. */
void shadow_check_scalar_address(const struct shadow_step *step);

/* It issues. */
void shadow_scalar_access(const struct shadow_step *step, const struct execute_scalar_access *access);

#endif
