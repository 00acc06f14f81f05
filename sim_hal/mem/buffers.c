/* buffers.c - see buffers.h. */
#include "mem/buffers.h"

#include <stdio.h>
#include <string.h>

#include "engine/require.h"
#include "mem/request_path.h"

#define NAME_BYTES (MEM_LABEL_BYTES + 32)

static bool holds(const struct mem_buffer *buffer, uint32_t line)
{
    return line - buffer->first < buffer->lines;
}

/* The number of buffers that begin at or before the line. */
static uint32_t begin_before(const struct mem_buffers *buffers, uint32_t line)
{
    uint32_t low = 0, high = buffers->count;

    while (low < high) {
        uint32_t middle = (low + high) / 2;

        SIM_REQUIRE(middle < MEM_BUFFERS_MOST);
        if (buffers->ranges[middle].first <= line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool mem_buffers_add(struct mem_buffers *buffers, uint64_t address, uint64_t bytes, const char *name)
{
    uint32_t first = (uint32_t)(address / MEM_LINE_BYTES);
    uint32_t lines = (uint32_t)((address + bytes - 1) / MEM_LINE_BYTES) - first + 1;
    uint32_t at = begin_before(buffers, first);
    struct mem_buffer *buffer = &buffers->ranges[at];

    SIM_REQUIRE(bytes > 0);
    SIM_REQUIRE(!buffers->accesses);
    if (buffers->count == MEM_BUFFERS_MOST || (at && holds(&buffer[-1], first)) ||
        (at < buffers->count && buffer->first < first + lines))
        return false;
    memmove(buffer + 1, buffer, (buffers->count - at) * sizeof(*buffer));
    *buffer = (struct mem_buffer){.first = first, .lines = lines};
    snprintf(buffer->name, sizeof(buffer->name), "%s", name);
    buffers->count++;
    return true;
}

static struct mem_buffer *search(struct mem_buffers *buffers, uint32_t line)
{
    uint32_t after = begin_before(buffers, line);

    if (!after || !holds(&buffers->ranges[after - 1], line))
        return NULL;
    return buffers->last = &buffers->ranges[after - 1];
}

/* The buffer that a line belongs to: mostly that of the line before. NULL: none. */
static struct mem_buffer *find(struct mem_buffers *buffers, uint32_t line)
{
    return buffers->last && holds(buffers->last, line) ? buffers->last : search(buffers, line);
}

/* What an access counts as; NULL: it is none of a wave. */
static uint64_t *count_of(struct mem_buffer *buffer, uint8_t kind)
{
    switch (kind) {
    case EXECUTE_ACCESS_LOAD:
        return &buffer->loads;
    case EXECUTE_ACCESS_STORE:
        return &buffer->stores;
    case EXECUTE_ACCESS_ATOMIC:
        return &buffer->atomics;
    default:
        return NULL;
    }
}

static bool is_new(const struct mem_buffers *buffers, struct mem_buffer *buffer)
{
    bool counts = buffer->counted != buffers->accesses;

    buffer->counted = buffers->accesses;
    return counts;
}

static bool is_wait(const struct mem_request *request)
{
    return request->access.wait_condition != ISA_WAIT_NONE && request->arms != MEM_ARMS_NEVER &&
           request->wait_answer == MEM_WAIT_FAILED;
}

static void note_wait(struct mem_buffers *buffers, const struct mem_request *request)
{
    struct mem_buffer *buffer = find(buffers, (uint32_t)(request->access.address[request->wait_lane] / MEM_LINE_BYTES));

    if (buffer)
        buffer->waits++;
}

void mem_buffers_note(struct mem_buffers *buffers, const struct mem_request *request)
{
    const struct mem_request_path *path = request->path;

    buffers->accesses++;
    for (uint32_t i = 0; i < path->count; i++) {
        struct mem_buffer *buffer = find(buffers, path->transactions[i].line);
        uint64_t *count = buffer ? count_of(buffer, request->access.kind) : NULL;

        if (!count)
            continue;
        buffer->accessed++;
        *count += is_new(buffers, buffer);
    }
    if (is_wait(request))
        note_wait(buffers, request);
}

void mem_buffers_note_scalar(struct mem_buffers *buffers, uint64_t address, uint32_t bytes)
{
    uint32_t end = (uint32_t)((address + bytes - 1) / MEM_LINE_BYTES);

    buffers->accesses++;
    for (uint32_t line = (uint32_t)(address / MEM_LINE_BYTES); line <= end; line++) {
        struct mem_buffer *buffer = find(buffers, line);

        if (!buffer)
            continue;
        buffer->accessed++;
        buffer->scalar_loads += is_new(buffers, buffer);
    }
}

void mem_buffers_note_l2(struct mem_buffers *buffers, uint32_t line, bool hit)
{
    struct mem_buffer *buffer = find(buffers, line);

    if (!buffer)
        return;
    buffer->l2_hits += hit;
    buffer->l2_misses += !hit;
}

/* Blanks would end the name of a statistic. */
static void write_name(char name[NAME_BYTES], const struct mem_buffer *buffer, const char *row)
{
    snprintf(name, NAME_BYTES, "buffer.%s.%s", buffer->name, row);
    for (char *at = name; *at; at++)
        if ((unsigned char)*at <= ' ')
            *at = '_';
}

void mem_buffers_statistics(const struct mem_buffers *buffers,
                            void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                            void *context)
{
    for (uint32_t i = 0; i < buffers->count; i++) {
        const struct mem_buffer *buffer = &buffers->ranges[i];
        const struct {
            const char *name, *description;
            uint64_t value;
        } rows[] = {
            {"loads", "vector loads of it", buffer->loads},
            {"stores", "vector stores", buffer->stores},
            {"atomics", "vector atomics", buffer->atomics},
            {"scalar_loads", "scalar loads", buffer->scalar_loads},
            {"lines", "lines of it that these had, each access by itself", buffer->accessed},
            {"l2_hits", "lines of it that vector accesses asked the L2 for, which had them", buffer->l2_hits},
            {"l2_misses", "and had not", buffer->l2_misses},
            {"waits", "waiting atomics of it that failed and were monitored", buffer->waits},
        };

        for (size_t j = 0; j < sizeof(rows) / sizeof(rows[0]); j++) {
            char name[NAME_BYTES];

            write_name(name, buffer, rows[j].name);
            visit(context, name, rows[j].value, rows[j].description);
        }
    }
}
