/*
 * source.h - what debug sections say of where operations come from.
 */
#ifndef SIM_HAL_DWARF_SOURCE_H
#define SIM_HAL_DWARF_SOURCE_H

#include "dwarf/sections.h"
#include "isa/program.h"

/*
 * Fills the call sites of a program that is finished otherwise and, if there is a .debug_line, its source files and lines, of which it
 * has none then. Sections that are damaged, or of a kind that is not read (dwarf/entries.h), give less: no run needs them, so
 * that is no error.
 */
void dwarf_take_source(struct isa_program *program, const struct dwarf_sections *sections);

#endif
