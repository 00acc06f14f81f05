/*
 * dwarf_scopes.h - the variables that the source knows at a place: those of the block there, of the blocks
 * around it, of the function.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_DWARF_SCOPES_H
#define SIM_HAL_TOOLS_DEBUG_DWARF_SCOPES_H

#include "dwarf/entries.h"

#define DWARF_VISIBLE_MOST 256u

/* A variable that can be seen, by the indices of entries. */
struct dwarf_visible {
    uint32_t variable;
    uint32_t function; /* the function, or the inlined one, that it belongs to */
    uint32_t frame;    /* the function that is not inlined around it */
};

/*
 * Finds the variables and parameters in scope at an address, those of the innermost scope first. Returns how
 * many there are, at most DWARF_VISIBLE_MOST.
 */
uint32_t dwarf_visible_at(const struct dwarf *dwarf, uint64_t address,
                          struct dwarf_visible visible[DWARF_VISIBLE_MOST]);

#endif
