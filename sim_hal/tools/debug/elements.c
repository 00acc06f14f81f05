/* elements.c - see elements.h. */
#include "tools/debug/elements.h"

#include <inttypes.h>
#include <string.h>

#include "mem/names.h"

#define SHOWN_MOST 16u /* elements, if a command names no number */
#define A_LINE     8u

/* The address of an argument's first element; 0: it has none in memory. */
static uint64_t address_of(const struct host_launch *launch, uint32_t index)
{
    const struct host_argument *argument = &launch->file->arguments[index];

    if (argument->content == HOST_CONTENT_NULL || argument->content == HOST_CONTENT_LOCAL)
        return 0;
    if (argument->declared->kind == ISA_ARGUMENT_GLOBAL_BUFFER)
        return launch->addresses[index];
    return launch->kernarg + argument->declared->offset;
}

/* The name of what lies at an address; "" if it has none. */
static const char *label_at(const struct debug *debug, uint64_t address)
{
    const struct mem_name *name = mem_names_find(gpu_memory(debug->gpu)->names, address, 0);

    return name && name->address == address ? name->label : "";
}

static struct debug_range whole_argument(const struct debug *debug, const struct host_launch *launch, uint32_t index)
{
    const struct host_argument *argument = &launch->file->arguments[index];
    struct debug_range range = {.count = argument->count};
    const char *label;

    range.first.address = address_of(launch, index);
    range.first.type = argument->type == HOST_TYPE_NONE ? HOST_TYPE_UINT : argument->type;
    range.first.hex = argument->hex;
    label = label_at(debug, range.first.address);
    snprintf(range.first.name, sizeof(range.first.name), "%s", *label ? label : argument->name);
    return range;
}

static bool find_argument(const struct debug *debug, struct host_span name, struct debug_range *range)
{
    for (uint32_t i = 0; i < debug->launch_count; i++) {
        const struct host_launch *launch = &debug->launches[i];

        for (uint32_t j = 0; j < launch->file->argument_count; j++) {
            *range = whole_argument(debug, launch, j);
            if (host_text_is(name, launch->file->arguments[j].name) || host_text_is(name, range->first.name))
                return true;
        }
    }
    return false;
}

/* Other ranges that have names: the data of programs. */
static bool find_name(const struct debug *debug, struct host_span word, struct debug_range *range)
{
    const struct mem_names *names = gpu_memory(debug->gpu)->names;

    for (uint32_t i = 0; names && i < names->count; i++) {
        const struct mem_name *name = &names->ranges[i];

        if (!host_text_is(word, name->label))
            continue;
        *range = (struct debug_range){
            .first = {.address = name->address, .type = name->element_bytes == 8 ? HOST_TYPE_ULONG : HOST_TYPE_UINT}};
        range->count = name->bytes / host_type_bytes(range->first.type);
        snprintf(range->first.name, sizeof(range->first.name), "%s", name->label);
        return range->count != 0;
    }
    return false;
}

static bool is_in_memory(const struct debug *debug, uint64_t address, uint64_t bytes)
{
    return mem_contains(gpu_memory(debug->gpu), address, bytes);
}

static bool find_address(const struct debug *debug, uint64_t address, struct debug_range *range, char *error,
                         size_t error_bytes)
{
    const struct mem *memory = gpu_memory(debug->gpu);

    if (address % 4 || !is_in_memory(debug, address, 4))
        return host_text_fail(error, error_bytes, "0x%" PRIx64 ": expected a multiple of 4 below 0x%" PRIx64, address,
                              memory->size);
    *range = (struct debug_range){.first = {.address = address, .type = HOST_TYPE_UINT, .hex = true},
                                  .count = (memory->size - address) / 4};
    debug_address_text(debug, address, range->first.name);
    return true;
}

/* The elements of an argument from a number on. */
static bool move_on(struct debug_range *range, uint64_t index, bool one, char *error, size_t error_bytes)
{
    char name[DEBUG_NAME_BYTES];

    if (!range->first.address)
        return host_text_fail(error, error_bytes, "%s does not lie in memory", range->first.name);
    if (index >= range->count)
        return host_text_fail(error, error_bytes, "%s has %" PRIu64 " elements, there is no element %" PRIu64,
                              range->first.name, range->count, index);
    range->first.address += index * host_type_bytes(range->first.type);
    range->count -= index;
    if (!one && range->count == 1)
        return true;
    memcpy(name, range->first.name, sizeof(name));
    snprintf(range->first.name, sizeof(range->first.name), "%.64s[%" PRIu64 "]", name, index);
    return true;
}

