/* simfile.c - see simfile.h. */
#define _POSIX_C_SOURCE 200809L

#include "host/simfile.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/graph_arguments.h"
#include "host/kernel_file.h"
#include "host/reader.h"
#include "onward/cooperative.h"

#define FILE_LIMIT     ((size_t)1 << 30)
#define WORKGROUP_MOST 1024u

/* The tokens of one argument header, before the type is known that their values are read in. */
struct header {
    struct sim_reader *reader;
    struct sim_argument *argument;
    uint32_t index;
    enum sim_type type;
    bool has_size, null, noinit;
    struct sim_span fill, range, graph, expect, expect_range, expect_graph; /* length 0: absent */
};

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static bool
argument_fail(const struct header *header, const char *format, ...)
{
    char message[SIM_ERROR_BYTES];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof(message), format, arguments);
    va_end(arguments);
    return sim_reader_fail(header->reader, "argument %u (%s): %s", header->index, header->argument->name, message);
}

static bool is_buffer(const struct sim_argument *argument)
{
    return argument->declared->kind == ISA_ARGUMENT_GLOBAL_BUFFER;
}

static bool is_local(const struct sim_argument *argument)
{
    return argument->declared->kind == ISA_ARGUMENT_DYNAMIC_SHARED_POINTER;
}

static bool is_value(const struct sim_argument *argument)
{
    return !is_buffer(argument) && !is_local(argument);
}

/* Matches NAME=VALUE with a value that is not empty. */
static bool has_prefix(struct sim_span token, const char *name, struct sim_span *value)
{
    size_t length = strlen(name);

    if (token.length <= length || memcmp(token.text, name, length) != 0 || token.text[length] != '=')
        return false;
    *value = (struct sim_span){token.text + length + 1, token.length - length - 1};
    return true;
}

static bool take_value(struct header *header, struct sim_span value, struct sim_span *place, const char *form)
{
    if (value.length == 0)
        return argument_fail(header, "expected %s", form);
    if (place->length)
        return argument_fail(header, "%s is given twice", form);
    *place = value;
    return true;
}

static bool take_size(struct header *header, struct sim_span value)
{
    char quoted[SIM_QUOTE_BYTES];

    if (!sim_text_u64(value, &header->argument->size))
        return argument_fail(header, "size=%s: expected a decimal number of bytes below 2^64",
                             sim_text_quote(quoted, value));
    if (header->has_size)
        return argument_fail(header, "size is given twice");
    header->has_size = true;
    return true;
}

static bool take_report(struct header *header, struct sim_span name)
{
    char quoted[SIM_QUOTE_BYTES];

    if (name.length >= SIM_REPORT_BYTES || strspn(name.text, "abcdefghijklmnopqrstuvwxyz0123456789_") < name.length)
        return argument_fail(header, "report=%s: expected at most %u small letters, digits and _",
                             sim_text_quote(quoted, name), SIM_REPORT_BYTES - 1);
    if (*header->argument->report)
        return argument_fail(header, "report is given twice");
    memcpy(header->argument->report, name.text, name.length);
    return true;
}

static bool take_supply(struct header *header, enum sim_supply supply)
{
    if (header->argument->supply != SIM_SUPPLY_NONE)
        return argument_fail(header, "expected at most one of backoff, cus and iterations");
    header->argument->supply = supply;
    return true;
}

static bool take_control(struct header *header, enum sim_control control)
{
    if (header->argument->control != SIM_CONTROL_NONE)
        return argument_fail(header, "expected at most one of cooperative and maximal");
    header->argument->control = control;
    return true;
}

static bool take_record(struct header *header, struct sim_span value)
{
    char quoted[SIM_QUOTE_BYTES];
    uint64_t bytes;

    if (!sim_text_u64(value, &bytes) || bytes < CP_RECORD_LEAST_BYTES || bytes > CP_RECORD_MOST_BYTES ||
        (bytes & (bytes - 1)))
        return argument_fail(header, "record=%s: expected a power of two, %u..%u", sim_text_quote(quoted, value),
                             CP_RECORD_LEAST_BYTES, CP_RECORD_MOST_BYTES);
    if (header->argument->record_bytes)
        return argument_fail(header, "record is given twice");
    header->argument->record_bytes = (uint32_t)bytes;
    return true;
}

