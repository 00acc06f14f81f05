/*
 * dwarf_lists.h - which addresses entries are about, and where variables are at an address.
 */
#ifndef SIM_HAL_ASSEMBLER_DWARF_LISTS_H
#define SIM_HAL_ASSEMBLER_DWARF_LISTS_H

#include "assembler/dwarf_entries.h"

/* Whether an entry holds an address, by its bounds or its list of ranges. */
bool dwarf_holds(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t address);

/* The expression of a variable's place at an address; its bytes are NULL if there is none. */
struct dwarf_block dwarf_location_at(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t address);

#endif
