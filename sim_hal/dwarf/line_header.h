/*
 * line_header.h - the head of a table of .debug_line, DWARF 4 and 5: its source files, and what its program is written with.
 */
#ifndef SIM_HAL_DWARF_LINE_HEADER_H
#define SIM_HAL_DWARF_LINE_HEADER_H

#include "dwarf/entries.h"
#include "isa/program.h"

struct dwarf_line_header {
    uint32_t offset; /* of the table in the section */
    uint32_t version;
    uint32_t step; /* bytes that addresses count in */
    int8_t line_base;
    uint8_t line_range;
    uint8_t opcode_base;
    uint8_t lengths[256]; /* numbers behind a standard opcode */
    uint32_t first_file;  /* its file 0 in the program's table */
    uint32_t file_count;
    struct dwarf_cursor program; /* stands at its first opcode, and ends where the table ends */
};

/*
 * Reads the table at the cursor, which then stands behind it, and appends its files to the program's. directory: where the unit was
 * compiled; NULL: not known. Returns false if the table is damaged, or memory is out; the cursor is bad if no table can follow.
 */
bool dwarf_line_header_read(struct isa_program *program, const struct dwarf_sections *sections,
                            struct dwarf_cursor *cursor, const char *directory, struct dwarf_line_header *header);

#endif
