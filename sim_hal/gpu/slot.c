/* slot.c - work-group slots: the table, their events, their observer. */
#include "gpu/slot.h"

#include "engine/require.h"

void gpu_dispatcher_post(struct gpu_dispatcher *dispatcher, const struct cp_event *event)
{
    SIM_REQUIRE(event->kind != CP_EVENT_NONE);
    gpu_event_list_append(&dispatcher->events, event);
    dispatcher->parts.event_ready(dispatcher->parts.context);
}

void gpu_slot_post(struct gpu_slot *slot, enum cp_event_kind kind, uint64_t now)
{
    struct cp_event event = {.kind = (uint8_t)kind,
                             .cu = (uint16_t)slot->cu,
                             .cycle = now,
                             .wg = {slot->index, slot->generation, slot->wait_number, 0}};

    SIM_REQUIRE(slot->state != GPU_SLOT_FREE);
    SIM_REQUIRE(kind != CP_EVENT_WAITING || slot->condition_valid);
    SIM_REQUIRE(kind != CP_EVENT_WAITING || slot->first_wait <= slot->wait_number);
    if (kind == CP_EVENT_WAITING) {
        event.wg.first_wait = slot->first_wait;
        event.waiting.condition = slot->condition.condition;
        event.waiting.address = slot->condition.address;
        event.waiting.value = slot->condition.value;
        event.waiting.mask = slot->condition.mask;
    }
    gpu_dispatcher_post(slot->dispatcher, &event);
}

static enum cp_saved_state state_when_saved(const struct gpu_slot *slot)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    return slot->stalled ? CP_SAVED_WAITS : CP_SAVED_RUNNABLE;
}

void gpu_slot_post_left(struct gpu_slot *slot, enum cp_event_kind kind, uint64_t now)
{
    struct cp_event event = {.kind = (uint8_t)kind,
                             .cu = (uint16_t)slot->cu,
                             .cycle = now,
                             .wg = {slot->index, slot->generation, slot->wait_number, 0}};

    SIM_REQUIRE(kind == CP_EVENT_SAVED || kind == CP_EVENT_DONE);
    SIM_REQUIRE(!slot->workgroup);
    if (kind == CP_EVENT_SAVED) {
        event.wg.first_wait = slot->stalled ? slot->first_wait : 0;
        event.saved.state = state_when_saved(slot);
    }
    if (kind == CP_EVENT_SAVED && event.saved.state == CP_SAVED_WAITS && slot->condition_valid) {
        event.saved.condition = slot->condition.condition;
        event.saved.address = slot->condition.address;
        event.saved.value = slot->condition.value;
        event.saved.mask = slot->condition.mask;
    }
    gpu_dispatcher_post(slot->dispatcher, &event);
}

void gpu_dispatcher_refuse(struct gpu_dispatcher *dispatcher, const struct cp_command *command, enum cp_refusal reason,
                           uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_REFUSED, .reason = (uint8_t)reason, .tag = command->tag, .cycle = now};

    SIM_REQUIRE(reason);
    if (command->opcode == CP_COMMAND_KERNEL_BEGIN || command->opcode == CP_COMMAND_KERNEL_END)
        event.kernel.kernel = command->begin.kernel;
    else
        event.wg = (struct cp_wg_event){command->place.slot, command->place.generation, command->place.wait_number, 0};
    dispatcher->counters.refused++;
    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_slot_observe(const struct gpu_slot *slot, enum gpu_life life, uint64_t now)
{
    const struct gpu_observer *observer = slot->dispatcher->parts.observer;

    SIM_REQUIRE(slot->kernel);
    if (observer->life)
        observer->life(observer->context, now, life, slot->index, slot->generation, slot->kernel->queue,
                       slot->kernel->name, slot->id, slot->cu);
}

void gpu_slot_observe_wait(const struct gpu_slot *slot)
{
    const struct gpu_observer *observer = slot->dispatcher->parts.observer;

    SIM_REQUIRE(slot->condition_valid);
    if (observer->wait)
        observer->wait(observer->context, slot->index, &slot->condition);
}

void gpu_slot_observe_change(const struct gpu_slot *slot, const struct mem_condition *condition)
{
    const struct gpu_dispatcher_parts *parts = &slot->dispatcher->parts;
    struct gpu_change change;

    if (!parts->observer->changed)
        return;
    change.condition = condition;
    change.write = path_last_write(parts->memory_system, condition->address, condition->bytes);
    change.program = slot->kernel->program;
    parts->observer->changed(parts->observer->context, slot->index, &change);
}

void gpu_slot_observe_wait_end(const struct gpu_slot *slot)
{
    const struct gpu_dispatcher_parts *parts = &slot->dispatcher->parts;
    const struct mem_condition *condition = &slot->condition;
    uint64_t value = 0;

    if (!parts->observer->changed || !slot->condition_valid ||
        !mem_contains(parts->memory, condition->address, condition->bytes))
        return;
    mem_read(parts->memory, condition->address, &value, condition->bytes);
    if (execute_wait_satisfied((enum isa_wait_condition)condition->condition, value, condition->mask, condition->value))
        gpu_slot_observe_change(slot, condition);
}

/* Makes the slots up to a slot that is named for the first time: thousands are never touched. */
static void use_slot(struct gpu_dispatcher *dispatcher, uint32_t index)
{
    SIM_REQUIRE(index < dispatcher->slot_limit);
    for (; dispatcher->slots_used <= index; dispatcher->slots_used++) {
        dispatcher->slots[dispatcher->slots_used].dispatcher = dispatcher;
        dispatcher->slots[dispatcher->slots_used].index = dispatcher->slots_used;
    }
}

struct gpu_slot *gpu_named_slot(struct gpu_dispatcher *dispatcher, const struct cp_place *place)
{
    if (place->slot >= dispatcher->slot_limit)
        return NULL;
    use_slot(dispatcher, place->slot);
    return &dispatcher->slots[place->slot];
}

static void close_wait(const struct gpu_slot *slot, struct cu_wait *wait)
{
    if (wait->open)
        syncmon_end(slot->dispatcher->syncmon, slot->index, slot->generation, wait->number);
    wait->open = false;
}

void gpu_slot_end_waits(struct gpu_slot *slot)
{
    struct cu_workgroup *workgroup = slot->workgroup;

    for (uint32_t i = 0; i < CU_MAX_WAVES; i++)
        close_wait(slot, &slot->waits[i]);
    for (uint32_t i = 0; workgroup && i < workgroup->wave_count; i++)
        close_wait(slot, &workgroup->waves[i].wait);
    syncmon_tried(slot->dispatcher->syncmon, slot->index, slot->generation);
    slot->waits_away = false;
}
