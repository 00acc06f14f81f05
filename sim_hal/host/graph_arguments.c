/* graph_arguments.c - see graph_arguments.h. */
#include "host/graph_arguments.h"

#include <stdlib.h>

#include "engine/require.h"

#define ROUNDS_MOST 1000u

static const char *const part_names[] = {[HOST_GRAPH_OFFSETS] = "offsets",
                                         [HOST_GRAPH_EDGES] = "edges",
                                         [HOST_GRAPH_WEIGHTS] = "weights",
                                         [HOST_GRAPH_PRIORITIES] = "priorities"};

static bool read_kind(struct host_span text, enum host_graph_kind *kind)
{
    for (unsigned i = 0; i < HOST_GRAPH_KINDS; i++)
        if (host_text_is(text, host_graph_kind_name((enum host_graph_kind)i))) {
            *kind = (enum host_graph_kind)i;
            return true;
        }
    return false;
}

static bool read_part(struct host_span text, enum host_graph_part *part)
{
    for (unsigned i = HOST_GRAPH_OFFSETS; i < sizeof(part_names) / sizeof(part_names[0]); i++)
        if (host_text_is(text, part_names[i])) {
            *part = (enum host_graph_part)i;
            return true;
        }
    return false;
}

static bool read_number(struct host_span text, uint64_t least, uint64_t most, uint32_t *number)
{
    uint64_t value;

    if (!host_text_u64(text, &value) || value < least || value > most)
        return false;
    *number = (uint32_t)value;
    return true;
}

bool host_graph_argument_read(struct host_span text, struct host_graph_argument *argument, const char **expected)
{
    struct host_span parts[4];

    *expected = "KIND:NODES:SEED:PART";
    if (!host_span_split(text, ':', parts, 4))
        return false;
    *expected = "the kind road, rmat, circuit, grid, hub or network";
    if (!read_kind(parts[0], &argument->spec.kind))
        return false;
    *expected = host_graph_sizes(argument->spec.kind);
    if (!read_number(parts[1], 2, HOST_GRAPH_NODES_MOST, &argument->spec.nodes) ||
        !host_graph_has_size(argument->spec.kind, argument->spec.nodes))
        return false;
    *expected = "a seed below 2^32";
    if (!read_number(parts[2], 0, UINT32_MAX, &argument->spec.seed))
        return false;
    *expected = "the part offsets, edges, weights or priorities";
    return read_part(parts[3], &argument->part);
}

static bool read_check(struct host_span text, enum host_graph_check *check)
{
    for (unsigned i = HOST_GRAPH_CHECK_NONE + 1; i < HOST_GRAPH_CHECKS; i++)
        if (host_text_is(text, host_graph_check_name((enum host_graph_check)i))) {
            *check = (enum host_graph_check)i;
            return true;
        }
    return false;
}

bool host_graph_result_read(struct host_span text, struct host_graph_result *result, const char **expected)
{
    struct host_span parts[2];
    bool has_rounds = host_span_split(text, ':', parts, 2);

    *expected = "bfs, sssp, mis, color or pagerank, or one of them with :ROUNDS";
    if (!read_check(has_rounds ? parts[0] : text, &result->check))
        return false;
    *expected = "1 to 1000 rounds";
    if (has_rounds)
        return read_number(parts[1], 1, ROUNDS_MOST, &result->rounds);
    result->rounds = 0;
    *expected = "pagerank:ROUNDS, because ranks have no final result";
    return result->check != HOST_GRAPH_CHECK_PAGERANK;
}

static bool same_graph(const struct host_graph_spec *one, const struct host_graph_spec *other)
{
    return one->kind == other->kind && one->nodes == other->nodes && one->seed == other->seed;
}

/* The first argument that is a part of a graph; NULL: there is none. */
static const struct host_argument *first_part(const struct host_file *file)
{
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].graph.part != HOST_GRAPH_NO_PART)
            return &file->arguments[i];
    return NULL;
}

static bool fail_at(struct host_reader *reader, const struct host_file *file, uint32_t index, const char *what)
{
    reader->line = file->arguments[index].line;
    return host_reader_fail(reader, "argument %u (%s): %s", index, file->arguments[index].name, what);
}

/* Checks the description alone, before the graph is made. */
static bool check_graphs(struct host_reader *reader, const struct host_file *file)
{
    const struct host_argument *first = first_part(file);
    char message[HOST_ERROR_BYTES];

    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct host_argument *argument = &file->arguments[i];
        if (argument->graph.part != HOST_GRAPH_NO_PART && !same_graph(&argument->graph.spec, &first->graph.spec)) {
            host_text_fail(message, sizeof(message), "expected the same kind, nodes and seed as in graph= of line %u",
                           first->line);
            return fail_at(reader, file, i, message);
        }
        if (argument->expectation.graph.check == HOST_GRAPH_CHECK_NONE)
            continue;
        if (!first)
            return fail_at(reader, file, i, "expect-graph=, but no argument of this file has graph=");
        if (argument->count != first->graph.spec.nodes) {
            host_text_fail(message, sizeof(message), "size=%llu: expect-graph= takes 4 bytes a node, %llu in all",
                           (unsigned long long)argument->size, 4ull * first->graph.spec.nodes);
            return fail_at(reader, file, i, message);
        }
    }
    return true;
}

/* The numbers of a part; returns how many. */
static uint32_t part_of(const struct host_graph *graph, enum host_graph_part part, const uint32_t **numbers)
{
    switch (part) {
    case HOST_GRAPH_OFFSETS:
        *numbers = graph->offsets;
        return graph->spec.nodes + 1;
    case HOST_GRAPH_EDGES:
        *numbers = graph->targets;
        return graph->edges;
    case HOST_GRAPH_WEIGHTS:
        *numbers = graph->weights;
        return graph->edges;
    default:
        SIM_REQUIRE(part == HOST_GRAPH_PRIORITIES);
        *numbers = graph->priorities;
        return graph->spec.nodes;
    }
}

static bool fill_argument(struct host_reader *reader, struct host_file *file, uint32_t index)
{
    struct host_argument *argument = &file->arguments[index];
    const uint32_t *numbers;
    uint32_t count = part_of(file->graph, argument->graph.part, &numbers);
    char message[HOST_ERROR_BYTES];

    if (argument->count != count) {
        host_text_fail(message, sizeof(message), "size=%llu: the %s of this graph take %llu bytes",
                       (unsigned long long)argument->size, part_names[argument->graph.part], 4ull * count);
        return fail_at(reader, file, index, message);
    }
    argument->data = malloc(argument->size ? (size_t)argument->size : 1);
    if (!argument->data)
        return fail_at(reader, file, index, "out of memory");
    for (uint32_t i = 0; i < count; i++)
        for (unsigned byte = 0; byte < 4; byte++)
            argument->data[4 * (size_t)i + byte] = (uint8_t)(numbers[i] >> (8 * byte));
    return true;
}

bool host_graph_fill(struct host_reader *reader, struct host_file *file)
{
    const struct host_argument *first = first_part(file);

    if (!check_graphs(reader, file))
        return false;
    if (!first)
        return true;
    file->graph = host_graph_make(&first->graph.spec);
    if (!file->graph)
        return host_reader_fail(reader, "out of memory");
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].graph.part != HOST_GRAPH_NO_PART && !fill_argument(reader, file, i))
            return false;
    return true;
}
