/* allocations.c - see allocations.h. */
#include "runtime/allocations.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "engine/reserve.h"

/* Number of ranges that begin at an address or below. */
static uint32_t place_of(const struct runtime_allocations *all, uint64_t address)
{
    uint32_t low = 0, high = all->count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (all->ranges[middle].base <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool has_room(struct runtime_allocations *all)
{
    return sim_reserve(&all->ranges, &all->capacity, all->count, sizeof *all->ranges);
}

bool runtime_allocations_add(struct runtime_allocations *all, struct cp_range range)
{
    uint32_t place = place_of(all, range.base);

    SIM_REQUIRE(range.bytes);
    SIM_REQUIRE(place == 0 || all->ranges[place - 1].base + all->ranges[place - 1].bytes <= range.base);
    if (!has_room(all))
        return false;
    memmove(&all->ranges[place + 1], &all->ranges[place], (all->count - place) * sizeof(*all->ranges));
    all->ranges[place] = range;
    all->count++;
    return true;
}

const struct cp_range *runtime_allocations_find(const struct runtime_allocations *all, uint64_t address)
{
    uint32_t place = place_of(all, address);
    const struct cp_range *range = place ? &all->ranges[place - 1] : NULL;

    return range && address - range->base < range->bytes ? range : NULL;
}

void runtime_allocations_remove(struct runtime_allocations *all, const struct cp_range *range)
{
    uint32_t place = (uint32_t)(range - all->ranges);

    SIM_REQUIRE(place < all->count);
    all->count--;
    memmove(&all->ranges[place], &all->ranges[place + 1], (all->count - place) * sizeof(*all->ranges));
}

void runtime_allocations_free(struct runtime_allocations *all)
{
    free(all->ranges);
    *all = (struct runtime_allocations){0};
}
