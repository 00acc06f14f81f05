/* event_list.c - a growing ring of events. */
#include "gpu/event_list.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/require.h"

bool gpu_event_list_init(struct gpu_event_list *list, uint32_t expected)
{
    uint32_t capacity = 64;

    SIM_REQUIRE(expected <= UINT32_MAX / 2);
    while (capacity < expected)
        capacity *= 2;
    *list = (struct gpu_event_list){.entries = malloc(capacity * sizeof(*list->entries)), .capacity = capacity};
    return list->entries != NULL;
}

void gpu_event_list_free(struct gpu_event_list *list)
{
    free(list->entries);
    list->entries = NULL;
}

static struct cp_event *entry_at(struct gpu_event_list *list, uint32_t index)
{
    SIM_REQUIRE(index - list->first < list->capacity);
    return &list->entries[index & (list->capacity - 1)];
}

/* Losing an event would break every promise of the mailbox, so a host without memory ends the run. */
static void grow_list(struct gpu_event_list *list)
{
    struct gpu_event_list larger = {.capacity = list->capacity * 2};

    SIM_REQUIRE(list->end - list->first == list->capacity);
    larger.entries = malloc(larger.capacity * sizeof(*larger.entries));
    if (!larger.entries) {
        fprintf(stderr, "onward: out of memory\n");
        abort();
    }
    for (uint32_t i = list->first; i != list->end; i++)
        larger.entries[larger.end++] = *entry_at(list, i);
    free(list->entries);
    *list = larger;
}

void gpu_event_list_append(struct gpu_event_list *list, const struct cp_event *event)
{
    SIM_REQUIRE(event->kind != CP_EVENT_NONE);
    SIM_REQUIRE(list->end - list->first <= list->capacity);
    if (list->end - list->first == list->capacity)
        grow_list(list);
    *entry_at(list, list->end++) = *event;
}

const struct cp_event *gpu_event_list_first(struct gpu_event_list *list)
{
    while (list->first != list->end && entry_at(list, list->first)->kind == CP_EVENT_NONE)
        list->first++;
    return list->first == list->end ? NULL : entry_at(list, list->first);
}

void gpu_event_list_remove_first(struct gpu_event_list *list)
{
    SIM_REQUIRE(list->first != list->end);
    list->first++;
}

bool gpu_event_list_withdraw_waiting(struct gpu_event_list *list, uint32_t slot, uint32_t wait_number)
{
    for (uint32_t i = list->first; i != list->end; i++) {
        struct cp_event *event = entry_at(list, i);

        if (event->kind == CP_EVENT_WAITING && event->wg.slot == slot && event->wg.wait_number == wait_number) {
            event->kind = CP_EVENT_NONE;
            return true;
        }
    }
    return false;
}
