/* names.c - names of ranges of GPU memory. */
#include "mem/names.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/require.h"

/* The number of ranges that begin at or before the address. */
static uint32_t begin_before(const struct mem_names *names, uint64_t address)
{
    uint32_t low = 0, high = names->count;

    while (low < high) {
        uint32_t middle = (low + high) / 2;

        SIM_REQUIRE(middle < MEM_NAMES_MOST);
        if (names->ranges[middle].address <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool mem_names_add(struct mem_names *names, uint64_t address, uint64_t bytes, uint32_t element_bytes, const char *label)
{
    uint32_t at = begin_before(names, address);
    struct mem_name *range = &names->ranges[at];

    SIM_REQUIRE(bytes > 0);
    SIM_REQUIRE(!at || range[-1].address + range[-1].bytes <= address);
    SIM_REQUIRE(at == names->count || address + bytes <= range->address);
    if (names->count == MEM_NAMES_MOST)
        return false;
    memmove(range + 1, range, (names->count - at) * sizeof(*range));
    *range = (struct mem_name){.address = address, .bytes = bytes, .element_bytes = element_bytes};
    snprintf(range->label, sizeof(range->label), "%s", label);
    names->count++;
    return true;
}

void mem_names_limit(struct mem_names *names, uint64_t address, const char *limit)
{
    uint32_t after = begin_before(names, address);

    if (after > 0 && names->ranges[after - 1].address == address)
        names->ranges[after - 1].limit = limit;
}

/* Bytes between a range and an address; 0: inside. */
static uint64_t distance(const struct mem_name *range, uint64_t address)
{
    if (address < range->address)
        return range->address - address;
    return address - range->address < range->bytes ? 0 : address - range->address - range->bytes + 1;
}

const struct mem_name *mem_names_find(const struct mem_names *names, uint64_t address, uint64_t near)
{
    const struct mem_name *best = NULL;
    uint32_t after;

    if (!names)
        return NULL;
    after = begin_before(names, address);
    if (after > 0)
        best = &names->ranges[after - 1];
    if (after < names->count && (!best || distance(&names->ranges[after], address) < distance(best, address)))
        best = &names->ranges[after];
    return best && distance(best, address) <= near ? best : NULL;
}

const char *mem_names_text(const struct mem_names *names, uint64_t address, char text[MEM_NAME_BYTES])
{
    const struct mem_name *range = mem_names_find(names, address, 0);
    uint64_t offset;
    int length;

    if (!range) {
        snprintf(text, MEM_NAME_BYTES, "0x%" PRIx64, address);
        return text;
    }
    offset = address - range->address;
    length = snprintf(text, MEM_NAME_BYTES, "%s", range->label);
    if (range->element_bytes) {
        length +=
            snprintf(text + length, MEM_NAME_BYTES - (size_t)length, "[%" PRIu64 "]", offset / range->element_bytes);
        offset %= range->element_bytes;
    }
    SIM_REQUIRE(length >= 0 && length < MEM_NAME_BYTES);
    if (offset)
        snprintf(text + length, MEM_NAME_BYTES - (size_t)length, "+%" PRIu64, offset);
    return text;
}
