/* argument_header.c - see argument_header.h. */
#include "host/argument_header.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "onward/cooperative.h"

bool host_argument_fail(const struct host_argument_header *header, const char *format, ...)
{
    char message[HOST_ERROR_BYTES];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof(message), format, arguments);
    va_end(arguments);
    return host_reader_fail(header->reader, "argument %u (%s): %s", header->index, header->argument->name, message);
}

static bool is_buffer(const struct host_argument *argument)
{
    return argument->declared->kind == ISA_ARGUMENT_GLOBAL_BUFFER;
}

bool host_argument_is_local(const struct host_argument *argument)
{
    return argument->declared->kind == ISA_ARGUMENT_DYNAMIC_SHARED_POINTER;
}

static bool is_value(const struct host_argument *argument)
{
    return !is_buffer(argument) && !host_argument_is_local(argument);
}

/* Matches NAME=VALUE with a value that is not empty. */
static bool has_prefix(struct host_span token, const char *name, struct host_span *value)
{
    size_t length = strlen(name);

    if (token.length <= length || memcmp(token.text, name, length) != 0 || token.text[length] != '=')
        return false;
    *value = (struct host_span){token.text + length + 1, token.length - length - 1};
    return true;
}

static bool take_value(struct host_argument_header *header, struct host_span value, struct host_span *place,
                       const char *form)
{
    if (value.length == 0)
        return host_argument_fail(header, "expected %s", form);
    if (place->length)
        return host_argument_fail(header, "%s is given twice", form);
    *place = value;
    return true;
}

static bool take_size(struct host_argument_header *header, struct host_span value)
{
    char quoted[HOST_QUOTE_BYTES];

    if (!host_text_u64(value, &header->argument->size))
        return host_argument_fail(header, "size=%s: expected a decimal number of bytes below 2^64",
                                  host_text_quote(quoted, value));
    if (header->has_size)
        return host_argument_fail(header, "size is given twice");
    header->has_size = true;
    return true;
}

static bool take_report(struct host_argument_header *header, struct host_span name)
{
    char quoted[HOST_QUOTE_BYTES];

    if (name.length >= HOST_REPORT_BYTES || strspn(name.text, "abcdefghijklmnopqrstuvwxyz0123456789_") < name.length)
        return host_argument_fail(header, "report=%s: expected at most %u small letters, digits and _",
                                  host_text_quote(quoted, name), HOST_REPORT_BYTES - 1);
    if (*header->argument->report)
        return host_argument_fail(header, "report is given twice");
    memcpy(header->argument->report, name.text, name.length);
    return true;
}

static bool take_supply(struct host_argument_header *header, enum host_supply supply)
{
    if (header->argument->supply != HOST_SUPPLY_NONE)
        return host_argument_fail(header, "expected at most one of backoff, cus and iterations");
    header->argument->supply = supply;
    return true;
}

static bool take_control(struct host_argument_header *header, enum host_control control)
{
    if (header->argument->control != HOST_CONTROL_NONE)
        return host_argument_fail(header, "expected at most one of cooperative and maximal");
    header->argument->control = control;
    return true;
}

static bool take_record(struct host_argument_header *header, struct host_span value)
{
    char quoted[HOST_QUOTE_BYTES];
    uint64_t bytes;

    if (!host_text_u64(value, &bytes) || bytes < CP_RECORD_LEAST_BYTES || bytes > CP_RECORD_MOST_BYTES ||
        (bytes & (bytes - 1)))
        return host_argument_fail(header, "record=%s: expected a power of two, %u..%u", host_text_quote(quoted, value),
                                  CP_RECORD_LEAST_BYTES, CP_RECORD_MOST_BYTES);
    if (header->argument->record_bytes)
        return host_argument_fail(header, "record is given twice");
    header->argument->record_bytes = (uint32_t)bytes;
    return true;
}

static bool take_type(struct host_argument_header *header, enum host_type type)
{
    if (header->type != HOST_TYPE_NONE)
        return host_argument_fail(header, "expected at most one type, found %s and %s", host_type_name(header->type),
                                  host_type_name(type));
    header->type = type;
    return true;
}

