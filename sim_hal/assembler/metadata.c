/*
 * metadata.c - the YAML between .amdgpu_metadata and .end_amdgpu_metadata: kernels' arguments and limits.
 *
 * LLVM prints block style: keys at three levels of indentation (file, kernel, argument) and lists whose items
 * start with a dash. Levels are told apart by columns, so any indentation and any order of keys will do. Keys that
 * nothing here needs are skipped.
 */
#include "assembler/metadata.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/formats.h"
#include "assembler/lexer.h"
#include "isa/arguments.h"

#define NO_COLUMN SIZE_MAX

struct text {
    const char *at;
    size_t length;
};

enum kernel_list { NO_LIST, ARGUMENTS, GROUP_SIZE_LIST, OTHER_LIST };

struct reader {
    struct asm_state *assembler;
    uint32_t line;
    uint32_t first_kernel; /* of this block, in the assembler's list */
    bool in_kernels;
    bool in_version;
    bool in_printf;
    uint32_t version[2];
    uint32_t version_count;
    size_t kernel_dash; /* column of the dash that starts a kernel */
    size_t kernel_keys; /* column of a kernel's keys */
    size_t argument_dash;
    size_t argument_keys;
    enum kernel_list list; /* the kernel's key whose list is being read */
    struct asm_metadata *kernel;
    struct isa_argument *argument;
};

static bool equals(struct text text, const char *name)
{
    return text.length == strlen(name) && memcmp(text.at, name, text.length) == 0;
}

static struct text trim(struct text text)
{
    while (text.length && (text.at[0] == ' ' || text.at[0] == '\t')) {
        text.at++;
        text.length--;
    }
    while (text.length && strchr(" \t\r", text.at[text.length - 1]) && text.at[text.length - 1])
        text.length--;
    return text;
}

/* A scalar without its quotes, and without the tag that clang prints before names like n, yes and true. */
static struct text unquote(struct text text)
{
    static const char tag[] = "!str ";

    if (text.length > sizeof(tag) - 1 && memcmp(text.at, tag, sizeof(tag) - 1) == 0)
        text = trim((struct text){text.at + sizeof(tag) - 1, text.length - (sizeof(tag) - 1)});
    if (text.length >= 2 && (text.at[0] == '\'' || text.at[0] == '"') && text.at[text.length - 1] == text.at[0]) {
        text.at++;
        text.length -= 2;
    }
    return text;
}

/* A number of 32 bits; false (an error) for anything else. */
static bool number(struct reader *reader, struct text value, uint32_t *result)
{
    uint64_t sum = 0;

    value = unquote(value);
    for (size_t i = 0; i < value.length && sum <= UINT32_MAX; i++) {
        if (value.at[i] < '0' || value.at[i] > '9')
            sum = UINT64_MAX;
        else
            sum = sum * 10 + (uint64_t)(value.at[i] - '0');
    }
    if (value.length == 0 || sum > UINT32_MAX)
        return asm_error(reader->assembler, reader->line, "metadata: '%.*s' where a number was expected",
                         (int)(value.length < 60 ? value.length : 60), value.at);
    *result = (uint32_t)sum;
    return true;
}

static void copy_name(char *destination, size_t size, struct text value)
{
    size_t length = value.length < size - 1 ? value.length : size - 1;

    memcpy(destination, value.at, length);
    destination[length] = '\0';
}

static bool argument_kind(struct reader *reader, struct text value)
{
    if (isa_argument_kind(value.at, value.length, &reader->argument->kind))
        return true;
    reader->argument->kind = ISA_ARGUMENT_BY_VALUE;
    if (reader->kernel->refused_kind)
        return true;
    reader->kernel->refused_kind = value.at;
    reader->kernel->refused_length = value.length;
    reader->kernel->refused_line = reader->line;
    return true;
}

static bool argument_key(struct reader *reader, struct text key, struct text value)
{
    struct isa_argument *argument = reader->argument;

    if (equals(key, ".offset"))
        return number(reader, value, &argument->offset);
    if (equals(key, ".size"))
        return number(reader, value, &argument->size);
    if (equals(key, ".value_kind"))
        return argument_kind(reader, value);
    if (equals(key, ".name"))
        copy_name(argument->name, sizeof argument->name, value);
    if (equals(key, ".type_name"))
        copy_name(argument->type_name, sizeof argument->type_name, value);
    if (equals(key, ".is_const") && equals(value, "true"))
        argument->is_const = true;
    if ((equals(key, ".access") || equals(key, ".actual_access")) && equals(value, "read_only"))
        argument->is_const = true;
    return true;
}

static bool add_group_size(struct reader *reader, struct text value)
{
    struct asm_metadata *kernel = reader->kernel;

    if (kernel->required_count == 3)
        return asm_error(reader->assembler, reader->line, "metadata: a fourth number in .reqd_workgroup_size");
    return number(reader, value, &kernel->required_group_size[kernel->required_count++]);
}

