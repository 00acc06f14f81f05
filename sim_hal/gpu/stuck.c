/* stuck.c - see stuck.h. */
#include "gpu/stuck.h"

static uint32_t line_of(const struct gpu_wave *wave)
{
    const struct isa_program *program = wave->state.program;
    uint32_t operation = wave->state.operation;

    return operation < program->operation_count ? program->operations[operation].line : 0;
}

static const char *state_of(const struct gpu_wave *wave)
{
    switch (wave->status) {
    case GPU_WAVE_WAITING:
        return "waits";
    case GPU_WAVE_BARRIER:
        return "at the barrier";
    case GPU_WAVE_MESSAGE:
        return "at a message";
    case GPU_WAVE_SLEEPING:
        return "sleeps";
    default:
        return "runs, and nothing changes";
    }
}

static void add_condition(const struct gpu_dispatcher *dispatcher, const struct gpu_condition *condition,
                          struct gpu_stuck *stuck)
{
    stuck->condition = condition;
    stuck->write = gpu_last_write(dispatcher->parts.memory_system, condition->address, condition->bytes);
    if (gpu_memory_contains(dispatcher->parts.memory, condition->address, condition->bytes))
        gpu_memory_read(dispatcher->parts.memory, condition->address, &stuck->value, condition->bytes);
}

static void visit_saved(const struct gpu_slot *slot, void (*visit)(void *, const struct gpu_stuck *), void *context)
{
    struct gpu_stuck stuck = {.slot = slot->index,
                              .saved = true,
                              .program = slot->kernel->program,
                              .line = slot->line,
                              .state = "has no place on a compute unit"};

    for (uint32_t i = 0; slot->waits_away && i < GPU_MAX_WAVES; i++) {
        if (!slot->waits[i].open)
            continue;
        stuck.state = "waits";
        add_condition(slot->dispatcher, &slot->waits[i].condition, &stuck);
        break;
    }
    visit(context, &stuck);
}

static void visit_wave(const struct gpu_slot *slot, const struct gpu_wave *wave,
                       void (*visit)(void *, const struct gpu_stuck *), void *context)
{
    struct gpu_stuck stuck = {.slot = slot->index,
                              .wave = wave->index,
                              .program = wave->state.program,
                              .line = line_of(wave),
                              .state = state_of(wave)};

    if (wave->status == GPU_WAVE_ENDED)
        return;
    if (wave->status == GPU_WAVE_WAITING)
        add_condition(slot->dispatcher, &wave->wait.condition, &stuck);
    visit(context, &stuck);
}

void gpu_visit_stuck(const struct gpu_dispatcher *dispatcher,
                     void (*visit)(void *context, const struct gpu_stuck *stuck), void *context)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        const struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state == GPU_SLOT_FREE)
            continue;
        if (!slot->workgroup) {
            visit_saved(slot, visit, context);
            continue;
        }
        for (uint32_t wave = 0; wave < slot->workgroup->wave_count; wave++)
            visit_wave(slot, &slot->workgroup->waves[wave], visit, context);
    }
}
