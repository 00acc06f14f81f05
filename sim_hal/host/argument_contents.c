/* argument_contents.c - see argument_contents.h. */
#include "host/argument_contents.h"

#include <stdlib.h>
#include <string.h>

#include "host/checksum.h"
#include "host/graph_arguments.h"
#include "host/random.h"

static bool read_value(const struct host_argument_header *header, struct host_span word, const char *what,
                       uint64_t *bits)
{
    const struct host_argument *argument = header->argument;
    char quoted[HOST_QUOTE_BYTES];
    const char *expected;

    if (host_value_read(argument->type, argument->hex, word, bits, &expected))
        return true;
    return host_argument_fail(header, "%s%s: expected %s%s", what, host_text_quote(quoted, word), expected,
                              argument->hex && !host_type_is_float(argument->type) ? " in hexadecimal" : "");
}

static bool read_fill(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;

    argument->initial = (struct host_sequence){.type = argument->type, .constant = true};
    return read_value(header, header->fill, "fill=", &argument->initial.next);
}

static bool read_range(const struct host_argument_header *header, struct host_span text, const char *what,
                       struct host_sequence *sequence)
{
    const struct host_argument *argument = header->argument;
    char quoted[HOST_QUOTE_BYTES];
    struct host_span parts[3];
    uint64_t values[3];

    if (!host_span_split(text, ':', parts, 3))
        return host_argument_fail(header, "%s%s: expected FIRST:STEP:LAST", what, host_text_quote(quoted, text));
    for (unsigned i = 0; i < 3; i++)
        if (!read_value(header, parts[i], what, &values[i]))
            return false;
    if (!host_range_fits(argument->type, values[0], values[1], values[2], argument->count))
        return host_argument_fail(header, "%s%s is not the %llu elements of type %s that size=%llu holds", what,
                                  host_text_quote(quoted, text), (unsigned long long)argument->count,
                                  host_type_name(argument->type), (unsigned long long)argument->size);
    *sequence = (struct host_sequence){.type = argument->type, .next = values[0], .step = values[1]};
    return true;
}

/* expect=: one factor or two, of which one may be the word iterations. */
static bool read_expect(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;
    struct host_expectation *expectation = &argument->expectation;
    struct host_span factors[2] = {header->expect, {NULL, 0}};
    const char *star = memchr(header->expect.text, '*', header->expect.length);
    uint64_t product = 1, value;

    if (star) {
        factors[0].length = (size_t)(star - header->expect.text);
        factors[1] = (struct host_span){star + 1, header->expect.length - factors[0].length - 1};
    }
    for (unsigned i = 0; i < 1u + (star != NULL); i++) {
        if (host_text_is(factors[i], "iterations") && !expectation->times_iterations) {
            expectation->times_iterations = true;
            continue;
        }
        if (!read_value(header, factors[i], "expect=", &value))
            return false;
        product = star ? host_value_product(argument->type, product, value) : value;
    }
    if (host_type_is_float(argument->type) && (star || expectation->times_iterations))
        return host_argument_fail(header, "expect=: products and iterations are for integer types only");
    expectation->present = true;
    expectation->elements = (struct host_sequence){.type = argument->type, .constant = true, .next = product};
    return true;
}

static bool read_expect_range(const struct host_argument_header *header)
{
    struct host_expectation *expectation = &header->argument->expectation;

    expectation->present = true;
    return read_range(header, header->expect_range, "expect-range=", &expectation->elements);
}

static bool check_graph_type(const struct host_argument_header *header, const char *what)
{
    enum host_type type = header->argument->type;

    if (type == HOST_TYPE_INT || type == HOST_TYPE_UINT)
        return true;
    return host_argument_fail(header, "%s is for int and uint, not for %s", what, host_type_name(type));
}

/* The buffer is filled when all arguments are known. */
static bool read_graph(const struct host_argument_header *header)
{
    char quoted[HOST_QUOTE_BYTES];
    const char *expected;

    if (!check_graph_type(header, "graph="))
        return false;
    if (host_graph_argument_read(header->graph, &header->argument->graph, &expected))
        return true;
    return host_argument_fail(header, "graph=%s: expected %s", host_text_quote(quoted, header->graph), expected);
}

