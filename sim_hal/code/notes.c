/* notes.c - see notes.h. */
#include "code/notes.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "code/msgpack.h"
#include "engine/reserve.h"
#include "isa/arguments.h"
#include "isa/print_format.h"

#define KERNELS_MOST   65536u
#define ARGUMENTS_MOST 4096u
#define KERNARG_MOST   65536u

struct notes_reader {
    struct msgpack map;
    uint64_t place; /* of the map in the file */
    struct code_notes *notes;
    const struct code_error *error;
    struct code_kernel *kernel;    /* that is being read */
    struct isa_argument *argument; /* the same */
};

/* What is done with the value of a key; the head of the value has been read. */
typedef bool (*key_reader)(struct notes_reader *reader, struct code_text key, const struct msgpack_value *value);

static bool damaged(struct notes_reader *reader, const char *what)
{
    return code_fail(reader->error, reader->place + reader->map.at, "metadata: %s", what);
}

static bool next(struct notes_reader *reader, struct msgpack_value *value)
{
    return msgpack_next(&reader->map, value) || damaged(reader, "the note ends in a value");
}

static bool pass(struct notes_reader *reader, const struct msgpack_value *value)
{
    return msgpack_pass(&reader->map, value) || damaged(reader, "the note ends in a list");
}

/* Reads the pairs of a map, the head of which has been read. */
static bool read_map(struct notes_reader *reader, const struct msgpack_value *map, key_reader read)
{
    if (map->kind != MSGPACK_MAP)
        return damaged(reader, "a map was expected");
    for (uint64_t i = 0; i < map->number; i++) {
        struct msgpack_value key, value;

        if (!next(reader, &key))
            return false;
        if (key.kind != MSGPACK_TEXT)
            return damaged(reader, "a text was expected as the key");
        if (!next(reader, &value) || !read(reader, key.text, &value))
            return false;
    }
    return true;
}

static bool number(struct notes_reader *reader, const struct msgpack_value *value, uint32_t *result)
{
    if (value->kind != MSGPACK_NUMBER || value->number > UINT32_MAX)
        return damaged(reader, "a number of 32 bits was expected");
    *result = (uint32_t)value->number;
    return true;
}

static bool text(struct notes_reader *reader, const struct msgpack_value *value, struct code_text *result)
{
    if (value->kind != MSGPACK_TEXT || memchr(value->text.at, 0, value->text.length))
        return damaged(reader, "a text was expected");
    *result = value->text;
    return true;
}

/* A name that is for reports alone: a long one is cut off. */
static void copy_name(char *name, size_t bytes, const struct msgpack_value *value)
{
    size_t length = value->text.length < bytes - 1 ? value->text.length : bytes - 1;

    memcpy(name, value->text.at, length);
    name[length] = '\0';
}

static bool argument_key(struct notes_reader *reader, struct code_text key, const struct msgpack_value *value)
{
    struct isa_argument *argument = reader->argument;
    struct code_text kind = {"", 0};

    if (code_text_is(key, ".offset"))
        return number(reader, value, &argument->offset);
    if (code_text_is(key, ".size"))
        return number(reader, value, &argument->size);
    if (code_text_is(key, ".value_kind")) {
        if (!text(reader, value, &kind))
            return false;
        if (!isa_argument_kind(kind.at, kind.length, &argument->kind)) {
            argument->kind = ISA_ARGUMENT_BY_VALUE;
            reader->kernel->refused_kind = kind;
        }
        return true;
    }
    if (code_text_is(key, ".name"))
        copy_name(argument->name, sizeof argument->name, value);
    if (code_text_is(key, ".type_name"))
        copy_name(argument->type_name, sizeof argument->type_name, value);
    if (code_text_is(key, ".is_const") && value->kind == MSGPACK_BOOLEAN && value->number)
        argument->is_const = true;
    if ((code_text_is(key, ".access") || code_text_is(key, ".actual_access")) && code_text_is(value->text, "read_only"))
        argument->is_const = true;
    return pass(reader, value);
}