static bool take_type(struct header *header, enum sim_type type)
{
    if (header->type != SIM_TYPE_NONE)
        return argument_fail(header, "expected at most one type, found %s and %s", sim_type_name(header->type),
                             sim_type_name(type));
    header->type = type;
    return true;
}

static bool *flag_of(struct header *header, struct sim_span token)
{
    struct sim_argument *argument = header->argument;
    const struct {
        const char *name;
        bool *flag;
    } flags[] = {{"hex", &argument->hex},       {"dump", &argument->dump},   {"ro", &argument->read_only},
                 {"wo", &argument->write_only}, {"noinit", &header->noinit}, {"null", &header->null}};

    for (size_t i = 0; i < sizeof(flags) / sizeof(flags[0]); i++)
        if (sim_text_is(token, flags[i].name))
            return flags[i].flag;
    return NULL;
}

static bool take_token(struct header *header, struct sim_span token)
{
    char quoted[SIM_QUOTE_BYTES];
    struct sim_span value;
    enum sim_type type = sim_type_named(token);
    bool *flag = flag_of(header, token);

    if (type != SIM_TYPE_NONE)
        return take_type(header, type);
    if (flag) {
        *flag = true;
        return true;
    }
    if (has_prefix(token, "size", &value))
        return take_size(header, value);
    if (has_prefix(token, "fill", &value))
        return take_value(header, value, &header->fill, "fill=VALUE");
    if (has_prefix(token, "range", &value))
        return take_value(header, value, &header->range, "range=FIRST:STEP:LAST");
    if (has_prefix(token, "graph", &value))
        return take_value(header, value, &header->graph, "graph=KIND:NODES:SEED:PART");
    if (has_prefix(token, "expect", &value))
        return take_value(header, value, &header->expect, "expect=VALUE");
    if (has_prefix(token, "expect-range", &value))
        return take_value(header, value, &header->expect_range, "expect-range=FIRST:STEP:LAST");
    if (has_prefix(token, "expect-graph", &value))
        return take_value(header, value, &header->expect_graph, "expect-graph=CHECK");
    if (has_prefix(token, "report", &value))
        return take_report(header, value);
    if (sim_text_is(token, "backoff"))
        return take_supply(header, SIM_SUPPLY_BACKOFF);
    if (sim_text_is(token, "cus"))
        return take_supply(header, SIM_SUPPLY_CUS);
    if (sim_text_is(token, "iterations"))
        return take_supply(header, SIM_SUPPLY_ITERATIONS);
    if (sim_text_is(token, "cooperative"))
        return take_control(header, SIM_CONTROL_COOPERATIVE);
    if (sim_text_is(token, "maximal"))
        return take_control(header, SIM_CONTROL_MAXIMAL);
    if (has_prefix(token, "record", &value))
        return take_record(header, value);
    return argument_fail(
        header,
        "unknown token %s: expected size=N, a type (char .. double), hex, fill=V, range=F:S:L, graph=K:N:S:P, noinit, "
        "null, dump, ro, wo, expect=V, expect-range=F:S:L, expect-graph=C, report=NAME, backoff, cus, iterations, "
        "cooperative, "
        "maximal or record=N",
        sim_text_quote(quoted, token));
}

static bool check_null(const struct header *header)
{
    const struct sim_argument *argument = header->argument;

    if (!is_buffer(argument))
        return argument_fail(header, "null is for buffers only");
    if (header->has_size || header->noinit || header->fill.length || header->range.length || header->graph.length ||
        header->expect.length || header->expect_range.length || header->expect_graph.length || *argument->report ||
        argument->dump || argument->read_only || argument->write_only || argument->supply != SIM_SUPPLY_NONE ||
        argument->control != SIM_CONTROL_NONE || argument->record_bytes)
        return argument_fail(header, "expected nothing else beside null");
    return true;
}

