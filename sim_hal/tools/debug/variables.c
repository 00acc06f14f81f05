/* variables.c - see variables.h. */
#include "tools/debug/variables.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/debug_sections.h"
#include "code/debug.h"
#include "dwarf/lists.h"
#include "isa/place.h"
#include "tools/debug/command.h"
#include "tools/debug/dwarf_scopes.h"
#include "tools/debug/dwarf_types.h"

#define TEXT_MOST ((size_t)64 << 20) /* of an assembly file, as for the assembler */
#define A_LINE    8u                 /* lanes */

/* What the debug sections of a program say. */
struct debug_variables {
    struct dwarf_sections sections;
    struct dwarf dwarf;
    char trouble[HOST_ERROR_BYTES]; /* why they cannot be read; "": they can */
};

/* A variable at the place of the wave in focus. */
struct found {
    const struct dwarf *dwarf;
    const struct dwarf_entry *entry;
    const struct dwarf_entry *type;
    const char *name;
    struct dwarf_block location, frame;
    const struct dwarf_entry *shown; /* the type, or that of the element that is asked for */
    uint64_t offset;                 /* of the element */
};

/* ---- reading ---- */

static bool read_text_sections(const struct isa_program *program, struct dwarf_sections *sections, char *error,
                               size_t error_bytes)
{
    size_t length;
    char *text = host_text_load(program->path, TEXT_MOST, &length, error, error_bytes);
    bool good = text && asm_debug_sections_read(program, text, length, sections, error, error_bytes);

    free(text);
    return good;
}

static bool read_sections(const struct isa_program *program, const struct code_object *object,
                          struct debug_variables *variables)
{
    char *trouble = variables->trouble;

    if (object)
        return code_debug_sections(object, &variables->sections);
    return isa_is_machine_code(program)
               ? code_debug_sections_of_file(program->path, program->part, &variables->sections, trouble,
                                             sizeof(variables->trouble))
               : read_text_sections(program, &variables->sections, trouble, sizeof(variables->trouble));
}

bool debug_variables_add(struct debug_program *program, const struct code_object *object)
{
    struct debug_variables *variables = calloc(1, sizeof(*variables));
    char error[HOST_ERROR_BYTES] = "";

    program->variables = variables;
    if (!variables)
        return false;
    if (read_sections(program->program, object, variables) &&
        !dwarf_read(&variables->dwarf, &variables->sections, error, sizeof(error)))
        snprintf(variables->trouble, sizeof(variables->trouble), "%.400s: %.400s", program->program->path, error);
    return true;
}

void debug_variables_free(struct debug_variables *variables)
{
    if (!variables)
        return;
    dwarf_free(&variables->dwarf);
    dwarf_sections_free(&variables->sections);
    free(variables);
}

/* ---- what a location reads ---- */

struct place {
    const struct cu_wave *wave;
    const struct mem *memory;
    uint32_t lane;
};

static bool read_scalar(void *context, uint32_t number, uint32_t *value)
{
    const struct place *place = context;

    if (number >= place->wave->state.scalar_count)
        return false;
    *value = place->wave->state.scalar[number];
    return true;
}

static bool read_vector(void *context, uint32_t number, uint32_t *value)
{
    const struct place *place = context;

    if (number >= place->wave->state.vector_count)
        return false;
    *value = place->wave->state.vector[number][place->lane];
    return true;
}

/* Scratch of a wave holds the lanes' first words, then their second ones, and so on. */
static bool read_private(void *context, uint64_t address, uint8_t *value)
{
    const struct place *place = context;
    const struct cu_workgroup *workgroup = place->wave->workgroup;
    uint64_t wave_bytes = workgroup->kernel->scratch_wave_bytes, at;

    if (!workgroup->scratch || address >= wave_bytes / ISA_LANES)
        return false;
    at = workgroup->scratch + place->wave->index * wave_bytes + address / 4 * 4 * ISA_LANES +
         (uint64_t)place->lane * 4 + address % 4;
    if (!mem_contains(place->memory, at, 1))
        return false;
    mem_read(place->memory, at, value, 1);
    return true;
}

/* ---- finding ---- */

static const struct debug_variables *variables_of(const struct debug *debug, const struct cu_wave *wave)
{
    return debug_program(debug, wave->state.program)->variables;
}

