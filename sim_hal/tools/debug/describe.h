/*
 * describe.h - waves and places as text, and lines of source files.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_DESCRIBE_H
#define SIM_HAL_TOOLS_DEBUG_DESCRIBE_H

#include "tools/debug/state.h"
#include "isa/place.h"

#define DEBUG_WHO_BYTES 320u

/* "work-group (1,0,0) wave 0 lane 3"; lane ISA_LANES: without it. Returns text. */
const char *debug_who(const uint32_t workgroup[3], uint32_t wave, uint32_t lane, char text[DEBUG_WHO_BYTES]);

/* What a wave does, in a word or two. */
const char *debug_status_name(const struct cu_wave *wave);

/* Prints the place of a program's operation: the line of the source and the instruction as they are in their files. */
void debug_print_operation(const struct isa_program *program, uint32_t operation);

/* Prints the lines around a place, of the assembly text if assembly is true or nothing else is there. */
void debug_print_lines(const struct isa_place *place, bool assembly);

#endif
