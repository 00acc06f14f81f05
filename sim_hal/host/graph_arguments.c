/* graph_arguments.c - see graph_arguments.h. */
#include "host/graph_arguments.h"

#include <stdlib.h>

#define ROUNDS_MOST 1000u

static const char *const part_names[] = {[SIM_GRAPH_OFFSETS] = "offsets",
                                         [SIM_GRAPH_EDGES] = "edges",
                                         [SIM_GRAPH_WEIGHTS] = "weights",
                                         [SIM_GRAPH_PRIORITIES] = "priorities"};

static bool read_kind(struct sim_span text, enum sim_graph_kind *kind)
{
    for (unsigned i = 0; i < SIM_GRAPH_KINDS; i++)
        if (sim_text_is(text, sim_graph_kind_name((enum sim_graph_kind)i))) {
            *kind = (enum sim_graph_kind)i;
            return true;
        }
    return false;
}

static bool read_part(struct sim_span text, enum sim_graph_part *part)
{
    for (unsigned i = SIM_GRAPH_OFFSETS; i < sizeof(part_names) / sizeof(part_names[0]); i++)
        if (sim_text_is(text, part_names[i])) {
            *part = (enum sim_graph_part)i;
            return true;
        }
    return false;
}

static bool read_number(struct sim_span text, uint64_t least, uint64_t most, uint32_t *number)
{
    uint64_t value;

    if (!sim_text_u64(text, &value) || value < least || value > most)
        return false;
    *number = (uint32_t)value;
    return true;
}

bool sim_graph_argument_read(struct sim_span text, struct sim_graph_argument *argument, const char **expected)
{
    struct sim_span parts[4];

    *expected = "KIND:NODES:SEED:PART";
    if (!sim_span_split(text, ':', parts, 4))
        return false;
    *expected = "the kind road, rmat, circuit, grid, hub or network";
    if (!read_kind(parts[0], &argument->spec.kind))
        return false;
    *expected = sim_graph_sizes(argument->spec.kind);
    if (!read_number(parts[1], 2, SIM_GRAPH_NODES_MOST, &argument->spec.nodes) ||
        !sim_graph_has_size(argument->spec.kind, argument->spec.nodes))
        return false;
    *expected = "a seed below 2^32";
    if (!read_number(parts[2], 0, UINT32_MAX, &argument->spec.seed))
        return false;
    *expected = "the part offsets, edges, weights or priorities";
    return read_part(parts[3], &argument->part);
}

static bool read_check(struct sim_span text, enum sim_graph_check *check)
{
    for (unsigned i = SIM_GRAPH_CHECK_NONE + 1; i < SIM_GRAPH_CHECKS; i++)
        if (sim_text_is(text, sim_graph_check_name((enum sim_graph_check)i))) {
            *check = (enum sim_graph_check)i;
            return true;
        }
    return false;
}

bool sim_graph_result_read(struct sim_span text, struct sim_graph_result *result, const char **expected)
{
    struct sim_span parts[2];
    bool has_rounds = sim_span_split(text, ':', parts, 2);

    *expected = "bfs, sssp, mis, color or pagerank, or one of them with :ROUNDS";
    if (!read_check(has_rounds ? parts[0] : text, &result->check))
        return false;
    *expected = "1 to 1000 rounds";
    if (has_rounds)
        return read_number(parts[1], 1, ROUNDS_MOST, &result->rounds);
    result->rounds = 0;
    *expected = "pagerank:ROUNDS, because ranks have no final result";
    return result->check != SIM_GRAPH_CHECK_PAGERANK;
}

static bool same_graph(const struct sim_graph_spec *one, const struct sim_graph_spec *other)
{
    return one->kind == other->kind && one->nodes == other->nodes && one->seed == other->seed;
}

/* The first argument that is a part of a graph; NULL: there is none. */
static const struct sim_argument *first_part(const struct sim_file *file)
{
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].graph.part != SIM_GRAPH_NO_PART)
            return &file->arguments[i];
    return NULL;
}

static bool fail_at(struct sim_reader *reader, const struct sim_file *file, uint32_t index, const char *what)
{
    reader->line = file->arguments[index].line;
    return sim_reader_fail(reader, "argument %u (%s): %s", index, file->arguments[index].name, what);
}

/* Checks the description alone, before the graph is made. */
static bool check_graphs(struct sim_reader *reader, const struct sim_file *file)
{
    const struct sim_argument *first = first_part(file);
    char message[SIM_ERROR_BYTES];

    for (uint32_t i = 0; i < file->argument_count; i++) {
        const struct sim_argument *argument = &file->arguments[i];
        if (argument->graph.part != SIM_GRAPH_NO_PART && !same_graph(&argument->graph.spec, &first->graph.spec)) {
            sim_text_fail(message, sizeof(message), "expected the same kind, nodes and seed as in graph= of line %u",
                          first->line);
            return fail_at(reader, file, i, message);
        }
        if (argument->expectation.graph.check == SIM_GRAPH_CHECK_NONE)
            continue;
        if (!first)
            return fail_at(reader, file, i, "expect-graph=, but no argument of this file has graph=");
        if (argument->count != first->graph.spec.nodes) {
            sim_text_fail(message, sizeof(message), "size=%llu: expect-graph= takes 4 bytes a node, %llu in all",
                          (unsigned long long)argument->size, 4ull * first->graph.spec.nodes);
            return fail_at(reader, file, i, message);
        }
    }
    return true;
}

/* The numbers of a part; returns how many. */
static uint32_t part_of(const struct sim_graph *graph, enum sim_graph_part part, const uint32_t **numbers)
{
    switch (part) {
    case SIM_GRAPH_OFFSETS:
        *numbers = graph->offsets;
        return graph->spec.nodes + 1;
    case SIM_GRAPH_EDGES:
        *numbers = graph->targets;
        return graph->edges;
    case SIM_GRAPH_WEIGHTS:
        *numbers = graph->weights;
        return graph->edges;
    default:
        *numbers = graph->priorities;
        return graph->spec.nodes;
    }
}

static bool fill_argument(struct sim_reader *reader, struct sim_file *file, uint32_t index)
{
    struct sim_argument *argument = &file->arguments[index];
    const uint32_t *numbers;
    uint32_t count = part_of(file->graph, argument->graph.part, &numbers);
    char message[SIM_ERROR_BYTES];

    if (argument->count != count) {
        sim_text_fail(message, sizeof(message), "size=%llu: the %s of this graph take %llu bytes",
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

bool sim_graph_fill(struct sim_reader *reader, struct sim_file *file)
{
    const struct sim_argument *first = first_part(file);

    if (!check_graphs(reader, file))
        return false;
    if (!first)
        return true;
    file->graph = sim_graph_make(&first->graph.spec);
    if (!file->graph)
        return sim_reader_fail(reader, "out of memory");
    for (uint32_t i = 0; i < file->argument_count; i++)
        if (file->arguments[i].graph.part != SIM_GRAPH_NO_PART && !fill_argument(reader, file, i))
            return false;
    return true;
}
