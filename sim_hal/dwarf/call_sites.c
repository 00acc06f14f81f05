/* call_sites.c - see call_sites.h. */
#include "dwarf/call_sites.h"

#include <stdlib.h>

#include "dwarf/lists.h"
#include "dwarf/operations.h"
#include "engine/reserve.h"

/* What the table is made with. */
struct reader {
    struct isa_program *program;
    struct isa_call_site site; /* of the ranges that are being read */
    uint32_t space;            /* of the table */
    uint32_t steps;            /* items of lists that may still be read */
};

static bool reserve(struct reader *reader)
{
    struct isa_program *program = reader->program;

    return sim_reserve(&program->call_sites, &reader->space, program->call_site_count, sizeof *program->call_sites);
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
    site.operation = dwarf_operation_from(program, begin);
    site.end = dwarf_operation_from(program, end);
    if (site.operation >= site.end)
        return true;
    if (program->call_site_count >= program->operation_count || !reserve(reader))
        return false;
    program->call_sites[program->call_site_count++] = site;
    return true;
}

/* Reads where a call stands; false: that is not known. */
static bool read_site(const struct isa_program *program, const struct dwarf *dwarf, const struct dwarf_entry *entry,
                      struct isa_call_site *site)
{
    const struct dwarf_unit *unit = &dwarf->units[entry->unit];
    uint64_t file = (uint64_t)unit->first_file + entry->call_file;

    if (entry->call_line == 0 || entry->call_line > INT32_MAX || entry->call_file >= unit->file_count ||
        file >= program->source_file_count || !program->source_files[file].name)
        return false;
    *site = (struct isa_call_site){.line = entry->call_line,
                                   .file = (uint16_t)file,
                                   .column = entry->call_column <= UINT16_MAX ? (uint16_t)entry->call_column : 0};
    return true;
}

/* Goes over the outermost inlined calls: those inside them are skipped. */
static void read_entries(struct reader *reader, const struct dwarf *dwarf)
{
    reader->steps = dwarf->entry_count + dwarf_section_block(dwarf->sections, DWARF_SECTION_RNGLISTS).size +
                    dwarf_section_block(dwarf->sections, DWARF_SECTION_RANGES).size;
    for (uint32_t i = 0; i < dwarf->entry_count;) {
        const struct dwarf_entry *entry = &dwarf->entries[i];

        if (entry->tag != DWARF_INLINED) {
            i++;
            continue;
        }
        if (read_site(reader->program, dwarf, entry, &reader->site))
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

void dwarf_take_call_sites(struct isa_program *program, const struct dwarf *dwarf)
{
    struct reader reader = {.program = program};

    free(program->call_sites);
    program->call_sites = NULL;
    program->call_site_count = 0;
    read_entries(&reader, dwarf);
    if (program->call_site_count)
        qsort(program->call_sites, program->call_site_count, sizeof *program->call_sites, compare);
}