static uint32_t visible(const struct dwarf *dwarf, const struct cu_wave *wave,
                        struct dwarf_visible list[DWARF_VISIBLE_MOST])
{
    return dwarf_visible_at(dwarf, wave->state.program->operations[wave->state.operation].offset, list);
}

static struct found look_up(const struct dwarf *dwarf, const struct dwarf_visible *visible, const struct cu_wave *wave)
{
    const struct dwarf_entry *entry = &dwarf->entries[visible->variable], *origin = dwarf_origin(dwarf, entry);
    struct found found = {.dwarf = dwarf, .entry = entry, .name = origin->name ? origin->name : ""};

    found.type = dwarf_type(dwarf, entry->type != DWARF_NONE ? entry->type : origin->type);
    found.shown = found.type;
    found.location = dwarf_location_at(dwarf, entry, wave->state.program->operations[wave->state.operation].offset);
    if (visible->frame != DWARF_NONE)
        found.frame = dwarf->entries[visible->frame].frame;
    return found;
}

/* Finds the innermost variable of a name. */
static bool find_name(const struct dwarf *dwarf, const struct cu_wave *wave, struct host_span name, struct found *found)
{
    struct dwarf_visible list[DWARF_VISIBLE_MOST];
    uint32_t count = visible(dwarf, wave, list);

    for (uint32_t i = 0; i < count; i++) {
        *found = look_up(dwarf, &list[i], wave);
        if (host_text_is(name, found->name))
            return true;
    }
    return false;
}

bool debug_variable_exists(const struct debug *debug, struct host_span word)
{
    const struct cu_wave *wave = debug_wave(debug);
    struct host_span name;
    struct found found;
    uint64_t index;
    bool has_index;

    if (!wave || !debug_read_element(word, &name, &index, &has_index))
        return false;
    return *variables_of(debug, wave)->trouble || find_name(&variables_of(debug, wave)->dwarf, wave, name, &found);
}

/* ---- values ---- */

/* The value that is the same in all places where the variable is in scope. */
static enum dwarf_outcome constant_value(const struct dwarf_entry *entry, struct dwarf_value *value)
{
    uint32_t size = entry->constant.set ? sizeof(entry->constant.value) : entry->constant_bytes.size;

    *value = (struct dwarf_value){0};
    for (uint32_t i = 0; i < size && i < DWARF_VALUE_BYTES; i++) {
        if (entry->constant.set)
            value->bytes[i] = (uint8_t)(entry->constant.value >> (8 * i));
        else
            value->bytes[i] = entry->constant_bytes.bytes[i];
        value->known[i] = true;
    }
    return DWARF_KNOWN;
}

static enum dwarf_outcome value_of(const struct debug *debug, const struct found *found, const struct cu_wave *wave,
                                   uint32_t lane, struct dwarf_value *value)
{
    struct place place = {.wave = wave, .memory = gpu_memory(debug->gpu), .lane = lane};
    const struct dwarf_machine machine = {
        .context = &place, .scalar = read_scalar, .vector = read_vector, .private_byte = read_private};

    if (found->entry->constant.set || found->entry->constant_bytes.bytes)
        return constant_value(found->entry, value);
    if (!found->location.bytes || !found->type)
        return DWARF_OPTIMISED;
    return dwarf_evaluate(found->dwarf, found->entry->unit, found->location, found->frame,
                          dwarf_type_bytes(found->dwarf, found->type), &machine, value);
}

/* Why a variable has no value. */
static const char *absence(enum dwarf_outcome outcome)
{
    if (outcome == DWARF_IN_MEMORY)
        return "lies in the LDS or in the program's data";
    return outcome == DWARF_OPTIMISED ? "is optimised out here"
                                      : "is at a place that the debug sections describe in an unknown way";
}

static const char *activity(const struct cu_wave *wave, uint32_t lane)
{
    return isa_exec(&wave->state) >> lane & 1 ? "" : ", which is not active";
}

