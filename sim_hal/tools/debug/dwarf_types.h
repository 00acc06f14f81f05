/*
 * dwarf_types.h - the sizes of types, and values as text in the manner of C's initialisers.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_DWARF_TYPES_H
#define SIM_HAL_TOOLS_DEBUG_DWARF_TYPES_H

#include <stdio.h>

#include "tools/debug/dwarf_location.h"

/* The entry of the type at an offset in .debug_info, past its names and qualifiers; NULL: there is none. */
const struct dwarf_entry *dwarf_type(const struct dwarf *dwarf, uint32_t offset);

/* The bytes of a type; 0: not known. */
uint64_t dwarf_type_bytes(const struct dwarf *dwarf, const struct dwarf_entry *type);

/* The elements of an array or a vector, and their type; false if the type is none, or the elements have no size. */
bool dwarf_elements(const struct dwarf *dwarf, const struct dwarf_entry *type, uint64_t *count,
                    const struct dwarf_entry **element);

/* Whether a type has parts: an array, a vector or a structure. */
bool dwarf_has_parts(const struct dwarf_entry *type);

/*
 * Writes the value of a type from a byte of a variable on: "3", "1.5", "{1, 2}", "{.a = 1, .b = ?}". Long ones
 * end with "..".
 */
void dwarf_write_value(const struct dwarf *dwarf, const struct dwarf_entry *type, const struct dwarf_value *value,
                       uint64_t offset, FILE *stream);

/* Writes a name, with ? for what is not printable. */
void dwarf_write_name(const char *name, FILE *stream);

#endif
