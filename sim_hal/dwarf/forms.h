/*
 * forms.h - the forms in which the values of attributes are written in .debug_info (DWARF 5, 7.5.6).
 */
#ifndef SIM_HAL_DWARF_FORMS_H
#define SIM_HAL_DWARF_FORMS_H

#include "dwarf/bytes.h"

/* What a value is. */
enum dwarf_meaning {
    DWARF_IS_NUMBER,
    DWARF_IS_ADDRESS,
    DWARF_IS_BLOCK,
    DWARF_IS_TEXT,
    DWARF_IS_TEXT_OFFSET,
    DWARF_IS_LINE_TEXT_OFFSET,
    DWARF_IS_TEXT_INDEX,
    DWARF_IS_ADDRESS_INDEX,
    DWARF_IS_REFERENCE,
    DWARF_IS_OFFSET,
    DWARF_IS_LIST_INDEX
};

struct dwarf_value {
    enum dwarf_meaning meaning;
    uint64_t number;
    struct dwarf_block block;
    const char *text;
};

/*
 * Reads a value of the form of this number; implicit is the number that DW_FORM_implicit_const has in .debug_abbrev. Returns false
 * if the form is not known; nothing is read then. The cursor is bad if the value goes behind the end.
 */
bool dwarf_read_value(struct dwarf_cursor *cursor, uint64_t number, int64_t implicit, struct dwarf_value *value);

/* The text of a value that has it in it, or is its offset in a section of strings; NULL: the value is something else, or damaged. */
const char *dwarf_value_text(const struct dwarf_sections *sections, const struct dwarf_value *value);

#endif
