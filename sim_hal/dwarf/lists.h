/*
 * lists.h - which addresses entries are about, and where variables are at an address.
 */
#ifndef SIM_HAL_DWARF_LISTS_H
#define SIM_HAL_DWARF_LISTS_H

#include "dwarf/entries.h"

/* Whether an entry holds an address, by its bounds or its list of ranges. */
bool dwarf_holds(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t address);

/*
 * Calls visit for each range of an entry, and with an empty one for each item of its list that is no range, until visit
 * returns false. Addresses are whatever the sections say.
 */
void dwarf_visit_ranges(const struct dwarf *dwarf, const struct dwarf_entry *entry,
                        bool (*visit)(void *context, uint64_t begin, uint64_t end), void *context);

/* The expression of a variable's place at an address; its bytes are NULL if there is none. */
struct dwarf_block dwarf_location_at(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t address);

#endif