static bool *flag_of(struct host_argument_header *header, struct host_span token)
{
    struct host_argument *argument = header->argument;
    const struct {
        const char *name;
        bool *flag;
    } flags[] = {{"hex", &argument->hex},       {"dump", &argument->dump},   {"ro", &argument->read_only},
                 {"wo", &argument->write_only}, {"noinit", &header->noinit}, {"null", &header->null}};

    for (size_t i = 0; i < sizeof(flags) / sizeof(flags[0]); i++)
        if (host_text_is(token, flags[i].name))
            return flags[i].flag;
    return NULL;
}

static bool take_token(struct host_argument_header *header, struct host_span token)
{
    char quoted[HOST_QUOTE_BYTES];
    struct host_span value;
    enum host_type type = host_type_named(token);
    bool *flag = flag_of(header, token);

    if (type != HOST_TYPE_NONE)
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
    if (has_prefix(token, "random", &value))
        return take_value(header, value, &header->random, "random=SEED:BELOW:FACTORS");
    if (has_prefix(token, "graph", &value))
        return take_value(header, value, &header->graph, "graph=KIND:NODES:SEED:PART");
    if (has_prefix(token, "expect", &value))
        return take_value(header, value, &header->expect, "expect=VALUE");
    if (has_prefix(token, "expect-range", &value))
        return take_value(header, value, &header->expect_range, "expect-range=FIRST:STEP:LAST");
    if (has_prefix(token, "expect-checksum", &value))
        return take_value(header, value, &header->expect_checksum, "expect-checksum=DIGITS");
    if (has_prefix(token, "expect-graph", &value))
        return take_value(header, value, &header->expect_graph, "expect-graph=CHECK");
    if (has_prefix(token, "report", &value))
        return take_report(header, value);
    if (host_text_is(token, "backoff"))
        return take_supply(header, HOST_SUPPLY_BACKOFF);
    if (host_text_is(token, "cus"))
        return take_supply(header, HOST_SUPPLY_CUS);
    if (host_text_is(token, "iterations"))
        return take_supply(header, HOST_SUPPLY_ITERATIONS);
    if (host_text_is(token, "cooperative"))
        return take_control(header, HOST_CONTROL_COOPERATIVE);
    if (host_text_is(token, "maximal"))
        return take_control(header, HOST_CONTROL_MAXIMAL);
    if (has_prefix(token, "record", &value))
        return take_record(header, value);
    return host_argument_fail(
        header,
        "unknown token %s: expected size=N, a type (char .. double), hex, fill=V, range=F:S:L, random=S:B:F, "
        "graph=K:N:S:P, noinit, null, dump, ro, wo, expect=V, expect-range=F:S:L, expect-checksum=D, expect-graph=C, "
        "report=NAME, backoff, cus, iterations, cooperative, maximal or record=N",
        host_text_quote(quoted, token));
}

static bool check_null(const struct host_argument_header *header)
{
    const struct host_argument *argument = header->argument;

    if (!is_buffer(argument))
        return host_argument_fail(header, "null is for buffers only");
    if (header->has_size || header->noinit || header->fill.length || header->range.length || header->random.length ||
        header->graph.length || header->expect.length || header->expect_range.length ||
        header->expect_checksum.length || header->expect_graph.length || *argument->report || argument->dump ||
        argument->read_only || argument->write_only || argument->supply != HOST_SUPPLY_NONE ||
        argument->control != HOST_CONTROL_NONE || argument->record_bytes)
        return host_argument_fail(header, "expected nothing else beside null");
    return true;
}

