/*
 * call_sites.h - the calls through which operations were inlined, from debug sections.
 */
#ifndef SIM_HAL_DWARF_CALL_SITES_H
#define SIM_HAL_DWARF_CALL_SITES_H

#include "dwarf/sections.h"
#include "isa/program.h"

/*
 * Fills the call sites of a program that is finished otherwise, in place of what it had. Sections that are damaged or of a kind
 * that is not read (dwarf/entries.h) give none: no run needs call sites, so that is no error.
 */
void dwarf_take_call_sites(struct isa_program *program, const struct dwarf_sections *sections);

#endif
