/* program.c - see program.h. */
#define _POSIX_C_SOURCE 200809L

#include "code/program.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/debug.h"
#include "code/demangle.h"
#include "code/file.h"
#include "code/functions.h"
#include "dwarf/source.h"
#include "engine/require.h"
#include "isa/opcodes.h"

#define REFUSAL_BYTES   512
#define USER_SGPRS_MOST 16u

struct program_builder {
    struct isa_program *program;
    struct code_object *object;
    const struct code_kernel *only; /* the kernel that is wanted; NULL: all */
    const struct code_error *error;
    struct code_functions functions;
};

/* ---- code ---- */

/* Places in the image stand in for lines. The traps of no bytes behind functions have none: the next function may begin there. */
static void number_operations(struct program_builder *builder)
{
    for (uint32_t i = 0; i < builder->functions.operation_count; i++) {
        struct isa_operation *operation = &builder->functions.operations[i];

        operation->line = operation->bytes ? (uint32_t)builder->object->code + operation->offset : 0;
    }
}

/* The function that begins at a place: there is one for each kernel. */
static uint32_t function_at(const struct code_object *object, uint64_t place)
{
    uint32_t low = 0, high = object->function_count;

    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;

        if (object->functions[middle].place <= place)
            low = middle;
        else
            high = middle;
    }
    SIM_REQUIRE(object->functions[low].place == place);
    return low;
}

/* Marks the functions that are kernels which are not wanted. Another function may be called from anywhere. */
static void mark_unwanted(const struct program_builder *builder, bool *unwanted)
{
    const struct code_notes *notes = &builder->object->notes;

    if (!builder->only)
        return;
    for (uint32_t i = 0; i < notes->kernel_count; i++)
        unwanted[function_at(builder->object, notes->kernels[i].entry)] = true;
    unwanted[function_at(builder->object, builder->only->entry)] = false;
}

static bool decode_functions(struct program_builder *builder)
{
    const struct code_object *object = builder->object;
    bool *unwanted = calloc(object->function_count + 1, sizeof *unwanted), good = unwanted != NULL;

    if (good)
        mark_unwanted(builder, unwanted);
    for (uint32_t i = 0; good && i < object->function_count; i++)
        good =
            unwanted[i] || code_add_function(&builder->functions, (uint32_t)(object->functions[i].place - object->code),
                                             (uint32_t)object->functions[i].size);
    free(unwanted);
    return good;
}

static bool decode(struct program_builder *builder)
{
    const struct code_object *object = builder->object;
    struct isa_program *program = builder->program;
    bool good;

    builder->functions.code = object->image + object->code;
    builder->functions.code_bytes = (uint32_t)object->code_bytes;
    good = decode_functions(builder);
    number_operations(builder);
    program->operations = builder->functions.operations;
    program->operation_count = builder->functions.operation_count;
    program->operation_at = builder->functions.operation_at;
    program->code_bytes = builder->functions.code_bytes;
    builder->functions.operations = NULL;
    builder->functions.operation_at = NULL;
    return good || code_out_of_memory(builder->error);
}

/* The names of functions that have operations. */
static bool name_functions(struct program_builder *builder)
{
    const struct code_object *object = builder->object;
    struct isa_program *program = builder->program;
    size_t bytes = 1;
    char *name;

    for (uint32_t i = 0; i < object->function_count; i++)
        bytes += object->functions[i].name.length + 1;
    program->labels = calloc(object->function_count + 1, sizeof *program->labels);
    program->label_names = name = malloc(bytes);
    if (!program->labels || !name)
        return code_out_of_memory(builder->error);
    for (uint32_t i = 0; program->operation_at && i < object->function_count; i++) {
        const struct code_function *function = &object->functions[i];
        uint32_t operation;

        SIM_REQUIRE(program->operation_at);
        operation = program->operation_at[(function->place - object->code) / 4];

        if (!function->name.length || operation == UINT32_MAX)
            continue;
        memcpy(name, function->name.at, function->name.length);
        name[function->name.length] = '\0';
        program->labels[program->label_count++] = (struct isa_label){name, operation};
        name += function->name.length + 1;
    }
    return true;
}

