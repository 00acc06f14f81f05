/* state.c - see state.h. */
#include "tools/debug/state.h"

#include <string.h>

#include "engine/require.h"
#include "gpu/dispatcher.h"

const struct cu_workgroup *debug_workgroup(const struct debug *debug, uint32_t slot, uint32_t generation)
{
    const struct gpu_dispatcher *dispatcher = gpu_dispatcher_of(debug->gpu);
    const struct cu_workgroup *workgroup;

    if (!dispatcher || slot >= gpu_dispatcher_slots(dispatcher))
        return NULL;
    workgroup = gpu_dispatcher_slot(dispatcher, slot)->workgroup;
    return workgroup && workgroup->generation == generation ? workgroup : NULL;
}

const struct cu_wave *debug_wave(const struct debug *debug)
{
    const struct cu_workgroup *workgroup;

    if (!debug->focus.set)
        return NULL;
    workgroup = debug_workgroup(debug, debug->focus.slot, debug->focus.generation);
    return workgroup && debug->focus.wave < workgroup->wave_count ? &workgroup->waves[debug->focus.wave] : NULL;
}

void debug_focus_wave(struct debug *debug, const struct cu_wave *wave)
{
    const struct cu_workgroup *workgroup = wave->workgroup;
    uint64_t exec = isa_exec(&wave->state);
    uint32_t lane = debug->focus.lane;

    if (!(exec >> lane & 1) && exec)
        lane = (uint32_t)__builtin_ctzll(exec);
    debug->focus = (struct debug_focus){
        .set = true, .slot = workgroup->slot, .generation = workgroup->generation, .wave = wave->index, .lane = lane};
}

void debug_focus_any(struct debug *debug)
{
    const struct gpu_dispatcher *dispatcher = gpu_dispatcher_of(debug->gpu);

    if (!dispatcher || debug_wave(debug))
        return;
    for (uint32_t i = 0; i < gpu_dispatcher_slots(dispatcher); i++) {
        const struct cu_workgroup *workgroup = gpu_dispatcher_slot(dispatcher, i)->workgroup;

        for (uint32_t wave = 0; workgroup && wave < workgroup->wave_count; wave++) {
            if (workgroup->waves[wave].status == CU_WAVE_ENDED)
                continue;
            debug_focus_wave(debug, &workgroup->waves[wave]);
            return;
        }
    }
}

const struct debug_program *debug_program(const struct debug *debug, const struct isa_program *program)
{
    uint32_t index = 0;

    while (index + 1 < debug->program_count && debug->programs[index].program != program)
        index++;
    SIM_REQUIRE(debug->programs[index].program == program);
    return &debug->programs[index];
}

bool debug_begins_kernel(const struct cu_wave *wave)
{
    static const uint32_t first[3];

    return wave->index == 0 && wave->state.operation == wave->workgroup->kernel->entry &&
           memcmp(wave->workgroup->id, first, sizeof(first)) == 0;
}
