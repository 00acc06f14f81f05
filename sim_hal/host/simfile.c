/* simfile.c - see simfile.h. */
#include "host/simfile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/argument_contents.h"
#include "host/graph_arguments.h"
#include "host/kernel_file.h"
#include "onward/cooperative.h"

#define FILE_LIMIT     ((size_t)1 << 30)
#define WORKGROUP_MOST 1024u

static bool parse_argument(struct sim_reader *reader, struct sim_argument *argument, uint32_t index)
{
    struct sim_argument_header header = {.reader = reader, .argument = argument, .index = index, .type = SIM_TYPE_NONE};

    if (!sim_argument_header_read(&header))
        return false;
    if (argument->content == SIM_CONTENT_NULL)
        return true;
    return sim_argument_expectation_read(&header) && sim_argument_contents_read(&header);
}

static void name_arguments(struct sim_file *file)
{
    for (uint32_t i = 0; i < file->argument_count; i++) {
        struct sim_argument *argument = &file->arguments[i];
        argument->declared = &file->kernel->arguments[i];
        if (*argument->declared->name)
            snprintf(argument->name, sizeof(argument->name), "%.*s", (int)sizeof(argument->name) - 1,
                     argument->declared->name);
        else
            snprintf(argument->name, sizeof(argument->name), "arg%u", i);
    }
}

/* The launch has one control block, with a record for every work-group. */
static bool check_records(struct sim_reader *reader, const struct sim_file *file, uint32_t index)
{
    const struct sim_argument *argument = &file->arguments[index];
    uint64_t groups = sim_file_workgroups(file);
    uint64_t bytes = argument->size;

    if (sim_file_control(file) != argument)
        return sim_reader_fail(reader, "argument %u (%s): another argument is the control block already", index,
                               argument->name);
    if (bytes >= sizeof(struct cp_cooperative_control) &&
        (bytes - sizeof(struct cp_cooperative_control)) / argument->record_bytes >= groups)
        return true;
    return sim_reader_fail(reader,
                           "argument %u (%s): size=%llu: expected %zu bytes and a record of %u for each of %llu "
                           "work-groups",
                           index, argument->name, (unsigned long long)bytes, sizeof(struct cp_cooperative_control),
                           argument->record_bytes, (unsigned long long)groups);
}

/* What involves several arguments. */
static bool check_arguments(struct sim_reader *reader, const struct sim_file *file)
{
    unsigned supplies[SIM_SUPPLY_ITERATIONS + 1] = {0};

    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct sim_argument *argument = &file->arguments[i];
        reader->line = argument->line;
        if (argument->supply != SIM_SUPPLY_NONE && supplies[argument->supply]++)
            return sim_reader_fail(reader, "argument %u (%s): another argument is marked with the same word already", i,
                                   argument->name);
        if (argument->control != SIM_CONTROL_NONE && !check_records(reader, file, i))
            return false;
        if (argument->expectation.times_iterations && !sim_file_supplied(file, SIM_SUPPLY_ITERATIONS))
            return sim_reader_fail(reader, "argument %u (%s): expect=iterations, but no argument is marked iterations",
                                   i, argument->name);
    }
    return true;
}

static bool parse_arguments(struct sim_reader *reader, struct sim_file *file)
{
    char quoted[SIM_QUOTE_BYTES];

    file->argument_count = file->kernel->declared_count;
    file->arguments = calloc(file->argument_count ? file->argument_count : 1, sizeof(*file->arguments));
    if (!file->arguments) {
        file->argument_count = 0;
        return sim_reader_fail(reader, "out of memory");
    }
    name_arguments(file);
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (!parse_argument(reader, &file->arguments[i], i))
            return false;
    if (sim_reader_skip(reader))
        return sim_reader_fail(reader, "expected the end of the file after the %u argument%s of %s, found %s",
                               file->argument_count, file->argument_count == 1 ? "" : "s", file->kernel->name,
                               sim_text_quote(quoted, sim_reader_word(reader)));
    return check_arguments(reader, file) && sim_graph_fill(reader, file);
}

static bool parse_sizes(struct sim_reader *reader, const char *what, uint64_t most, uint64_t sizes[3])
{
    char quoted[SIM_QUOTE_BYTES];

    for (unsigned i = 0; i < 3; i++) {
        struct sim_span word = sim_reader_word(reader);
        if (word.length == 0)
            return sim_reader_fail(reader, "expected three numbers of %s, found the end of the file", what);
        if (!sim_text_u64(word, &sizes[i]))
            return sim_reader_fail(reader, "expected a number of %s, found %s", what, sim_text_quote(quoted, word));
        if (sizes[i] == 0)
            return sim_reader_fail(reader, "%s: expected at least 1, found 0", what);
        if (sizes[i] > most)
            return sim_reader_fail(reader, "%s: expected at most %llu, found %s", what, (unsigned long long)most,
                                   sim_text_quote(quoted, word));
    }
    return true;
}

