/*
 * abstract_grids.c - CP_EXTENSION_GRIDS: the dispatcher launches the next work-groups (WGs) of a grid in the slots of those that end
 * (docs/reference/hal.md, "Grids"). An event tells of one WG: several in one are the same as several events in a row.
 */
#include "abstract_parts.h"

static bool plants(struct ag_gpu *gpu, enum ag_plant plant)
{
    if (ag_scenario()->plant != plant || gpu->planted)
        return false;
    gpu->planted = true;
    return true;
}

static bool has_unread(const struct ag_gpu *gpu)
{
    bool unread = false;

    for (uint32_t i = 0; i < gpu->event_count; i++)
        unread |= gpu->events[i].kind == CP_EVENT_GRID;
    return unread;
}

static void take_back(struct ag_gpu *gpu, const struct ag_command *command, uint32_t kernel)
{
    bool left = gpu->grid_next[kernel] != gpu->grid_end[kernel];
    struct ag_event event = {.kind = CP_EVENT_GRID_ENDED, .value = command->kernel, .tag = command->number};

    ag_tally.races[AG_RACE_GRID_TAKEN_BACK] += left;
    ag_tally.races[AG_RACE_GRID_CROSSED] += has_unread(gpu);
    if (left)
        event.tag = gpu->grid_next[kernel];
    if (!left || !plants(gpu, AG_PLANT_GRID_KEPT))
        gpu->grid_next[kernel] = gpu->grid_end[kernel] = (uint8_t)event.tag;
    ag_post(gpu, &event);
}

void ag_grid(struct ag_gpu *gpu, const struct ag_command *command, uint32_t kernel)
{
    uint32_t next = gpu->grid_next[kernel], end = gpu->grid_end[kernel];

    if (command->number > command->value || command->value > ag_scenario()->groups[kernel] ||
        (next == end ? command->number < next : command->number != end)) {
        ag_violation("(b) WGs are given to the dispatcher twice, or there are none such");
        return;
    }
    if (command->number == command->value) {
        take_back(gpu, command, kernel);
        return;
    }
    if (next == end)
        gpu->grid_next[kernel] = command->number;
    gpu->grid_end[kernel] = (uint8_t)command->value;
}

bool ag_succeed(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    uint32_t kernel = s->kernel, next = gpu->grid_next[kernel], number = ag_first_number(kernel) + next;
    struct ag_event event = {.kind = CP_EVENT_GRID, .slot = (uint8_t)slot, .generation = s->generation, .tag = next};
    uint8_t cu = s->cu;

    if (s->state != AG_RESIDENT || gpu->lost[cu])
        return false;
    ag_tally.races[AG_RACE_GRID_EMPTY] += next && next == gpu->grid_end[kernel];
    if (next == gpu->grid_end[kernel])
        return false;
    if (gpu->threads[number].launched)
        ag_violation("(b) a WG is launched a second time, or over another");
    while (gpu->record[event.value] != kernel + 1)
        event.value++;
    ag_leave(gpu, slot);
    gpu->threads[number].launched = true;
    *s = (struct ag_slot){.state = AG_RESIDENT,
                          .number = (uint8_t)number,
                          .kernel = (uint8_t)kernel,
                          .cu = cu,
                          .generation = (uint8_t)(event.generation + 1)};
    ag_tally.grid_starts++;
    if (!plants(gpu, AG_PLANT_GRID_TWICE))
        gpu->grid_next[kernel]++;
    if (!plants(gpu, AG_PLANT_GRID_UNREPORTED))
        ag_post(gpu, &event);
    return true;
}