/* ---- data ---- */

/* Takes the image. It has the code in it, so that what the code addresses lies where it expects that. */
static void take_image(struct program_builder *builder)
{
    struct isa_program *program = builder->program;
    struct code_object *object = builder->object;

    program->data = object->image;
    program->data_bytes = (uint32_t)object->image_bytes;
    program->code_start = (uint32_t)object->code;
    program->writable_start = (uint32_t)object->writable;
    object->image = NULL;
}

static bool relocate(struct program_builder *builder)
{
    const struct code_object *object = builder->object;
    struct isa_program *program = builder->program;

    program->relocations = calloc(object->relocation_count + 1, sizeof *program->relocations);
    if (!program->relocations)
        return code_out_of_memory(builder->error);
    for (uint32_t i = 0; i < object->relocation_count; i++) {
        const struct code_relocation *relocation = &object->relocations[i];

        if (relocation->undefined.length)
            return code_fail(builder->error, CODE_NOWHERE, "nothing defines '%.*s'",
                             (int)(relocation->undefined.length < 200 ? relocation->undefined.length : 200),
                             relocation->undefined.at);
        program->relocations[program->relocation_count++] = (struct isa_relocation){
            .data_offset = (uint32_t)relocation->place, .bytes = 8, .target_offset = relocation->target};
    }
    return true;
}

static int by_offset(const void *a, const void *b)
{
    const struct isa_symbol *left = a, *right = b;

    return left->offset < right->offset ? -1 : left->offset > right->offset;
}

/* The variables, for reports: of those that overlap the first one. */
static bool name_variables(struct program_builder *builder)
{
    const struct code_object *object = builder->object;
    struct isa_program *program = builder->program;
    uint32_t count = 0, end = 0;

    program->symbols = calloc(object->symbol_count + 1, sizeof *program->symbols);
    if (!program->symbols)
        return code_out_of_memory(builder->error);
    for (uint32_t i = 0; i < object->symbol_count; i++) {
        const struct code_symbol *from = &object->symbols[i];
        struct isa_symbol *to = &program->symbols[count];

        if (!code_is_variable(from))
            continue;
        *to = (struct isa_symbol){.offset = (uint32_t)from->place, .bytes = (uint32_t)from->size};
        snprintf(to->name, sizeof to->name, "%.*s", (int)(from->name.length < 64 ? from->name.length : 64),
                 from->name.at);
        count++;
    }
    qsort(program->symbols, count, sizeof *program->symbols, by_offset);
    for (uint32_t i = 0; i < count; i++) {
        if (program->symbols[i].offset < end)
            continue;
        program->symbols[program->symbol_count++] = program->symbols[i];
        end = program->symbols[i].offset + program->symbols[i].bytes;
    }
    return true;
}

/* ---- source lines ---- */

/* The debug sections of a program, kept until a report asks for its source lines. */
struct unread_source {
    struct isa_source_reader reader; /* the first member */
    struct dwarf_sections sections;
};

static void read_source(struct isa_source_reader *reader)
{
    dwarf_take_source(reader->program, &((struct unread_source *)reader)->sections);
}

static void free_source(struct isa_source_reader *reader)
{
    dwarf_sections_free(&((struct unread_source *)reader)->sections);
    free(reader);
}

/* No run needs them: there are none if memory is out. */
static void take_source(struct program_builder *builder)
{
    struct unread_source *unread = malloc(sizeof *unread);

    if (!unread)
        return;
    if (!code_debug_sections(builder->object, &unread->sections)) {
        free(unread);
        return;
    }
    unread->reader = (struct isa_source_reader){builder->program, read_source, free_source};
    builder->program->source_reader = &unread->reader;
}

/* ---- kernels ---- */

static bool refuse(struct program_builder *builder, struct isa_kernel *kernel, const char *format, ...)
{
    char text[REFUSAL_BYTES];
    va_list arguments;
    size_t bytes = strlen(builder->program->path) + sizeof text + sizeof ": ";

    if (kernel->refusal)
        return true;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    kernel->refusal = malloc(bytes);
    if (!kernel->refusal)
        return code_out_of_memory(builder->error);
    snprintf(kernel->refusal, bytes, "%s: %s", builder->program->path, text);
    return true;
}

