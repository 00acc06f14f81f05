/* check.c - see check.h. */
#include "host/check.h"

#include <inttypes.h>
#include <stdlib.h>

#include "host/checksum.h"
#include "host/graph_rounds.h"

#define CHUNK_BYTES 4096u
#define SHOWN       3u /* wrong elements that a message shows */

/* Reads a buffer's elements one after another, memory in chunks. */
struct cursor {
    struct mem *memory;
    const struct host_argument *argument;
    uint64_t address; /* of the next chunk */
    uint64_t left;    /* bytes from there on */
    size_t used, held;
    uint8_t chunk[CHUNK_BYTES];
};

static struct cursor cursor_at_begin(const struct host_launch *launch, struct gpu *gpu, uint32_t index)
{
    return (struct cursor){.memory = gpu_memory(gpu),
                           .argument = &launch->file->arguments[index],
                           .address = launch->addresses[index],
                           .left = launch->file->arguments[index].size};
}

static uint64_t next_element(struct cursor *cursor)
{
    uint32_t bytes = host_type_bytes(cursor->argument->type);
    uint64_t bits = 0;

    if (cursor->used == cursor->held) {
        cursor->held = cursor->left < CHUNK_BYTES ? (size_t)cursor->left : CHUNK_BYTES;
        mem_read(cursor->memory, cursor->address, cursor->chunk, cursor->held);
        cursor->address += cursor->held;
        cursor->left -= cursor->held;
        cursor->used = 0;
    }
    for (uint32_t i = 0; i < bytes; i++)
        bits |= (uint64_t)cursor->chunk[cursor->used++] << (8 * i);
    return bits;
}

static void dump_argument(const struct host_launch *launch, struct gpu *gpu, uint32_t index, bool unfinished,
                          FILE *stream)
{
    const struct host_argument *argument = &launch->file->arguments[index];
    struct cursor cursor = cursor_at_begin(launch, gpu, index);
    char text[HOST_VALUE_BYTES];

    fprintf(stream, "\n%s '%s': %" PRIu64 " bytes\n", unfinished ? "Unfinished argument" : "Argument", argument->name,
            argument->size);
    for (uint64_t i = 0; i < argument->count; i++)
        fprintf(stream, "  %s[%" PRIu64 "] = %s\n", argument->name, i,
                host_value_text(text, argument->type, argument->hex, next_element(&cursor)));
    fputc('\n', stream);
}

void host_dump(const struct host_launch *launch, struct gpu *gpu, bool unfinished, FILE *stream)
{
    for (uint32_t i = 0; i < launch->file->argument_count; i++)
        if (launch->file->arguments[i].dump)
            dump_argument(launch, gpu, i, unfinished, stream);
}

bool host_has_expectations(const struct host_launch *launch)
{
    for (uint32_t i = 0; i < launch->file->argument_count; i++)
        if (launch->file->arguments[i].expectation.present)
            return true;
    return false;
}

static size_t append_wrong(const struct host_argument *argument, uint64_t index, uint64_t got, uint64_t want,
                           bool first, char *message, size_t message_bytes)
{
    char got_text[HOST_VALUE_BYTES], want_text[HOST_VALUE_BYTES];
    int length = snprintf(message, message_bytes, "%s %s[%" PRIu64 "] is %s, expected %s", first ? "" : ",",
                          argument->name, index, host_value_text(got_text, argument->type, argument->hex, got),
                          host_value_text(want_text, argument->type, argument->hex, want));

    if (length < 0)
        return 0;
    return (size_t)length < message_bytes ? (size_t)length : message_bytes - 1;
}

/* Compares with computed, or with the sequence that the file gives when that is NULL. */
static bool compare_elements(const struct host_launch *launch, struct gpu *gpu, uint32_t index,
                             const uint32_t *computed, char *message, size_t message_bytes)
{
    const struct host_argument *argument = &launch->file->arguments[index];
    struct cursor cursor = cursor_at_begin(launch, gpu, index);
    struct host_sequence expected = argument->expectation.elements;
    uint64_t wrong = 0;
    size_t used;

    if (argument->expectation.times_iterations)
        expected.next = host_value_product(argument->type, expected.next, launch->iterations);
    used = (size_t)snprintf(message, message_bytes, "%s:%u: wrong result:", launch->file->path, argument->line);
    if (used >= message_bytes)
        used = message_bytes - 1;
    for (uint64_t i = 0; i < argument->count; i++) {
        uint64_t want = computed ? computed[i] : host_sequence_next(&expected), got = next_element(&cursor);
        if (got == want)
            continue;
        if (wrong < SHOWN)
            used += append_wrong(argument, i, got, want, wrong == 0, message + used, message_bytes - used);
        wrong++;
    }
    if (wrong)
        snprintf(message + used, message_bytes - used, "; %" PRIu64 " of %" PRIu64 " elements are wrong", wrong,
                 argument->count);
    return wrong == 0;
}

static bool compare_checksum(const struct host_launch *launch, struct gpu *gpu, uint32_t index, char *message,
                             size_t message_bytes)
{
    const struct host_argument *argument = &launch->file->arguments[index];
    struct cursor cursor = cursor_at_begin(launch, gpu, index);
    uint64_t checksum = HOST_CHECKSUM_NONE;

    for (uint64_t i = 0; i < argument->count; i++)
        checksum = host_checksum_add(checksum, next_element(&cursor), host_type_bytes(argument->type));
    if (checksum == argument->expectation.checksum)
        return true;
    return host_text_fail(message, message_bytes,
                          "%s:%u: wrong result: the checksum of %s is %016" PRIx64 ", expected %016" PRIx64,
                          launch->file->path, argument->line, argument->name, checksum, argument->expectation.checksum);
}

static bool check_argument(const struct host_launch *launch, struct gpu *gpu, uint32_t index, char *message,
                           size_t message_bytes)
{
    const struct host_argument *argument = &launch->file->arguments[index];
    const struct host_graph_result *result = &argument->expectation.graph;
    uint32_t *computed;
    bool right;

    if (argument->expectation.of_checksum)
        return compare_checksum(launch, gpu, index, message, message_bytes);
    if (result->check == HOST_GRAPH_CHECK_NONE)
        return compare_elements(launch, gpu, index, NULL, message, message_bytes);
    computed = result->rounds ? host_graph_after_rounds(launch->file->graph, result->check, result->rounds)
                              : host_graph_expected(launch->file->graph, result->check);
    if (!computed)
        return host_text_fail(message, message_bytes, "%s:%u: out of memory", launch->file->path, argument->line);
    right = compare_elements(launch, gpu, index, computed, message, message_bytes);
    free(computed);
    return right;
}

bool host_check(const struct host_launch *launch, struct gpu *gpu, char *message, size_t message_bytes)
{
    for (uint32_t i = 0; i < launch->file->argument_count; i++)
        if (launch->file->arguments[i].expectation.present && !check_argument(launch, gpu, i, message, message_bytes))
            return false;
    return true;
}

void host_reports(const struct host_launch *launch, struct gpu *gpu,
                  void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                  void *context)
{
    for (uint32_t i = 0; i < launch->file->argument_count; i++) {
        struct cursor cursor = cursor_at_begin(launch, gpu, i);
        if (*cursor.argument->report)
            visit(context, cursor.argument->report, next_element(&cursor), "reported by the kernel");
    }
}
