/* place.c - where an operation comes from. */
#include "isa/place.h"

#include <inttypes.h>
#include <stdio.h>

/* The entry of the table that holds for an operation; NULL: none. */
static const struct isa_source_line *line_of(const struct isa_program *program, uint32_t operation)
{
    uint32_t low = 0, high = program->source_line_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (program->source_lines[middle].operation <= operation)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &program->source_lines[low - 1] : NULL;
}

struct isa_place isa_place_of(const struct isa_program *program, uint32_t operation)
{
    struct isa_place place = {.assembly = program->path};
    const struct isa_source_line *line;

    if (operation >= program->operation_count)
        return place;
    place.assembly_line = program->operations[operation].line;
    line = line_of(program, operation);
    if (!line || line->line == 0)
        return place;
    place.source = &program->source_files[line->file];
    place.file = place.source->name;
    place.line = line->line;
    place.column = line->column;
    if (line->inlined_line == 0)
        return place;
    place.inlined_file = program->source_files[line->inlined_file].name;
    place.inlined_line = line->inlined_line;
    place.inlined_column = line->inlined_column;
    return place;
}

const char *isa_place_text(const struct isa_place *place, char *text, size_t bytes)
{
    if (!place->file)
        snprintf(text, bytes, "%s:%" PRIu32, place->assembly, place->assembly_line);
    else if (!place->inlined_file)
        snprintf(text, bytes, "%s:%" PRIu32 " (%s:%" PRIu32 ")", place->file, place->line, place->assembly,
                 place->assembly_line);
    else
        snprintf(text, bytes, "%s:%" PRIu32 ", inlined at %s:%" PRIu32 " (%s:%" PRIu32 ")", place->file, place->line,
                 place->inlined_file, place->inlined_line, place->assembly, place->assembly_line);
    return text;
}