/* A list in brackets on one line. */
static bool inline_list(struct reader *reader, struct text value)
{
    const char *at = value.at + 1, *end = value.at + value.length;

    if (value.at[value.length - 1] != ']')
        return asm_error(reader->assembler, reader->line, "metadata: a list without its closing bracket");
    end--;
    while (at < end) {
        const char *comma = memchr(at, ',', (size_t)(end - at));
        const char *stop = comma ? comma : end;

        if (!add_group_size(reader, trim((struct text){at, (size_t)(stop - at)})))
            return false;
        at = comma ? comma + 1 : end;
    }
    return true;
}

static bool kernel_key(struct reader *reader, struct text key, struct text value)
{
    struct asm_metadata *kernel = reader->kernel;

    reader->argument = NULL;
    reader->list = OTHER_LIST;
    if (equals(key, ".args")) {
        reader->list = ARGUMENTS;
        reader->argument_dash = NO_COLUMN;
        return value.length == 0 || equals(value, "[]") ||
               asm_error(reader->assembler, reader->line, "metadata: a list of arguments was expected");
    }
    if (equals(key, ".reqd_workgroup_size")) {
        reader->list = GROUP_SIZE_LIST;
        return value.length == 0 || value.at[0] != '[' || inline_list(reader, value);
    }
    if (equals(key, ".kernarg_segment_size"))
        return number(reader, value, &kernel->kernarg_size);
    if (equals(key, ".max_flat_workgroup_size"))
        return number(reader, value, &kernel->max_flat_group_size);
    if (equals(key, ".name") || (equals(key, ".symbol") && !kernel->name)) {
        kernel->name = value.at;
        kernel->length = value.length;
        if (equals(key, ".symbol") && value.length > 3 && memcmp(value.at + value.length - 3, ".kd", 3) == 0)
            kernel->length -= 3;
    }
    return true;
}

/* Splits "key: value". A line that has no key is left to the reader of its value. */
static bool split(struct text line, struct text *key, struct text *value)
{
    for (size_t i = 0; i < line.length; i++) {
        if (line.at[i] == ':' && (i + 1 == line.length || line.at[i + 1] == ' ' || line.at[i + 1] == '\t')) {
            *key = trim((struct text){line.at, i});
            *value = unquote(trim((struct text){line.at + i + 1, line.length - i - 1}));
            return true;
        }
    }
    return false;
}

static bool new_kernel(struct reader *reader)
{
    struct asm_state *assembler = reader->assembler;

    if (assembler->metadata_count == ASM_MAX_KERNELS)
        return asm_error(assembler, reader->line, "more than %u kernels in one file", ASM_MAX_KERNELS);
    if (!asm_reserve(assembler, &assembler->metadata, &assembler->metadata_capacity, assembler->metadata_count,
                     sizeof *assembler->metadata))
        return false;
    reader->kernel = &assembler->metadata[assembler->metadata_count++];
    *reader->kernel = (struct asm_metadata){.line = reader->line};
    reader->argument = NULL;
    reader->list = NO_LIST;
    return true;
}

static bool new_argument(struct reader *reader)
{
    struct asm_metadata *kernel = reader->kernel;

    if (kernel->argument_count == ASM_MAX_ARGUMENTS)
        return asm_error(reader->assembler, reader->line, "metadata: more than %u arguments", ASM_MAX_ARGUMENTS);
    if (!asm_reserve(reader->assembler, &kernel->arguments, &kernel->argument_capacity, kernel->argument_count,
                     sizeof *kernel->arguments))
        return false;
    reader->argument = &kernel->arguments[kernel->argument_count++];
    *reader->argument = (struct isa_argument){.kind = ISA_ARGUMENT_BY_VALUE};
    return true;
}

static bool key_line(struct reader *reader, size_t column, struct text line)
{
    struct text key, value;

    if (!split(line, &key, &value))
        return true;
    if (reader->argument && column == reader->argument_keys)
        return argument_key(reader, key, value);
    if (reader->kernel && column == reader->kernel_keys)
        return kernel_key(reader, key, value);
    return true;
}

/* A line that starts with a dash; column is the dash's, rest what follows it, at column keys. */
static bool list_item(struct reader *reader, size_t column, size_t keys, struct text rest)
{
    if (reader->in_printf)
        return asm_add_format(reader->assembler, reader->line, rest.at, rest.length);
    if (!reader->in_kernels) {
        if (reader->in_version && reader->version_count < 2)
            return number(reader, rest, &reader->version[reader->version_count++]);
        return true;
    }
    if (reader->kernel_dash == NO_COLUMN)
        reader->kernel_dash = column;
    if (column == reader->kernel_dash) {
        reader->kernel_keys = keys;
        return new_kernel(reader) && key_line(reader, keys, rest);
    }
    if (!reader->kernel || column < reader->kernel_dash)
        return true;
    if (reader->list == GROUP_SIZE_LIST)
        return add_group_size(reader, rest);
    if (reader->list != ARGUMENTS)
        return true;
    if (reader->argument_dash == NO_COLUMN)
        reader->argument_dash = column;
    if (column != reader->argument_dash)
        return true;
    reader->argument_keys = keys;
    return new_argument(reader) && key_line(reader, keys, rest);
}

