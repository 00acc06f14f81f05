/*
 * lists.h - which operations entries are about, and where variables are there. Offsets count from the start of the program's code.
 */
#ifndef SIM_HAL_DWARF_LISTS_H
#define SIM_HAL_DWARF_LISTS_H

#include "dwarf/entries.h"

/* Whether an entry holds an offset, by its bounds or its list of ranges. */
bool dwarf_holds(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t offset);

/*
 * Calls visit for each range of an entry, and with an empty one for each item of its list that is no range, until visit
 * returns false. They are whatever the sections say: huge if they begin before the code.
 */
void dwarf_visit_ranges(const struct dwarf *dwarf, const struct dwarf_entry *entry,
                        bool (*visit)(void *context, uint64_t begin, uint64_t end), void *context);

/* The expression of a variable's place at an offset; its bytes are NULL if there is none. */
struct dwarf_block dwarf_location_at(const struct dwarf *dwarf, const struct dwarf_entry *entry, uint64_t offset);

#endif
