/* launches.c - several work-groups that one command launches. */
#include "gpu/launches.h"

#include "engine/require.h"
#include "gpu/grid.h"
#include "gpu/move.h"
#include "gpu/slot.h"

/* The LAUNCH that a work-group of the frame stands for. */
static struct cp_command launch_of(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint32_t index)
{
    const struct cp_launches *launches = &command->launches;
    const struct cp_bulk_launch *launch = &launches->launches[index];
    const struct cu_kernel *kernel = gpu_kernel_table_find(&dispatcher->kernels, launches->kernel);
    struct cp_command single = {
        .opcode = CP_COMMAND_LAUNCH,
        .tag = command->tag,
        .place = {.slot = launch->slot,
                  .generation = launch->generation,
                  .kernel = launches->kernel,
                  .cu = (uint16_t)CP_LAUNCH_CU(launch->spot),
                  .simd = (uint16_t)CP_LAUNCH_SIMD(launch->spot),
                  .context = launches->contexts + (uint64_t)launch->slot * launches->context_bytes}};

    SIM_REQUIRE(index < launches->count);
    if (kernel)
        gpu_grid_id(kernel, launches->first + index, single.place.workgroup);
    return single;
}

void gpu_command_launches(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    uint32_t count = command->launches.count;

    if (!count || count > CP_LAUNCHES_MOST) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        struct cp_command single = launch_of(dispatcher, command, i);

        gpu_command_launch(dispatcher, &single, now);
    }
}
