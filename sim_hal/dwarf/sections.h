/*
 * sections.h - the debug sections of a program, which no run needs: of assembly text or of a code object.
 */
#ifndef SIM_HAL_DWARF_SECTIONS_H
#define SIM_HAL_DWARF_SECTIONS_H

#include <stddef.h>
#include <stdint.h>

enum dwarf_section_kind {
    DWARF_SECTION_INFO,
    DWARF_SECTION_ABBREV,
    DWARF_SECTION_STR,
    DWARF_SECTION_STR_OFFSETS,
    DWARF_SECTION_ADDR,
    DWARF_SECTION_LOCLISTS,
    DWARF_SECTION_RNGLISTS,
    DWARF_SECTION_LOC, /* of DWARF 4, as the next */
    DWARF_SECTION_RANGES,
    DWARF_SECTION_LINE,
    DWARF_SECTION_LINE_STR,
    DWARF_SECTION_COUNT
};

struct dwarf_section_bytes {
    uint8_t *bytes; /* owned */
    uint32_t size;
    uint32_t capacity;
};

struct dwarf_sections {
    struct dwarf_section_bytes section[DWARF_SECTION_COUNT];
    uint64_t code; /* the address that they give to the start of the program's code */
};

#define DWARF_SECTION_BYTES (64u << 20) /* the most of one section */

/* The kind of the section with a name, ".debug_info"; DWARF_SECTION_COUNT: it is none of these. */
enum dwarf_section_kind dwarf_section_named(const char *name, size_t length);

/* Frees the bytes of the sections, which are empty then. */
void dwarf_sections_free(struct dwarf_sections *sections);

#endif