static bool check_contents_tokens(const struct header *header)
{
    const struct sim_argument *argument = header->argument;
    int contents =
        (header->fill.length != 0) + (header->range.length != 0) + (header->graph.length != 0) + header->noinit;
    int expectations =
        (header->expect.length != 0) + (header->expect_range.length != 0) + (header->expect_graph.length != 0);
    bool buffer_only = argument->dump || header->noinit || argument->read_only || argument->write_only ||
                       header->graph.length || expectations || *argument->report;

    if (contents > 1)
        return argument_fail(header, "expected at most one of fill, range, graph and noinit");
    if (expectations > 1)
        return argument_fail(header, "expected at most one of expect, expect-range and expect-graph");
    if (argument->read_only && argument->write_only)
        return argument_fail(header, "expected at most one of ro and wo");
    if (buffer_only && !is_buffer(argument))
        return argument_fail(header, "dump, noinit, ro, wo, graph, expectations and report are for buffers only");
    if (*argument->report && (sim_type_is_float(argument->type) || argument->count == 0))
        return argument_fail(header, "report is for integers");
    if (is_local(argument) && contents)
        return argument_fail(header, "local memory cannot be initialised: expected no fill and no range");
    return true;
}

static bool check_supply(const struct header *header)
{
    const struct sim_argument *argument = header->argument;

    if (argument->supply == SIM_SUPPLY_NONE)
        return true;
    if (!is_value(argument) || argument->type < SIM_TYPE_INT || argument->type > SIM_TYPE_ULONG || argument->count != 1)
        return argument_fail(header,
                             "backoff, cus and iterations are for one int, uint, long or ulong passed by value");
    return true;
}

static bool check_control(const struct header *header)
{
    struct sim_argument *argument = header->argument;

    if (argument->control == SIM_CONTROL_NONE)
        return argument->record_bytes ? argument_fail(header, "record= is for the buffer marked cooperative or maximal")
                                      : true;
    if (!is_buffer(argument) || argument->read_only || argument->write_only)
        return argument_fail(header, "cooperative and maximal are for buffers that are neither ro nor wo");
    if (!argument->record_bytes)
        argument->record_bytes = CP_RECORD_LEAST_BYTES;
    return true;
}

/* A vector of three elements may be given as three or as the four that it takes. */
static bool check_size(const struct header *header)
{
    struct sim_argument *argument = header->argument;
    uint64_t declared = argument->declared->size;

    if (!header->has_size)
        return argument_fail(header, "expected size=BYTES");
    if (argument->size % sim_type_bytes(argument->type))
        return argument_fail(header, "size=%llu is not a multiple of the %u bytes of %s",
                             (unsigned long long)argument->size, sim_type_bytes(argument->type),
                             sim_type_name(argument->type));
    if (is_value(argument) && argument->size != declared &&
        !(argument->size % 3 == 0 && argument->size / 3 * 4 == declared))
        return argument_fail(header, "size=%llu, but the kernel's argument takes %llu bytes",
                             (unsigned long long)argument->size, (unsigned long long)declared);
    argument->count = argument->size / sim_type_bytes(argument->type);
    return true;
}

static bool resolve_type(const struct header *header)
{
    struct sim_argument *argument = header->argument;

    argument->type = header->type;
    if (argument->type == SIM_TYPE_NONE)
        argument->type = sim_type_declared(argument->declared->type_name);
    if (argument->type == SIM_TYPE_NONE && (header->null || is_local(argument)))
        argument->type = SIM_TYPE_UCHAR;
    if (argument->type != SIM_TYPE_NONE)
        return true;
    if (!*argument->declared->type_name)
        return argument_fail(header, "expected a type (char .. double): the kernel file does not give the argument's");
    return argument_fail(header, "expected a type (char .. double), since %s is not one of them",
                         argument->declared->type_name);
}

static bool read_value(const struct header *header, struct sim_span word, const char *what, uint64_t *bits)
{
    const struct sim_argument *argument = header->argument;
    char quoted[SIM_QUOTE_BYTES];
    const char *expected;

    if (sim_value_read(argument->type, argument->hex, word, bits, &expected))
        return true;
    return argument_fail(header, "%s%s: expected %s%s", what, sim_text_quote(quoted, word), expected,
                         argument->hex && !sim_type_is_float(argument->type) ? " in hexadecimal" : "");
}

static bool read_fill(const struct header *header)
{
    struct sim_argument *argument = header->argument;

    argument->initial = (struct sim_sequence){.type = argument->type, .constant = true};
    return read_value(header, header->fill, "fill=", &argument->initial.next);
}

