/*
 * describe.h - waves and places as text, and lines of source files.
 */
#ifndef SIM_HAL_DEBUG_DESCRIBE_H
#define SIM_HAL_DEBUG_DESCRIBE_H

#include "debug/state.h"
#include "isa/place.h"

#define DEBUG_WHO_BYTES 160u

/* "work-group (1,0,0) wave 0 lane 3"; lane ISA_LANES: without it. Returns text. */
const char *debug_who(const uint32_t workgroup[3], uint32_t wave, uint32_t lane, char text[DEBUG_WHO_BYTES]);

/* What a wave does, in a word or two. */
const char *debug_status_name(const struct gpu_wave *wave);

/* A line of a file as it is there, without blanks before it; false if there is no such file or line. asm_path: the path of the
 * assembly text, beside which a relative path is searched, too. */
#define DEBUG_LINE_BYTES 256u
bool debug_source_line(const char *path, const char *asm_path, uint32_t line, char text[DEBUG_LINE_BYTES]);

/* Prints the place of a program's operation: the line of the source and the instruction as they are in their files. */
void debug_print_operation(const struct isa_program *program, uint32_t operation);

/* Prints the lines around a place, of the assembly text if assembly is true or nothing else is there. */
void debug_print_lines(const struct isa_place *place, bool assembly);

#endif
