/* free_list.c - see free_list.h. */
#include "mem/free_list.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "engine/reserve.h"

static bool has_room(struct mem_free_list *list)
{
    return sim_reserve(&list->ranges, &list->capacity, list->count, sizeof *list->ranges);
}

/* Number of ranges that begin below an address. */
static uint32_t place_of(const struct mem_free_list *list, uint64_t address)
{
    uint32_t low = 0, high = list->count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (list->ranges[middle].from < address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool insert(struct mem_free_list *list, uint32_t place, uint64_t from, uint64_t to)
{
    if (!has_room(list))
        return false;
    memmove(&list->ranges[place + 1], &list->ranges[place], (list->count - place) * sizeof(*list->ranges));
    list->ranges[place] = (struct mem_free_range){from, to};
    list->count++;
    return true;
}

static void erase(struct mem_free_list *list, uint32_t place)
{
    list->count--;
    memmove(&list->ranges[place], &list->ranges[place + 1], (list->count - place) * sizeof(*list->ranges));
}

bool mem_free_list_put(struct mem_free_list *list, uint64_t from, uint64_t to)
{
    uint32_t place = place_of(list, from);
    bool below = place > 0 && list->ranges[place - 1].to == from;
    bool above = place < list->count && list->ranges[place].from == to;

    SIM_REQUIRE(from < to);
    SIM_REQUIRE(place == 0 || list->ranges[place - 1].to <= from);
    SIM_REQUIRE(place == list->count || list->ranges[place].from >= to);
    if (!below && !above)
        return insert(list, place, from, to);
    if (!below) {
        list->ranges[place].from = from;
        return true;
    }
    list->ranges[place - 1].to = above ? list->ranges[place].to : to;
    if (above)
        erase(list, place);
    return true;
}

/* Takes [from, to) out of a range that holds it. */
static bool cut(struct mem_free_list *list, uint32_t place, uint64_t from, uint64_t to)
{
    struct mem_free_range *range = &list->ranges[place];
    uint64_t end = range->to;

    if (range->from < from && to < end && !has_room(list))
        return false;
    range = &list->ranges[place];
    if (range->from == from && to == end) {
        erase(list, place);
    } else if (range->from == from) {
        range->from = to;
    } else {
        range->to = from;
        if (to < end)
            insert(list, place + 1, to, end);
    }
    return true;
}

uint64_t mem_free_list_take(struct mem_free_list *list, uint64_t bytes, uint64_t alignment)
{
    SIM_REQUIRE(bytes && alignment && !(alignment & (alignment - 1)));
    for (uint32_t i = 0; i < list->count; i++) {
        uint64_t from = (list->ranges[i].from + alignment - 1) & ~(alignment - 1);

        if (from < list->ranges[i].to && bytes <= list->ranges[i].to - from)
            return cut(list, i, from, from + bytes) ? from : 0;
    }
    return 0;
}

void mem_free_list_clear(struct mem_free_list *list)
{
    free(list->ranges);
    *list = (struct mem_free_list){0};
}
