/* observe.c - see observe.h. */
#include "tools/outputs/observe.h"

#include <string.h>

#include "syncmon/syncmon.h"

enum view_state outputs_view_state(enum gpu_life life)
{
    switch (life) {
    case GPU_LIFE_LAUNCHED:
    case GPU_LIFE_RUNNING:
        return VIEW_RUNNING;
    case GPU_LIFE_STALLED:
        return VIEW_STALLED;
    case GPU_LIFE_SAVING:
        return VIEW_SAVING;
    case GPU_LIFE_SWAPPED:
        return VIEW_SWAPPED;
    case GPU_LIFE_READY:
        return VIEW_READY;
    case GPU_LIFE_RESTORING:
        return VIEW_RESTORING;
    case GPU_LIFE_DONE:
    case GPU_LIFE_KILLED:
        break;
    }
    return VIEW_NONE;
}

static void note_life(void *context, uint64_t cycle, enum gpu_life life, uint32_t slot, uint32_t generation,
                      uint32_t queue, const char *kernel, const uint32_t workgroup[3], uint32_t cu)
{
    struct outputs_observation *observation = context;
    const struct view_workgroup seen = {slot, generation, cu, kernel, workgroup};

    (void)queue;
    view_trace_workgroup(observation->trace, cycle, &seen, outputs_view_state(life),
                         life == GPU_LIFE_DONE ? "done" : "killed");
}

const char *outputs_relation(enum isa_wait_condition condition)
{
    static const char *const relations[] = {
        [ISA_WAIT_NONE] = "", [ISA_WAIT_EQ] = "==", [ISA_WAIT_NE] = "!=", [ISA_WAIT_LT] = "<", [ISA_WAIT_GE] = ">="};

    return relations[condition];
}

static void note_wait(void *context, uint32_t slot, const struct mem_condition *condition)
{
    struct outputs_observation *observation = context;
    const struct view_wait wait = {condition->address, condition->mask, condition->value,
                                   outputs_relation((enum isa_wait_condition)condition->condition)};

    view_trace_wait(observation->trace, slot, &wait);
}

static void note_step(void *context, uint64_t cycle, uint64_t cost, uint64_t instructions, uint32_t events,
                      uint32_t commands, uint32_t loads)
{
    struct outputs_observation *observation = context;

    view_trace_step(observation->trace, cycle, cost, instructions, events, commands, loads);
}

void outputs_depth_rows(const struct gpu_depths *depths, struct view_depth rows[OUTPUTS_DEPTHS])
{
    const struct view_depth named[OUTPUTS_DEPTHS] = {{"events for the firmware", depths->events},
                                                     {"commands for the GPU", depths->commands},
                                                     {"ready work-groups without a place", depths->ready},
                                                     {"work-groups never launched", depths->unlaunched},
                                                     {"conditions monitored", depths->waiters},
                                                     {"Monitor Log entries", depths->spilled}};

    memcpy(rows, named, sizeof(named));
}

static void note_depths(void *context, uint64_t cycle, const struct gpu_depths *depths)
{
    struct outputs_observation *observation = context;
    struct view_depth rows[OUTPUTS_DEPTHS];

    outputs_depth_rows(depths, rows);
    for (uint32_t i = 0; i < OUTPUTS_DEPTHS; i++)
        view_trace_depth(observation->trace, cycle, i, &rows[i]);
}

static void note_cu(void *context, uint64_t cycle, uint32_t cu, bool available)
{
    struct outputs_observation *observation = context;

    view_trace_cu(observation->trace, cycle, cu, available);
}

struct view_wave_span outputs_wave_span(const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                                        uint64_t to)
{
    static const char *const names[CU_CLASSES] = {
        [CU_CLASS_ISSUING] = "issuing",         [CU_CLASS_PASSED_OVER] = "passed_over",
        [CU_CLASS_UNIT_BUSY] = "unit_busy",     [CU_CLASS_RESULT] = "result",
        [CU_CLASS_MEMORY] = "memory",           [CU_CLASS_LDS_SCALAR] = "lds_scalar",
        [CU_CLASS_FETCH_HIT] = "fetch_hit",     [CU_CLASS_FETCH_MISS] = "fetch_miss",
        [CU_CLASS_FETCH_QUEUE] = "fetch_queue", [CU_CLASS_BARRIER] = "barrier",
        [CU_CLASS_MESSAGE] = "message",         [CU_CLASS_SLEEP] = "sleep",
        [CU_CLASS_WAITING] = "waiting",         [CU_CLASS_ENDED] = "ended",
        [CU_CLASS_STOPPED] = "stopped"};
    const uint32_t *id = wave->workgroup->id;

    return (struct view_wave_span){names[class], {id[0], id[1], id[2]}, wave->index, from, to};
}

static void note_span(void *context, uint64_t now, const struct cu_wave *wave, enum cu_wave_class class, uint64_t from,
                      uint64_t to)
{
    struct outputs_observation *observation = context;
    const struct view_wave_span span = outputs_wave_span(wave, class, from, to);

    view_wave_span(&observation->waves, now, wave->simd, wave->slot, &span);
}

static void note_stop(void *context, uint64_t now, const struct cu_wave *wave)
{
    struct outputs_observation *observation = context;

    view_wave_stop(&observation->waves, now, wave->simd, wave->slot);
}

struct cu_wave_observer outputs_wave_observer(struct outputs_observation *observation, uint32_t cu)
{
    return (struct cu_wave_observer){.context = observation, .cu = cu, .span = note_span, .stop = note_stop};
}

struct gpu_observer outputs_observer(struct outputs_observation *observation)
{
    return (struct gpu_observer){.context = observation,
                                 .life = note_life,
                                 .wait = note_wait,
                                 .step = note_step,
                                 .depths = note_depths,
                                 .cu = note_cu};
}
