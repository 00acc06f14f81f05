/* printed.c - see printed.h. */
#include "host/printed.h"

#include <inttypes.h>
#include <stdlib.h>

#include "host/print_format.h"

#define WORD_BYTES ((uint32_t)sizeof(uint32_t))
#define HEAD_BYTES (2 * sizeof(uint32_t))

static const struct isa_print_format *find_format(const struct isa_program *program, uint32_t number)
{
    for (uint32_t i = 0; i < program->format_count; i++) {
        if (program->formats[i].number == number)
            return &program->formats[i];
    }
    return NULL;
}

static uint32_t word_at(const struct mem *memory, uint64_t address)
{
    uint32_t word;

    mem_read(memory, address, &word, sizeof(word));
    return word;
}

/* Returns false if the host has no memory. */
static bool print_record(const struct mem *memory, uint64_t address, const struct isa_print_format *format,
                         FILE *stream)
{
    uint8_t *arguments = malloc(format->bytes);

    if (!arguments)
        return false;
    mem_read(memory, address + WORD_BYTES, arguments, format->bytes - WORD_BYTES);
    host_print_format(format, arguments, stream);
    free(arguments);
    return true;
}

/* Space that was taken and not written is zero: a kernel stopped in between, or the record did not fit. */
static uint32_t print_records(const struct host_launch *launch, const struct mem *memory, uint32_t bytes, FILE *stream)
{
    uint64_t records = launch->printed + HEAD_BYTES;
    uint32_t at = 0;

    while (bytes - at >= WORD_BYTES) {
        uint32_t number = word_at(memory, records + at);
        const struct isa_print_format *format = find_format(launch->file->program, number);

        if (!number) {
            at += WORD_BYTES;
            continue;
        }
        if (!format || format->bytes > bytes - at || !print_record(memory, records + at, format, stream))
            return at;
        at += format->bytes;
    }
    return bytes;
}

static void print_launch(const struct host_launch *launch, const struct mem *memory, FILE *stream)
{
    uint32_t taken = word_at(memory, launch->printed) & ~(WORD_BYTES - 1);
    uint32_t kept = taken < HOST_PRINTED_BYTES ? taken : HOST_PRINTED_BYTES;
    uint32_t at = print_records(launch, memory, kept, stream);

    fflush(stream);
    if (at < kept)
        fprintf(stderr, "onward: %s: what printf wrote is damaged from byte %" PRIu32 " on\n", launch->file->path, at);
    if (taken > HOST_PRINTED_BYTES)
        fprintf(stderr, "onward: %s: printf wrote more than the %u bytes that are kept; the rest is lost\n",
                launch->file->path, HOST_PRINTED_BYTES);
}

void host_printed(const struct host_launch *launches, uint32_t count, struct gpu *gpu, FILE *stream)
{
    for (uint32_t i = 0; i < count; i++) {
        if (launches[i].printed)
            print_launch(&launches[i], gpu_memory(gpu), stream);
    }
}