/* Refuses a kernel whose own code could not be decoded. */
static bool check_code(struct program_builder *builder, struct isa_kernel *kernel, const struct code_function *function)
{
    uint64_t start = function->place - builder->object->code;

    for (uint32_t i = 0; i < builder->functions.refusal_count; i++) {
        const struct code_refusal *refusal = &builder->functions.refusals[i];

        if (refusal->offset >= start && refusal->offset - start < function->size)
            return refuse(builder, kernel, "at 0x%" PRIx32 " of the code: %s", refusal->offset, refusal->reason);
    }
    return true;
}

/* Refuses a kernel whose own code names registers beyond those that it allocates. */
static bool check_registers(struct program_builder *builder, struct isa_kernel *kernel,
                            const struct code_function *function)
{
    const struct isa_program *program = builder->program;
    uint32_t vgprs = CP_RSRC1_VGPRS(kernel->descriptor.compute_pgm_rsrc1);
    uint32_t sgprs = CP_RSRC1_SGPRS(kernel->descriptor.compute_pgm_rsrc1);
    uint64_t end = function->place - builder->object->code + function->size;

    for (uint32_t i = kernel->entry; i < program->operation_count && program->operations[i].offset < end; i++) {
        const struct isa_operation *operation = &program->operations[i];

        if (operation->vgprs > vgprs || operation->sgprs > sgprs)
            return refuse(builder, kernel, "at 0x%" PRIx32 " of the code: %c%u is beyond the %u registers allocated",
                          operation->offset, operation->vgprs > vgprs ? 'v' : 's',
                          (operation->vgprs > vgprs ? operation->vgprs : operation->sgprs) - 1u,
                          operation->vgprs > vgprs ? vgprs : sgprs);
    }
    return true;
}

static bool check_kernel(struct program_builder *builder, struct isa_kernel *kernel, const struct code_kernel *from)
{
    const struct code_function *function = &builder->object->functions[function_at(builder->object, from->entry)];

    if (from->refused_kind.length)
        return refuse(builder, kernel, "arguments of kind '%.*s' are not supported",
                      (int)(from->refused_kind.length < 60 ? from->refused_kind.length : 60), from->refused_kind.at);
    if (from->wavefront_size != ISA_LANES)
        return refuse(builder, kernel, "waves of %" PRIu32 " lanes; %u were expected", from->wavefront_size, ISA_LANES);
    if (CP_RSRC2_USER_SGPRS(kernel->descriptor.compute_pgm_rsrc2) > USER_SGPRS_MOST)
        return refuse(builder, kernel, "%u user SGPRs; %u is the most",
                      CP_RSRC2_USER_SGPRS(kernel->descriptor.compute_pgm_rsrc2), USER_SGPRS_MOST);
    return check_code(builder, kernel, function) && check_registers(builder, kernel, function);
}

/* Takes a kernel, with what it owns. */
static bool take_kernel(struct program_builder *builder, struct code_kernel *from)
{
    struct isa_program *program = builder->program;
    struct isa_kernel *kernel = &program->kernels[program->kernel_count];

    if (isa_program_kernel(program, from->kernel.name))
        return code_fail(builder->error, CODE_NOWHERE, "kernel '%.200s' is described a second time", from->kernel.name);
    *kernel = from->kernel;
    program->kernel_count++;
    from->kernel = (struct isa_kernel){0};
    SIM_REQUIRE(program->operation_at);
    kernel->entry = program->operation_at[(from->entry - builder->object->code) / 4];
    SIM_REQUIRE(kernel->entry < program->operation_count); /* each kernel's function has been decoded */
    return check_kernel(builder, kernel, from);
}

static void take_formats(struct program_builder *builder)
{
    struct code_notes *notes = &builder->object->notes;

    builder->program->formats = notes->formats;
    builder->program->format_count = notes->format_count;
    notes->formats = NULL;
    notes->format_count = 0;
}

