/* place.c - where an operation comes from. */
#include "isa/place.h"

#include <inttypes.h>
#include <stdio.h>

#include "engine/require.h"

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

/* The call site of an operation; NULL: none. */
static const struct isa_call_site *call_site_of(const struct isa_program *program, uint32_t operation)
{
    uint32_t low = 0, high = program->call_site_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (program->call_sites[middle].operation <= operation)
            low = middle + 1;
        else
            high = middle;
    }
    return low && operation < program->call_sites[low - 1].end ? &program->call_sites[low - 1] : NULL;
}

/* What the comment of the line says goes before what the debug sections say: clang writes both from one source. */
static void put_call(const struct isa_program *program, const struct isa_source_line *line, uint32_t operation,
                     struct isa_place *place)
{
    const struct isa_call_site *site = call_site_of(program, operation);

    if (line->inlined_line) {
        SIM_REQUIRE(line->inlined_file < program->source_file_count);
        place->call_file = program->source_files[line->inlined_file].name;
        place->call_line = line->inlined_line;
        place->call_column = line->inlined_column;
    } else if (site) {
        SIM_REQUIRE(site->file < program->source_file_count);
        place->call_file = program->source_files[site->file].name;
        place->call_line = site->line;
        place->call_column = site->column;
    }
}

struct isa_place isa_place_of(const struct isa_program *program, uint32_t operation)
{
    struct isa_place place = {.assembly = program->path, .machine_code = isa_is_machine_code(program)};
    const struct isa_source_line *line;

    if (operation >= program->operation_count)
        return place;
    place.assembly_line = program->operations[operation].line;
    isa_program_read_source(program);
    line = line_of(program, operation);
    if (!line || line->line == 0)
        return place;
    SIM_REQUIRE(line->file < program->source_file_count);
    place.source = &program->source_files[line->file];
    place.file = place.source->name;
    place.line = line->line;
    place.column = line->column;
    put_call(program, line, operation, &place);
    return place;
}

static const char *line_text(const char *path, uint32_t line, bool machine_code, char *text, size_t bytes)
{
    SIM_REQUIRE(bytes);
    if (machine_code)
        snprintf(text, bytes, "%s:0x%" PRIx32, path, line);
    else
        snprintf(text, bytes, "%s:%" PRIu32, path, line);
    return text;
}

const char *isa_line_text(const struct isa_program *program, uint32_t line, char *text, size_t bytes)
{
    return line_text(program->path, line, isa_is_machine_code(program), text, bytes);
}

const char *isa_place_text(const struct isa_place *place, char *text, size_t bytes)
{
    char assembly[ISA_PLACE_BYTES];

    line_text(place->assembly, place->assembly_line, place->machine_code, assembly, sizeof assembly);
    if (!place->file)
        snprintf(text, bytes, "%s", assembly);
    else if (!place->call_file)
        snprintf(text, bytes, "%s:%" PRIu32 " (%s)", place->file, place->line, assembly);
    else
        snprintf(text, bytes, "%s:%" PRIu32 ", called from %s:%" PRIu32 " (%s)", place->file, place->line,
                 place->call_file, place->call_line, assembly);
    return text;
}
