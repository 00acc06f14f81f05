/*
 * call_sites.h - the calls through which operations were inlined, from debug sections.
 */
#ifndef SIM_HAL_DWARF_CALL_SITES_H
#define SIM_HAL_DWARF_CALL_SITES_H

#include "dwarf/entries.h"
#include "isa/program.h"

/* Fills the call sites of a program that is finished otherwise, in place of what it had. */
void dwarf_take_call_sites(struct isa_program *program, const struct dwarf *dwarf);

#endif