static bool read_range(const struct header *header, struct sim_span text, const char *what,
                       struct sim_sequence *sequence)
{
    const struct sim_argument *argument = header->argument;
    char quoted[SIM_QUOTE_BYTES];
    struct sim_span parts[3];
    uint64_t values[3];

    if (!sim_span_split(text, ':', parts, 3))
        return argument_fail(header, "%s%s: expected FIRST:STEP:LAST", what, sim_text_quote(quoted, text));
    for (unsigned i = 0; i < 3; i++)
        if (!read_value(header, parts[i], what, &values[i]))
            return false;
    if (!sim_range_fits(argument->type, values[0], values[1], values[2], argument->count))
        return argument_fail(header, "%s%s is not the %llu elements of type %s that size=%llu holds", what,
                             sim_text_quote(quoted, text), (unsigned long long)argument->count,
                             sim_type_name(argument->type), (unsigned long long)argument->size);
    *sequence = (struct sim_sequence){.type = argument->type, .next = values[0], .step = values[1]};
    return true;
}

/* expect=: one factor or two, of which one may be the word iterations. */
static bool read_expect(const struct header *header)
{
    struct sim_argument *argument = header->argument;
    struct sim_expectation *expectation = &argument->expectation;
    struct sim_span factors[2] = {header->expect, {NULL, 0}};
    const char *star = memchr(header->expect.text, '*', header->expect.length);
    uint64_t product = 1, value;

    if (star) {
        factors[0].length = (size_t)(star - header->expect.text);
        factors[1] = (struct sim_span){star + 1, header->expect.length - factors[0].length - 1};
    }
    for (unsigned i = 0; i < 1u + (star != NULL); i++) {
        if (sim_text_is(factors[i], "iterations") && !expectation->times_iterations) {
            expectation->times_iterations = true;
            continue;
        }
        if (!read_value(header, factors[i], "expect=", &value))
            return false;
        product = star ? sim_value_product(argument->type, product, value) : value;
    }
    if (sim_type_is_float(argument->type) && (star || expectation->times_iterations))
        return argument_fail(header, "expect=: products and iterations are for integer types only");
    expectation->present = true;
    expectation->elements = (struct sim_sequence){.type = argument->type, .constant = true, .next = product};
    return true;
}

static bool read_expect_range(const struct header *header)
{
    struct sim_expectation *expectation = &header->argument->expectation;

    expectation->present = true;
    return read_range(header, header->expect_range, "expect-range=", &expectation->elements);
}

static bool check_graph_type(const struct header *header, const char *what)
{
    enum sim_type type = header->argument->type;

    if (type == SIM_TYPE_INT || type == SIM_TYPE_UINT)
        return true;
    return argument_fail(header, "%s is for int and uint, not for %s", what, sim_type_name(type));
}

/* The buffer is filled when all arguments are known. */
static bool read_graph(const struct header *header)
{
    char quoted[SIM_QUOTE_BYTES];
    const char *expected;

    if (!check_graph_type(header, "graph="))
        return false;
    if (sim_graph_argument_read(header->graph, &header->argument->graph, &expected))
        return true;
    return argument_fail(header, "graph=%s: expected %s", sim_text_quote(quoted, header->graph), expected);
}

static bool read_expect_graph(const struct header *header)
{
    struct sim_expectation *expectation = &header->argument->expectation;
    char quoted[SIM_QUOTE_BYTES];

    if (!check_graph_type(header, "expect-graph="))
        return false;
    expectation->present = true;
    expectation->graph = sim_graph_check_named(header->expect_graph);
    if (expectation->graph != SIM_GRAPH_CHECK_NONE)
        return true;
    return argument_fail(header, "expect-graph=%s: expected bfs, sssp, mis or color",
                         sim_text_quote(quoted, header->expect_graph));
}

/* Every word needs at least a letter and a blank, so a size that the rest of the file cannot hold is refused
 * unallocated. */
