/* places.c - see places.h. */
#include "tools/debug/places.h"

#include <string.h>

#include "code/demangle.h"
#include "engine/require.h"

bool debug_path_is(const char *path, struct host_span name)
{
    size_t length = strlen(path);

    if (length < name.length || memcmp(path + length - name.length, name.text, name.length) != 0)
        return false;
    return length == name.length || path[length - name.length - 1] == '/';
}

static bool same_text(const char *one, const char *other)
{
    return one == other || (one && other && strcmp(one, other) == 0);
}

bool debug_place_begins(const struct isa_program *program, uint32_t operation, bool source)
{
    struct isa_place place = isa_place_of(program, operation), before;

    SIM_REQUIRE(operation < program->operation_count);
    if (operation == 0)
        return true;
    before = isa_place_of(program, operation - 1);
    if (!source)
        return place.assembly_line != before.assembly_line;
    return place.line != before.line || !same_text(place.file, before.file);
}

/* The line of an operation in the file; 0: it is of another file. */
static uint32_t line_in(const struct isa_program *program, uint32_t operation, struct host_span file, bool *source)
{
    struct isa_place place = isa_place_of(program, operation);

    *source = place.file && debug_path_is(place.file, file);
    if (*source)
        return place.line;
    return debug_path_is(place.assembly, file) ? place.assembly_line : 0;
}

uint32_t debug_mark_line(const struct isa_program *program, struct host_span file, uint64_t line, uint32_t bits,
                         uint32_t *marks, bool *known, uint32_t *next)
{
    uint32_t count = 0;

    *next = 0;
    *known = false;
    for (uint32_t i = 0; i < program->operation_count; i++) {
        bool source;
        uint32_t at = line_in(program, i, file, &source);

        *known = *known || at;
        if (at > line && (!*next || at < *next))
            *next = at;
        if (!at || at != line || !debug_place_begins(program, i, source))
            continue;
        marks[i] |= bits;
        count++;
    }
    return count;
}

uint32_t debug_mark_label(const struct isa_program *program, struct host_span label, uint32_t bits, uint32_t *marks)
{
    char text[CODE_DEMANGLED_BYTES];
    uint32_t count = 0;

    if (label.length >= sizeof(text))
        return 0;
    snprintf(text, sizeof(text), "%.*s", (int)label.length, label.text);
    for (uint32_t i = 0; i < program->label_count; i++) {
        enum code_fit fit = code_name_fits(program->labels[i].name, text);

        if (fit == CODE_FITS_NOT)
            continue;
        marks[program->labels[i].operation] |= bits;
        count++;
        if (fit == CODE_IS)
            break;
    }
    return count;
}

/* Whether clang has made a label for the debug sections alone. */
static bool is_position(const char *name)
{
    return strncmp(name, ".Ltmp", 5) == 0;
}

const struct isa_label *debug_label_before(const struct isa_program *program, uint32_t operation, uint32_t *distance)
{
    const struct isa_label *best = NULL;

    for (uint32_t i = 0; i < program->label_count; i++) {
        const struct isa_label *label = &program->labels[i];

        if (label->operation <= operation && (!best || label->operation > best->operation) && !is_position(label->name))
            best = label;
    }
    *distance = best ? operation - best->operation : 0;
    return best;
}
