/* simfile.c - see simfile.h. */
#include "host/simfile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/demangle.h"
#include "host/argument_contents.h"
#include "host/graph_arguments.h"
#include "host/kernel_file.h"
#include "onward/cooperative.h"

#define FILE_LIMIT     ((size_t)1 << 30)
#define WORKGROUP_MOST 1024u

static bool parse_argument(struct host_reader *reader, struct host_argument *argument, uint32_t index)
{
    struct host_argument_header header = {
        .reader = reader, .argument = argument, .index = index, .type = HOST_TYPE_NONE};

    if (!host_argument_header_read(&header))
        return false;
    if (argument->content == HOST_CONTENT_NULL)
        return true;
    return host_argument_expectation_read(&header) && host_argument_contents_read(&header);
}

static void name_arguments(struct host_file *file)
{
    for (uint32_t i = 0; i < file->argument_count; i++) {
        struct host_argument *argument = &file->arguments[i];
        argument->declared = &file->kernel->arguments[i];
        if (*argument->declared->name)
            snprintf(argument->name, sizeof(argument->name), "%.*s", (int)sizeof(argument->name) - 1,
                     argument->declared->name);
        else
            snprintf(argument->name, sizeof(argument->name), "arg%u", i);
    }
}

/* The launch has one control block, with a record for every work-group. */
static bool check_records(struct host_reader *reader, const struct host_file *file, uint32_t index)
{
    const struct host_argument *argument = &file->arguments[index];
    uint64_t groups = host_file_workgroups(file);
    uint64_t bytes = argument->size;

    if (host_file_control(file) != argument)
        return host_reader_fail(reader, "argument %u (%s): another argument is the control block already", index,
                                argument->name);
    if (bytes >= sizeof(struct cp_cooperative_control) &&
        (bytes - sizeof(struct cp_cooperative_control)) / argument->record_bytes >= groups)
        return true;
    return host_reader_fail(reader,
                            "argument %u (%s): size=%llu: expected %zu bytes and a record of %u for each of %llu "
                            "work-groups",
                            index, argument->name, (unsigned long long)bytes, sizeof(struct cp_cooperative_control),
                            argument->record_bytes, (unsigned long long)groups);
}

/* What involves several arguments. */
static bool check_arguments(struct host_reader *reader, const struct host_file *file)
{
    unsigned supplies[HOST_SUPPLY_ITERATIONS + 1] = {0};

    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct host_argument *argument = &file->arguments[i];
        reader->line = argument->line;
        if (argument->supply != HOST_SUPPLY_NONE && supplies[argument->supply]++)
            return host_reader_fail(reader, "argument %u (%s): another argument is marked with the same word already",
                                    i, argument->name);
        if (argument->control != HOST_CONTROL_NONE && !check_records(reader, file, i))
            return false;
        if (argument->expectation.times_iterations && !host_file_supplied(file, HOST_SUPPLY_ITERATIONS))
            return host_reader_fail(reader, "argument %u (%s): expect=iterations, but no argument is marked iterations",
                                    i, argument->name);
    }
    return true;
}

static bool parse_arguments(struct host_reader *reader, struct host_file *file)
{
    char quoted[HOST_QUOTE_BYTES];

    file->argument_count = file->kernel->declared_count;
    file->arguments = calloc(file->argument_count ? file->argument_count : 1, sizeof(*file->arguments));
    if (!file->arguments) {
        file->argument_count = 0;
        return host_reader_fail(reader, "out of memory");
    }
    name_arguments(file);
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (!parse_argument(reader, &file->arguments[i], i))
            return false;
    if (host_reader_skip(reader))
        return host_reader_fail(reader, "expected the end of the file after the %u argument%s of %s, found %s",
                                file->argument_count, file->argument_count == 1 ? "" : "s", file->kernel->name,
                                host_text_quote(quoted, host_reader_word(reader)));
    return check_arguments(reader, file) && host_graph_fill(reader, file);
}

static bool parse_sizes(struct host_reader *reader, const char *what, uint64_t most, uint64_t sizes[3])
{
    char quoted[HOST_QUOTE_BYTES];

    for (unsigned i = 0; i < 3; i++) {
        struct host_span word = host_reader_word(reader);
        if (word.length == 0)
            return host_reader_fail(reader, "expected three numbers of %s, found the end of the file", what);
        if (!host_text_u64(word, &sizes[i]))
            return host_reader_fail(reader, "expected a number of %s, found %s", what, host_text_quote(quoted, word));
        if (sizes[i] == 0)
            return host_reader_fail(reader, "%s: expected at least 1, found 0", what);
        if (sizes[i] > most)
            return host_reader_fail(reader, "%s: expected at most %llu, found %s", what, (unsigned long long)most,
                                    host_text_quote(quoted, word));
    }
    return true;
}