static bool read_data(const struct header *header)
{
    struct sim_argument *argument = header->argument;
    struct sim_reader *reader = header->reader;
    uint32_t bytes = sim_type_bytes(argument->type);

    if (argument->count > (reader->length - reader->position) / 2 + 1)
        return argument_fail(header, "expected %llu data words, but the file ends before",
                             (unsigned long long)argument->count);
    argument->data = calloc(1, argument->size ? (size_t)argument->size : 1);
    if (!argument->data)
        return argument_fail(header, "out of memory");
    for (uint64_t i = 0; i < argument->count; i++) {
        struct sim_span word = sim_reader_word(reader);
        uint64_t bits = 0;
        if (word.length == 0)
            return argument_fail(header, "expected %llu data words, found the end of the file after %llu",
                                 (unsigned long long)argument->count, (unsigned long long)i);
        if (*word.text == '<')
            return argument_fail(header, "expected %llu data words, found the next '<' after %llu",
                                 (unsigned long long)argument->count, (unsigned long long)i);
        if (!read_value(header, word, "", &bits))
            return false;
        for (uint32_t byte = 0; byte < bytes; byte++)
            argument->data[i * bytes + byte] = (uint8_t)(bits >> (8 * byte));
    }
    return true;
}

static bool read_contents(const struct header *header)
{
    struct sim_argument *argument = header->argument;

    if (is_local(argument)) {
        argument->content = SIM_CONTENT_LOCAL;
        return true;
    }
    if (header->noinit) {
        argument->content = SIM_CONTENT_NOINIT;
        return true;
    }
    if (header->fill.length) {
        argument->content = SIM_CONTENT_SEQUENCE;
        return read_fill(header);
    }
    if (header->range.length) {
        argument->content = SIM_CONTENT_SEQUENCE;
        return read_range(header, header->range, "range=", &argument->initial);
    }
    argument->content = SIM_CONTENT_DATA;
    return header->graph.length ? read_graph(header) : read_data(header);
}

static bool parse_header(struct header *header)
{
    struct sim_argument *argument = header->argument;
    struct sim_span inside, token;

    if (!sim_reader_skip(header->reader))
        return argument_fail(header, "expected an argument header <...>, found the end of the file");
    if (header->reader->text[header->reader->position] != '<') {
        char quoted[SIM_QUOTE_BYTES];
        return argument_fail(header, "expected an argument header <...>, found %s",
                             sim_text_quote(quoted, sim_reader_word(header->reader)));
    }
    argument->line = header->reader->line;
    if (!sim_reader_header(header->reader, &inside))
        return false;
    while (sim_span_word(&inside, &token))
        if (!take_token(header, token))
            return false;
    if (!resolve_type(header))
        return false;
    if (header->null) {
        argument->content = SIM_CONTENT_NULL;
        return check_null(header);
    }
    return check_size(header) && check_contents_tokens(header) && check_supply(header) && check_control(header);
}

static bool parse_argument(struct sim_reader *reader, struct sim_argument *argument, uint32_t index)
{
    struct header header = {.reader = reader, .argument = argument, .index = index, .type = SIM_TYPE_NONE};

    if (!parse_header(&header))
        return false;
    if (argument->content == SIM_CONTENT_NULL)
        return true;
    if (header.expect.length && !read_expect(&header))
        return false;
    if (header.expect_range.length && !read_expect_range(&header))
        return false;
    if (header.expect_graph.length && !read_expect_graph(&header))
        return false;
    return read_contents(&header);
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

bool sim_file_set_groups(struct sim_file *file, uint64_t groups)
{
    if (groups == 0 || groups > UINT32_MAX / file->local[0])
        return false;
    file->global[0] = groups * file->local[0];
    return true;
}

void sim_file_free(struct sim_file *file)
{
    if (!file)
        return;
    for (uint32_t i = 0; i < file->argument_count; i++)
        free(file->arguments[i].data);
    free(file->arguments);
    sim_graph_free(file->graph);
    isa_program_free(file->program);
    free(file->path);
    free(file);
}

const struct sim_argument *sim_file_supplied(const struct sim_file *file, enum sim_supply supply)
{
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].supply == supply)
            return &file->arguments[i];
    return NULL;
}

const struct sim_argument *sim_file_control(const struct sim_file *file)
{
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].control != SIM_CONTROL_NONE)
            return &file->arguments[i];
    return NULL;
}

uint64_t sim_file_workgroups(const struct sim_file *file)
{
    uint64_t groups = 1;

    for (unsigned i = 0; i < 3; i++) {
        uint64_t side = (file->global[i] + file->local[i] - 1) / file->local[i];
        groups = groups > UINT64_MAX / side ? UINT64_MAX : groups * side;
    }
    return groups;
}