static bool check_contents_tokens(const struct host_argument_header *header)
{
    const struct host_argument *argument = header->argument;
    int contents = (header->fill.length != 0) + (header->range.length != 0) + (header->random.length != 0) +
                   (header->graph.length != 0) + header->noinit;
    int expectations = (header->expect.length != 0) + (header->expect_range.length != 0) +
                       (header->expect_checksum.length != 0) + (header->expect_graph.length != 0);
    bool buffer_only = argument->dump || header->noinit || argument->read_only || argument->write_only ||
                       header->random.length || header->graph.length || expectations || *argument->report;

    if (contents > 1)
        return host_argument_fail(header, "expected at most one of fill, range, random, graph and noinit");
    if (expectations > 1)
        return host_argument_fail(header, "expected at most one of expect, expect-range, expect-checksum and "
                                          "expect-graph");
    if (argument->read_only && argument->write_only)
        return host_argument_fail(header, "expected at most one of ro and wo");
    if (buffer_only && !is_buffer(argument))
        return host_argument_fail(header,
                                  "dump, noinit, ro, wo, random, graph, expectations and report are for buffers only");
    if (*argument->report && (host_type_is_float(argument->type) || argument->count == 0))
        return host_argument_fail(header, "report is for integers");
    if (host_argument_is_local(argument) && contents)
        return host_argument_fail(header, "local memory cannot be initialised: expected no fill and no range");
    return true;
}

static bool check_supply(const struct host_argument_header *header)
{
    const struct host_argument *argument = header->argument;

    if (argument->supply == HOST_SUPPLY_NONE)
        return true;
    if (!is_value(argument) || argument->type < HOST_TYPE_INT || argument->type > HOST_TYPE_ULONG ||
        argument->count != 1)
        return host_argument_fail(header,
                                  "backoff, cus and iterations are for one int, uint, long or ulong passed by value");
    return true;
}

static bool check_control(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;

    if (argument->control == HOST_CONTROL_NONE)
        return argument->record_bytes
                   ? host_argument_fail(header, "record= is for the buffer marked cooperative or maximal")
                   : true;
    if (!is_buffer(argument) || argument->read_only || argument->write_only)
        return host_argument_fail(header, "cooperative and maximal are for buffers that are neither ro nor wo");
    if (!argument->record_bytes)
        argument->record_bytes = CP_RECORD_LEAST_BYTES;
    return true;
}

/* A vector of three elements may be given as three or as the four that it takes. */
static bool check_size(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;
    uint64_t declared = argument->declared->size;

    if (!header->has_size)
        return host_argument_fail(header, "expected size=BYTES");
    if (argument->size % host_type_bytes(argument->type))
        return host_argument_fail(header, "size=%llu is not a multiple of the %u bytes of %s",
                                  (unsigned long long)argument->size, host_type_bytes(argument->type),
                                  host_type_name(argument->type));
    if (is_value(argument) && argument->size != declared &&
        !(argument->size % 3 == 0 && argument->size / 3 * 4 == declared))
        return host_argument_fail(header, "size=%llu, but the kernel's argument takes %llu bytes",
                                  (unsigned long long)argument->size, (unsigned long long)declared);
    argument->count = argument->size / host_type_bytes(argument->type);
    return true;
}

static bool resolve_type(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;

    argument->type = header->type;
    if (argument->type == HOST_TYPE_NONE)
        argument->type = host_type_declared(argument->declared->type_name);
    if (argument->type == HOST_TYPE_NONE && (header->null || host_argument_is_local(argument)))
        argument->type = HOST_TYPE_UCHAR;
    if (argument->type != HOST_TYPE_NONE)
        return true;
    if (!*argument->declared->type_name)
        return host_argument_fail(header,
                                  "expected a type (char .. double): the kernel file does not give the argument's");
    return host_argument_fail(header, "expected a type (char .. double), since %s is not one of them",
                              argument->declared->type_name);
}

bool host_argument_header_read(struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;
    struct host_span inside, token;

    if (!host_reader_skip(header->reader))
        return host_argument_fail(header, "expected an argument header <...>, found the end of the file");
    if (header->reader->text[header->reader->position] != '<') {
        char quoted[HOST_QUOTE_BYTES];
        return host_argument_fail(header, "expected an argument header <...>, found %s",
                                  host_text_quote(quoted, host_reader_word(header->reader)));
    }
    argument->line = header->reader->line;
    if (!host_reader_header(header->reader, &inside))
        return false;
    while (host_span_word(&inside, &token))
        if (!take_token(header, token))
            return false;
    if (!resolve_type(header))
        return false;
    if (header->null) {
        argument->content = HOST_CONTENT_NULL;
        return check_null(header);
    }
    return check_size(header) && check_contents_tokens(header) && check_supply(header) && check_control(header);
}