static void print_one(const struct debug *debug, const struct found *found, struct host_span word,
                      const struct cu_wave *wave)
{
    uint32_t lane = debug->focus.lane;
    struct dwarf_value value;
    enum dwarf_outcome outcome = value_of(debug, found, wave, lane, &value);

    printf("%.*s ", (int)word.length, word.text);
    if (outcome != DWARF_KNOWN) {
        puts(absence(outcome));
        return;
    }
    fputs("= ", stdout);
    dwarf_write_value(found->dwarf, found->shown, &value, found->offset, stdout);
    if (value.lanes)
        printf(" in lane %" PRIu32 "%s", lane, activity(wave, lane));
    putchar('\n');
}

/* All lanes: many in a line, or one in a line if the type has parts. */
static void print_lanes(const struct debug *debug, const struct found *found, struct host_span word,
                        const struct cu_wave *wave)
{
    uint32_t a_line = dwarf_has_parts(found->shown) ? 1 : A_LINE;
    struct dwarf_value value;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        enum dwarf_outcome outcome = value_of(debug, found, wave, lane, &value);

        if (lane % a_line == 0)
            printf("%s%.*s lane %2" PRIu32 ":", lane ? "\n" : "", (int)word.length, word.text, lane);
        putchar(' ');
        if (outcome == DWARF_KNOWN)
            dwarf_write_value(found->dwarf, found->shown, &value, found->offset, stdout);
        else
            putchar('?');
        if (!(isa_exec(&wave->state) >> lane & 1))
            putchar('-');
    }
    putchar('\n');
}

/* Makes an element of a variable out of the variable. */
static bool choose_element(struct found *found, uint64_t index, char *error, size_t error_bytes)
{
    const struct dwarf_entry *element;
    uint64_t count;

    if (!found->type || !dwarf_elements(found->dwarf, found->type, &count, &element))
        return host_text_fail(error, error_bytes, "%.60s has no elements", found->name);
    if (index >= count)
        return host_text_fail(error, error_bytes, "%.60s has %" PRIu64 " elements, there is no element %" PRIu64,
                              found->name, count, index);
    found->offset = index * dwarf_type_bytes(found->dwarf, element);
    found->shown = element;
    return true;
}

bool debug_print_variable(const struct debug *debug, struct host_span word, bool lanes, char *error, size_t error_bytes)
{
    const struct cu_wave *wave = debug_wave(debug);
    const struct debug_variables *variables = variables_of(debug, wave);
    struct host_span name;
    struct found found;
    uint64_t index;
    bool has_index;

    if (*variables->trouble)
        return host_text_fail(error, error_bytes, "%s", variables->trouble);
    if (!debug_read_element(word, &name, &index, &has_index) || !find_name(&variables->dwarf, wave, name, &found))
        return host_text_fail(error, error_bytes, "there is no such variable");
    if (has_index && !choose_element(&found, index, error, error_bytes))
        return false;
    if (lanes && found.type)
        print_lanes(debug, &found, word, wave);
    else
        print_one(debug, &found, word, wave);
    return true;
}

static void print_function(const struct dwarf *dwarf, uint32_t function)
{
    if (function == DWARF_NONE)
        return;
    dwarf_write_name(dwarf_origin(dwarf, &dwarf->entries[function])->name, stdout);
    puts(dwarf->entries[function].tag == DWARF_INLINED ? ", inlined" : "");
}

bool debug_print_variables(const struct debug *debug, char *error, size_t error_bytes)
{
    const struct cu_wave *wave = debug_wave(debug);
    const struct debug_variables *variables = variables_of(debug, wave);
    struct dwarf_visible list[DWARF_VISIBLE_MOST];
    uint32_t count;

    if (*variables->trouble)
        return host_text_fail(error, error_bytes, "%s", variables->trouble);
    if (!variables->dwarf.entry_count)
        return host_text_fail(error, error_bytes, "the kernel was not compiled with -g");
    count = visible(&variables->dwarf, wave, list);
    for (uint32_t i = 0; i < count; i++) {
        struct found found = look_up(&variables->dwarf, &list[i], wave);

        if (i == 0 || list[i].function != list[i - 1].function)
            print_function(&variables->dwarf, list[i].function);
        fputs("    ", stdout);
        print_one(debug, &found, (struct host_span){found.name, strlen(found.name)}, wave);
    }
    if (!count)
        puts("no variables are in scope here");
    return true;
}