/* Whether the argument lies within the kernarg segment, and pointers have a pointer's size. */
static bool check_argument(struct notes_reader *reader)
{
    const struct isa_argument *argument = reader->argument;
    struct isa_kernel *kernel = &reader->kernel->kernel;

    if (argument->offset > KERNARG_MOST || argument->size > KERNARG_MOST - argument->offset)
        return damaged(reader, "an argument beyond 65536 bytes");
    if ((argument->kind == ISA_ARGUMENT_GLOBAL_BUFFER && argument->size != 8) ||
        (argument->kind == ISA_ARGUMENT_DYNAMIC_SHARED_POINTER && argument->size != 4))
        return damaged(reader, "a pointer of another size than 8 bytes, or 4 of a pointer into the LDS");
    if (argument->offset + argument->size > kernel->kernarg_size)
        kernel->kernarg_size = argument->offset + argument->size;
    return true;
}

/* Puts the declared arguments before the hidden ones and keeps their order otherwise. */
static bool sort_arguments(struct isa_kernel *kernel)
{
    struct isa_argument *sorted = calloc(kernel->argument_count + 1, sizeof *sorted);
    uint32_t count = 0;

    SIM_REQUIRE(kernel->arguments || !kernel->argument_count);
    if (!sorted)
        return false;
    for (uint32_t i = 0; i < kernel->argument_count; i++)
        if (!isa_argument_hidden(kernel->arguments[i].kind))
            sorted[count++] = kernel->arguments[i];
    kernel->declared_count = count;
    for (uint32_t i = 0; i < kernel->argument_count; i++)
        if (isa_argument_hidden(kernel->arguments[i].kind))
            sorted[count++] = kernel->arguments[i];
    free(kernel->arguments);
    kernel->arguments = sorted;
    return true;
}

static bool read_arguments(struct notes_reader *reader, const struct msgpack_value *list)
{
    struct isa_kernel *kernel = &reader->kernel->kernel;
    uint32_t capacity = 0;

    if (list->kind != MSGPACK_ARRAY || list->number > ARGUMENTS_MOST || kernel->arguments)
        return damaged(reader, "one list of at most 4096 arguments was expected");
    for (uint64_t i = 0; i < list->number; i++) {
        struct msgpack_value map;

        if (!sim_reserve(&kernel->arguments, &capacity, kernel->argument_count, sizeof *kernel->arguments))
            return code_out_of_memory(reader->error);
        reader->argument = &kernel->arguments[kernel->argument_count++];
        *reader->argument = (struct isa_argument){.kind = ISA_ARGUMENT_BY_VALUE};
        if (!next(reader, &map) || !read_map(reader, &map, argument_key) || !check_argument(reader))
            return false;
    }
    return sort_arguments(kernel) || code_out_of_memory(reader->error);
}

static bool read_group_size(struct notes_reader *reader, const struct msgpack_value *list)
{
    if (list->kind != MSGPACK_ARRAY || list->number != 3)
        return damaged(reader, "three sizes of a work-group were expected");
    for (uint32_t i = 0; i < 3; i++) {
        struct msgpack_value value;

        if (!next(reader, &value) || !number(reader, &value, &reader->kernel->kernel.required_group_size[i]))
            return false;
    }
    return true;
}

static bool read_name(struct notes_reader *reader, const struct msgpack_value *value)
{
    struct isa_kernel *kernel = &reader->kernel->kernel;
    struct code_text name = {"", 0};

    if (!text(reader, value, &name))
        return false;
    free(kernel->name);
    kernel->name = code_text_copy(name);
    return kernel->name || code_out_of_memory(reader->error);
}

static bool kernel_key(struct notes_reader *reader, struct code_text key, const struct msgpack_value *value)
{
    struct code_kernel *kernel = reader->kernel;
    const struct {
        const char *name;
        uint32_t *number;
    } numbers[] = {{".kernarg_segment_size", &kernel->kernel.kernarg_size},
                   {".max_flat_workgroup_size", &kernel->kernel.max_flat_group_size},
                   {".group_segment_fixed_size", &kernel->lds_bytes},
                   {".private_segment_fixed_size", &kernel->scratch_bytes},
                   {".wavefront_size", &kernel->wavefront_size},
                   {".vgpr_count", &kernel->kernel.vgprs},
                   {".sgpr_count", &kernel->kernel.sgprs}};
    uint32_t most = kernel->kernel.kernarg_size;

    if (code_text_is(key, ".name"))
        return read_name(reader, value);
    if (code_text_is(key, ".symbol"))
        return text(reader, value, &kernel->symbol);
    if (code_text_is(key, ".args"))
        return read_arguments(reader, value);
    if (code_text_is(key, ".reqd_workgroup_size"))
        return read_group_size(reader, value);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (!code_text_is(key, numbers[i].name))
            continue;
        if (!number(reader, value, numbers[i].number))
            return false;
        /* The arguments may have been read before their size. */
        if (kernel->kernel.kernarg_size < most)
            kernel->kernel.kernarg_size = most;
        return kernel->kernel.kernarg_size <= KERNARG_MOST || damaged(reader, "more than 65536 bytes of arguments");
    }
    return pass(reader, value);
}