/* A message that lists what there is. */
static bool unknown_name(const struct debug *debug, struct host_span name, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];
    int length;

    host_text_quote(quoted, name);
    if (!debug->launch_count)
        return host_text_fail(error, error_bytes, "no variable in scope and nothing in memory is called %s", quoted);
    length = snprintf(error, error_bytes, "nothing in memory is called %s; there are", quoted);
    for (uint32_t i = 0; i < debug->launch_count; i++) {
        const struct host_file *file = debug->launches[i].file;

        for (uint32_t j = 0; j < file->argument_count && (size_t)length < error_bytes; j++)
            length += snprintf(error + length, error_bytes - (size_t)length, " %s",
                               whole_argument(debug, &debug->launches[i], j).first.name);
    }
    return false;
}

bool debug_find_element(const struct debug *debug, struct host_span word, struct debug_range *range, char *error,
                        size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];
    struct host_span name;
    uint64_t index;
    bool has_index;

    if (word.length && word.text[0] >= '0' && word.text[0] <= '9') {
        if (debug_read_number(word, &index))
            return find_address(debug, index, range, error, error_bytes);
        return host_text_fail(error, error_bytes, "%s is no address", host_text_quote(quoted, word));
    }
    if (!debug_read_element(word, &name, &index, &has_index))
        return host_text_fail(error, error_bytes, "%s: expected NAME or NAME[I]", host_text_quote(quoted, word));
    if (!find_argument(debug, name, range) && !find_name(debug, name, range))
        return unknown_name(debug, name, error, error_bytes);
    return move_on(range, index, has_index, error, error_bytes);
}

uint64_t debug_element_bits(const struct debug *debug, const struct debug_element *element)
{
    uint64_t bits = 0;

    mem_read(gpu_memory(debug->gpu), element->address, &bits, host_type_bytes(element->type));
    return bits;
}

const char *debug_address_text(const struct debug *debug, uint64_t address, char text[DEBUG_NAME_BYTES])
{
    for (uint32_t i = 0; i < debug->launch_count; i++) {
        const struct host_launch *launch = &debug->launches[i];

        for (uint32_t j = 0; j < launch->file->argument_count; j++) {
            struct debug_range range = whole_argument(debug, launch, j);
            uint32_t bytes = host_type_bytes(range.first.type);
            uint64_t offset = address - range.first.address;

            if (!range.first.address || offset >= range.count * bytes)
                continue;
            snprintf(text, DEBUG_NAME_BYTES, offset % bytes ? "%.60s[%" PRIu64 "]+%" PRIu64 : "%.60s[%" PRIu64 "]",
                     range.first.name, offset / bytes, offset % bytes);
            return text;
        }
    }
    return mem_names_text(gpu_memory(debug->gpu)->names, address, text);
}

static void print_one(const struct debug *debug, const struct debug_range *range)
{
    char text[HOST_VALUE_BYTES];
    uint64_t bits = debug_element_bits(debug, &range->first);

    host_value_text(text, range->first.type, range->first.hex, bits);
    printf("%s = %s\n", range->first.name, text);
}

void debug_print_elements(const struct debug *debug, const struct debug_range *range, uint64_t count)
{
    struct debug_element element = range->first;
    uint64_t most = count ? count : SHOWN_MOST;
    char text[HOST_VALUE_BYTES];

    if (most > range->count)
        most = range->count;
    if (most == 1) {
        print_one(debug, range);
        return;
    }
    for (uint64_t i = 0; i < most; i++) {
        char name[DEBUG_NAME_BYTES];

        if (i % A_LINE == 0)
            printf("%s%s:", i ? "\n" : "", debug_address_text(debug, element.address, name));
        printf(" %s", host_value_text(text, element.type, element.hex, debug_element_bits(debug, &element)));
        element.address += host_type_bytes(element.type);
    }
    putchar('\n');
    if (!count && most < range->count)
        printf("%" PRIu64 " more\n", range->count - most);
}
