/*
 * lines.h - the source lines of operations, from .debug_line.
 */
#ifndef SIM_HAL_DWARF_LINES_H
#define SIM_HAL_DWARF_LINES_H

#include "dwarf/entries.h"
#include "isa/program.h"

/*
 * Fills the source files and lines of a program that has none and is finished otherwise; its labels are the beginnings of its
 * functions. Units of dwarf learn which of the files are theirs. Tables that are damaged give the lines before the damage: no run
 * needs them, so that is no error.
 */
void dwarf_take_lines(struct isa_program *program, struct dwarf *dwarf);

#endif
