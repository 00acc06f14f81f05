/* options.c - see options.h. */
#include "host/options.h"

#include "engine/require.h"
#include "onward/cooperative.h"

static uint64_t address_of(const struct host_launch *launch, const struct host_argument *argument)
{
    return launch->addresses[argument - launch->file->arguments];
}

bool host_options_wanted(const struct host_launch *launch)
{
    return launch->gather || host_file_control(launch->file);
}

void host_options_write(const struct host_launch *launch, struct gpu *gpu)
{
    const struct host_argument *control = host_file_control(launch->file);
    struct cp_launch_options options = {.magic = CP_OPTIONS_MAGIC, .gather_cycles = launch->gather};

    SIM_REQUIRE(launch->options);
    if (control) {
        options.flags = control->control == HOST_CONTROL_MAXIMAL ? CP_LAUNCH_MAXIMAL : CP_LAUNCH_COOPERATIVE;
        options.control = address_of(launch, control);
        options.record_bytes = control->record_bytes;
    }
    mem_write(gpu_memory(gpu), launch->options, &options, sizeof(options), gpu_cycles(gpu));
}

void host_control_write(const struct host_launch *launch, struct gpu *gpu)
{
    const struct host_argument *argument = host_file_control(launch->file);
    struct cp_cooperative_control control = {.magic = CP_CONTROL_MAGIC};
    const struct cp_cooperative_record record = {0};
    uint64_t groups = host_file_workgroups(launch->file), address;
    uint32_t magic;

    if (!argument)
        return;
    address = address_of(launch, argument);
    mem_read(gpu_memory(gpu), address, &magic, sizeof(magic));
    if (magic != 0 && magic != CP_CONTROL_MAGIC)
        return;
    control.maximum = (uint32_t)groups;
    control.record_bytes = argument->record_bytes;
    mem_write(gpu_memory(gpu), address, &control, sizeof(control), gpu_cycles(gpu));
    for (uint64_t i = 0; i < groups; i++)
        mem_write(gpu_memory(gpu), address + sizeof(control) + i * argument->record_bytes, &record, sizeof(record),
                  gpu_cycles(gpu));
}
