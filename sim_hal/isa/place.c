/* place.c - where an operation comes from. */
#include "isa/place.h"

#include <inttypes.h>
#include <stdio.h>

struct isa_place isa_place_of(const struct isa_program *program, uint32_t operation)
{
    struct isa_place place = {.assembly = program->path};

    if (operation < program->operation_count)
        place.assembly_line = program->operations[operation].line;
    return place;
}

const char *isa_place_text(const struct isa_place *place, char *text, size_t bytes)
{
    if (place->file)
        snprintf(text, bytes, "%s:%" PRIu32 " (%s:%" PRIu32 ")", place->file, place->line, place->assembly,
                 place->assembly_line);
    else
        snprintf(text, bytes, "%s:%" PRIu32, place->assembly, place->assembly_line);
    return text;
}
