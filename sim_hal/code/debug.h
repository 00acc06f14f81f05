/*
 * debug.h - the debug sections of a code object. No run needs them: those that are damaged, compressed or larger than 64 MiB are left
 * out.
 */
#ifndef SIM_HAL_CODE_DEBUG_H
#define SIM_HAL_CODE_DEBUG_H

#include "code/object.h"
#include "dwarf/sections.h"

/* Copies the debug sections of an object that was read. Returns false when memory is out; the sections are empty then. The caller
 * frees them with dwarf_sections_free. */
bool code_debug_sections(const struct code_object *object, struct dwarf_sections *sections);

/* The same for an object of a file (code_file_is), by its number, with an error if it cannot be read. */
bool code_debug_sections_of_file(const char *name, uint32_t number, struct dwarf_sections *sections, char *error,
                                 size_t error_bytes);

#endif
