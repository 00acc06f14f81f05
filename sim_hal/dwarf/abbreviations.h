/*
 * abbreviations.h - the kinds of entries that .debug_abbrev lists: a tag, and the attributes with their forms.
 */
#ifndef SIM_HAL_DWARF_ABBREVIATIONS_H
#define SIM_HAL_DWARF_ABBREVIATIONS_H

#include "dwarf/bytes.h"

struct dwarf_abbreviation {
    uint64_t code;
    uint16_t tag;
    bool children;
    uint32_t list; /* offset of its attributes in the section */
};

struct dwarf_abbreviations {
    struct dwarf_block section;
    struct dwarf_abbreviation *rows; /* owned */
    uint32_t count;
};

struct dwarf_attribute {
    uint64_t name, form;
    int64_t implicit; /* the value, if the form says that it stands here */
};

/*
 * Reads the table that begins at an offset. Returns false if it is damaged, or memory is out; the caller frees
 * the table either way.
 */
bool dwarf_abbreviations_read(struct dwarf_abbreviations *table, struct dwarf_block section, uint32_t offset);

/* Frees a table, which is empty then. */
void dwarf_abbreviations_free(struct dwarf_abbreviations *table);

/* The abbreviation with a code; NULL: there is none. */
const struct dwarf_abbreviation *dwarf_abbreviation_find(const struct dwarf_abbreviations *table, uint64_t code);

/* A cursor at its attributes. */
struct dwarf_cursor dwarf_abbreviation_list(const struct dwarf_abbreviations *table,
                                            const struct dwarf_abbreviation *abbreviation);

/* Reads the next attribute; false at the end of the list, or if the cursor is bad. */
bool dwarf_next_attribute(struct dwarf_cursor *list, struct dwarf_attribute *attribute);

#endif