static bool parse_launch(struct sim_reader *reader, struct sim_file *file)
{
    if (!parse_sizes(reader, "global size", UINT32_MAX, file->global) ||
        !parse_sizes(reader, "local size", WORKGROUP_MOST, file->local))
        return false;
    if (file->local[0] * file->local[1] * file->local[2] > WORKGROUP_MOST)
        return sim_reader_fail(reader, "local size %llu x %llu x %llu: expected at most %u work-items a work-group",
                               (unsigned long long)file->local[0], (unsigned long long)file->local[1],
                               (unsigned long long)file->local[2], WORKGROUP_MOST);
    return true;
}

static bool check_required_size(struct sim_reader *reader, const struct sim_file *file)
{
    const uint32_t *required = file->kernel->required_group_size;

    if (required[0] == 0 && required[1] == 0 && required[2] == 0)
        return true;
    for (unsigned i = 0; i < 3; i++)
        if (file->local[i] != required[i])
            return sim_reader_fail(reader, "local size %llu %llu %llu: kernel %s requires %u %u %u",
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

static bool find_kernel(struct sim_reader *reader, struct sim_file *file, struct sim_span name)
{
    char quoted[SIM_QUOTE_BYTES], names[512];
    char *copy = sim_text_copy(name);

    file->kernel = copy ? isa_program_kernel(file->program, copy) : NULL;
    free(copy);
    if (file->kernel && file->kernel->refusal) {
        sim_text_fail(reader->error, reader->error_bytes, "%s", file->kernel->refusal);
        return false;
    }
    if (file->kernel)
        return true;
    kernel_names(file->program, names, sizeof(names));
    sim_reader_fail(reader, "no kernel %s in %s; it has: %s", sim_text_quote(quoted, name), file->program->path, names);
    return false;
}

static bool load_kernel(struct sim_reader *reader, struct sim_file *file, struct sim_span name,
                        const struct sim_kernel_source *source)
{
    char *copy = sim_text_copy(name);

    if (!copy) {
        sim_reader_fail(reader, "out of memory");
        return false;
    }
    file->program = source->load(source->context, file->path, copy, reader->error, reader->error_bytes);
    free(copy);
    return file->program != NULL;
}

static bool parse_file(struct sim_reader *reader, struct sim_file *file, const struct sim_kernel_source *source)
{
    struct sim_span program = sim_reader_word(reader);
    if (program.length == 0)
        return sim_reader_fail(reader, "expected a kernel file, found the end of the file");
    struct sim_span kernel = sim_reader_word(reader);
    uint32_t kernel_line = reader->line;
    if (kernel.length == 0)
        return sim_reader_fail(reader, "expected a kernel's name, found the end of the file");
    if (!parse_launch(reader, file))
        return false;
    uint32_t sizes_line = reader->line;
    if (!load_kernel(reader, file, program, source))
        return false;
    reader->line = kernel_line;
    if (!find_kernel(reader, file, kernel))
        return false;
    reader->line = sizes_line;
    return check_required_size(reader, file) && parse_arguments(reader, file);
}

struct sim_file *sim_file_parse(const char *path, const char *text, size_t length,
                                const struct sim_kernel_source *source, char *error, size_t error_bytes)
{
    struct sim_reader reader;
    struct sim_file *file;

    if (!sim_reader_start(&reader, path, text, length, error, error_bytes))
        return NULL;
    file = calloc(1, sizeof(*file));
    if (file)
        file->path = sim_text_copy((struct sim_span){path, strlen(path)});
    if (!file || !file->path)
        sim_reader_fail(&reader, "out of memory");
    else if (parse_file(&reader, file, source))
        return file;
    sim_file_free(file);
    return NULL;
}

struct sim_file *sim_file_load(const char *path, char *error, size_t error_bytes)
{
    const struct sim_kernel_source source = {.load = sim_kernel_file_load};
    size_t length;
    char *text = sim_text_load(path, FILE_LIMIT, &length, error, error_bytes);
    struct sim_file *file;

    if (!text)
        return NULL;
    file = sim_file_parse(path, text, length, &source, error, error_bytes);
    free(text);
    return file;
}