static bool take_kernels(struct program_builder *builder)
{
    struct code_notes *notes = &builder->object->notes;

    if (!notes->kernel_count)
        return code_fail(builder->error, CODE_NOWHERE, "no kernels");
    builder->program->kernels = calloc(notes->kernel_count, sizeof *builder->program->kernels);
    if (!builder->program->kernels)
        return code_out_of_memory(builder->error);
    for (uint32_t i = 0; i < notes->kernel_count; i++)
        if ((!builder->only || builder->only == &notes->kernels[i]) && !take_kernel(builder, &notes->kernels[i]))
            return false;
    return true;
}

struct isa_program *code_program(const char *path, struct code_object *object, const struct code_kernel *only,
                                 const struct code_error *error)
{
    struct program_builder builder = {
        .program = calloc(1, sizeof *builder.program), .object = object, .only = only, .error = error};
    bool good;

    if (builder.program)
        builder.program->path = strdup(path);
    if (!builder.program || !builder.program->path) {
        code_out_of_memory(error);
        isa_program_free(builder.program);
        return NULL;
    }
    good = decode(&builder) && name_functions(&builder) && relocate(&builder) && name_variables(&builder) &&
           take_kernels(&builder);
    if (good) {
        take_formats(&builder);
        take_source(&builder);
        take_image(&builder);
    }
    code_functions_free(&builder.functions);
    if (good)
        return builder.program;
    isa_program_free(builder.program);
    return NULL;
}

/* ---- files ---- */

/* The search for a kernel in all objects of a file. */
struct search {
    struct code_file file;
    const char *name;
    const struct code_error *error;
    struct code_choice choice;
    struct code_object object; /* the one with the best kernel so far, else the first one */
    uint32_t number;           /* of the object in the file */
    uint32_t kernel;           /* of the best kernel in the object */
};

/* Looks at the kernels of an object, which it keeps if one of them is the best. */
static bool look_into(struct search *search, uint32_t number)
{
    char path[CODE_FILE_PATH_BYTES];
    const struct code_error error = {code_file_path(&search->file, search->name, number, path), search->error->text,
                                     search->error->bytes};
    struct code_object object;
    bool good = code_object_read(&object, search->file.found.objects[number], &error), better = !number;

    for (uint32_t i = 0; good && i < object.notes.kernel_count; i++) {
        if (!code_choose(&search->choice, object.notes.kernels[i].kernel.name))
            continue;
        better = true;
        search->kernel = i;
    }
    if (!good || !better) {
        code_object_free(&object);
        return good;
    }
    code_object_free(&search->object);
    search->object = object;
    search->number = number;
    return true;
}

static bool look_into_all(struct search *search)
{
    for (uint32_t i = 0; i < search->file.found.count && search->choice.fit != CODE_IS; i++)
        if (!look_into(search, i))
            return false;
    return true;
}

/* The program of the kernel. An object that is alone becomes one without it as well, so that its kernels can be told. */
static struct isa_program *program_of(struct search *search)
{
    bool found = search->choice.fitting == 1;
    struct isa_program *program;

    if (!found && search->file.found.count > 1) {
        code_fail(search->error, CODE_NOWHERE,
                  "%.200s means %" PRIu32 " kernels in %" PRIu32
                  " code objects for gfx803; onward asm --list tells them",
                  search->choice.text, search->choice.fitting, search->file.found.count);
        return NULL;
    }
    program = code_program(search->name, &search->object, found ? &search->object.notes.kernels[search->kernel] : NULL,
                           search->error);
    if (program)
        program->part = search->number;
    return program;
}

struct isa_program *code_program_file(const char *name, const char *kernel, char *error, size_t error_bytes)
{
    struct code_error kept = {name, error, error_bytes};
    struct search search = {.name = name, .error = &kept, .choice = {.text = kernel}};
    struct isa_program *program = NULL;

    if (code_file_open(&search.file, name, &kept) && look_into_all(&search))
        program = program_of(&search);
    code_object_free(&search.object);
    code_file_close(&search.file);
    return program;
}
