/* loads.c - the list of a step's loads. */
#include "bind/loads.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "engine/reserve.h"
#include "mem/memory.h"

static bool make_space(struct bind_loads *loads)
{
    return sim_reserve(&loads->items, &loads->capacity, loads->count, sizeof *loads->items);
}

bool bind_loads_permit(const struct mem *memory, uint64_t address, uint32_t bytes)
{
    return bytes >= 1 && bytes <= BIND_LOAD_BYTES && mem_contains(memory, address, bytes);
}

void bind_loads_add(struct bind_loads *loads, uint64_t address, uint32_t bytes)
{
    SIM_REQUIRE(loads->count <= loads->capacity);
    SIM_REQUIRE(bytes >= 1 && bytes <= BIND_LOAD_BYTES);
    if (!make_space(loads)) {
        loads->lost = true;
        return;
    }
    loads->items[loads->count++] = (struct bind_firmware_load){.address = address, .bytes = bytes};
}

void bind_loads_clear(struct bind_loads *loads)
{
    loads->count = 0;
}

void bind_loads_free(struct bind_loads *loads)
{
    free(loads->items);
    memset(loads, 0, sizeof(*loads));
}