static bool file_key(struct reader *reader, struct text line)
{
    struct text key, value;

    if (!split(line, &key, &value))
        return true;
    reader->in_kernels = equals(key, "amdhsa.kernels");
    reader->in_version = equals(key, "amdhsa.version");
    reader->in_printf = equals(key, "amdhsa.printf");
    reader->kernel = NULL;
    reader->argument = NULL;
    reader->kernel_dash = NO_COLUMN;
    return true;
}

static bool read_line(struct reader *reader, struct text line)
{
    size_t column = 0, keys;
    struct text rest;

    while (column < line.length && line.at[column] == ' ')
        column++;
    rest = trim((struct text){line.at + column, line.length - column});
    if (rest.length == 0 || equals(rest, "---") || equals(rest, "...") || rest.at[0] == '#')
        return true;
    if (rest.at[0] == '-' && (rest.length == 1 || rest.at[1] == ' ')) {
        keys = column + 1;
        while (keys < line.length && line.at[keys] == ' ')
            keys++;
        return list_item(reader, column, keys, trim((struct text){rest.at + 1, rest.length - 1}));
    }
    if (column == 0)
        return file_key(reader, rest);
    return key_line(reader, column, rest);
}

/* Checks every argument and puts the declared ones before the hidden ones, keeping their order otherwise. */
static bool settle_arguments(struct asm_state *assembler, struct asm_metadata *kernel)
{
    struct isa_argument *sorted;
    uint32_t count = 0;

    if (kernel->kernarg_size > ASM_MAX_KERNARG)
        return asm_error(assembler, kernel->line, "metadata: %u bytes of arguments; %u is the most",
                         kernel->kernarg_size, ASM_MAX_KERNARG);
    if (kernel->argument_count == 0)
        return true;
    sorted = calloc(kernel->argument_count, sizeof *sorted);
    if (!sorted)
        return asm_error(assembler, kernel->line, "out of memory");
    for (uint32_t hidden = 0; hidden < 2; hidden++) {
        for (uint32_t i = 0; i < kernel->argument_count; i++)
            if (isa_argument_hidden(kernel->arguments[i].kind) == (hidden != 0))
                sorted[count++] = kernel->arguments[i];
    }
    free(kernel->arguments);
    kernel->arguments = sorted;
    for (uint32_t i = 0; i < kernel->argument_count; i++) {
        const struct isa_argument *argument = &sorted[i];

        if (argument->offset > ASM_MAX_KERNARG || argument->size > ASM_MAX_KERNARG - argument->offset)
            return asm_error(assembler, kernel->line, "metadata: argument %u lies beyond %u bytes", i, ASM_MAX_KERNARG);
        if ((argument->kind == ISA_ARGUMENT_GLOBAL_BUFFER && argument->size != 8) ||
            (argument->kind == ISA_ARGUMENT_DYNAMIC_SHARED_POINTER && argument->size != 4))
            return asm_error(assembler, kernel->line, "metadata: argument %u is a pointer of %u bytes", i,
                             argument->size);
    }
    return true;
}

static bool finish(struct reader *reader)
{
    struct asm_state *assembler = reader->assembler;

    if (reader->version_count == 2 && assembler->code_object_version == 0)
        assembler->code_object_version = reader->version[1] >= 2 ? 5 : 4;
    for (uint32_t i = reader->first_kernel; i < assembler->metadata_count; i++)
        if (!settle_arguments(assembler, &assembler->metadata[i]) && !asm_recover(assembler))
            return false;
    return true;
}

bool asm_read_metadata(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    struct reader reader = {.assembler = assembler,
                            .line = lexer->line,
                            .first_kernel = assembler->metadata_count,
                            .kernel_dash = NO_COLUMN};
    uint32_t first_line = lexer->line;

    if (!asm_expect_end(assembler))
        return false;
    while (lexer->next < lexer->end) {
        const char *start = lexer->next + 1;
        const char *newline = memchr(start, '\n', (size_t)(lexer->end - start));
        struct text line = {start, (size_t)((newline ? newline : lexer->end) - start)};

        lexer->next = start + line.length;
        reader.line = lexer->line = ++lexer->next_line;
        if (equals(trim(line), ".end_amdgpu_metadata"))
            return finish(&reader);
        if (!read_line(&reader, line) && !asm_recover(assembler))
            return false;
    }
    return asm_error(assembler, first_line, ".amdgpu_metadata without .end_amdgpu_metadata");
}