static bool read_expect_checksum(const struct host_argument_header *header)
{
    struct host_expectation *expectation = &header->argument->expectation;
    char quoted[HOST_QUOTE_BYTES];
    const char *expected;

    expectation->present = true;
    expectation->of_checksum = true;
    if (host_checksum_read(header->expect_checksum, &expectation->checksum, &expected))
        return true;
    return host_argument_fail(header, "expect-checksum=%s: expected %s",
                              host_text_quote(quoted, header->expect_checksum), expected);
}

static bool read_expect_graph(const struct host_argument_header *header)
{
    struct host_expectation *expectation = &header->argument->expectation;
    char quoted[HOST_QUOTE_BYTES];
    const char *expected;

    if (!check_graph_type(header, "expect-graph="))
        return false;
    expectation->present = true;
    if (host_graph_result_read(header->expect_graph, &expectation->graph, &expected))
        return true;
    return host_argument_fail(header, "expect-graph=%s: expected %s", host_text_quote(quoted, header->expect_graph),
                              expected);
}

bool host_argument_expectation_read(const struct host_argument_header *header)
{
    if (header->expect.length && !read_expect(header))
        return false;
    if (header->expect_range.length && !read_expect_range(header))
        return false;
    if (header->expect_checksum.length && !read_expect_checksum(header))
        return false;
    return !header->expect_graph.length || read_expect_graph(header);
}

/* Every word needs at least a letter and a blank, so a size that the rest of the file cannot hold is refused
 * unallocated. */
static bool read_data(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;
    struct host_reader *reader = header->reader;
    uint32_t bytes = host_type_bytes(argument->type);

    if (argument->count > (reader->length - reader->position) / 2 + 1)
        return host_argument_fail(header, "expected %llu data words, but the file ends before",
                                  (unsigned long long)argument->count);
    argument->data = calloc(1, argument->size ? (size_t)argument->size : 1);
    if (!argument->data)
        return host_argument_fail(header, "out of memory");
    for (uint64_t i = 0; i < argument->count; i++) {
        struct host_span word = host_reader_word(reader);
        uint64_t bits = 0;
        if (word.length == 0)
            return host_argument_fail(header, "expected %llu data words, found the end of the file after %llu",
                                      (unsigned long long)argument->count, (unsigned long long)i);
        if (*word.text == '<')
            return host_argument_fail(header, "expected %llu data words, found the next '<' after %llu",
                                      (unsigned long long)argument->count, (unsigned long long)i);
        if (!read_value(header, word, "", &bits))
            return false;
        for (uint32_t byte = 0; byte < bytes; byte++)
            argument->data[i * bytes + byte] = (uint8_t)(bits >> (8 * byte));
    }
    return true;
}

static bool read_random(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;
    char quoted[HOST_QUOTE_BYTES];
    struct host_random random;
    const char *expected;

    if (argument->type != HOST_TYPE_INT && argument->type != HOST_TYPE_UINT)
        return host_argument_fail(header, "random= is for int and uint, not for %s", host_type_name(argument->type));
    if (argument->count > HOST_RANDOM_ELEMENTS)
        return host_argument_fail(header, "random= fills at most %u elements", HOST_RANDOM_ELEMENTS);
    if (!host_random_read(header->random, &random, &expected))
        return host_argument_fail(header, "random=%s: expected %s", host_text_quote(quoted, header->random), expected);
    argument->data = calloc(1, argument->size ? (size_t)argument->size : 1);
    if (!argument->data)
        return host_argument_fail(header, "out of memory");
    for (uint32_t i = 0; i < argument->count; i++) {
        uint32_t number = host_random_number(&random, i);
        for (uint32_t byte = 0; byte < sizeof(number); byte++)
            argument->data[i * sizeof(number) + byte] = (uint8_t)(number >> (8 * byte));
    }
    return true;
}

bool host_argument_contents_read(const struct host_argument_header *header)
{
    struct host_argument *argument = header->argument;

    if (host_argument_is_local(argument)) {
        argument->content = HOST_CONTENT_LOCAL;
        return true;
    }
    if (header->noinit) {
        argument->content = HOST_CONTENT_NOINIT;
        return true;
    }
    if (header->fill.length) {
        argument->content = HOST_CONTENT_SEQUENCE;
        return read_fill(header);
    }
    if (header->range.length) {
        argument->content = HOST_CONTENT_SEQUENCE;
        return read_range(header, header->range, "range=", &argument->initial);
    }
    argument->content = HOST_CONTENT_DATA;
    if (header->random.length)
        return read_random(header);
    return header->graph.length ? read_graph(header) : read_data(header);
}
