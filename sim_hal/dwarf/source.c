/* source.c - see source.h. */
#include "dwarf/source.h"

#include "dwarf/call_sites.h"
#include "dwarf/lines.h"

void dwarf_take_source(struct isa_program *program, const struct dwarf_sections *sections)
{
    struct dwarf dwarf;

    /* Damaged entries are none, and then the lines stand alone. */
    dwarf_read(&dwarf, sections, NULL, 0);
    if (sections->section[DWARF_SECTION_LINE].size)
        dwarf_take_lines(program, &dwarf);
    dwarf_take_call_sites(program, &dwarf);
    dwarf_free(&dwarf);
}
