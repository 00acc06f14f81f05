/*
 * entries.h - the entries of .debug_info as a table: functions, blocks, variables and types, with the
 * attributes that say where variables are and what they look like. DWARF 4 and 5 of 32 bits, as clang 14 and
 * later write them.
 *
 * The table is made once, in one pass without recursion, and is never larger than the section. References
 * between entries are numbers of bytes that dwarf_find looks up, so a wrong one finds nothing.
 */
#ifndef SIM_HAL_DWARF_ENTRIES_H
#define SIM_HAL_DWARF_ENTRIES_H

#include <stddef.h>

#include "dwarf/bytes.h"
#include "dwarf/sections.h"

#define DWARF_NONE UINT32_MAX /* no entry, no offset */

enum dwarf_tag {
    DWARF_ARRAY = 0x01,
    DWARF_ENUMERATION = 0x04,
    DWARF_PARAMETER = 0x05,
    DWARF_LEXICAL_BLOCK = 0x0b,
    DWARF_MEMBER = 0x0d,
    DWARF_POINTER = 0x0f,
    DWARF_COMPILE_UNIT = 0x11,
    DWARF_STRUCTURE = 0x13,
    DWARF_TYPEDEF = 0x16,
    DWARF_UNION = 0x17,
    DWARF_INLINED = 0x1d,
    DWARF_SUBRANGE = 0x21,
    DWARF_BASE_TYPE = 0x24,
    DWARF_CONST = 0x26,
    DWARF_SUBPROGRAM = 0x2e,
    DWARF_VARIABLE = 0x34,
    DWARF_VOLATILE = 0x35,
    DWARF_RESTRICT = 0x37,
    DWARF_ATOMIC = 0x47
};

enum dwarf_encoding {
    DWARF_BOOLEAN = 0x02,
    DWARF_FLOAT = 0x04,
    DWARF_SIGNED = 0x05,
    DWARF_SIGNED_CHAR = 0x06,
    DWARF_UNSIGNED = 0x07,
    DWARF_UNSIGNED_CHAR = 0x08
};

/* A number that an entry may have. */
struct dwarf_number {
    bool set;
    uint64_t value;
};

struct dwarf_entry {
    uint32_t offset; /* in .debug_info */
    uint32_t unit;   /* its number */
    uint32_t parent; /* index; DWARF_NONE: it is a unit */
    uint32_t end;    /* index of the first entry that is not inside this one */
    uint16_t tag;
    uint8_t encoding;
    bool bit_field;
    const char *name;       /* NULL: none */
    uint32_t type;          /* offset in .debug_info; DWARF_NONE: none */
    uint32_t origin;        /* of the entry that this one is an instance of; the same */
    uint32_t location_list; /* offset in the unit's section of such lists; DWARF_NONE: none */
    uint32_t ranges;        /* the same */
    uint32_t call_file;     /* of the call of an inlined function: its number */
    uint32_t call_line;     /* 0: not known */
    uint32_t call_column;
    struct dwarf_block location;
    struct dwarf_block frame;
    struct dwarf_block constant_bytes;
    struct dwarf_number constant, low, high, bytes, count, member, space;
};

/* What all entries of a unit share. */
struct dwarf_unit {
    uint32_t offset; /* in .debug_info */
    uint32_t abbreviations;
    enum dwarf_section_kind location_section, range_section;
    const char *directory; /* where it was compiled; NULL: not given */
    uint64_t lines;        /* where its table of lines begins in .debug_line */
    uint32_t first_file;   /* its file 0 in the program's table of source files */
    uint32_t file_count;
    uint64_t strings, addresses, location_lists, range_lists; /* where its tables begin in their sections */
    uint64_t low;                                             /* what its ranges count from */
};

struct dwarf {
    const struct dwarf_sections *sections;
    struct dwarf_unit *units;
    uint32_t unit_count;
    struct dwarf_entry *entries; /* in the order of their offsets */
    uint32_t entry_count, entry_space;
};

/*
 * Reads the entries of sections, which must outlive them. The files of all units are the program's until dwarf_take_lines says
 * otherwise. Returns false with a message if they are damaged, or
 * are not of the kind that clang writes; then there are no entries. The caller frees them with dwarf_free.
 */
bool dwarf_read(struct dwarf *dwarf, const struct dwarf_sections *sections, char *error, size_t error_bytes);

/* Frees what dwarf_read has allocated. */
void dwarf_free(struct dwarf *dwarf);

/* The index of the entry at an offset in .debug_info; DWARF_NONE: there is none. */
uint32_t dwarf_find(const struct dwarf *dwarf, uint32_t offset);

/* The entry that has an entry's name and type: itself, or the one that it is an instance of. */
const struct dwarf_entry *dwarf_origin(const struct dwarf *dwarf, const struct dwarf_entry *entry);

/* Address number index of a unit's table; false if the table ends before. */
bool dwarf_address(const struct dwarf *dwarf, const struct dwarf_unit *unit, uint64_t index, uint64_t *address);

#endif
