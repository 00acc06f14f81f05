/*
 * operations.h - operations of a program by their offsets in the code.
 */
#ifndef SIM_HAL_DWARF_OPERATIONS_H
#define SIM_HAL_DWARF_OPERATIONS_H

#include "isa/program.h"

/* The first operation of some bytes at an offset or behind it; operation_count: there is none. */
uint32_t dwarf_operation_from(const struct isa_program *program, uint64_t offset);

#endif
