/* call_sites.c - see call_sites.h. */
#include "dwarf/call_sites.h"

#include <stdlib.h>

#include "dwarf/lists.h"

/* What the table is made with. */
struct reader {
    struct isa_program *program;
    struct isa_call_site site; /* of the ranges that are being read */
    uint32_t space;            /* of the table */
    uint32_t steps;            /* items of lists that may still be read */
};

/* The first operation at an address or behind it. */
static uint32_t operation_from(const struct isa_program *program, uint64_t address)
{
    uint32_t low = 0, high = program->operation_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (program->operations[middle].offset < address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool reserve(struct reader *reader)
{
    struct isa_program *program = reader->program;
    uint32_t space = reader->space ? reader->space * 2 : 16;
    struct isa_call_site *grown;

    if (program->call_site_count < reader->space)
        return true;
    grown = realloc(program->call_sites, space * sizeof *grown);
    if (!grown)
        return false;
    program->call_sites = grown;
    reader->space = space;
    return true;
}

/* Adds a range of the call site. Ranges of outermost calls do not overlap, so there are no more than operations. */
static bool add_range(void *context, uint64_t begin, uint64_t end)
{
    struct reader *reader = context;
    struct isa_program *program = reader->program;
    struct isa_call_site site = reader->site;

    if (reader->steps == 0)
        return false;
    reader->steps--;
    site.operation = operation_from(program, begin);
    site.end = operation_from(program, end);
    if (site.operation >= site.end)
        return true;
    if (program->call_site_count >= program->operation_count || !reserve(reader))
        return false;
    program->call_sites[program->call_site_count++] = site;
    return true;
}

/* Reads where a call stands; false: that is not known. */
static bool read_site(const struct isa_program *program, const struct dwarf_entry *entry, struct isa_call_site *site)
{
    if (entry->call_line == 0 || entry->call_line > INT32_MAX || entry->call_file >= program->source_file_count ||
        !program->source_files[entry->call_file].name)
        return false;
    *site = (struct isa_call_site){.line = entry->call_line,
                                   .file = (uint16_t)entry->call_file,
                                   .column = entry->call_column <= UINT16_MAX ? (uint16_t)entry->call_column : 0};
    return true;
}

/* Goes over the outermost inlined calls: those inside them are skipped. */
static void read_entries(struct reader *reader, const struct dwarf *dwarf)
{
    reader->steps = dwarf_section(dwarf, DWARF_SECTION_RNGLISTS).size + dwarf->entry_count;
    for (uint32_t i = 0; i < dwarf->entry_count;) {
        const struct dwarf_entry *entry = &dwarf->entries[i];

        if (entry->tag != DWARF_INLINED) {
            i++;
            continue;
        }
        if (read_site(reader->program, entry, &reader->site))
            dwarf_visit_ranges(dwarf, entry, add_range, reader);
        i = entry->end > i ? entry->end : i + 1;
    }
}

static int compare(const void *a, const void *b)
{
    const struct isa_call_site *one = a, *other = b;

    if (one->operation != other->operation)
        return one->operation < other->operation ? -1 : 1;
    return (one->end > other->end) - (one->end < other->end);
}

void dwarf_take_call_sites(struct isa_program *program, const struct dwarf_sections *sections)
{
    struct reader reader = {.program = program};
    struct dwarf dwarf;

    free(program->call_sites);
    program->call_sites = NULL;
    program->call_site_count = 0;
    if (!dwarf_read(&dwarf, sections, NULL, 0))
        return;
    read_entries(&reader, &dwarf);
    dwarf_free(&dwarf);
    if (program->call_site_count)
        qsort(program->call_sites, program->call_site_count, sizeof *program->call_sites, compare);
}
