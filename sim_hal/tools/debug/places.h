/*
 * places.h - places in a program by name: lines of source files and of the assembly text, and labels.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_PLACES_H
#define SIM_HAL_TOOLS_DEBUG_PLACES_H

#include <stdio.h>

#include "host/text.h"
#include "isa/place.h"

/* Whether a path is meant by a name: both are equal, or the path ends with the name behind a slash. */
bool debug_path_is(const char *path, struct host_span name);

/* Whether the operation is the first of its source line, or of its line of the assembly text if source is false. */
bool debug_place_begins(const struct isa_program *program, uint32_t operation, bool source);

/*
 * Marks the operations at which a line of a file begins: marks[operation] |= bits. Returns how many. If there are none,
 * *known tells whether the program has code of the file, and *next is the next line that has code; 0: none.
 */
uint32_t debug_mark_line(const struct isa_program *program, struct host_span file, uint64_t line, uint32_t bits,
                         uint32_t *marks, bool *known, uint32_t *next);

/* Marks the operation of a label, or those of labels whose encoded names a text means (code_name_fits). Returns how many. */
uint32_t debug_mark_label(const struct isa_program *program, struct host_span label, uint32_t bits, uint32_t *marks);

/* The label that is at or before an operation; NULL: none. *distance: operations in between. */
const struct isa_label *debug_label_before(const struct isa_program *program, uint32_t operation, uint32_t *distance);

#endif
