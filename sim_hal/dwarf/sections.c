/* sections.c - see sections.h. */
#include "dwarf/sections.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[DWARF_SECTION_COUNT] = {
    [DWARF_SECTION_INFO] = ".debug_info",         [DWARF_SECTION_ABBREV] = ".debug_abbrev",
    [DWARF_SECTION_STR] = ".debug_str",           [DWARF_SECTION_STR_OFFSETS] = ".debug_str_offsets",
    [DWARF_SECTION_ADDR] = ".debug_addr",         [DWARF_SECTION_LOCLISTS] = ".debug_loclists",
    [DWARF_SECTION_RNGLISTS] = ".debug_rnglists", [DWARF_SECTION_LOC] = ".debug_loc",
    [DWARF_SECTION_RANGES] = ".debug_ranges",     [DWARF_SECTION_LINE] = ".debug_line",
    [DWARF_SECTION_LINE_STR] = ".debug_line_str",
};

enum dwarf_section_kind dwarf_section_named(const char *name, size_t length)
{
    int kind = 0;

    while (kind < DWARF_SECTION_COUNT && (strlen(names[kind]) != length || memcmp(name, names[kind], length) != 0))
        kind++;
    return (enum dwarf_section_kind)kind;
}

void dwarf_sections_free(struct dwarf_sections *sections)
{
    for (int i = 0; i < DWARF_SECTION_COUNT; i++)
        free(sections->section[i].bytes);
    *sections = (struct dwarf_sections){0};
}