static bool read_kernel(struct notes_reader *reader)
{
    struct code_notes *notes = reader->notes;
    struct msgpack_value map;

    if (notes->kernel_count == KERNELS_MOST)
        return damaged(reader, "more than 65536 kernels");
    if (!sim_reserve(&notes->kernels, &notes->kernel_capacity, notes->kernel_count, sizeof *notes->kernels))
        return code_out_of_memory(reader->error);
    reader->kernel = &notes->kernels[notes->kernel_count++];
    *reader->kernel = (struct code_kernel){.symbol = {"", 0}, .refused_kind = {"", 0}, .wavefront_size = ISA_LANES};
    if (!next(reader, &map) || !read_map(reader, &map, kernel_key))
        return false;
    if (!reader->kernel->kernel.name || !reader->kernel->symbol.length)
        return damaged(reader, "a kernel without .name or .symbol");
    return true;
}

static bool read_kernels(struct notes_reader *reader, const struct msgpack_value *list)
{
    if (list->kind != MSGPACK_ARRAY)
        return damaged(reader, "a list of kernels was expected");
    for (uint64_t i = 0; i < list->number; i++)
        if (!read_kernel(reader))
            return false;
    return true;
}

static bool read_version(struct notes_reader *reader, const struct msgpack_value *list)
{
    if (list->kind != MSGPACK_ARRAY || list->number != 2)
        return damaged(reader, "two numbers of a version were expected");
    for (uint32_t i = 0; i < 2; i++) {
        struct msgpack_value value;

        if (!next(reader, &value) || !number(reader, &value, &reader->notes->version[i]))
            return false;
    }
    return true;
}

static bool read_format(struct notes_reader *reader)
{
    struct code_notes *notes = reader->notes;
    struct msgpack_value value;
    char *copy;

    if (!next(reader, &value))
        return false;
    if (value.kind != MSGPACK_TEXT || notes->format_count == ISA_FORMATS_MOST)
        return damaged(reader, "at most 65536 formats, each a text, were expected");
    copy = code_text_copy(value.text);
    if (!copy || !sim_reserve(&notes->formats, &notes->format_capacity, notes->format_count, sizeof *notes->formats)) {
        free(copy);
        return code_out_of_memory(reader->error);
    }
    if (!isa_print_format_read(copy, value.text.length, &notes->formats[notes->format_count])) {
        free(copy);
        return damaged(reader, "a format of printf where NUMBER:ARGUMENTS:SIZE:..:FORMAT was expected");
    }
    notes->format_count++;
    return true;
}

static bool read_formats(struct notes_reader *reader, const struct msgpack_value *list)
{
    if (list->kind != MSGPACK_ARRAY)
        return damaged(reader, "a list of formats was expected");
    for (uint64_t i = 0; i < list->number; i++)
        if (!read_format(reader))
            return false;
    return true;
}

static bool file_key(struct notes_reader *reader, struct code_text key, const struct msgpack_value *value)
{
    if (code_text_is(key, "amdhsa.kernels"))
        return read_kernels(reader, value);
    if (code_text_is(key, "amdhsa.version"))
        return read_version(reader, value);
    if (code_text_is(key, "amdhsa.printf"))
        return read_formats(reader, value);
    return pass(reader, value);
}

bool code_read_notes(struct code_bytes map, uint64_t place, struct code_notes *notes, const struct code_error *error)
{
    struct notes_reader reader = {.map = {map, 0}, .place = place, .notes = notes, .error = error};
    struct msgpack_value value;

    *notes = (struct code_notes){0};
    return next(&reader, &value) && read_map(&reader, &value, file_key);
}

void code_notes_free(struct code_notes *notes)
{
    for (uint32_t i = 0; i < notes->kernel_count; i++) {
        free(notes->kernels[i].kernel.name);
        free(notes->kernels[i].kernel.arguments);
        free(notes->kernels[i].kernel.refusal);
        free(notes->kernels[i].kernel.warning);
    }
    for (uint32_t i = 0; i < notes->format_count; i++)
        free(notes->formats[i].text);
    free(notes->kernels);
    free(notes->formats);
    *notes = (struct code_notes){0};
}
