/*
 * abstract_bulk.c - CP_EXTENSION_BULK: a command launches several work-groups (WGs), and an event tells of several that have ended
 * (docs/reference/hal.md, "Bulk").
 *
 * A LAUNCHES is kept as one LAUNCH for each of its WGs, each of which is a move: a compute unit (CU) may be lost, and a WG may end,
 * between two of them. An ENDS is kept as one event for each end. Both take one place of their ring.
 */
#include "abstract_parts.h"

static bool plants(struct ag_gpu *gpu, enum ag_plant plant)
{
    if (ag_scenario()->plant != plant || gpu->planted)
        return false;
    gpu->planted = true;
    return true;
}

/* LAUNCHES */

static bool is_sound(const struct cp_command *frame, uint32_t context_bytes)
{
    const struct cp_launches *l = &frame->launches;
    uint32_t slots = 0;

    if (!ag_scenario()->bulk || !l->count || l->count > CP_LAUNCHES_MOST || frame->length != 4u + l->count ||
        l->contexts != AG_CONTEXTS || l->context_bytes != context_bytes || l->reserved0)
        return false;
    for (uint32_t i = 0; i < l->count; i++) {
        uint32_t slot = l->launches[i].slot;

        if (slot >= AG_WGS || slots >> slot & 1u || CP_LAUNCH_SIMD(l->launches[i].spot))
            return false;
        slots |= 1u << slot;
    }
    return true;
}

uint32_t ag_split(const struct cp_command *frame, uint32_t context_bytes, struct ag_command *commands)
{
    const struct cp_launches *l = &frame->launches;

    if (!is_sound(frame, context_bytes)) {
        ag_violation("a LAUNCHES with a field that cannot be");
        return 0;
    }
    for (uint32_t i = 0; i < l->count; i++) {
        commands[i] = (struct ag_command){.opcode = CP_COMMAND_LAUNCH,
                                          .tag = frame->tag,
                                          .slot = (uint8_t)l->launches[i].slot,
                                          .generation = (uint8_t)l->launches[i].generation,
                                          .kernel = (uint8_t)l->kernel,
                                          .cu = (uint8_t)CP_LAUNCH_CU(l->launches[i].spot),
                                          .number = (uint8_t)(l->first + i),
                                          .frame = (uint8_t)(l->count - i)};
    }
    return l->count;
}

bool ag_may_launch_several(const struct ag_state *state)
{
    const struct cp *cp = &state->cp;

    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        const struct cp_kernel *k = &cp->kernels[i];

        if (ag_scenario()->bulk && k->stage == CP_KERNEL_ACTIVE && k->unlaunched > 1 && cp->free.count > 1)
            return true;
    }
    return false;
}

uint32_t ag_frames(const struct ag_gpu *gpu)
{
    uint32_t frames = 0;

    for (uint32_t i = 0; i < gpu->command_count; i++)
        frames += gpu->commands[i].frame <= 1;
    return frames;
}

/* The WGs behind the one that is refused have its number, and those of the WGs before them. */
static void shift_numbers(struct ag_gpu *gpu, const struct ag_command *command)
{
    if (command->frame <= 1 || !plants(gpu, AG_PLANT_BULK_SHIFTED))
        return;
    for (uint32_t i = 0; i + 1 < command->frame; i++)
        gpu->commands[i].number--;
}

bool ag_refuses_one(struct ag_gpu *gpu, const struct ag_command *command)
{
    if (!command->frame)
        return true;
    ag_tally.races[AG_RACE_BULK_REFUSED] += command->frame > 1 && !gpu->lost[gpu->commands[0].cu];
    shift_numbers(gpu, command);
    return !plants(gpu, AG_PLANT_BULK_UNREFUSED);
}

/* ENDS */

uint32_t ag_entries(const struct ag_gpu *gpu, uint32_t first)
{
    uint32_t next = first + 1;

    while (next < gpu->event_count && gpu->events[next].joined)
        next++;
    return next - first;
}

/* Whether the last event is an ENDS of the kernel, not yet posted, with room for another end. */
static bool is_open(const struct ag_gpu *gpu, uint32_t record)
{
    uint32_t first = gpu->event_count - 1u;

    if (gpu->event_count == gpu->posted || gpu->events[first].kind != CP_EVENT_ENDS ||
        gpu->events[first].value != record)
        return false;
    while (gpu->events[first].joined)
        first--;
    return gpu->event_count - first < CP_GRID_ENDS;
}

/* The event names another WG of the kernel. */
static void name_other(struct ag_gpu *gpu, struct ag_event *event)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (i == event->slot || s->state != AG_RESIDENT || s->kernel != gpu->slots[event->slot].kernel ||
            !plants(gpu, AG_PLANT_BULK_WRONG_END))
            continue;
        event->slot = (uint8_t)i;
        event->generation = s->generation;
    }
}

bool ag_post_end(struct ag_gpu *gpu, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];
    uint32_t record = ag_record_of(gpu, s->kernel);
    struct ag_event event = {.kind = CP_EVENT_ENDS,
                             .cu = s->cu,
                             .slot = (uint8_t)slot,
                             .generation = s->generation,
                             .value = (uint8_t)record,
                             .joined = is_open(gpu, record)};

    if (!(gpu->extensions & CP_EXTENSION_BULK))
        return false;
    ag_tally.races[AG_RACE_BULK_JOINED] += event.joined;
    ag_tally.races[AG_RACE_BULK_KILLED] += event.joined && s->state == AG_KILLING;
    if (event.joined && plants(gpu, AG_PLANT_BULK_LOST_END))
        return true;
    if (event.joined)
        name_other(gpu, &event);
    ag_post(gpu, &event);
    return true;
}

void ag_expand_ends(const struct ag_event *entries, uint32_t count, struct cp_event *event)
{
    event->cu = 0;
    event->grid = (struct cp_grid_event){.kernel = entries[0].value, .count = (uint16_t)count};
    for (uint32_t i = 0; i < count; i++)
        event->grid.ends[i] = (struct cp_grid_end){entries[i].slot, entries[i].generation};
}

void ag_count_ends_lost(const struct ag_gpu *gpu, uint32_t cu)
{
    for (uint32_t i = 0; i < gpu->event_count; i++)
        ag_tally.races[AG_RACE_BULK_LOST] += gpu->events[i].kind == CP_EVENT_ENDS && gpu->events[i].cu == cu;
}

void ag_count_end_missed(const struct ag_gpu *gpu, const struct ag_command *command)
{
    for (uint32_t i = 0; i < gpu->event_count; i++) {
        const struct ag_event *e = &gpu->events[i];
        bool shared = e->joined || ag_entries(gpu, i) > 1;

        ag_tally.races[AG_RACE_BULK_STALE] +=
            e->kind == CP_EVENT_ENDS && e->slot == command->slot && e->generation == command->generation && shared;
    }
}