static bool parse_launch(struct host_reader *reader, struct host_file *file)
{
    if (!parse_sizes(reader, "global size", UINT32_MAX, file->global) ||
        !parse_sizes(reader, "local size", WORKGROUP_MOST, file->local))
        return false;
    if (file->local[0] * file->local[1] * file->local[2] > WORKGROUP_MOST)
        return host_reader_fail(reader, "local size %llu x %llu x %llu: expected at most %u work-items a work-group",
                                (unsigned long long)file->local[0], (unsigned long long)file->local[1],
                                (unsigned long long)file->local[2], WORKGROUP_MOST);
    return true;
}

static bool check_required_size(struct host_reader *reader, const struct host_file *file)
{
    const uint32_t *required = file->kernel->required_group_size;

    if (required[0] == 0 && required[1] == 0 && required[2] == 0)
        return true;
    for (unsigned i = 0; i < 3; i++)
        if (file->local[i] != required[i])
            return host_reader_fail(reader, "local size %llu %llu %llu: kernel %s requires %u %u %u",
                                    (unsigned long long)file->local[0], (unsigned long long)file->local[1],
                                    (unsigned long long)file->local[2], file->kernel->name, required[0], required[1],
                                    required[2]);
    return true;
}

/* Lists kernels for a message, as many as fit. */
static void kernel_names(const struct isa_program *program, char *names, size_t bytes)
{
    size_t used = 0;

    snprintf(names, bytes, "none");
    for (uint32_t i = 0; i < program->kernel_count && used < bytes; i++) {
        int length = snprintf(names + used, bytes - used, "%s%s", i ? ", " : "", program->kernels[i].name);
        used += length > 0 ? (size_t)length : 0;
    }
}

/* The kernel that a text means; several may fit it. */
static const struct isa_kernel *choose_kernel(const struct isa_program *program, struct code_choice *choice)
{
    const struct isa_kernel *best = NULL;

    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (code_choose(choice, program->kernels[i].name))
            best = &program->kernels[i];
    return choice->fitting == 1 ? best : NULL;
}

static bool find_kernel(struct host_reader *reader, struct host_file *file, struct host_span name)
{
    char quoted[HOST_QUOTE_BYTES], names[512];
    char *copy = host_text_copy(name);
    struct code_choice choice = {.text = copy};

    file->kernel = copy ? choose_kernel(file->program, &choice) : NULL;
    free(copy);
    if (file->kernel && file->kernel->refusal) {
        host_text_fail(reader->error, reader->error_bytes, "%s", file->kernel->refusal);
        return false;
    }
    if (file->kernel)
        return true;
    kernel_names(file->program, names, sizeof(names));
    if (choice.fitting)
        host_reader_fail(reader, "%s means %u kernels of %s; it has: %s", host_text_quote(quoted, name), choice.fitting,
                         file->program->path, names);
    else
        host_reader_fail(reader, "no kernel %s in %s; it has: %s", host_text_quote(quoted, name), file->program->path,
                         names);
    return false;
}

static bool load_kernel(struct host_reader *reader, struct host_file *file, struct host_span program,
                        struct host_span kernel, const struct host_kernel_source *source)
{
    char *path = host_text_copy(program), *name = host_text_copy(kernel);

    if (path && name)
        file->program = source->load(source->context, file->path, path, name, reader->error, reader->error_bytes);
    else
        host_reader_fail(reader, "out of memory");
    free(path);
    free(name);
    return file->program != NULL;
}

static bool parse_file(struct host_reader *reader, struct host_file *file, const struct host_kernel_source *source)
{
    struct host_span program = host_reader_word(reader);
    if (program.length == 0)
        return host_reader_fail(reader, "expected a kernel file, found the end of the file");
    struct host_span kernel = host_reader_name(reader);
    uint32_t kernel_line = reader->line;
    if (kernel.length == 0)
        return host_reader_fail(reader, "expected a kernel's name, found the end of the file");
    if (!parse_launch(reader, file))
        return false;
    uint32_t sizes_line = reader->line;
    if (!load_kernel(reader, file, program, kernel, source))
        return false;
    reader->line = kernel_line;
    if (!find_kernel(reader, file, kernel))
        return false;
    reader->line = sizes_line;
    return check_required_size(reader, file) && parse_arguments(reader, file);
}

struct host_file *host_file_parse(const char *path, const char *text, size_t length,
                                  const struct host_kernel_source *source, char *error, size_t error_bytes)
{
    struct host_reader reader;
    struct host_file *file;

    if (!host_reader_start(&reader, path, text, length, error, error_bytes))
        return NULL;
    file = calloc(1, sizeof(*file));
    if (file)
        file->path = host_text_copy((struct host_span){path, strlen(path)});
    if (!file || !file->path)
        host_reader_fail(&reader, "out of memory");
    else if (parse_file(&reader, file, source))
        return file;
    host_file_free(file);
    return NULL;
}

struct host_file *host_file_load(const char *path, char *error, size_t error_bytes)
{
    const struct host_kernel_source source = {.load = host_kernel_file_load};
    size_t length;
    char *text = host_text_load(path, FILE_LIMIT, &length, error, error_bytes);
    struct host_file *file;

    if (!text)
        return NULL;
    file = host_file_parse(path, text, length, &source, error, error_bytes);
    free(text);
    return file;
}
